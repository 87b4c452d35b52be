import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { payRebate } from './claim-rebate.ts';

interface RebateDay {
  readonly merchant: string;
  /** The day that has ended (`YYYY-MM-DD`); its valid bets are written. */
  readonly day: string;
  readonly at: Date;
}
const payJob = 'rebate.pay';
/** Members whom one transaction pays, so that others do not wait long for the house's account. */
const batchSize = 100;

const planPayment = (db: Database, { merchant, day, at }: RebateDay, batch = 1): Promise<boolean> =>
  scheduleJob(db, { merchant, kind: payJob, key: `${day}:${batch}`, dueAt: at, now: at });

/**
 * Counts the rebate of a day by the level that each member had on it, or by what its agent gave where that is
 * more, inside the transaction that writes the
 * day. Less than a minor unit is none. Without settings of the merchant there is no rebate.
 */
export async function countRebates(db: Database, rebateDay: RebateDay): Promise<void> {
  const { merchant, day, at } = rebateDay;
  const setting = await db
    .selectFrom('rebate_setting')
    .select(['automatic', 'claim_days'])
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  if (setting === undefined) return;
  const days = setting.automatic ? null : setting.claim_days;
  await sql`insert into rebate_day (merchant, member_id, day, product, valid_bets, rate, amount, expires_at)
    select v.merchant, v.member_id, v.day, v.product, v.amount, best.rate, v.amount * best.rate / 10000,
      ${at}::timestamptz + make_interval(days => ${days}::integer)
    from valid_bet_day v join member m on m.id = v.member_id
      left join rebate_rate r on r.merchant = v.merchant and r.rank = m.level_rank and r.product = v.product
      left join agent_rebate a on a.member_id = m.id and a.product = v.product
      cross join lateral (select greatest(r.rate, a.rate) as rate) best
    where v.merchant = ${merchant} and v.day = ${day} and v.amount * best.rate >= 10000
    on conflict (member_id, day, product) do nothing`.execute(db);
  if (setting.automatic) await planPayment(db, rebateDay);
}

/** Pays what is due without a claim, member after member, and plans the next batch where there may be more. */
async function payBatch(db: Database, { merchant, day, at }: RebateDay, batch: number): Promise<void> {
  const { rows } = await sql<{ member_id: string }>`select m.id as member_id from member m
    where m.merchant = ${merchant} and not m.frozen and exists (
      select from rebate_day d where d.merchant = ${merchant} and d.member_id = m.id
        and d.claim_id is null and d.expires_at is null)
    order by m.id limit ${batchSize} for no key update of m`.execute(db);
  for (const { member_id: memberId } of rows)
    await payRebate(db, { merchant, memberId, at, minimum: 1n, isAutomatic: true });
  if (rows.length === batchSize) await planPayment(db, { merchant, day, at }, batch + 1);
}

/** Pays rebates without a claim, on any node. */
export const createRebateJobs = ({
  merchant,
  clock,
}: Pick<MemberDeps, 'merchant' | 'clock'>): JobHandlers => ({
  [payJob]: (db, { key }) => {
    const [day = '', batch = ''] = key.split(':');
    return payBatch(db, { merchant, day, at: clock.now() }, Number(batch));
  },
});
