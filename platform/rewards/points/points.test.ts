import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../../server/db/database.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { demoFundPassword } from '../../../demo/seed/accounts.ts';
import { readPoints } from './accounts.ts';
import { exchangePoints } from './convert.ts';
import { decideRedemption } from './decide-redemption.ts';
import { orderReward } from './redeem.ts';

let rig: MemberRig;
let token = '';
let player = '';
let agent = '';
const fund = demoFundPassword;

beforeAll(async () => {
  rig = await createSeededRig();
  const humanToken = await rig.proveHuman();
  token = (await rig.call('session.login', { username: 'player', password: 'Foyer-2026', humanToken })).value
    .token;
  const { rows } = await rig.database.pool.query<{ id: string; account: string }>(
    'select id, account from member',
  );
  player = rows.find(({ account }) => account === 'player')?.id ?? '';
  agent = rows.find(({ account }) => account === 'agent')?.id ?? '';
});
afterAll(() => rig.close());

const sql = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await rig.database.pool.query<Record<string, unknown>>(text)).rows;
const stockOf = async (id: string): Promise<unknown> =>
  (await sql(`select available from point_reward where id = ${id}`))[0]?.['available'];
const balanceOf = async (id: string): Promise<string> =>
  String(
    (await sql(`select balance from ledger_account where member_id = ${id} and currency = 'PHP'`))[0]?.[
      'balance'
    ],
  );
const expectBalancedLedger = async (): Promise<void> => {
  const rows = await sql(`select a.currency, sum(e.amount)::text as sum from ledger_entry e
    join ledger_account a on a.id = e.account_id group by a.currency order by 1`);
  expect(rows).toEqual([
    { currency: 'FUN', sum: '0' },
    { currency: 'PHP', sum: '0' },
    { currency: 'PTS', sum: '0' },
  ]);
  const drifted = await sql(`select a.id from ledger_account a left join ledger_entry e on e.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(e.amount), 0)`);
  expect(drifted).toEqual([]);
};
const redeem = (rewardId: string, quantity = 1, options: { password?: string; key?: string } = {}) =>
  rig.call(
    'points.redeem',
    { rewardId, quantity, password: options.password ?? fund },
    { token, ...(options.key === undefined ? {} : { key: options.key }) },
  );
beforeEach(() => rig.database.pool.query('delete from limit_window'));

describe('redeeming', () => {
  it('takes points and a piece, and the order is in process', async () => {
    const before = await readPoints(rig.deps.db, player);
    const { value } = await redeem('3');
    expect(value).toMatchObject({ reward: 'Coffee set', points: 1_200, quantity: 1, status: 'inProcess' });
    expect(await readPoints(rig.deps.db, player)).toBe(before - 1_200n);
    expect(await stockOf('3')).toBe(39);
    const { value: list } = await rig.call('points.redemptions', {}, { token });
    expect(list.content[0]).toMatchObject({ id: value.id, status: 'inProcess' });
    await expectBalancedLedger();
  });

  it('gives the same answer to the same key, and does nothing a second time', async () => {
    const key = 'redeem-again-1';
    const first = await redeem('1', 1, { key });
    const points = await readPoints(rig.deps.db, player);
    const second = await redeem('1', 1, { key });
    expect(second.value).toEqual(first.value);
    expect(await readPoints(rig.deps.db, player)).toBe(points);
    expect(await redeem('1', 2, { key })).toMatchObject({
      status: 422,
      error: { errorCode: 'request.key-reused' },
    });
  });

  it('refuses a wrong fund password, what is sold out, limits, deposits, the future and too few points', async () => {
    const points = await readPoints(rig.deps.db, player);
    const codes = [];
    for (const [id, quantity, password] of [
      ['1', 1, 'wrong'],
      ['7', 1, fund],
      ['5', 1, fund],
      ['8', 1, fund],
      ['6', 1, fund],
      ['2', 6, fund],
      ['999999', 1, fund],
    ] as const)
      codes.push((await redeem(id, quantity, { password })).error.errorCode);
    expect(codes).toEqual([
      'fund-password.wrong',
      'reward.sold-out',
      'reward.amount-missing',
      'reward.closed',
      'points.insufficient',
      'quantity.invalid',
      'reward.closed',
    ]);
    expect(await readPoints(rig.deps.db, player)).toBe(points);
  });

  it('says of each reward whether it is open and how many may be ordered', async () => {
    const { value } = await rig.call('points.rewards', {}, { token, language: 'AR' });
    expect(value.rewards.map(({ standing }) => standing)).toEqual([
      'open',
      'open',
      'open',
      'tooFewPoints',
      'amountMissing',
      'tooFewPoints',
      'soldOut',
      'upcoming',
    ]);
    expect(value.rewards[2]).toMatchObject({ name: 'طقم قهوة', mostNow: 1 });
  });
});

