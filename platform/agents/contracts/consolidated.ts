import type { ContractsConsolidatedValue } from '../../../src/protocol/generated/wire-types.ts';
import type { ContractKind } from '../../../src/machines/contract/contract.context.ts';
import type { Database } from '../../../server/db/database.ts';
import { listContracts, readEndReason, readTerms, type StoredContract } from './contract-store.ts';
import { countEndsBelow, wouldEndDownline } from './fallen-rates.ts';
import { readPartyNames } from './party-names.ts';
import type { Product } from './products.ts';
import { toDailyRows, toDividendRows, toHourlyRows, type WireTerms } from './wire-rows.ts';

/** Terms that need the member's answer, and terms in force. */
interface Sets {
  readonly asked: readonly WireTerms[];
  readonly standing: readonly WireTerms[];
}

/** Who gives the contract, and why its end is asked for. */
type Notes = Pick<WireTerms, 'endReason' | 'uplineName'>;

/** The offer that waits, or the end that the upline asked for. */
async function readAsked(db: Database, contract: StoredContract, notes: Notes): Promise<WireTerms | null> {
  const { id, status, version, activeVersion, askedBy } = contract;
  if (status === 'P' || status === 'E') {
    const terms = await readTerms(db, id, version);
    const endsDownline = await wouldEndDownline(db, contract);
    return { ...terms, ...notes, contract, status, endsDownline, endsBelow: 0 };
  }
  if (status !== 'V' || askedBy !== 'upline') return null;
  const terms = await readTerms(db, id, activeVersion ?? version);
  const endsBelow = await countEndsBelow(db, contract);
  return { ...terms, ...notes, contract, status, endsDownline: false, endsBelow };
}

/** What holds now, or how it ended; an offer that was never answered is nothing yet. */
async function readStanding(db: Database, contract: StoredContract, notes: Notes): Promise<WireTerms | null> {
  const { id, status, version, activeVersion } = contract;
  if (status === 'P' || (status === 'E' && activeVersion === null)) return null;
  const terms = await readTerms(db, id, activeVersion ?? version);
  const endsBelow = await countEndsBelow(db, contract);
  const reading = status === 'E' ? 'A' : status;
  return { ...terms, ...notes, contract, status: reading, endsDownline: false, endsBelow };
}

const isThere = <Value>(value: Value | null): value is Value => value !== null;

async function readSets(
  db: Database,
  contracts: readonly StoredContract[],
  reader: { readonly readerId: string; readonly brand: string },
): Promise<Sets> {
  const nameOf = await readPartyNames(db, contracts, reader);
  const terms: (WireTerms | null)[] = [];
  const standing: (WireTerms | null)[] = [];
  for (const contract of contracts) {
    const notes = { endReason: await readEndReason(db, contract), uplineName: nameOf(contract.uplineId) };
    terms.push(await readAsked(db, contract, notes));
    standing.push(await readStanding(db, contract, notes));
  }
  return { asked: terms.filter(isThere), standing: standing.filter(isThere) };
}

function groupByProduct<Row>(
  terms: readonly WireTerms[],
  kind: ContractKind,
  toRows: (one: WireTerms) => Row[],
): Partial<Record<Product, Row[]>> {
  const groups: Partial<Record<Product, Row[]>> = {};
  for (const one of terms) if (one.contract.kind === kind) groups[one.contract.product] = toRows(one);
  return groups;
}

/**
 * The member's contracts as a downline, keyed by product (wire contract A7). Both spellings of the daily
 * set are sent: the specification writes one, public clients read the other.
 */
export async function readConsolidated(
  db: Database,
  memberId: string,
  { isOn, brand }: { readonly isOn: (kind: ContractKind) => boolean; readonly brand: string },
): Promise<ContractsConsolidatedValue> {
  const all = await listContracts(db, 'downline', memberId);
  const { asked, standing } = await readSets(
    db,
    all.filter(({ kind }) => isOn(kind)),
    { readerId: memberId, brand },
  );
  const daily = groupByProduct(standing, 'daily', toDailyRows);
  return {
    divtypereq: groupByProduct(asked, 'dividend', toDividendRows),
    dailysalreqtype: groupByProduct(asked, 'daily', toDailyRows),
    contracthoursalreq: groupByProduct(asked, 'hourly', toHourlyRows),
    realtimesalreqtype: groupByProduct(asked, 'realTime', toDailyRows),
    divtypeinfo: groupByProduct(standing, 'dividend', toDividendRows),
    dailysalinfotype: daily,
    dailysalinfo: daily,
    contracthoursalinfo: groupByProduct(standing, 'hourly', toHourlyRows),
    contractmrdailysalinfotype: groupByProduct(standing, 'realTime', toDailyRows),
  };
}
