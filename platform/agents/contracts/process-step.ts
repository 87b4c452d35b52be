import {
  isReasonTooLong,
  leadsToEnd,
  longestReason,
  type ContractKind,
  type ContractPeriod,
  type ContractSide,
  type ContractStep,
  type ContractTier,
} from '../../../src/machines/contract/contract.context.ts';
import { nameTierFaults, readTopRate, tidyTiers } from '../../../src/machines/contract/contract.tiers.ts';
import type { Database } from '../../../server/db/database.ts';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { readCurrency, readMemberCurrency } from '../../money/wallet/currency.ts';
import {
  answerVersion,
  findContract,
  insertContract,
  lockKind,
  readTerms,
  recordStep,
  updateContract,
  type Parties,
  type Signature,
  type StoredContract,
} from './contract-store.ts';
import { findEffectiveFrom } from './effective-from.ts';
import { countEndsBelow, endTooHigh, wouldEndDownline } from './fallen-rates.ts';
import { fingerprintTerms } from './fingerprint.ts';
import { isLegalStep } from './legal-steps.ts';
import { findNextStanding } from './next-standing.ts';
import { loadOwnTerms, tiersFor } from './own-rates.ts';

export interface StepRequest extends Parties {
  readonly merchant: string;
  /** By whose clocks periods begin: that of the brand. */
  readonly zone: string;
  readonly side: ContractSide;
  readonly step: ContractStep;
  /** The offer that the person saw; undefined where a client does not say. */
  readonly version?: number | undefined;
  /** Whether the person saw if accepting ends a contract below; undefined where a client does not say. */
  readonly knewOfEnding?: boolean | undefined;
  /**
   * Number of contracts below that, as the person saw it, end with this one; undefined where a client does
   * not say.
   */
  readonly knewOfEnds?: number | undefined;
  /** Why, for the other side to read. */
  readonly reason?: string | undefined;
  readonly signature: Signature;
}
export interface OfferTerms {
  readonly period: ContractPeriod;
  readonly tiers: readonly ContractTier[];
}

const changed = (why: string): AppError => refuseCall('contract.changed', why, 409);

/** What the offering side may promise: its highest rate, as decimal text in per cent, and its own terms. */
export interface OwnOffer {
  readonly ownRate: string;
  readonly ownTiers?: readonly ContractTier[];
}
/** The house may give any rate on any terms; an agent none on easier terms than its own. */
export async function readOwnOffer(
  db: Database,
  memberId: string | null,
  kind: ContractKind,
  product: Parties['product'],
): Promise<OwnOffer> {
  if (memberId === null) return { ownRate: '100.00' };
  const ownTiers = tiersFor(await loadOwnTerms(db, memberId, kind), product);
  return { ownRate: readTopRate(ownTiers), ownTiers };
}

