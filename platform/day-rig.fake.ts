import { randomUUID } from 'node:crypto';
import type { JobHandlers } from '../server/infrastructure/jobs/job-runner.ts';
import { createSettlementJobs } from './agents/contracts/settlement/run-settlement.ts';
import { createDayEndJobs, dayEndJob, planDayEnd } from './day-end.ts';
import { createPlayPointsJobs } from './rewards/points/play-points.ts';
import { createDownlineRebateJobs } from './rewards/rebates/count-downline-rebates.ts';
import { createRebateJobs } from './rewards/rebates/count-rebates.ts';
import { createSeededRig, type MemberRig } from './member-rig.fake.ts';
import { createJobRunner } from '../server/infrastructure/jobs/job-runner.ts';
import { createNotifications } from '../server/db/listen.ts';

/** The member platform of the seed, with rounds that a test stores and days that it ends. */
export interface DayRig extends MemberRig {
  readonly player: string;
  readonly token: string;
  /** Stores a round, of the player unless another is named, as settled at this moment. Minor units. */
  settle(stake: bigint, playedAt: string, state?: 'settled' | 'refunded', memberId?: string): Promise<void>;
  /** Moves the clock and does the ends of days that are due then, as so many nodes at once. */
  endDays(now: string, nodes?: number): Promise<void>;
  query(text: string): Promise<readonly Record<string, unknown>[]>;
  balance(): Promise<bigint>;
}

export async function createDayRig(): Promise<DayRig> {
  const rig = await createSeededRig();
  const humanToken = await rig.proveHuman();
  const { token } = (
    await rig.call('session.login', { username: 'player', password: 'Foyer-2026', humanToken })
  ).value;
  const player = (await rig.call('member.info', {}, { token })).value.id;
  const { pool } = rig.database;
  const query: DayRig['query'] = async (text) => (await pool.query<Record<string, unknown>>(text)).rows;
  await query('delete from valid_bet_day');
  await planDayEnd(rig.deps);
  const handlers: JobHandlers = {
    ...createDayEndJobs(rig.deps),
    ...createRebateJobs(rig.deps),
    ...createDownlineRebateJobs(rig.deps),
    ...createSettlementJobs(rig.deps),
    ...createPlayPointsJobs(rig.deps),
  };
  const createNode = () =>
    createJobRunner({
      db: rig.deps.db,
      merchant: 'demo',
      clock: rig.clock,
      notifications: createNotifications(rig.database.config),
      handlers,
      onTrouble: (cause) => {
        throw cause;
      },
    });
  return {
    ...rig,
    player,
    token,
    query,
    settle: async (stake, playedAt, state = 'settled', memberId = player) => {
      const launch = randomUUID();
      await pool.query(
        `insert into play_launch (id, merchant, vendor, member_id, node_id, session_hash, language, created_at, expires_at)
         values ($1, 'demo', 'demo', $2, 10001, 'none', 'EN', $3, $3)`,
        [launch, memberId, playedAt],
      );
      await pool.query(
        `insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, opened_at, closed_at)
         values ('demo', 'demo', $1::text, $1::uuid, $2, 10001, $3, $4, $5, $5)`,
        [launch, memberId, state, stake.toString(), playedAt],
      );
    },
    endDays: async (now, nodes = 1) => {
      rig.clock.advance(Date.parse(now) - rig.clock.now().getTime());
      await Promise.all(Array.from({ length: nodes }, () => createNode().runDue()));
      const left = await query(
        `select 1 from job where kind = '${dayEndJob}' and done_at is null and due_at <= '${now}'`,
      );
      if (left.length > 0) throw new Error('Expected no day to be left.');
    },
    balance: async () =>
      BigInt(
        String(
          (
            await query(`select balance from ledger_account where member_id = ${player} and account_type = 1`)
          )[0]?.['balance'],
        ),
      ),
  };
}
