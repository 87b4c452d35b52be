import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { bookTransfers, ensureHouse, findMainWallets } from '../../money/wallet/ledger.ts';

interface EndedDay {
  readonly merchant: string;
  /** The day that has ended (`YYYY-MM-DD`); its valid bets are written. */
  readonly day: string;
  readonly at: Date;
}
const payJob = 'rebate.downline';
/** The kind of these payments in the ledger. */
const downlineRebateKind = 'rebate.downline';
/** Agents whom one transaction pays. */
const batchSize = 100;

const planPayment = (db: Database, { merchant, day, at }: EndedDay, after = '0'): Promise<boolean> =>
  scheduleJob(db, { merchant, kind: payJob, key: `${day}:${after}`, dueAt: at, now: at });

/**
 * Counts what the play of a day brings the agents above, inside the transaction that writes the day: for each
 * branch directly below, its valid bets times what the agent has above the branch. Less than a minor unit is none.
 */
export async function countDownlineRebates(db: Database, endedDay: EndedDay): Promise<void> {
  const { merchant, day } = endedDay;
  const { rows } = await sql<{ count: string }>`with recursive climb as (
      select m.upline_id as agent, m.id as branch, v.product, v.amount
      from valid_bet_day v join member m on m.id = v.member_id
      where v.merchant = ${merchant} and v.day = ${day} and m.upline_id is not null
    union all
      select m.upline_id, m.id, c.product, c.amount from climb c join member m on m.id = c.agent
      where m.upline_id is not null
    ), sums as (select agent, branch, product, sum(amount) as valid from climb group by 1, 2, 3),
    rated as (
      select s.*, (case when a.upline_id is null then top.most else own.rate end) - coalesce(given.rate, 0) as rate
      from sums s join member a on a.id = s.agent
        left join agent_rebate_setting top on top.merchant = ${merchant} and top.product = s.product
        left join agent_rebate own on own.member_id = s.agent and own.product = s.product
        left join agent_rebate given on given.member_id = s.branch and given.product = s.product
    ), kept as (
      insert into downline_rebate_day (merchant, member_id, downline_id, day, product, valid_bets, rate, amount)
      select ${merchant}, agent, branch, ${day}::date, product, valid, rate, div(valid * rate, 10000)
      from rated where rate > 0 and valid * rate >= 10000
      on conflict do nothing returning 1
    )
    select count(*)::text as count from kept`.execute(db);
  if (rows[0]?.count !== '0') await planPayment(db, endedDay);
}

/** Pays the next agents of a day, each once, and plans the batch after them. */
async function payBatch(db: Database, { merchant, day, at }: EndedDay, after: string): Promise<void> {
  const { rows } = await sql<{
    member_id: string;
    amount: string;
  }>`select member_id, sum(amount)::text as amount
    from downline_rebate_day where merchant = ${merchant} and day = ${day} and member_id > ${after}::bigint
    group by member_id order by member_id limit ${batchSize}`.execute(db);
  const last = rows.at(-1);
  if (last === undefined) return;
  const house = await ensureHouse(db, merchant);
  const wallets = await findMainWallets(
    db,
    rows.map((row) => row.member_id),
  );
  const transfers = rows.flatMap(({ member_id: memberId, amount }) => {
    const wallet = wallets.get(memberId);
    if (wallet === undefined) return [];
    const postings = [
      { accountId: house, amount: -BigInt(amount) },
      { accountId: wallet, amount: BigInt(amount) },
    ];
    const reference = `downline-rebate:${memberId}:${day}`;
    return [{ merchant, kind: downlineRebateKind, reference, at, postings }];
  });
  await bookTransfers(db, transfers);
  if (rows.length === batchSize) await planPayment(db, { merchant, day, at }, last.member_id);
}

/** Pays agents what their branches brought, on any node. */
export const createDownlineRebateJobs = ({
  merchant,
  clock,
}: Pick<MemberDeps, 'merchant' | 'clock'>): JobHandlers => ({
  [payJob]: (db, { key }) => {
    const [day = '', after = ''] = key.split(':');
    return payBatch(db, { merchant, day, at: clock.now() }, after);
  },
});
