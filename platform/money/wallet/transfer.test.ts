import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPlayRig, nodeId, otherNode, type PlayRig } from '../../play/play-rig.fake.ts';

let rig: PlayRig;
let token = '';
/** `accountTypeId` of the providers of two games. */
const types: number[] = [];
beforeAll(async () => {
  rig = await createPlayRig();
  token = await rig.logIn('player');
  const { rows } = await rig.database.pool.query<{ id: number }>(
    `select v.account_type_id as id from game g join game_vendor v on v.code = g.vendor_code and v.game_type = g.game_type
     where g.node_id in (10001, 10002) order by g.node_id`,
  );
  types.push(...rows.map(({ id }) => id));
});
afterAll(() => rig.close());
beforeEach(() => {
  rig.live.modules = { ...rig.live.modules, FUNDTRANS3: true };
});

const [ownType, other] = [() => types[0] ?? 0, () => types[1] ?? 0];
const move = (from: number, to: number, amount: string, key?: string) =>
  rig.call('wallet.transfer', { from, to, amount }, { token, ...(key === undefined ? {} : { key }) });
const balances = async () => {
  const { value } = await rig.call('wallet.list', {}, { token });
  return Object.fromEntries(value.map(({ accountTypeId, availBalance }) => [accountTypeId, availBalance]));
};
const ledgerSum = async () =>
  (await rig.database.pool.query<{ sum: string }>('select sum(amount)::text as sum from ledger_entry'))
    .rows[0]?.sum;

describe('the wallets of providers', () => {
  it('get and give money once for each call, and the books stay even', async () => {
    const before = await rig.balanceOf('player');
    const all = await Promise.all([1, 2, 3].map(() => move(1, ownType(), '100.00', 'move-once')));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(all[0]?.value).toMatchObject({ to: { availBalance: '100.00' }, amount: '100.00' });
    expect(await rig.balanceOf('player')).toBe(before - 10_000n);
    await rig.call(
      'wallet.betweenSubs',
      { fromTypeId: ownType(), toTypeId: other(), amount: '40.00' },
      { token },
    );
    expect(await balances()).toMatchObject({ [ownType()]: '60.00', [other()]: '40.00' });
    await rig.call('wallet.toMain', { typeId: String(other()) }, { token });
    await rig.call('wallet.toMain', { typeId: ownType() }, { token });
    expect(await rig.balanceOf('player')).toBe(before);
    expect(await ledgerSum()).toBe('0');
  });

  it('refuse what is not there, no amount, the same wallet twice and a provider that is closed', async () => {
    const code = async (from: number, to: number, amount: string) =>
      (await move(from, to, amount)).error.errorCode;
    expect(await code(1, ownType(), '99999999.00')).toBe('balance.insufficient');
    for (const amount of ['0', '-1', '1.005', 'x'])
      expect(await code(1, ownType(), amount)).toBe('amount.invalid');
    expect(await code(1, 1, '1.00')).toBe('request_param_err');
    expect(await code(1, 999_999, '1.00')).toBe('request_param_err');
    await move(1, ownType(), '5.00');
    await rig.database.pool.query('update game_vendor set maintenance = true where account_type_id = $1', [
      ownType(),
    ]);
    expect(await code(1, ownType(), '1.00')).toBe('game.maintenance');
    expect((await rig.call('wallet.lockByType', { typeId: ownType() }, { token })).value.locked).toBe(true);
    expect((await move(ownType(), 1, '5.00')).status).toBe(200);
    await rig.database.pool.query('update game_vendor set maintenance = false');
    const trial = await rig.logIn('trial');
    expect((await rig.call('wallet.toMain', { typeId: ownType() }, { token: trial })).error.errorCode).toBe(
      'account.trial',
    );
  });

  it('are what their games play with, and no other wallet', async () => {
    const launch = (game: string) => rig.call('games.launch', { nodeId: game }, { token });
    await move(1, ownType(), '20.00');
    expect((await launch(otherNode)).error.errorCode).toBe(
      ownType() === other() ? undefined : 'balance.insufficient',
    );
    const session = await rig.openLaunch(token, nodeId);
    const main = await rig.balanceOf('player');
    const staked = await rig.wallet({ call: 'stake', launch: session, round: 'own-1', amount: '5.00' });
    expect(staked).toMatchObject({ status: 200, value: { balance: '15.00' } });
    expect(
      (await rig.wallet({ call: 'stake', launch: session, round: 'own-2', amount: '50.00' })).status,
    ).toBe(409);
    // Switched off in between: the round ends where it began.
    rig.live.modules = { ...rig.live.modules, FUNDTRANS3: false };
    const won = await rig.wallet({ call: 'settle', launch: session, round: 'own-1', amount: '9.00' });
    expect(won).toMatchObject({ value: { balance: '24.00' } });
    expect(await rig.balanceOf('player')).toBe(main);
    expect((await rig.call('wallet.merchant', {}, { token })).value).toEqual({ isSingle: true });
    expect((await move(1, ownType(), '1.00')).error.errorCode).toBe('function.not.available');
    expect(
      (await rig.call('wallet.fromMain', { typeId: ownType(), amount: '1.00' }, { token })).error.errorCode,
    ).toBe('function.not.available');
    // What is there still comes back.
    expect((await rig.call('wallet.toMain', { typeId: ownType() }, { token })).value.amount).toBe('24.00');
  });
});
