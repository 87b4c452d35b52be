import type { ContractKind, ContractTier } from '../../../src/machines/contract/contract.context.ts';
import { areCovered } from '../../../src/machines/contract/contract.tiers.ts';
import type { Database } from '../../../server/db/database.ts';
import {
  answerVersion,
  listContracts,
  readTerms,
  recordStep,
  updateContract,
  type Signature,
  type StoredContract,
} from './contract-store.ts';
import { loadOwnTerms, tiersFor, type OwnTerms } from './own-rates.ts';
import type { Product } from './products.ts';

/** A contract that gives more than the offering side has itself, or on easier terms, in force or on offer. */
interface TooHigh {
  readonly contract: StoredContract;
  readonly isActiveTooHigh: boolean;
}

async function readTiers(
  db: Database,
  contractId: string,
  version: number | null,
): Promise<readonly ContractTier[]> {
  return version === null ? [] : (await readTerms(db, contractId, version)).tiers;
}

const isOpen = ({ status }: StoredContract): boolean => status === 'P' || status === 'E';

/** The contracts that a member gave and that are above the terms the member has (or would have). */
async function findTooHigh(
  db: Database,
  memberId: string,
  kind: ContractKind,
  terms: OwnTerms,
): Promise<readonly TooHigh[]> {
  const faults: TooHigh[] = [];
  for (const contract of await listContracts(db, 'upline', memberId, kind)) {
    const ownTiers = tiersFor(terms, contract.product);
    const isActiveTooHigh = !areCovered(await readTiers(db, contract.id, contract.activeVersion), ownTiers);
    const isOfferTooHigh =
      isOpen(contract) && !areCovered(await readTiers(db, contract.id, contract.version), ownTiers);
    if (isActiveTooHigh || isOfferTooHigh) faults.push({ contract, isActiveTooHigh });
  }
  return faults;
}

async function endOne(
  db: Database,
  { contract, isActiveTooHigh }: TooHigh,
  now: Date,
  kind: ContractKind,
): Promise<void> {
  const signature: Signature = { memberId: null, at: now, from: '' };
  if (isOpen(contract)) await answerVersion(db, contract, 'withdrawn', signature, null);
  const goesOn = !isActiveTooHigh && contract.activeVersion !== null;
  const standing: StoredContract = {
    ...contract,
    status: goesOn ? 'A' : 'C',
    activeVersion: goesOn ? contract.activeVersion : null,
    askedBy: null,
  };
  await updateContract(db, contract.id, standing, now);
  const step = isActiveTooHigh ? 'autoEnd' : 'withdraw';
  await recordStep(db, standing, { step, side: 'system' }, signature);
  // Who lost a rate may have given it on.
  if (isActiveTooHigh) await endTooHigh(db, contract.downlineId, kind, now);
}

/**
 * Ends what a member gave above what the member has now, or on easier terms, down through all levels (specification,
 * section 4). Runs in the transaction of the step that made the rate fall, under `lockKind`.
 */
export async function endTooHigh(
  db: Database,
  memberId: string,
  kind: ContractKind,
  now: Date,
): Promise<void> {
  const terms = await loadOwnTerms(db, memberId, kind);
  for (const one of await findTooHigh(db, memberId, kind, terms)) await endOne(db, one, now, kind);
}

/** Whether accepting the open offer would end a contract in force one level below. */
export async function wouldEndDownline(db: Database, contract: StoredContract): Promise<boolean> {
  if (!isOpen(contract)) return false;
  const terms = new Map(await loadOwnTerms(db, contract.downlineId, contract.kind));
  terms.set(contract.product, await readTiers(db, contract.id, contract.version));
  const below = await findTooHigh(db, contract.downlineId, contract.kind, terms);
  return below.some(({ isActiveTooHigh }) => isActiveTooHigh);
}

/** Contracts in force that end where a member has only these terms left, through all levels. */
async function countTooHigh(
  db: Database,
  memberId: string,
  kind: ContractKind,
  terms: OwnTerms,
): Promise<number> {
  const lost = new Map<string, Product[]>();
  for (const { contract, isActiveTooHigh } of await findTooHigh(db, memberId, kind, terms)) {
    if (!isActiveTooHigh) continue;
    lost.set(contract.downlineId, [...(lost.get(contract.downlineId) ?? []), contract.product]);
  }
  let count = 0;
  for (const [downlineId, products] of lost) {
    const ownTerms = new Map(await loadOwnTerms(db, downlineId, kind));
    for (const product of products) ownTerms.delete(product);
    count += products.length + (await countTooHigh(db, downlineId, kind, ownTerms));
  }
  return count;
}

/** How many contracts below, through all levels, end with this one; 0 where it is not in force. */
export async function countEndsBelow(db: Database, contract: StoredContract): Promise<number> {
  if (contract.activeVersion === null) return 0;
  const terms = new Map(await loadOwnTerms(db, contract.downlineId, contract.kind));
  terms.delete(contract.product);
  return countTooHigh(db, contract.downlineId, contract.kind, terms);
}
