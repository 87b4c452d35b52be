import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayRig } from '../../platform/play/play-rig.fake.ts';
import { AppError } from '../../server/infrastructure/http/app-error.ts';
import { casinoCycleMs } from './game.ts';
import { createRaiseRig } from './raise-rig.fake.ts';
import { idleMs } from './sweep.ts';
import { WalletUnclear } from './wallet-link.ts';

// A further stake in the middle of a round: what is cut off, refused, sent again and given up.

let rig: PlayRig;
let table: Awaited<ReturnType<typeof createRaiseRig>>;
beforeAll(async () => {
  table = await createRaiseRig();
  ({ rig } = table);
});
afterAll(() => table.close());
beforeEach(() => table.begin());
afterEach(() => vi.restoreAllMocks());
const setBalance = (minor: bigint): Promise<unknown> =>
  rig.database.pool.query(
    `update ledger_account set balance = $1 where account_type = 1
     and member_id = (select id from member where account = 'player')`,
    [minor.toString()],
  );

describe('a double', () => {
  it('takes one stake more, and is paid by all that was staked', async () => {
    const round = await table.deal();
    const { body } = await table.play(round, 'double');
    // 21 against 19.
    expect(body.round).toMatchObject({ state: 'won', stake: '20.00', payout: '40.00', step: 1 });
    expect(body.round.picture?.hands[0]).toMatchObject({
      stake: '20.00',
      end: { result: 'won', pays: '40.00' },
    });
    expect([await table.spent(), await table.walletStake(round)]).toEqual([-2_000n, '2000 settled']);
  });

  it('that is sent ten times at the same moment, from two tabs, takes one stake and makes one move', async () => {
    const round = await table.deal();
    const other = (await table.open()).session;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, press) =>
        table.play(round, 'double', ...(press % 2 === 0 ? [] : [other])),
      ),
    );
    await table.sweepLater(20_000);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await table.look(round)).toMatchObject({ state: 'won', payout: '40.00', step: 1 });
    expect([await table.spent(), await table.walletStake(round)]).toEqual([-2_000n, '2000 settled']);
    expect((await table.play(round, 'double')).body.round).toMatchObject({ state: 'won', step: 1 });
    expect(await table.spent()).toBe(-2_000n);
  });

  it('whose answer is lost waits: the round can be found again, and a repeat makes the move', async () => {
    const round = await table.deal();
    rig.network.isAnswerLost = true;
    const lost = await table.play(round, 'double');
    expect([lost.status, lost.body.errorCode]).toEqual([503, 'wallet.unclear']);
    expect((await table.play(round, 'double')).status).toBe(503);
    rig.network.isAnswerLost = false;
    expect([await table.spent(), await table.walletStake(round)]).toEqual([2_000n, '2000 open']);
    expect(await table.look(round)).toMatchObject({
      state: 'open',
      stake: '10.00',
      step: 0,
      proof: { seed: null },
    });
    const again = await table.open();
    expect(again.round).toMatchObject({ id: round.id, state: 'open', step: 0 });
    // Another launch of the same member repeats it, and it is one stake.
    const { body } = await table.play(round, 'double', again.session);
    expect(body.round).toMatchObject({ state: 'won', payout: '40.00', step: 1 });
    expect(await table.spent()).toBe(-2_000n);
  });

  it('that nobody sends again is given back by the sweeper, and the round is as it was', async () => {
    const round = await table.deal();
    rig.network.isAnswerLost = true;
    await table.play(round, 'double');
    await table.sweepLater(20_000);
    rig.network.isAnswerLost = false;
    await table.sweepLater(20_000);
    expect([await table.spent(), await table.walletStake(round)]).toEqual([1_000n, '1000 open']);
    const doubled = await table.play(await table.look(round), 'double');
    expect(doubled.body.round).toMatchObject({ state: 'won', payout: '40.00' });
    expect([await table.spent(), await table.walletStake(round)]).toEqual([-2_000n, '2000 settled']);
  });

  it('that the player gives up for another move is given back before that is made', async () => {
    const round = await table.deal();
    rig.network.isAnswerLost = true;
    await table.play(round, 'double');
    expect((await table.play(round, 'stand')).status).toBe(503);
    rig.network.isAnswerLost = false;
    const { body } = await table.play(round, 'stand');
    expect(body.round).toMatchObject({ state: 'lost', stake: '10.00', step: 1 });
    expect([await table.spent(), await table.walletStake(round)]).toEqual([1_000n, '1000 settled']);
  });

  it('that never reached the wallet takes nothing, and can be sent again', async () => {
    const round = await table.deal();
    rig.network.isCut = true;
    expect((await table.play(round, 'double')).status).toBe(503);
    rig.network.isCut = false;
    expect(await table.spent()).toBe(1_000n);
    expect((await table.play(round, 'double')).body.round).toMatchObject({ state: 'won' });
    expect(await table.spent()).toBe(-2_000n);
  });

  it('that reaches the wallet after it was given up is refused there', async () => {
    const round = await table.deal();
    const { wallet } = rig.games.parts;
    const raise = wallet.raise.bind(wallet);
    let release: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = vi.spyOn(wallet, 'raise').mockImplementation(async (step) => {
      await isHeld;
      return raise(step);
    });
    const late = table.play(round, 'double');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    const { body } = await table.play(round, 'stand');
    expect(body.round).toMatchObject({ state: 'lost', stake: '10.00' });
    release();
    expect((await late).body.errorCode).toBe('transaction.cancelled');
    expect([await table.spent(), await table.walletStake(round)]).toEqual([1_000n, '1000 settled']);
  });

  it('of which one sending is refused and another is late takes nothing', async () => {
    const round = await table.deal();
    const { wallet } = rig.games.parts;
    const raise = wallet.raise.bind(wallet);
    let release: () => void = () => undefined;
    const isRefused = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = vi
      .spyOn(wallet, 'raise')
      .mockImplementationOnce(async (step) => {
        await isRefused;
        return raise(step);
      })
      .mockImplementationOnce(() =>
        Promise.reject(new AppError({ status: 409, code: 'balance.insufficient', message: 'Refused.' })),
      );
    const late = table.play(round, 'double');
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    expect((await table.play(round, 'double')).body.errorCode).toBe('balance.insufficient');
    release();
    await late;
    expect(await table.look(round)).toMatchObject({ state: 'open', step: 0, stake: '10.00' });
    expect([await table.spent(), await table.walletStake(round)]).toEqual([1_000n, '1000 open']);
  });

  it('that stops between the stake and its move, as where a node dies, is finished by a repeat or given back', async () => {
    for (const isRepeated of [true, false]) {
      rig.clock.advance(casinoCycleMs);
      const round = await table.deal();
      const { wallet } = rig.games.parts;
      const raise = wallet.raise.bind(wallet);
      vi.spyOn(wallet, 'raise').mockImplementationOnce(async (step) => {
        await raise(step);
        throw new WalletUnclear('The node has died.');
      });
      expect((await table.play(round, 'double')).status).toBe(503);
      expect(await table.walletStake(round)).toBe('2000 open');
      if (isRepeated) await table.play(round, 'double');
      else await table.sweepLater(20_000);
      expect(await table.walletStake(round)).toBe(isRepeated ? '2000 settled' : '1000 open');
      expect(await table.spent()).toBe(isRepeated ? -2_000n : 1_000n);
      await table.sweepLater(idleMs);
    }
  });

  it('that the wallet refuses for want of money leaves the round as it is, to be played on', async () => {
    const round = await table.deal();
    const rest = await rig.balanceOf('player');
    await setBalance(999n);
    for (const press of [1, 2]) {
      const refused = await table.play(round, 'double');
      expect([press, refused.status, refused.body.errorCode]).toEqual([press, 409, 'balance.insufficient']);
    }
    expect(await table.look(round)).toMatchObject({ state: 'open', step: 0, stake: '10.00' });
    await setBalance(rest);
    // With the money there it is taken, by another name.
    expect((await table.play(round, 'double')).body.round).toMatchObject({ state: 'won', payout: '40.00' });
    expect([await table.spent(), await table.walletStake(round)]).toEqual([-2_000n, '2000 settled']);
  });

  it('that the rules do not allow is refused before the wallet is asked', async () => {
    const round = await table.deal('6 9 4 T 2 9');
    const { body } = await table.play(round, 'hit');
    const raise = vi.spyOn(rig.games.parts.wallet, 'raise');
    for (const move of ['double', 'split'] as const)
      expect((await table.play(body.round, move)).body.errorCode).toBe('game.move');
    expect(raise).not.toHaveBeenCalled();
    expect(await table.spent()).toBe(1_000n);
  });
});

