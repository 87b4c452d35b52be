import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../../server/infrastructure/http/app-error.ts';
import { createPlayRig, type PlayRig } from '../play-rig.fake.ts';

let rig: PlayRig;
let token = '';
let launch = '';
const jackpot = { id: 'lumina', name: 'Lumina jackpot', contribution: '1.25', seed: '100.00' };
/** Puts a jackpot into the brand, as a publish would. */
function setJackpot(mustFallBy: string, changed: object = {}): void {
  Object.assign(rig.live, {
    site: async () => {
      const { settings, ...rest } = await site();
      const brand = { ...(settings['brand'] as object), jackpots: [{ ...jackpot, mustFallBy, ...changed }] };
      return { ...rest, settings: { ...settings, brand } };
    },
  });
}
let site: PlayRig['live']['site'];
beforeAll(async () => {
  rig = await createPlayRig();
  site = rig.live.site.bind(rig.live);
  token = await rig.logIn('player');
  launch = await rig.openLaunch(token);
});
afterAll(() => rig.close());

const play = async (round: string, amount: string, won = '0') => {
  const staked = await rig.wallet({ call: 'stake', launch, round, amount });
  const settled = await rig.wallet({ call: 'settle', launch, round, amount: won });
  return [staked.status, settled.status];
};
const shown = async () =>
  (await rig.call('games.jackpots', {})).value.jackpots.find(({ id }) => id === 'lumina')?.amount;
const query = async <Row>(text: string) => (await rig.database.pool.query(text)).rows as Row[];
const inBooks = async () =>
  (
    await query<{ balance: string }>(
      "select balance from ledger_account where member_id is null and account_type = 97 and currency = 'PHP'",
    )
  )[0]?.balance;

describe('a jackpot of the platform', () => {
  it('shows its seed, and grows by its share of each stake, to the last fraction, once for each round', async () => {
    expect(await shown()).toBeUndefined();
    setJackpot('1000000.00');
    expect(await shown()).toBe('100.00');
    // 1.25 % of 3.33 is 0.041625: the rest of a cent is kept for the next one.
    expect(await play('jp-1', '3.33')).toEqual([200, 200]);
    expect(await shown()).toBe('100.04');
    await rig.wallet({ call: 'settle', launch, round: 'jp-1', amount: '0' });
    expect(await shown()).toBe('100.04');
    for (const turn of [2, 3, 4, 5, 6, 7]) await play(`jp-${turn}`, '3.33', '1.00');
    // Seven times 0.041625 is 0.291375.
    expect(await shown()).toBe('100.29');
    expect(await inBooks()).toBe('10029');
  });

  it('takes nothing from a round that was given back', async () => {
    await rig.wallet({ call: 'stake', launch, round: 'jp-back', amount: '100.00' });
    await rig.wallet({ call: 'refund', launch, round: 'jp-back' });
    expect(await shown()).toBe('100.29');
  });

  it('falls by its amount at the latest, pays the whole sum into the wallet and begins again', async () => {
    setJackpot('100.31', { id: 'small' });
    const before = await rig.balanceOf('player');
    const small = async () =>
      (await rig.call('games.jackpots', {})).value.jackpots.find(({ id }) => id === 'small')?.amount;
    await play('fall-1', '30.00');
    // 0.375 grew it to 100.37, which is above 100.31.
    expect(await rig.balanceOf('player')).toBe(before - 3_000n + 10_037n);
    expect(await small()).toBe('100.00');
    expect(await query('select pool, turn, amount::int from jackpot_win')).toEqual([
      { pool: 'small', turn: 1, amount: 10_037 },
    ]);
    const [message] = await query<{ body: string }>(
      "select body from inbox_message where title = 'You’ve won a jackpot'",
    );
    expect(message?.body).toContain('100.37');
    // In the betting record, and in its detail, it is a part of what the round brought.
    const bets = (await rig.call('records.bets', {}, { token })).value;
    expect(bets.rows[0]).toMatchObject({ stake: '30.00', payout: '100.37', net: '70.37' });
    const detail = (await rig.call('records.detail', { id: bets.rows[0]?.id ?? '' }, { token })).value;
    expect(detail.lines.map(({ amount }) => amount)).toEqual(['-30.00', '100.37']);
    const [sum] = await query<{ sum: string }>('select sum(amount)::text as sum from ledger_entry');
    expect(sum?.sum).toBe('0');
  });

  it('keeps where it falls sealed, and is not there while its sums make no sense', async () => {
    const [pool] = await query<{ target_sealed: string }>('select target_sealed from jackpot_pool');
    expect(pool?.target_sealed).not.toMatch(/^\d+$/);
    setJackpot('50.00', { id: 'wrong' });
    expect((await rig.call('games.jackpots', {})).value.jackpots).toEqual([]);
  });
});

describe('what the vendor says', () => {
  it('of jackpots, rooms and matches is passed on, and its silence is no end of the list', async () => {
    setJackpot('1000000.00');
    const { gameVendor } = rig.deps;
    const answers: Readonly<Record<string, object>> = {
      jackpots: { jackpots: [{ pool: 'mega', name: 'Mega', currency: 'PHP', amount: '5000.00' }] },
      rooms: { rooms: [{ room: 'r-1', name: 'Garden', open: true }] },
      matches: { matches: [] },
    };
    Object.assign(gameVendor ?? {}, {
      ask: async () => {
        throw new AppError({ status: 503, code: 'server.busy', message: 'The vendor is silent.' });
      },
    });
    const silent = await rig.call('games.rooms', { nodeId: '10001' }, { token });
    expect([silent.status, silent.error.errorCode]).toEqual([503, 'server.busy']);
    expect((await rig.call('games.jackpots', {})).value.jackpots).toHaveLength(1);
    Object.assign(gameVendor ?? {}, { ask: async (call: string) => answers[call] });
    expect((await rig.call('games.jackpots', {})).value.jackpots.map(({ id }) => id)).toEqual([
      'lumina',
      'demo.mega',
    ]);
    expect((await rig.call('games.rooms', { nodeId: '10001' }, { token })).value.rooms).toMatchObject([
      { roomId: '10001-r-1', nodeId: '10001' },
    ]);
    expect((await rig.call('games.matches', {})).value.matches).toEqual([]);
    const unknown = await rig.call('games.rooms', { nodeId: '1' }, { token });
    expect(unknown.error.errorCode).toBe('game.unknown');
  });
});
