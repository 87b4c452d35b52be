import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { byEffort } from '../../platform/test-effort.fake.ts';
import { createPlayRig, nodeId, type PlayRig } from '../play/play-rig.fake.ts';

const minuteMs = 60_000;
const idleMs = 15 * minuteMs;
let rig: PlayRig;
let token = '';
let launch = '';
let memberId = '';
let rounds = 0;
beforeAll(async () => {
  rig = await createPlayRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.clock.advance(2 * 86_400_000);
  await rig.database.pool.query('delete from care_limit; delete from limit_window; delete from play_session');
  rig.live.jurisdiction = { ...rig.live.jurisdiction, realityCheckMinutes: 0, realityBreakMinutes: 0 };
  token = await rig.logIn('player');
  launch = await rig.openLaunch(token);
  memberId = (await rig.call('member.info', {}, { token })).value.id;
});

const setProfile = (change: Readonly<Record<string, number | boolean>>): void => {
  rig.live.jurisdiction = { ...rig.live.jurisdiction, ...change };
};
/** A round that is lost at once: a stake and its end. */
async function playRound() {
  rounds += 1;
  const round = `session-${rounds}`;
  const staked = await rig.wallet({ call: 'stake', launch, round, amount: '1.00' });
  if (staked.status === 200) await rig.wallet({ call: 'settle', launch, round, amount: '0.00' });
  return staked;
}
const look = (who = token) => rig.call('care.play', {}, { token: who });
const answerCheck = (who = token) => rig.call('care.answerCheck', {}, { token: who });
const limitTime = (minutes: string) =>
  rig.call('care.setLimit', { kind: 'session', period: 'day', amount: minutes }, { token });
async function readCountedMs(): Promise<number> {
  const { rows } = await rig.database.pool.query<{ ms: number }>(
    `select coalesce(sum(extract(epoch from last_at - started_at)), 0)::float8 * 1000 as ms
     from play_session where member_id = $1`,
    [memberId],
  );
  return Math.round(rows[0]?.ms ?? 0);
}

describe('time of play', () => {
  it('counts gaps of 301 seconds between stakes, without a call of the portal', async () => {
    await limitTime('30');
    const codes: (string | undefined)[] = [];
    for (let gap = 0; gap < 12; gap += 1) {
      rig.clock.advance(301_000);
      codes.push((await playRound()).code);
    }
    // 5 gaps are 25 minutes, 6 are 30.
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => undefined),
      ...Array.from({ length: 7 }, () => 'limit.session'),
    ]);
    expect(await readCountedMs()).toBe(12 * 301_000);
  });

  it('counts time that a refused stake was asked for', async () => {
    await limitTime('1');
    rig.clock.advance(2 * minuteMs);
    expect((await playRound()).code).toBe('limit.session');
    expect((await look()).value.isTimeUp).toBe(true);
  });

  it('ends the play session after the idle time of the profile', async () => {
    await playRound();
    rig.clock.advance(idleMs);
    await playRound();
    expect(await readCountedMs()).toBe(idleMs);
    rig.clock.advance(idleMs + 1);
    await playRound();
    expect(await readCountedMs()).toBe(idleMs);
    setProfile({ playIdleMinutes: 30 });
    rig.clock.advance(idleMs + 1);
    await playRound();
    expect(await readCountedMs()).toBe(2 * idleMs + 1);
  });

  it('is never below the stretches between calls of games, nor above the clock, whatever comes at once', async () => {
    const step = fc.record({
      wait: fc.oneof(fc.integer({ min: 0, max: idleMs }), fc.integer({ min: 0, max: 3 * idleMs })),
      signs: fc.array(fc.constantFrom('portal', 'game', 'balance'), { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        rig.clock.advance(10 * idleMs);
        await rig.database.pool.query('delete from play_session; delete from limit_window');
        const start = rig.clock.now().getTime();
        token = await rig.logIn('player');
        launch = await rig.openLaunch(token);
        let played = 0;
        let lastPlay: number | null = null;
        for (const { wait, signs } of steps) {
          rig.clock.advance(wait);
          const now = rig.clock.now().getTime();
          await Promise.all(
            signs.map((sign) =>
              sign === 'portal'
                ? rig.call('wallet.balance', {}, { token })
                : sign === 'balance'
                  ? rig.wallet({ call: 'balance', launch })
                  : playRound(),
            ),
          );
          if (signs.every((sign) => sign === 'portal')) continue;
          if (lastPlay !== null && now - lastPlay <= idleMs) played += now - lastPlay;
          lastPlay = now;
        }
        const counted = await readCountedMs();
        expect(counted).toBeGreaterThanOrEqual(played);
        expect(counted).toBeLessThanOrEqual(rig.clock.now().getTime() - start);
      }),
      { numRuns: byEffort(8, 40), seed: 13 },
    );
  });
});

