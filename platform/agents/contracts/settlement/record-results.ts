import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import { spanOfDay, type Span } from '../../../brand-day.ts';
import { addDays } from '../../../calendar-days.ts';
import { selectSettled } from '../../../money/turnover/valid-bets.ts';
import { trialType } from '../../../money/wallet/currency.ts';
import { mainWallet } from '../../../money/wallet/ledger.ts';
import { addTicks } from './ticks.ts';

export interface ResultDay {
  readonly merchant: string;
  /** The day that has ended (`YYYY-MM-DD`). */
  readonly day: string;
  /** Time zone of the brand. */
  readonly zone: string;
}

/** The product of contracts that a type of game belongs to: the portal shows esports and cockfights as sports. */
const shelfOf = sql`case when product in ('ESPORTS', 'COCKFIGHT') then 'SPORTS'
  when product in ('LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT') then product else 'OTHER' end`;

/** Rebates that were claimed or paid, and bonuses and deposits of main wallets. */
const selectIncome = (merchant: string, { from, to }: Span): RawBuilder<unknown> => sql`
  select d.member_id, ${shelfOf} as shelf, 0 as bets, 0 as payout, d.amount as rebate, 0 as bonus, 0 as deposit,
    0 as late_bets, 0 as late_payout
  from rebate_claim c join rebate_day d on d.claim_id = c.id
  where c.merchant = ${merchant} and c.claimed_at >= ${from} and c.claimed_at < ${to}
  union all
  select a.member_id, 'OTHER', 0, 0, 0, case when t.kind = 'bonus' then e.amount else 0 end,
    case when t.kind = 'deposit' then e.amount else 0 end, 0, 0
  from ledger_transfer t join ledger_entry e on e.transfer_id = t.id
    join ledger_account a on a.id = e.account_id and a.account_type = ${mainWallet} and a.member_id is not null
  where t.merchant = ${merchant} and t.kind in ('bonus', 'deposit')
    and t.created_at >= ${from} and t.created_at < ${to}`;

/** What covered bets got back is neither a valid bet nor a payout, so that what was lost stays the same. */
const openPayout = sql`payout - (amount - valid)`;

/** What members did and got in some days, entry by entry. */
export const selectEntries = (merchant: string, span: Span): RawBuilder<unknown> => sql`
  ${selectIncome(merchant, span)}
  union all
  select member_id, ${shelfOf}, valid, ${openPayout}, rebate, 0, 0, 0, 0 from ${selectSettled({ merchant, ...span })} s`;

/** The slot before one that is written: its moments, its rows, and whether it was written itself. */
interface Before {
  readonly span: Span;
  readonly rows: RawBuilder<unknown>;
  readonly isWritten: RawBuilder<boolean>;
}
/** What is there now of the slot before and was not when it was written. */
const selectLate = (merchant: string, { span, rows, isWritten }: Before): RawBuilder<unknown> => sql`
  select member_id, ${shelfOf} as shelf, valid, ${openPayout}, 0, 0, 0, valid, ${openPayout}
  from ${selectSettled({ merchant, ...span })} s
  where ${isWritten}
  union all
  select member_id, shelf, late_bets - valid_bets, late_payouts - payouts, 0, 0, 0,
    late_bets - valid_bets, late_payouts - payouts
  from ${rows}`;

/** The columns that `sumResults` gives. */
const resultColumns = sql`member_id, shelf, valid_bets, payouts, rebates, bonuses, deposits, late_bets, late_payouts`;
/** Results of each member in a slot, with what was found late of the one before. */
const sumResults = (merchant: string, span: Span, before: Before): RawBuilder<unknown> => sql`
  select r.member_id, r.shelf, sum(bets) as valid_bets, sum(payout) as payouts, sum(rebate) as rebates,
    sum(bonus) as bonuses, sum(deposit) as deposits, sum(late_bets) as late_bets, sum(late_payout) as late_payouts
  from (
    ${selectEntries(merchant, span)}
    union all
    ${selectLate(merchant, before)}
  ) r join member m on m.id = r.member_id and m.customer_type <> ${trialType}
  group by r.member_id, r.shelf
  having not (sum(bets) = 0 and sum(payout) = 0 and sum(rebate) = 0 and sum(bonus) = 0 and sum(deposit) = 0)`;

/**
 * Writes what contracts are settled from, of a day that has ended: inside the transaction that writes the valid
 * bets of the day, and once.
 */
export async function recordResults(db: Database, { merchant, day, zone }: ResultDay): Promise<void> {
  const before = addDays(day, -1);
  const results = sumResults(merchant, spanOfDay(day, zone), {
    span: spanOfDay(before, zone),
    rows: sql`contract_result_day where merchant = ${merchant} and day = ${before}`,
    isWritten: sql`exists (select from contract_result_close where merchant = ${merchant} and day = ${before})`,
  });
  await sql`insert into contract_result_day (merchant, day, ${resultColumns})
    select ${merchant}, ${day}::date, ${resultColumns} from (${results}) s`.execute(db);
  await db.insertInto('contract_result_close').values({ merchant, day }).execute();
}

/** The last tick whose results are written; null before the first. */
export async function readClosedTick(db: Database, merchant: string): Promise<Date | null> {
  const row = await db
    .selectFrom('contract_tick_close')
    .select('tick_at')
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return row?.tick_at ?? null;
}

/** Writes what salaries within a day are settled from, of a tick that has ended. Ticks are written in order. */
export async function recordTick(db: Database, merchant: string, tick: Date): Promise<void> {
  const before = addTicks(tick, -1);
  const results = sumResults(
    merchant,
    { from: tick, to: addTicks(tick, 1) },
    {
      span: { from: before, to: tick },
      rows: sql`contract_result_tick where merchant = ${merchant} and tick_at = ${before}`,
      isWritten: sql`exists (select from contract_tick_close where merchant = ${merchant} and tick_at = ${before})`,
    },
  );
  await sql`insert into contract_result_tick (merchant, tick_at, ${resultColumns})
    select ${merchant}, ${tick}::timestamptz, ${resultColumns} from (${results}) s`.execute(db);
  await db
    .insertInto('contract_tick_close')
    .values({ merchant, tick_at: tick })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ tick_at: tick }))
    .execute();
}
