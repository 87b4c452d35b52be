import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { spanOfDay } from '../../brand-day.ts';
import { addDays } from '../../calendar-days.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { trialType } from '../wallet/currency.ts';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';

/** Before the first day that is closed, all that was played. */
const beginning = new Date(0);

interface Bets {
  readonly merchant: string;
  readonly from: Date;
  readonly to: Date;
  /** Left out: of all members. */
  readonly memberId?: string;
}
/**
 * Stakes one by one that were won or lost, with what was paid for them and given back as a rebate: rounds, bets on
 * events and lottery tickets. What was given back whole, cancelled or is still open does not count. `valid` is what
 * counts of the stake: bets that cover each other count no more than what is at risk.
 */
export function selectSettled({ merchant, from, to, memberId }: Bets): RawBuilder<unknown> {
  const ofMember = memberId === undefined ? sql`true` : sql`member_id = ${memberId}`;
  return sql`(select r.member_id, r.closed_at as ended_at, g.game_type as product, r.stake as amount, coalesce(r.valid, r.stake) as valid, r.payout,
        0::bigint as rebate
      from play_round r join game g on g.node_id = r.node_id
      where r.merchant = ${merchant} and r.state = 'settled' and ${ofMember}
        and r.closed_at >= ${from} and r.closed_at < ${to}
    union all
    select member_id, ended_at, 'LOTT', amount, coalesce(valid, amount), payout, rebate from lottery_ticket
      where merchant = ${merchant} and state in ('won', 'lost') and ${ofMember}
        and ended_at >= ${from} and ended_at < ${to})`;
}
/** Valid bets one by one: a round of which nothing counts is none. */
const selectBets = (bets: Bets): RawBuilder<unknown> =>
  sql`(select member_id, ended_at, product, valid as amount from ${selectSettled(bets)} s where valid > 0)`;

/** Through which day valid bets are written; null before the first. */
async function readClosedDay(db: Database, merchant: string): Promise<string | null> {
  const row = await db
    .selectFrom('valid_bet_close')
    .select('day')
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return row?.day ?? null;
}

/**
 * Writes the valid bets of a day that has ended, once. Before the first such day, those of all days before it.
 * @returns false where the day, or a later one, was written before
 */
export async function closeDay(
  db: Database,
  { merchant, day, zone }: { readonly merchant: string; readonly day: string; readonly zone: string },
): Promise<boolean> {
  const closed = await readClosedDay(db, merchant);
  if (closed !== null && closed >= day) return false;
  const span = spanOfDay(day, zone);
  await sql`insert into valid_bet_day (merchant, member_id, day, product, amount, bets)
    select ${merchant}, b.member_id, (b.ended_at at time zone ${zone})::date, b.product, sum(b.amount), count(*)
    from ${selectBets({ merchant, from: closed === null ? beginning : span.from, to: span.to })} b
      join member m on m.id = b.member_id
    where m.customer_type <> ${trialType}
    group by 1, 2, 3, 4`.execute(db);
  await db
    .insertInto('valid_bet_close')
    .values({ merchant, day })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ day }))
    .execute();
  return true;
}

/** Minor units, and how many bets. */
export interface Turnover {
  readonly amount: bigint;
  readonly bets: number;
}
type Parts = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;

/** Valid bets of a member by product, from the first moment of a day on, up to now; without a day, of all time. */
export async function sumValidBetsByProduct(
  { db, merchant, clock, liveSite }: Parts,
  memberId: string,
  fromDay: string | null,
): Promise<ReadonlyMap<string, Turnover>> {
  const { timeZone } = await readSettings({ liveSite });
  const closed = await readClosedDay(db, merchant);
  const written = closed === null ? beginning : spanOfDay(closed, timeZone).to;
  const asked = fromDay === null ? beginning : spanOfDay(fromDay, timeZone).from;
  const from = written > asked ? written : asked;
  const to = new Date(clock.now().getTime() + 1);
  const { rows } = await sql<{ product: string; amount: string; bets: string }>`
    select product, sum(amount)::text as amount, sum(bets)::text as bets from (
      select product, amount, bets from valid_bet_day
        where member_id = ${memberId} and day >= ${fromDay ?? '1970-01-01'}
      union all
      select product, amount, 1 from ${selectBets({ merchant, from, to, memberId })} b
    ) counted group by product`.execute(db);
  return new Map(
    rows.map(({ product, amount, bets }) => [product, { amount: BigInt(amount), bets: Number(bets) }]),
  );
}

/** As `sumValidBetsByProduct`, of all products together. */
export async function sumValidBets(
  parts: Parts,
  memberId: string,
  fromDay: string | null,
): Promise<Turnover> {
  const byProduct = [...(await sumValidBetsByProduct(parts, memberId, fromDay)).values()];
  return {
    amount: byProduct.reduce((sum, { amount }) => sum + amount, 0n),
    bets: byProduct.reduce((sum, { bets }) => sum + bets, 0),
  };
}

/** The first day of which valid bets are not written yet: today, or one that has just ended. */
export async function readOpenDay(parts: Parts): Promise<string> {
  const closed = await readClosedDay(parts.db, parts.merchant);
  if (closed === null) return readToday(parts);
  return addDays(closed, 1);
}

/** The day it is for the brand. */
export async function readToday({ clock, liveSite }: Pick<Parts, 'clock' | 'liveSite'>): Promise<string> {
  return dayIn((await readSettings({ liveSite })).timeZone, clock.now());
}