describe('the last piece', () => {
  const race = (order: (db: Database) => Promise<unknown>) =>
    Promise.allSettled(Array.from({ length: 60 }, () => rig.deps.db.transaction().execute(order)));
  const refill = () =>
    sql(`update point_reward set available = 1, limit_per_member = null where id = 1;
      delete from point_redemption where reward_id = 1`);

  it('goes to one of sixty orders', async () => {
    await refill();
    const before = (await readPoints(rig.deps.db, player)) + (await readPoints(rig.deps.db, agent));
    let index = 0;
    const results = await race((db) => {
      index += 1;
      const memberId = index % 2 === 0 ? player : agent;
      return orderReward(db, rig.deps, { memberId, rewardId: '1', quantity: 1 });
    });
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'reward.sold-out' });
    expect(await stockOf('1')).toBe(0);
    const after = (await readPoints(rig.deps.db, player)) + (await readPoints(rig.deps.db, agent));
    expect(before - after).toBe(500n);
    await expectBalancedLedger();
  });

  it('goes to both of two orders where the stock is read first and written later', async () => {
    await refill();
    let readers = 0;
    let release: () => void = () => undefined;
    const bothHaveRead = new Promise<void>((resolve) => {
      release = resolve;
    });
    const order = async (db: Database) => {
      const { available } = await db
        .selectFrom('point_reward')
        .select('available')
        .where('id', '=', '1')
        .executeTakeFirstOrThrow();
      readers += 1;
      if (readers === 2) release();
      await bothHaveRead;
      await db
        .updateTable('point_reward')
        .set({ available: available - 1 })
        .where('id', '=', '1')
        .execute();
      return available;
    };
    const run = () => rig.deps.db.transaction().execute(order);
    expect(await Promise.all([run(), run()])).toEqual([1, 1]);
  });
});

