import type { ContractKind, ContractStep } from '../../../src/machines/contract/contract.context.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import {
  findContract,
  lockKind,
  readLastStep,
  type Signature,
  type StoredContract,
} from './contract-store.ts';
import { takeStep } from './take-step.ts';
import type { Product } from './products.ts';
import type { StoredStatus } from './tables.ts';

/** What a client sends as the answer to a contract. */
export type WireAnswer = 'A' | 'R' | 'V' | 'C' | 'W';

/**
 * What an answer means in this state of a contract; null where it means nothing. Asked to end (V), clients of
 * hourly salary send A to agree and R to decline, all others C and A (wire contract A7): C agrees everywhere.
 * Who asked withdraws that with W, which no other answer means: a late A would withdraw it by accident.
 */
export function readWireStep(
  kind: ContractKind,
  status: StoredStatus,
  answer: WireAnswer,
): ContractStep | null {
  if (status === 'P' || status === 'E') {
    if (answer === 'A') return 'accept';
    return answer === 'R' ? 'reject' : null;
  }
  if (status === 'A') return answer === 'V' ? 'requestEnd' : null;
  if (status !== 'V') return null;
  if (answer === 'C') return 'agreeEnd';
  if (answer === 'W') return 'takeBackEnd';
  if (kind === 'hourly') return answer === 'A' ? 'agreeEnd' : answer === 'R' ? 'declineEnd' : null;
  return answer === 'A' ? 'declineEnd' : null;
}

export interface AnswerRequest {
  readonly merchant: string;
  readonly zone: string;
  readonly memberId: string;
  readonly kind: ContractKind;
  readonly by: { readonly product: Product } | { readonly id: string };
  readonly status: WireAnswer;
  readonly version?: number | undefined;
  readonly downlineHigherRate?: 'Y' | 'N' | undefined;
  readonly endsBelow?: number | undefined;
  readonly reason?: string | undefined;
  readonly signature: Signature;
}

async function findOwn(db: Database, request: AnswerRequest): Promise<StoredContract> {
  const { memberId, kind, by } = request;
  const query = db
    .selectFrom('contract')
    .select(['upline_id as uplineId', 'product'])
    .where('downline_id', '=', memberId)
    .where('kind', '=', kind);
  // A member who was moved keeps contracts with the upline before: the newest is the one in use.
  const row = await ('id' in by ? query.where('id', '=', by.id) : query.where('product', '=', by.product))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const contract = row === undefined ? null : await findContract(db, { ...row, downlineId: memberId, kind });
  if (contract === null) throw refuseCall('contract.changed', 'The member has no such contract.', 404);
  return contract;
}

/** What an answer leaves a contract at. */
export const standingAfter = <Answer extends WireAnswer>(answer: Answer) =>
  answer === 'W' ? 'A' : (answer as Exclude<Answer, 'W'>);

/**
 * The contract is already in the state that the answer asks for: the call came twice, or its answer got lost.
 */
async function isDone(
  db: Database,
  { id, status, version, askedBy }: StoredContract,
  request: AnswerRequest,
): Promise<boolean> {
  if (request.version !== undefined && request.version !== version) return false;
  if (status !== standingAfter(request.status)) return false;
  if (status === 'V') return askedBy === 'downline';
  // With A clients of hourly salary agree to an end: one that was withdrawn meanwhile did not come.
  const isAgreement = request.kind === 'hourly' && request.status === 'A';
  return !isAgreement || (await readLastStep(db, id)) !== 'takeBackEnd';
}

/** Takes the downline's answer to a contract. Call it inside a transaction. */
export async function answerByWire(db: Database, request: AnswerRequest): Promise<StoredContract> {
  const { merchant, zone, kind, status, version, signature, downlineHigherRate, endsBelow, reason } = request;
  await lockKind(db, merchant, kind);
  const contract = await findOwn(db, request);
  if (await isDone(db, contract, request)) return contract;
  const step = readWireStep(kind, contract.status, status);
  if (step === null) {
    throw refuseCall(
      'contract.changed',
      `${status} is no answer to a contract that stands ${contract.status}.`,
      409,
    );
  }
  const knewOfEnding = downlineHigherRate === undefined ? undefined : downlineHigherRate === 'Y';
  const { uplineId, downlineId, product } = contract;
  return takeStep(db, {
    merchant,
    zone,
    kind,
    product,
    uplineId,
    downlineId,
    side: 'downline',
    step,
    version,
    knewOfEnding,
    knewOfEnds: endsBelow,
    reason,
    signature,
  });
}