/** A dividend is a share of what was lost, and pays no fixed amount. */
const nameFixed = (tiers: readonly ContractTier[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tiers.flatMap(({ fixed }, place) =>
      fixed === undefined ? [] : [[`tiers.${place}`, 'contract.tier-invalid'] as const],
    ),
  );

/** Refuses tiers that are no offer; the fields name the rows. */
export function checkTiers(
  tiers: readonly ContractTier[],
  offer: OwnOffer & { readonly kind: ContractKind; readonly currency: string },
): void {
  const { kind } = offer;
  const faults = Object.entries({
    ...nameTierFaults(tiers, offer),
    ...(kind === 'dividend' ? nameFixed(tiers) : {}),
  });
  if (faults.length === 0) return;
  const fields = Object.fromEntries(faults.map(([field, key]) => [field, key.replace(/^error\./, '')]));
  const [code = 'contract.tier-invalid'] = Object.values(fields);
  throw new AppError({ status: 400, code, message: 'The tiers are not an offer.', fields });
}

function checkStanding(stored: StoredContract | null, request: StepRequest): void {
  const { side, step, version } = request;
  if (version !== undefined && version !== (stored?.version ?? 0)) {
    throw changed(`The newest offer is ${stored?.version ?? 0}, the answer is to ${version}.`);
  }
  const standing = { status: stored?.status ?? 'none', askedBy: stored?.askedBy ?? null } as const;
  if (!isLegalStep(side, standing, step)) {
    throw changed(
      `The ${side} cannot take the step ${step} on a contract whose status is ${standing.status}.`,
    );
  }
}

/** The reason as it is kept; null where there is none. */
function readReason({ reason = '' }: StepRequest): string | null {
  if (isReasonTooLong(reason))
    throw refuseField('reason', 'comment.too-long', `At most ${longestReason} characters.`);
  return reason.trim() === '' ? null : reason.trim();
}

const isOpen = (stored: StoredContract | null): boolean => stored?.status === 'P' || stored?.status === 'E';

async function offer(
  db: Database,
  stored: StoredContract | null,
  request: StepRequest,
  terms: OfferTerms,
): Promise<StoredContract> {
  const { merchant, signature } = request;
  const { code: currency } = await readCurrency(db, merchant);
  const limits = await readOwnOffer(db, request.uplineId, request.kind, request.product);
  checkTiers(terms.tiers, { ...limits, kind: request.kind, currency });
  const held = { version: stored?.version ?? 0, activeVersion: stored?.activeVersion ?? null };
  const next = findNextStanding({ ...held, isOpen: isOpen(stored) }, 'upline', 'offer');
  if (stored !== null && isOpen(stored)) await answerVersion(db, stored, 'withdrawn', signature, null);
  const contract = stored ?? (await insertContract(db, merchant, request, signature.at));
  await updateContract(db, contract.id, next, signature.at);
  const tiers = tidyTiers(terms.tiers, currency);
  await db
    .insertInto('contract_version')
    .values({
      contract_id: contract.id,
      version: next.version,
      period: terms.period,
      tiers: JSON.stringify(tiers),
      fingerprint: fingerprintTerms({ ...request, version: next.version }, { ...terms, tiers }),
      offered_by: signature.memberId,
      offered_at: signature.at,
      offered_from: signature.from,
      answer: null,
      answered_by: null,
      answered_at: null,
      answered_from: null,
      effective_at: null,
    })
    .execute();
  return { ...contract, ...next };
}

/** Refuses a step that ends more below than the person saw when they decided. */
async function checkTold(
  db: Database,
  stored: StoredContract,
  { step, knewOfEnding, knewOfEnds }: StepRequest,
): Promise<void> {
  if (step === 'accept' && knewOfEnding === false && (await wouldEndDownline(db, stored)))
    throw changed('Accepting would end a contract below, which the question did not say.');
  if (!leadsToEnd(step) || knewOfEnds === undefined) return;
  const ends = await countEndsBelow(db, stored);
  if (ends > knewOfEnds) throw changed(`${ends} contracts below would end, the question said ${knewOfEnds}.`);
}

async function answer(db: Database, stored: StoredContract, request: StepRequest): Promise<StoredContract> {
  const { step, side, signature, zone } = request;
  const { kind, product, uplineId, downlineId } = stored;
  const next = findNextStanding({ ...stored, isOpen: isOpen(stored) }, side, step);
  await checkTold(db, stored, request);
  if (step === 'accept') {
    const { tiers, period } = await readTerms(db, stored.id, stored.version);
    const { code: currency } = await readMemberCurrency(db, downlineId);
    checkTiers(tiers, { ...(await readOwnOffer(db, uplineId, kind, product)), kind, currency });
    const from = findEffectiveFrom(kind, period, { now: signature.at, zone });
    await answerVersion(db, stored, 'accepted', signature, from);
  }
  if (step === 'reject') await answerVersion(db, stored, 'rejected', signature, null);
  await updateContract(db, stored.id, next, signature.at);
  if (step === 'accept' || step === 'agreeEnd') await endTooHigh(db, downlineId, kind, signature.at);
  return { ...stored, ...next };
}

/**
 * Takes a step of a contract: the flow says whether it is legal, the row is read and written under one
 * lock, and what it ends below ends with it. Call it inside a transaction.
 * @throws AppError `contract.changed` (409) where the contract is not as the person saw it
 */
export async function processStep(
  db: Database,
  request: StepRequest,
  terms?: OfferTerms,
): Promise<StoredContract> {
  const { merchant, kind, side, step, signature } = request;
  const reason = readReason(request);
  await lockKind(db, merchant, kind);
  const stored = await findContract(db, request);
  checkStanding(stored, request);
  const contract =
    stored === null || step === 'offer'
      ? await offer(db, stored, request, terms ?? { period: 'M', tiers: [] })
      : await answer(db, stored, request);
  await recordStep(db, contract, { step, side, reason }, signature);
  return contract;
}
