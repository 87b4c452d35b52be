import { demoFundPassword } from '../../../demo/seed/accounts.ts';
import type { LotteryRig } from '../../lottery/lottery-rig.fake.ts';
import { mainWallet } from '../wallet/ledger.ts';
import { holdWithdrawals } from '../withdrawals/holds.ts';
import type { Obstacle } from './obstacles.ts';

/** Minor units of the bonus that lies beside cash: the wallet has 50,000.00. */
export const bonusBeside = 100_000n;

/** A deposit that came above a limit and is held, as a gateway's call leaves it. */
export async function holdOrder(rig: LotteryRig, memberId: string): Promise<string> {
  const { rows } = await rig.database.pool.query<{ id: string }>(
    `insert into deposit_order (merchant, member_id, method, kind, status, amount, held, fee, currency, reference, created_at, expires_at)
      values ('demo', $1, 'transfer', 'account', 'held', 100000, 100000, 0, 'PHP', 'W' || gen_random_uuid(), $2, $2) returning id::text`,
    [memberId, rig.clock.now()],
  );
  return rows[0]?.id ?? '';
}

/** Sets an obstacle up for a member, by the function that makes it where there is one. */
export const makeObstacles = (
  rig: LotteryRig,
): Readonly<Record<Obstacle, (id: string) => Promise<unknown>>> => {
  const run = (text: string, values: readonly unknown[] = []) => rig.database.pool.query(text, [...values]);
  const later = () => new Date(rig.clock.now().getTime() + 86_400_000);
  return {
    hold: (id) => holdWithdrawals(rig.deps, rig.deps.db, id, 'password'),
    identity: async () => {
      rig.live.jurisdiction = { ...rig.live.jurisdiction, identityBefore: ['withdrawal'] };
    },
    break: async (id) => {
      await run('update member set break_until = $2 where id = $1', [id, later()]);
      await run(`update member_session set scope = 'withdrawal' where member_id = $1`, [id]);
    },
    frozen: (id) => run('update member set frozen = true where id = $1', [id]),
    wagering: (id) => lockBonus(rig, id, 'balance'),
    bonusBesideCash: (id) => lockBonus(rig, id, String(bonusBeside)),
    noFundPassword: (id) => run('delete from fund_password where member_id = $1', [id]),
    wrongFundPassword: async () => undefined,
    heldDeposit: async (id) => {
      await holdOrder(rig, id);
      await emptyWallets(rig, id);
    },
    lossLimit: (id) =>
      run(
        `insert into care_limit (member_id, kind, period, amount, changed_at) values ($1, 'loss', 'day', 1, $2)`,
        [id, rig.clock.now()],
      ),
    playCheck: (id) =>
      run(
        `insert into play_session (member_id, started_at, last_at, ended_at, checked_at, rest_until) values ($1, $2, $2, $2, $2, $3)`,
        [id, rig.clock.now(), later()],
      ),
  };
};

/** A bonus that is not played off, of so much of what is in the main wallet. */
async function lockBonus(rig: LotteryRig, id: string, part: string): Promise<void> {
  await rig.database.pool.query(`
    insert into member_turnover (member_id, due, asked) values (${id}, 99999, 99999);
    insert into member_bonus (merchant, member_id, amount) select merchant, member_id, least(balance, ${part})
      from ledger_account where member_id = ${id} and account_type = ${mainWallet}`);
}

export const emptyWallets = (rig: LotteryRig, id: string): Promise<unknown> =>
  rig.database.pool.query(`begin; set local session_replication_role = replica;
    update ledger_account set balance = 0 where member_id = ${id} and currency <> 'PTS'; commit`);

/** The state that each try begins from: money, points, an account to pay out to, and nothing in the way. */
export async function clear(rig: LotteryRig, id: string): Promise<void> {
  await rig.database.pool.query(`begin; set local session_replication_role = replica;
    delete from limit_window; delete from withdrawal_hold; delete from care_limit; delete from play_session;
    delete from bonus_wagering where member_id = ${id}; delete from member_turnover where member_id = ${id}; delete from member_bonus where member_id = ${id};
    delete from promotion_entry where member_id = ${id}; delete from money_proposal;
    update deposit_order set status = 'cancelled', held = null where status in ('held', 'waiting', 'underReview');
    update withdrawal set status = 'completed', created_at = created_at - interval '2 days' where member_id = ${id};
    update member_transfer set created_at = created_at - interval '2 days';
    update play_round set state = 'settled', closed_at = opened_at where member_id = ${id} and state = 'open';
    delete from point_redemption where member_id = ${id};
    delete from payout_account where member_id = ${id} and number = '1002003004488';
    update payout_account set removed_at = null where member_id = ${id};
    update member set frozen = false, frozen_at = null, break_until = null, closed_at = null, closed_reason = null where id = ${id};
    insert into fund_password (member_id, hash, set_at) values (${id}, 'plain:${demoFundPassword}', now()) on conflict do nothing;
    update fund_password set wrong_count = 0, wrong_since = null, judging = 0 where member_id = ${id};
    update ledger_account set balance = 5000000 where member_id = ${id} and currency <> 'PTS';
    commit`);
  rig.live.jurisdiction = { ...rig.live.jurisdiction, identityBefore: [] };
}
