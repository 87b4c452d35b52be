import { sql } from 'kysely';
import type {
  ContractKind,
  ContractPeriod,
  ContractSide,
  ContractTier,
} from '../../../src/machines/contract/contract.context.ts';
import type { Database } from '../../../server/db/database.ts';
import { tellOpenPages } from '../../identity/sessions/member-news.ts';
import type { Product } from './products.ts';
import type { RecordedStep, StoredStatus } from './tables.ts';

export interface StoredContract {
  readonly id: string;
  readonly kind: ContractKind;
  readonly product: Product;
  readonly uplineId: string | null;
  readonly downlineId: string;
  readonly status: StoredStatus;
  readonly version: number;
  readonly activeVersion: number | null;
  readonly askedBy: ContractSide | null;
}
export interface StoredTerms {
  readonly period: ContractPeriod;
  readonly tiers: readonly ContractTier[];
  readonly effectiveAt: Date | null;
}
/** Who did something, when and from where. */
export interface Signature {
  /** Null where the platform did it. */
  readonly memberId: string | null;
  readonly at: Date;
  readonly from: string;
}

const columns = [
  'id',
  'kind',
  'product',
  'upline_id as uplineId',
  'downline_id as downlineId',
  'status',
  'version',
  'active_version as activeVersion',
  'asked_by as askedBy',
] as const;

/**
 * One step of a kind at a time for the whole tree of a merchant: a step reads the rates above it and
 * ends contracts below it, so row locks taken from two ends of a branch would wait for each other. Held
 * until the transaction ends.
 */
export async function lockKind(db: Database, merchant: string, kind: ContractKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contract:${merchant}:${kind}`}, 0))`.execute(db);
}

export interface Parties {
  readonly uplineId: string | null;
  readonly downlineId: string;
  readonly kind: ContractKind;
  readonly product: Product;
}

export async function findContract(db: Database, parties: Parties): Promise<StoredContract | null> {
  const query = db
    .selectFrom('contract')
    .select(columns)
    .where('downline_id', '=', parties.downlineId)
    .where('upline_id', parties.uplineId === null ? 'is' : '=', parties.uplineId)
    .where('kind', '=', parties.kind)
    .where('product', '=', parties.product);
  return (await query.executeTakeFirst()) ?? null;
}

/** Contracts in which a member is the downline, or the upline, of a kind or of all. */
export async function listContracts(
  db: Database,
  side: ContractSide,
  memberId: string,
  kind?: ContractKind,
): Promise<readonly StoredContract[]> {
  let query = db
    .selectFrom('contract')
    .select(columns)
    .where(side === 'downline' ? 'downline_id' : 'upline_id', '=', memberId)
    .orderBy('id');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  return query.execute();
}

export async function readTerms(db: Database, contractId: string, version: number): Promise<StoredTerms> {
  return db
    .selectFrom('contract_version')
    .select(['period', 'tiers', 'effective_at as effectiveAt'])
    .where('contract_id', '=', contractId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}

export async function insertContract(
  db: Database,
  merchant: string,
  parties: Parties,
  now: Date,
): Promise<StoredContract> {
  return db
    .insertInto('contract')
    .values({
      merchant,
      kind: parties.kind,
      product: parties.product,
      upline_id: parties.uplineId,
      downline_id: parties.downlineId,
      status: 'P',
      version: 1,
      active_version: null,
      asked_by: null,
      created_at: now,
      changed_at: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Writes the state of a contract. Holds `lockKind`. */
export async function updateContract(
  db: Database,
  id: string,
  standing: Pick<StoredContract, 'status' | 'version' | 'activeVersion' | 'askedBy'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('contract')
    .set({
      status: standing.status,
      version: standing.version,
      active_version: standing.activeVersion,
      asked_by: standing.askedBy,
      changed_at: now,
    })
    .where('id', '=', id)
    .execute();
}

/** Signs the answer to an offer. The database refuses a second answer. */
export async function answerVersion(
  db: Database,
  { id, version }: Pick<StoredContract, 'id' | 'version'>,
  answer: 'accepted' | 'rejected' | 'withdrawn',
  signature: Signature,
  effectiveAt: Date | null,
): Promise<void> {
  await db
    .updateTable('contract_version')
    .set({
      answer,
      answered_by: signature.memberId,
      answered_at: signature.at,
      answered_from: signature.from,
      effective_at: effectiveAt,
    })
    .where('contract_id', '=', id)
    .where('version', '=', version)
    .execute();
}

/** Writes a step down, and tells the open pages of the sides that did not take it. */
export async function recordStep(
  db: Database,
  contract: Pick<StoredContract, 'id' | 'version' | 'status'>,
  record: {
    readonly step: RecordedStep;
    readonly side: ContractSide | 'system';
    readonly reason?: string | null;
  },
  signature: Signature,
): Promise<void> {
  await db
    .insertInto('contract_step')
    .values({
      contract_id: contract.id,
      version: contract.version,
      step: record.step,
      side: record.side,
      member_id: signature.memberId,
      status: contract.status,
      made_at: signature.at,
      made_from: signature.from,
      reason: record.reason ?? null,
    })
    .execute();
  await tellOpenPages(
    db,
    sql`select side from contract c, unnest(array[c.upline_id, c.downline_id]) side
      where c.id = ${contract.id} and side is distinct from ${signature.memberId}::bigint`,
  );
}

/** The newest step of a contract that has one; the newest of a name where it is given. */
async function findLastStep(db: Database, contractId: string, step?: RecordedStep) {
  let query = db.selectFrom('contract_step').select(['step', 'reason']).where('contract_id', '=', contractId);
  if (step !== undefined) query = query.where('step', '=', step);
  return query.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

export async function readLastStep(db: Database, contractId: string): Promise<RecordedStep | null> {
  return (await findLastStep(db, contractId))?.step ?? null;
}

/** Why the end of a contract is asked for; empty where the side wrote nothing, and while none asks. */
export async function readEndReason(
  db: Database,
  { id, status }: Pick<StoredContract, 'id' | 'status'>,
): Promise<string> {
  if (status !== 'V') return '';
  return (await findLastStep(db, id, 'requestEnd'))?.reason ?? '';
}
