import { demoFundPassword, demoPassword } from '../../../demo/seed/accounts.ts';
import { createMoneyBackOffice } from '../approvals/money-back-office.ts';
import { openSession } from '../../identity/sessions/sessions.ts';
import { startDemo } from '../../identity/registration/free-demo.ts';
import { big, createLotteryRig, type LotteryRig } from '../../lottery/lottery-rig.fake.ts';
import type { OperationName } from '../../calls/call.ts';
import { ensurePoints } from '../../rewards/points/accounts.ts';
import { bookPoints } from '../../rewards/points/book-points.ts';
import { nameBonus } from '../../rewards/promotions/grant-bonus.ts';
import { createReviews } from '../../rewards/reviews.ts';
import { askWagering } from '../turnover/wagering.ts';
import { readBonus } from '../wallet/bonus-part.ts';
import type { Obstacle } from './obstacles.ts';
import { clear, emptyWallets, holdOrder, makeObstacles } from './ways-obstacles.fake.ts';
import type { WayName } from './ways.ts';

/** What a try of a way came to: `200`, or a status with its code. */
export type Outcome = string;
export interface WaysRig {
  /** Tries one way under one obstacle, by real calls, and puts everything back. */
  tryWay(way: WayName, obstacle: Obstacle | 'none'): Promise<Outcome>;
  /** Minor units of bonus money of the member who tries this way. */
  readBonusOf(way: WayName): Promise<bigint>;
  readonly rig: LotteryRig;
}
type Attempt = (who: Who) => Promise<Outcome>;
interface Who {
  readonly id: string;
  readonly token: string;
  readonly card: string;
  readonly fundPassword: string;
  /** Launches of a game against the house and of one against players, opened before the obstacle. */
  readonly launches: { readonly house: string; readonly players: string };
}
const codeOf = (cause: unknown): Outcome => (cause as { readonly code?: string }).code ?? String(cause);

/** Calls by name, each answered with its status and code. */
const sender =
  (rig: LotteryRig) =>
  async (name: OperationName, fields: object, token: string): Promise<Outcome> => {
    const { status, error } = await rig.call(name, fields, { token });
    return status === 200 ? '200' : `${status} ${error.errorCode ?? ''}`;
  };

const makeAttempts = (rig: LotteryRig, pvpNode: string): Readonly<Record<WayName, Attempt>> => {
  const send = sender(rig);
  const { pool } = rig.database;
  let count = 0;
  const stake = async (launch: string): Promise<Outcome> => {
    count += 1;
    const round = `way-${count}`;
    const { status, code } = await rig.wallet({ call: 'stake', launch, round, amount: '1.00' });
    if (status === 200) await rig.wallet({ call: 'refund', launch, round });
    return status === 200 ? '200' : `${status} ${code ?? ''}`;
  };
  const both = async (first: Promise<Outcome>, second: () => Promise<Outcome>): Promise<Outcome> => {
    const one = await first;
    const other = await second();
    return one.startsWith('200') === other.startsWith('200') ? one : `${one}, but ${other}`;
  };
  const operator = { proposes: 'cashier', decides: 'treasurer' } as const;
  return {
    withdrawal: ({ token, card, fundPassword }) =>
      send('withdrawals.submit', { amount: '500.00', card, fundPassword }, token),
    transferUp: ({ token, fundPassword }) =>
      send('transfers.toUpline', { amount: '100.00', fundPassword }, token),
    transferDown: ({ token, fundPassword }) =>
      send('transfers.toDownline', { account: 'bayani', amount: '100.00', fundPassword }, token),
    redemption: ({ token, fundPassword: password }) =>
      send('points.redeem', { rewardId: '2', quantity: 1, password }, token),
    conversion: ({ token, fundPassword: password }) =>
      send('points.convert', { points: 1_000, password }, token),
    ownWallet: async ({ token }) => {
      const typeId = await findProviderWallet(rig);
      return send('wallet.fromMain', { typeId, amount: '1.00' }, token);
    },
    wayHome: async ({ token }) => send('wallet.toMain', { typeId: await findProviderWallet(rig) }, token),
    launch: ({ token }) => send('games.launch', { nodeId: '10001' }, token),
    stake: ({ launches }) => stake(launches.house),
    stakeAgainstPlayers: ({ token, launches }) =>
      both(stake(launches.players), () => send('games.launch', { nodeId: pvpNode }, token)),
    lotteryOrder: async ({ token }) => {
      const gameId = 102;
      const order = {
        gameId,
        currentNumero: await rig.numeroOf(gameId),
        lines: [big],
        betCartAmountSum: '2.00',
      };
      return send('lottery.bet', order, token);
    },
    bonusReturn: async ({ id, token }) => {
      const { rows } = await pool.query<{ id: string; promotion_id: string }>(
        `insert into promotion_entry (merchant, promotion_id, member_id, state, joined_at, bonus, granted_at)
          select 'demo', min(id), $1, 'granted', $2, 100, $2 from promotion returning id, promotion_id`,
        [id, rig.clock.now()],
      );
      const demand = { merchant: 'demo', memberId: id, reference: nameBonus(rows[0]?.id ?? '') } as const;
      await rig.deps.db.transaction().execute(async (db) =>
        askWagering(db, {
          ...demand,
          // Where all in the wallet is bonus money, this one is among it.
          bonus: (await readBonus(db, id)) > 0n ? 0n : 100n,
          texts: { EN: { title: 'Bonus' } },
          amount: 100n,
          at: rig.clock.now(),
        }),
      );
      return send('promotions.giveUp', { id: rows[0]?.promotion_id ?? '' }, token);
    },
    payoutAccount: ({ token, fundPassword }) =>
      send(
        'payout.addAccount',
        { provider: 'FOYB', holder: 'Amihan Reyes', number: '1002003004488', fundPassword },
        token,
      ),
    payoutAccountEnd: ({ token, card }) => send('payout.removeAccount', { id: card }, token),
    closure: ({ token, fundPassword }) =>
      send('closure.close', { reason: 'too-much', password: demoPassword, fundPassword }, token),
    promise: ({ token }) => {
      count += 1;
      return both(send('agent.createLink', { type: 0 }, token), () =>
        send(
          'agent.openAccount',
          { account: `wayfarer${count}`, type: 0, password: 'Kalamansi-2931' },
          token,
        ),
      );
    },
    correction: async () => {
      const office = createMoneyBackOffice(rig.deps);
      const given = { account: 'agent', direction: 'debit', amount: '1.00', note: 'Wrong' } as const;
      await office.adjust({ ...given, evidence: 'T-1', by: operator.proposes });
      const [proposal] = (await office.read()).waiting;
      const decision = {
        id: proposal?.id ?? '',
        state: 'approved',
        reason: '',
        by: operator.decides,
      } as const;
      return office.decide(decision).then(() => '200', codeOf);
    },
    heldRelease: async ({ id }) => {
      const order = await holdOrder(rig, id);
      const release = {
        kind: 'heldDeposit',
        id: order,
        status: 'approved',
        remark: '',
        by: 'cashier',
      } as const;
      return createReviews(rig.deps)
        .decide(release)
        .then(() => '200', codeOf);
    },
    demoRefill: async () => {
      await pool.query("update ledger_account set balance = balance where currency = 'FUN'");
      return startDemo(rig.deps as never, {}, {
        network: `net-${(count += 1)}`,
        language: 'EN',
        device: '',
        member: null,
        cookies: {},
      } as never).then(() => '200', codeOf);
    },
  };
};