describe('a reality check', () => {
  it('is due after the same hour, no matter who logs out and in, in whichever tab', async () => {
    setProfile({ realityCheckMinutes: 60 });
    for (let minute = 0; minute < 50; minute += 10) {
      rig.clock.advance(10 * minuteMs);
      await playRound();
    }
    await rig.call('session.logout', {}, { token });
    await rig.database.pool.query('delete from limit_window');
    token = await rig.logIn('player');
    expect((await look()).value).toMatchObject({ checkInSeconds: 600 });
    expect((await rig.call('care.session', {}, { token })).value).toMatchObject({
      minutes: 50,
      staked: '5.00',
      net: '-5.00',
    });
    expect((await rig.call('games.session', {}, { token })).value).toMatchObject({
      seconds: 3_000,
      rounds: 5,
      net: '-5.00',
    });
    const other = await rig.logIn('player');
    rig.clock.advance(10 * minuteMs);
    launch = await rig.openLaunch(other);
    expect((await playRound()).code).toBe('play.check-due');
    expect((await look()).value.checkInSeconds).toBe(0);
    expect((await answerCheck(other)).value).toMatchObject({ checkInSeconds: 3_600, restSeconds: 0 });
    expect((await look()).value.checkInSeconds).toBe(3_600);
    expect((await playRound()).status).toBe(200);
  });

  it('stops no stake where the market does not ask for it, and counts once when it is answered twice', async () => {
    setProfile({ realityCheckMinutes: 10, realityCheckStopsPlay: false });
    rig.clock.advance(10 * minuteMs);
    expect((await playRound()).status).toBe(200);
    await answerCheck();
    rig.clock.advance(minuteMs);
    expect((await answerCheck()).value.checkInSeconds).toBe(540);
  });

  it('begins a rest that the server keeps, in every login, also after a new one', async () => {
    setProfile({ realityCheckMinutes: 10, realityBreakMinutes: 5 });
    rig.clock.advance(10 * minuteMs);
    const until = new Date(rig.clock.now().getTime() + 5 * minuteMs).toISOString();
    expect((await answerCheck()).value).toMatchObject({ restSeconds: 300, restUntil: until });
    rig.clock.advance(minuteMs);
    expect(await playRound()).toMatchObject({ status: 409, code: 'play.resting' });
    await rig.call('session.logout', {}, { token });
    await rig.database.pool.query('delete from limit_window');
    token = await rig.logIn('player');
    expect((await look()).value).toMatchObject({ restSeconds: 240, restUntil: until });
    expect((await rig.call('games.launch', { nodeId }, { token })).error).toMatchObject({
      errorCode: 'play.resting',
      value: { until },
    });
    // Answering again ends no rest.
    expect((await answerCheck()).value.restUntil).toBe(until);
    rig.clock.advance(4 * minuteMs);
    expect((await look()).value).toMatchObject({ restSeconds: 0, checkInSeconds: 600 });
    launch = await rig.openLaunch(token);
    expect((await playRound()).status).toBe(200);
  });

  it('is not shortened by being idle: the rest outlasts the play session', async () => {
    setProfile({ realityCheckMinutes: 10, realityBreakMinutes: 60 });
    rig.clock.advance(10 * minuteMs);
    await answerCheck();
    rig.clock.advance(30 * minuteMs);
    expect((await playRound()).code).toBe('play.resting');
  });
});
