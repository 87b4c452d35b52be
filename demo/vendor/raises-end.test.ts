import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createMemberJobs } from '../../platform/jobs.ts';
import type { PlayRig } from '../../platform/play/play-rig.fake.ts';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import { createRaiseRig } from './raise-rig.fake.ts';
import { idleMs, sweepRounds } from './sweep.ts';

let rig: PlayRig;
let table: Awaited<ReturnType<typeof createRaiseRig>>;
beforeAll(async () => {
  table = await createRaiseRig();
  ({ rig } = table);
});
afterAll(() => table.close());
beforeEach(() => table.begin());
const runJobs = () =>
  createJobRunner({
    db: rig.deps.db,
    clock: rig.clock,
    merchant: 'demo',
    notifications: rig.database.notifications,
    handlers: createMemberJobs(rig.deps),
    onTrouble: (cause) => {
      throw cause;
    },
  }).runDue();

// Each break is of another member: none is shortened.
describe('the end of play', () => {
  it('by a limit on losses refuses a double and a split, and lets a hand stand', async () => {
    // Has won nothing that a loss could be set off against.
    await table.enter('dalisay');
    const round = await table.deal();
    const limit = { kind: 'loss', period: 'day', amount: '15.00' } as const;
    expect((await rig.call('care.setLimit', limit, { token: table.token() })).status).toBe(200);
    for (const move of ['double', 'split'] as const) {
      const refused = await table.play(round, move);
      expect([move, refused.body.errorCode]).toEqual([move, 'limit.loss']);
    }
    expect([await table.spent(), await table.walletStake(round)]).toEqual([1_000n, '1000 open']);
    expect((await table.play(round, 'stand')).body.round).toMatchObject({ state: 'lost', stake: '10.00' });
    await rig.database.pool.query('delete from limit_window; delete from care_limit');
  });

  it('by a reality check that waits refuses a double, and lets a hand stand', async () => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, realityCheckStopsPlay: true };
    try {
      const round = await table.deal();
      await rig.database.pool.query(
        `update play_session set checked_at = checked_at - interval '1 day' where ended_at is null`,
      );
      expect((await table.play(round, 'double')).body.errorCode).toBe('play.check-due');
      expect((await table.play(round, 'stand')).body.round).toMatchObject({ state: 'lost', stake: '10.00' });
    } finally {
      rig.live.jurisdiction = { ...rig.live.jurisdiction, realityCheckStopsPlay: false };
    }
  });

  it('by the platform, which gives stakes back, gives back those of a raised round too', async () => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, refundOpenRounds: true };
    try {
      await table.enter('traveller');
      const round = await table.deal('6 9 6 T 5 4 T T');
      const split = (await table.play(round, 'split')).body.round;
      expect(split).toMatchObject({ state: 'open', stake: '20.00' });
      expect((await rig.call('care.takeBreak', { length: 'PT24H' }, { token: table.token() })).status).toBe(
        200,
      );
      await runJobs();
      await sweepRounds(rig.games.parts);
      expect([await table.spent(), await table.walletStake(round)]).toEqual([0n, '2000 refunded']);
      expect(await table.vendorState(round)).toBe('refunded 1000');
    } finally {
      rig.live.jurisdiction = { ...rig.live.jurisdiction, refundOpenRounds: false };
    }
  });

  it('by a break refuses a double, and lets a hand stand', async () => {
    await table.enter('agent');
    const round = await table.deal('T 9 T T');
    expect((await rig.call('care.takeBreak', { length: 'PT24H' }, { token: table.token() })).status).toBe(
      200,
    );
    const refused = await table.play(round, 'double');
    expect(refused.body.errorCode).toMatch(/^(account|login)\./);
    expect(await table.vendorState(round)).toBe('open 0');
    const stood = await table.play(round, 'stand');
    expect([stood.status, ['won', 'refunded']]).toEqual([
      200,
      expect.arrayContaining([stood.body.round.state]) as string[],
    ]);
  });

  it('while a further stake waits ends the round with its first one alone', async () => {
    await table.enter('dalisay');
    const round = await table.deal('T 9 T T');
    rig.network.isAnswerLost = true;
    expect((await table.play(round, 'double')).status).toBe(503);
    rig.network.isAnswerLost = false;
    expect((await rig.call('care.takeBreak', { length: 'PT24H' }, { token: table.token() })).status).toBe(
      200,
    );
    await sweepRounds(rig.games.parts);
    // 20 stands against 19; a market may give the stakes back instead.
    const state = await table.vendorState(round);
    expect(['won 0', 'refunded 0']).toContain(state);
    expect(await table.spent()).toBe(state === 'won 0' ? -1_000n : 0n);
  });

  it('by a player who has left a further stake waiting, and the page, is that of a round with one stake', async () => {
    const round = await table.deal('T 9 T T');
    rig.network.isCut = true;
    await table.play(round, 'double');
    rig.network.isCut = false;
    await table.sweepLater(20_000);
    await table.sweepLater(idleMs);
    expect(await table.look(round)).toMatchObject({ state: 'won', stake: '10.00', payout: '20.00' });
    expect(await table.spent()).toBe(-1_000n);
  });
});
