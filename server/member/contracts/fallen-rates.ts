import type { ContractKind } from '../../../src/machines/contract/contract.context.ts';
import { readTopRate } from '../../../src/machines/contract/contract.tiers.ts';
import type { Database } from '../../db/database.ts';
import {
  answerVersion,
  listContracts,
  readTerms,
  recordStep,
  updateContract,
  type Signature,
  type StoredContract,
} from './contract-store.ts';
import { loadOwnRates, rateFor, readRate, type OwnRates } from './own-rates.ts';
import type { Product } from './products.ts';

/** A contract that gives more than the offering side has itself, in force or on offer. */
interface TooHigh {
  readonly contract: StoredContract;
  readonly isActiveTooHigh: boolean;
}

async function topRate(db: Database, contractId: string, version: number | null): Promise<bigint> {
  if (version === null) return 0n;
  return readRate(readTopRate((await readTerms(db, contractId, version)).tiers));
}

const isOpen = ({ status }: StoredContract): boolean => status === 'P' || status === 'E';

/** The contracts that a member gave and that are above the rates the member has (or would have). */
async function findTooHigh(
  db: Database,
  memberId: string,
  kind: ContractKind,
  rates: OwnRates,
): Promise<readonly TooHigh[]> {
  const faults: TooHigh[] = [];
  for (const contract of await listContracts(db, 'upline', memberId, kind)) {
    const ownRate = rateFor(rates, contract.product);
    const isActiveTooHigh = (await topRate(db, contract.id, contract.activeVersion)) > ownRate;
    const isOfferTooHigh = isOpen(contract) && (await topRate(db, contract.id, contract.version)) > ownRate;
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
 * Ends what a member gave above what the member has now, down through all levels (specification,
 * section 4). Runs in the transaction of the step that made the rate fall, under `lockKind`.
 */
export async function endTooHigh(
  db: Database,
  memberId: string,
  kind: ContractKind,
  now: Date,
): Promise<void> {
  const rates = await loadOwnRates(db, memberId, kind);
  for (const rate of await findTooHigh(db, memberId, kind, rates)) await endOne(db, rate, now, kind);
}

/** Whether accepting the open offer would end a contract in force one level below. */
export async function wouldEndDownline(db: Database, contract: StoredContract): Promise<boolean> {
  if (!isOpen(contract)) return false;
  const rates = new Map(await loadOwnRates(db, contract.downlineId, contract.kind));
  rates.set(contract.product, await topRate(db, contract.id, contract.version));
  const below = await findTooHigh(db, contract.downlineId, contract.kind, rates);
  return below.some(({ isActiveTooHigh }) => isActiveTooHigh);
}

/** Contracts in force that end where a member has only these rates left, through all levels. */
async function countTooHigh(
  db: Database,
  memberId: string,
  kind: ContractKind,
  rates: OwnRates,
): Promise<number> {
  const lost = new Map<string, Product[]>();
  for (const { contract, isActiveTooHigh } of await findTooHigh(db, memberId, kind, rates)) {
    if (!isActiveTooHigh) continue;
    lost.set(contract.downlineId, [...(lost.get(contract.downlineId) ?? []), contract.product]);
  }
  let count = 0;
  for (const [downlineId, products] of lost) {
    const ownRates = new Map(await loadOwnRates(db, downlineId, kind));
    for (const product of products) ownRates.delete(product);
    count += products.length + (await countTooHigh(db, downlineId, kind, ownRates));
  }
  return count;
}

/** How many contracts below, through all levels, end with this one; 0 where it is not in force. */
export async function countEndsBelow(db: Database, contract: StoredContract): Promise<number> {
  if (contract.activeVersion === null) return 0;
  const rates = new Map(await loadOwnRates(db, contract.downlineId, contract.kind));
  rates.delete(contract.product);
  return countTooHigh(db, contract.downlineId, contract.kind, rates);
}