async function findProviderWallet(rig: LotteryRig): Promise<string> {
  const { rows } = await rig.database.pool.query<{ id: number }>(
    'select min(account_type_id) as id from game_vendor where not maintenance',
  );
  return String(rows[0]?.id);
}

async function findWho(
  rig: LotteryRig,
  account: string,
): Promise<{ readonly id: string; readonly card: string }> {
  const { db, clock } = rig.deps;
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  await rig.database.pool.query(
    `insert into payout_account (member_id, kind, provider, holder, number, created_at)
      select $1, 'bank', 'FOYB', 'Amihan Reyes', '1002003004471', $2
      where not exists (select from payout_account where member_id = $1)`,
    [id, clock.now()],
  );
  await rig.database.pool.query("update payout_account set holder = 'Amihan Reyes' where member_id = $1", [
    id,
  ]);
  const card = await db
    .selectFrom('payout_account')
    .select('id')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  const points = { merchant: 'demo', kind: 'points.opening', at: clock.now(), points: 9_000_000n } as const;
  await db.transaction().execute(async (work) => {
    await bookPoints(work, await ensurePoints(work, 'demo', id), { ...points, reference: `ways:${id}` });
  });
  return { id, card: card.id };
}

/** An agent with members above and below, and a player without money whose account can be closed. */
export async function createWaysRig(): Promise<WaysRig> {
  const rig = await createLotteryRig();
  const { rows } = await rig.database.pool.query<{ id: number }>(
    "update game set maintenance = false where node_id = (select min(node_id) from game where game_type = 'PVP') returning node_id as id",
  );
  const pvpNode = String(rows[0]?.id);
  await rig.database.pool.query("update game_vendor set maintenance = false where game_type = 'PVP'");
  // The player has no business with others, so that the account can be closed.
  await rig.database.pool.query(`begin; set local session_replication_role = replica;
    update contract set status = 'C' where (select id from member where account = 'player') in (upline_id, downline_id);
    update contract_line set state = 'paid' where member_id = (select id from member where account = 'player');
    update lottery_chase set state = 'stopped' where member_id = (select id from member where account = 'player'); commit`);
  const attempts = makeAttempts(rig, pvpNode);
  const obstacles = makeObstacles(rig);
  const [agent, player] = [await findWho(rig, 'agent'), await findWho(rig, 'player')];
  const whoOf = (way: WayName) => (way === 'closure' || way === 'transferUp' ? player : agent);
  return {
    rig,
    readBonusOf: (way) => readBonus(rig.deps.db, whoOf(way).id),
    tryWay: async (way, obstacle) => {
      const who = whoOf(way);
      await clear(rig, who.id);
      // Only where money moves between wallets does a member have more than one.
      rig.live.modules = { ...rig.live.modules, FUNDTRANS3: way === 'ownWallet' || way === 'wayHome' };
      const { memberId, network, device } = { memberId: who.id, network: '203.0.113.7', device: '' };
      const token = await openSession(rig.deps, { memberId, network, device });
      const isPlay = way === 'stake' || way === 'stakeAgainstPlayers';
      const launches = {
        house: way === 'stake' ? await rig.openLaunch(token) : '',
        players: isPlay && way !== 'stake' ? await rig.openLaunch(token, pvpNode) : '',
      };
      if (way === 'wayHome')
        await rig.call(
          'wallet.fromMain',
          { typeId: await findProviderWallet(rig), amount: '1.00' },
          { token },
        );
      if (way === 'closure') await emptyWallets(rig, who.id);
      if (obstacle !== 'none') await obstacles[obstacle](who.id);
      const fundPassword = obstacle === 'wrongFundPassword' ? '135791' : demoFundPassword;
      return attempts[way]({ ...who, token, fundPassword, launches });
    },
  };
}