describe('a split', () => {
  it('and a double after it are three stakes, each for its hand', async () => {
    const round = await table.deal('6 9 6 T 5 4 T T');
    const split = (await table.play(round, 'split')).body;
    expect(split.round).toMatchObject({ state: 'open', stake: '20.00', step: 1 });
    expect(split.balance).toBe(((Number(table.before()) - 2_000) / 100).toFixed(2));
    const doubled = (await table.play(split.round, 'double')).body.round;
    expect(doubled).toMatchObject({ state: 'open', stake: '30.00', step: 2, picture: { turn: 1 } });
    const end = (await table.play(doubled, 'double')).body.round;
    // 21 on two stakes and 20 on two, against 19.
    expect(end).toMatchObject({ state: 'won', stake: '40.00', payout: '80.00' });
    expect(end.picture?.hands.map((hand) => hand.end?.pays)).toEqual(['40.00', '40.00']);
    expect([await table.spent(), await table.walletStake(round)]).toEqual([-4_000n, '4000 settled']);
  });

  it('is given back whole, with the first stake, where the round is', async () => {
    const round = await table.deal('6 9 6 T 5 4 T T');
    const split = (await table.play(round, 'split')).body.round;
    const { rows } = await rig.database.pool.query<{ launch: string }>(
      'select launch from vendor_round where id = $1',
      [round.id],
    );
    const given = { launch: rows[0]?.launch ?? '', round: round.id, raises: 3 };
    for (const time of [1, 2]) {
      await rig.games.parts.wallet.refund(given);
      expect([time, await table.spent()]).toEqual([time, 0n]);
    }
    // What is played on after it is paid no more.
    const stood = (await table.play(split, 'stand')).body.round;
    const end = stood.state === 'open' ? (await table.play(stood, 'stand')).body.round : stood;
    expect(['refunded', 'lost']).toContain(end.state);
    expect(await table.spent()).toBe(0n);
  });
});
