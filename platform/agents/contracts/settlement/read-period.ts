import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import type { AmountsByShelf, PeriodFacts, ResultsByShelf, Shelf } from './facts.ts';
import type { StoredResults } from './tables.ts';

/** Results as they are written, under the names of entries. */
export const writtenColumns = sql`member_id, shelf, valid_bets as bets, payouts as payout, rebates as rebate,
  bonuses as bonus, deposits as deposit, late_bets, late_payouts as late_payout`;

type ResultRow = Omit<StoredResults, 'merchant'>;
const toResults = (row: ResultRow) => ({
  validBets: BigInt(row.valid_bets),
  payouts: BigInt(row.payouts),
  rebates: BigInt(row.rebates),
  bonuses: BigInt(row.bonuses),
  lateBets: BigInt(row.late_bets),
  latePayouts: BigInt(row.late_payouts),
});

/** What lines gave, by member. `lines` is a condition on `contract_line l`. */
async function readGiven(
  db: Database,
  lines: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, AmountsByShelf>> {
  const { rows } = await sql<{ member_id: string; shelf: Shelf; amount: string }>`
    select l.member_id, p.key as shelf, sum(p.value::bigint)::text as amount
    from contract_line l cross join lateral jsonb_each_text(l.amount_by_shelf) p
    where l.amount > 0 and ${lines}
    group by l.member_id, p.key`.execute(db);
  const given = new Map<string, Partial<Record<Shelf, bigint>>>();
  for (const { member_id: memberId, shelf, amount } of rows)
    given.set(memberId, { ...given.get(memberId), [shelf]: BigInt(amount) });
  return given;
}

/** Results from a slot on. `entries` gives them as `selectEntries` does, `lines` says which lines gave before. */
export async function readPeriod(
  db: Database,
  from: string,
  entries: RawBuilder<unknown>,
  lines: RawBuilder<unknown>,
): Promise<PeriodFacts> {
  const { rows } = await sql<ResultRow>`select member_id, shelf, sum(bets)::text as valid_bets,
      sum(payout)::text as payouts, sum(rebate)::text as rebates, sum(bonus)::text as bonuses,
      sum(deposit)::text as deposits, sum(late_bets)::text as late_bets, sum(late_payout)::text as late_payouts
    from (${entries}) r group by member_id, shelf`.execute(db);
  const results = new Map<string, Partial<ResultsByShelf>>();
  const deposits = new Map<string, bigint>();
  for (const row of rows) {
    results.set(row.member_id, { ...results.get(row.member_id), [row.shelf]: toResults(row) });
    const deposited = BigInt(row.deposits);
    if (deposited > 0n) deposits.set(row.member_id, (deposits.get(row.member_id) ?? 0n) + deposited);
  }
  return { from, results, deposits, given: await readGiven(db, lines) };
}