describe('the decision on an order', () => {
  const order = () =>
    rig.deps.db
      .transaction()
      .execute((db) => orderReward(db, rig.deps, { memberId: player, rewardId: '2', quantity: 1 }));

  it('gives points and piece back once when many reject at the same moment', async () => {
    const points = await readPoints(rig.deps.db, player);
    const stock = Number(await stockOf('2'));
    const id = await order();
    expect(await readPoints(rig.deps.db, player)).toBe(points - 300n);
    const results = await Promise.allSettled(
      Array.from({ length: 30 }, (_, index) =>
        decideRedemption(
          { ...rig.deps, db: rig.deps.db },
          { id, status: 'rejected', remark: 'We cannot send it there.', by: `operator-${index}` },
        ),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readPoints(rig.deps.db, player)).toBe(points);
    expect(await stockOf('2')).toBe(stock);
    const { value } = await rig.call('points.redemption', { id }, { token });
    expect(value).toMatchObject({ status: 'rejected', remark: 'We cannot send it there.' });
    expect(await sql("select body from inbox_message where title = 'Your order was rejected'")).toEqual([
      { body: 'We’ve returned your points. We cannot send it there.' },
    ]);
    await expectBalancedLedger();
  });

  it('hands over what was redeemed: money into the wallet, envelopes to open', async () => {
    await sql('update point_reward set available = 5 where id = 1');
    const money = BigInt(await balanceOf(player));
    const bonus = await redeem('1', 2);
    await decideRedemption(rig.deps, { id: bonus.value.id, status: 'approved', remark: '', by: 'x' });
    expect(BigInt(await balanceOf(player))).toBe(money + 10_000n);
    expect(await sql("select body from inbox_message where title = 'Your order was approved'")).toEqual([
      { body: 'See the points mall for details.' },
    ]);
    await decideRedemption(rig.deps, { id: await order(), status: 'approved', remark: '', by: 'x' });
    expect(await sql(`select left_over from envelope_ticket where member_id = ${player}`)).toEqual([
      { left_over: 2 },
    ]);
    await expect(
      decideRedemption(rig.deps, { id: bonus.value.id, status: 'rejected', remark: 'no', by: 'y' }),
    ).rejects.toMatchObject({ code: 'review.decided' });
    await expectBalancedLedger();
  });
});

describe('converting', () => {
  it('moves points to the house and money to the wallet, in one step', async () => {
    const points = await readPoints(rig.deps.db, player);
    const money = BigInt(await balanceOf(player));
    const { value } = await rig.call('points.convert', { points: 250, password: fund }, { token });
    expect(value).toMatchObject({ points: 250, amount: '12.50', pointsLeft: Number(points - 250n) });
    expect(await readPoints(rig.deps.db, player)).toBe(points - 250n);
    expect(BigInt(await balanceOf(player))).toBe(money + 1_250n);
    // Points are no money: the wallet shows only the latter.
    const { value: wallet } = await rig.call('wallet.balance', { typeId: 0 }, { token });
    expect(wallet.balance.map(({ accountTypeId }) => accountTypeId)).toEqual([1]);
    const { value: details } = await rig.call('points.details', {}, { token });
    expect(details.content[0]).toMatchObject({
      type: 'points.convert',
      out: 250,
      balance: Number(points) - 250,
    });
    await expectBalancedLedger();
  });

  it('refuses fewer than the minimum and more than there are', async () => {
    const few = await rig.call('points.convert', { points: 99, password: fund }, { token });
    const many = await rig.call('points.convert', { points: 9_999_999, password: fund }, { token });
    expect([few.error.fields, many.error.fields]).toEqual([
      { points: 'points.too-few' },
      { points: 'points.insufficient' },
    ]);
  });

  it('spends the same points once, of forty tries', async () => {
    const had = await readPoints(rig.deps.db, agent);
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () =>
        rig.deps.db
          .transaction()
          .execute((db) => exchangePoints(db, rig.deps, { memberId: agent, points: had })),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readPoints(rig.deps.db, agent)).toBe(0n);
    await expectBalancedLedger();
  });

  it('pays several times where the points are looked at and nothing is locked', async () => {
    await sql(
      'create table naive_points (id int primary key, points int); insert into naive_points values (1, 100)',
    );
    const clients = await Promise.all([rig.database.pool.connect(), rig.database.pool.connect()]);
    const looked: number[] = [];
    for (const client of clients) {
      await client.query('begin');
      const { rows } = await client.query<{ points: number }>('select points from naive_points');
      looked.push(rows[0]?.points ?? 0);
    }
    for (const client of clients) {
      await client.query('update naive_points set points = 0');
      await client.query('commit');
      client.release();
    }
    await sql('drop table naive_points');
    // Both looked before either wrote: each believes that it has the hundred to spend.
    expect(looked).toEqual([100, 100]);
  });
});

it('a trial account has no points to spend', async () => {
  const { value } = await rig.call('session.trial', { os: 'Linux', platform: 'W' });
  const config = await rig.call('points.config', {}, { token: value.token });
  expect(config.value).toMatchObject({ open: false, points: 0 });
  const answer = await rig.call('points.convert', { points: 100, password: fund }, { token: value.token });
  expect(answer).toMatchObject({ status: 403, error: { errorCode: 'account.trial' } });
});
