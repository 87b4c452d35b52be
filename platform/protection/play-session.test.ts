import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultJurisdiction } from '../../src/protocol/document/jurisdiction.ts';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { createClockModel, type ClockSettings } from './play-clock-model.fake.ts';
import { big, createLotteryRig, type LotteryRig } from '../lottery/lottery-rig.fake.ts';
import { nodeId } from '../play/play-rig.fake.ts';
import { waysOut } from '../money/ways-out/ways.ts';

const minuteMs = 60_000;
const idleMs = 15 * minuteMs;
const hourMs = 60 * minuteMs;
/** As shipped: an hour, and the idle minutes. */
const pauseMs = hourMs + idleMs;
let rig: LotteryRig;
let token = '';
let launch = '';
let rounds = 0;
let playersNode = '';
beforeAll(async () => {
  rig = await createLotteryRig();
  const { rows } = await rig.database.pool.query<{ id: number }>(
    `update game set maintenance = false where node_id = (select min(node_id) from game where game_type = 'PVP')
     returning node_id as id`,
  );
  await rig.database.pool.query("update game_vendor set maintenance = false where game_type = 'PVP'");
  playersNode = String(rows[0]?.id);
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.clock.advance(2 * 86_400_000);
  await rig.database.pool.query('delete from care_limit; delete from limit_window; delete from play_session');
  rig.live.jurisdiction = { ...defaultJurisdiction, realityCheckMinutes: 0 };
  token = await rig.logIn('player');
  launch = await rig.openLaunch(token);
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
/** What each reader of the clock says. */
async function readAll() {
  const game = (await rig.call('games.session', {}, { token })).value;
  const check = (await rig.call('care.session', {}, { token })).value;
  const standing = (await rig.call('care.standing', {}, { token })).value;
  const used = standing.limits.find(({ id }) => id === 'session.day')?.used;
  return { ...game, minutes: check.minutes, used: Number(used), check: (await look()).value.checkInSeconds };
}
const betLottery = () => rig.bet(token, { lines: [big], sum: '2.00' });
async function logInAgain(): Promise<void> {
  await rig.call('session.logout', {}, { token });
  await rig.database.pool.query('delete from limit_window');
  token = await rig.logIn('player');
  launch = await rig.openLaunch(token);
}

describe('time of play', () => {
  it('begins with the first stake: who only looks, opens games or is refused has played nothing', async () => {
    setProfile({ realityCheckMinutes: 5 });
    for (let minute = 0; minute < 30; minute += 1) {
      rig.clock.advance(minuteMs);
      await rig.wallet({ call: 'balance', launch });
      expect(await readAll()).toMatchObject({ seconds: null, isRunning: false, minutes: 0, check: null });
    }
    rounds += 1;
    const refused = await rig.wallet({ call: 'stake', launch, round: `s-${rounds}`, amount: '99999999.00' });
    expect(refused.code).toBe('balance.insufficient');
    expect(await readAll()).toMatchObject({ seconds: null, minutes: 0, check: null });
    await playRound();
    expect(await readAll()).toMatchObject({ seconds: 0, isRunning: true, rounds: 1, check: 300 });
  });

  const stakes: Readonly<Record<string, () => Promise<{ readonly status: number }>>> = {
    stake: playRound,
    stakeAgainstPlayers: async () => {
      launch = await rig.openLaunch(token, playersNode);
      return playRound();
    },
    lotteryOrder: betLottery,
  };
  it('knows every way by which a stake leaves the wallet', () => {
    const ways = Object.entries(waysOut).filter(([, way]) => way.ledger.includes('game.bet' as never));
    expect(ways.map(([name]) => name).toSorted()).toEqual(Object.keys(stakes).toSorted());
  });
  it.each(Object.entries(stakes))('begins and continues by %s', async (_, send) => {
    expect((await send()).status).toBe(200);
    expect(await readAll()).toMatchObject({ seconds: 0, isRunning: true });
    rig.clock.advance(pauseMs);
    expect((await send()).status).toBe(200);
    expect((await readAll()).seconds).toBe(pauseMs / 1_000);
  });

  it.each(['a lottery', 'a game'])('counts %s every 16 minutes, and brings the check', async (kind) => {
    setProfile({ realityCheckMinutes: 60 });
    const send = kind === 'a game' ? playRound : betLottery;
    for (let count = 0; count < 4; count += 1) {
      expect((await send()).status).toBe(200);
      expect(await readAll()).toMatchObject({ seconds: count * 960, minutes: count * 16, used: count * 16 });
      rig.clock.advance(16 * minuteMs);
    }
    const refused = await send();
    expect('code' in refused ? refused.code : refused.error.errorCode).toBe('play.check-due');
    expect(await readAll()).toMatchObject({ minutes: 64, used: 64, check: 0 });
  });

  it('counts gaps of 301 seconds between stakes, without a call of the portal', async () => {
    await limitTime('30');
    const codes: (string | undefined)[] = [];
    for (let gap = 0; gap < 13; gap += 1) {
      codes.push((await playRound()).code);
      rig.clock.advance(301_000);
    }
    // 5 gaps are 25 minutes, 6 are 30.
    expect(codes).toEqual([
      ...Array.from({ length: 6 }, () => undefined),
      ...Array.from({ length: 7 }, () => 'limit.session'),
    ]);
  });

  it('counts time that a refused stake was asked for', async () => {
    await playRound();
    await limitTime('1');
    rig.clock.advance(2 * minuteMs);
    expect((await playRound()).code).toBe('limit.session');
    expect((await look()).value.isTimeUp).toBe(true);
  });

  it('counts a page left open for the idle minutes after the last stake, then stands still', async () => {
    await playRound();
    for (let minute = 1; minute <= 40; minute += 1) {
      rig.clock.advance(minuteMs);
      const counted = Math.min(minute, 15);
      expect(await readAll()).toMatchObject({
        seconds: counted * 60,
        minutes: counted,
        used: counted,
        isRunning: minute < 15,
      });
    }
    await playRound();
    expect(await readAll()).toMatchObject({ seconds: 2_400, minutes: 40, used: 40, isRunning: true });
  });

  const settings: readonly ClockSettings[] = [5, 15, 60].flatMap((idle) =>
    [0, 1, 30, 60, 240].map((check) => ({ idle, check })),
  );
  const kinds = ['stake', 'bet', 'refused', 'look', 'balance', 'again', 'both'] as const;
  it.each(settings)('is as the rule says with $idle idle minutes and a check of $check', async (setting) => {
    setProfile({
      playIdleMinutes: setting.idle,
      realityCheckMinutes: setting.check,
      realityCheckStopsPlay: false,
    });
    await limitTime('1440');
    const wait = fc.oneof(
      fc.integer({ min: 0, max: setting.idle * minuteMs }),
      fc.constantFrom(setting.idle * minuteMs, (Math.max(60, setting.check) + setting.idle) * minuteMs),
      fc.integer({ min: 0, max: (Math.max(60, setting.check) + 2 * setting.idle) * minuteMs }),
    );
    const steps = fc.array(fc.record({ wait, kind: fc.constantFrom(...kinds) }), {
      minLength: 1,
      maxLength: 7,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (list) => {
        rig.clock.advance(86_400_000);
        await rig.database.pool.query('delete from play_session; delete from limit_window');
        await logInAgain();
        const model = createClockModel(setting);
        const start = rig.clock.now().getTime();
        for (const { wait: gap, kind } of list) {
          // All of it within a day, as the limit counts, and within one login.
          if (rig.clock.now().getTime() + gap - start > 7.9 * hourMs) break;
          rig.clock.advance(gap);
          const at = rig.clock.now().getTime();
          if (kind === 'stake') await playRound();
          if (kind === 'bet') expect((await betLottery()).status).toBe(200);
          if (kind === 'both') await Promise.all([playRound(), betLottery(), look()]);
          if (kind === 'refused')
            await rig.wallet({ call: 'stake', launch, round: `no-${at}`, amount: '99999999.00' });
          if (kind === 'look') await rig.call('wallet.balance', {}, { token });
          if (kind === 'balance') await rig.wallet({ call: 'balance', launch });
          if (kind === 'again') await logInAgain();
          if (kind === 'refused') model.asked(at);
          else if (['stake', 'bet', 'both'].includes(kind)) model.taken(at);
          model.present(at);
          const { seconds, isRunning, minutes, used, check } = await readAll();
          expect({ seconds, isRunning, minutes, used, check }).toEqual(model.read(at));
        }
      }),
      { numRuns: byEffort(4, 40), seed: 13 },
    );
  });
});

describe('a reality check', () => {
  it('is due after the same hour, no matter who logs out and in, in whichever tab', async () => {
    setProfile({ realityCheckMinutes: 60 });
    for (let minute = 0; minute < 50; minute += 10) {
      await playRound();
      rig.clock.advance(10 * minuteMs);
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
    await playRound();
    rig.clock.advance(10 * minuteMs);
    expect((await playRound()).status).toBe(200);
    await answerCheck();
    rig.clock.advance(minuteMs);
    expect((await answerCheck()).value.checkInSeconds).toBe(540);
  });

  it('begins a rest that the server keeps, in every login, also after a new one', async () => {
    setProfile({ realityCheckMinutes: 10, realityBreakMinutes: 5 });
    await playRound();
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

  it('is not shortened by being idle: the rest outlasts the stretch of play', async () => {
    setProfile({ realityCheckMinutes: 10, realityBreakMinutes: 60 });
    await playRound();
    rig.clock.advance(10 * minuteMs);
    await answerCheck();
    rig.clock.advance(30 * minuteMs);
    expect((await playRound()).code).toBe('play.resting');
  });
});
