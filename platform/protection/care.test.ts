import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../money/wallet/ledger.ts';
import { assertWithinLimits } from './assert-within-limits.ts';
import { readPlayRules } from './play-rules.ts';
import { noteTakenStake } from './play-session.ts';
import { asOpened } from '../money/ways-out/opened-way.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let rig: MemberRig;
let token = '';
let memberId = '';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());

const tryLogIn = async (username: string) =>
  rig.call('session.login', { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() });
const logIn = async (username: string): Promise<string> => (await tryLogIn(username)).value.token;

beforeEach(async () => {
  await rig.database.pool.query(
    `delete from care_limit; delete from care_event; delete from play_session; delete from limit_window;
     update deposit_order set status = 'cancelled' where status in ('waiting', 'underReview')`,
  );
  // Past everything that an earlier fact did.
  rig.clock.advance(31 * dayMs);
  token = await logIn('player');
  memberId = (await rig.call('member.info', {}, { token })).value.id;
});

type Kind = 'deposit' | 'loss' | 'session';
type Period = 'day' | 'week' | 'month';
const set = (kind: Kind, period: Period, amount: string | null) =>
  rig.call('care.setLimit', { kind, period, amount }, { token });
const look = async (id: string) => {
  const { limits } = (await rig.call('care.standing', {}, { token })).value;
  return limits.find((one) => one.id === id);
};
const deposit = (amount: string) => rig.call('deposit.create', { bankCode: 'gateway', amount }, { token });
const cancel = (id: string) => rig.call('deposit.cancel', { id }, { token });
let booked = 0;
/** Books what a game would: a stake, and what came back. */
async function play(stake: bigint, win = 0n): Promise<void> {
  const { db } = rig.deps;
  await noteTakenStake(db, { memberId, rules: await readPlayRules(rig.deps), now: rig.clock.now() });
  for (const [kind, amount] of [
    ['game.bet', -stake],
    ['game.win', win],
  ] as const) {
    if (amount === 0n) continue;
    booked += 1;
    await db.transaction().execute(async (work) =>
      bookTransfer(work, {
        merchant: 'demo',
        kind,
        reference: `care-test:${booked}`,
        at: rig.clock.now(),
        opened: asOpened('stake', memberId),
        postings: [
          { accountId: await ensureHouse(work, 'demo'), amount: -amount },
          { accountId: await findMainWallet(work, memberId), amount },
        ],
      }),
    );
  }
}
const stake = (amount: bigint) =>
  rig.deps.db
    .transaction()
    .execute((db) => assertWithinLimits(db, { memberId, kind: 'stake', amount, now: rig.clock.now() }));

describe('a limit', () => {
  it('is in force at once when it is the first or a tighter one', async () => {
    await set('deposit', 'week', '5000.00');
    await set('deposit', 'week', '2000.00');
    expect(await look('deposit.week')).toMatchObject({ amount: '2000.00', change: 'none', left: '2000.00' });
    const { content } = (await rig.call('care.history', {}, { token })).value;
    expect(content.map(({ what, subject, money }) => [what, subject, money])).toEqual([
      ['cut', 'deposit.week', '2000.00'],
      ['set', 'deposit.week', '5000.00'],
    ]);
  });

  it('is loosened only after 24 hours, and only by a second yes', async () => {
    await set('deposit', 'day', '500.00');
    const asked = await set('deposit', 'day', '900.00');
    expect(asked.value.limits[0]).toMatchObject({ amount: '500.00', change: 'cooling', next: '900.00' });
    expect((await deposit('600.00')).error.errorCode).toBe('limit.reached');
    const confirm = () => rig.call('care.confirmLimit', { kind: 'deposit', period: 'day' }, { token });
    rig.clock.advance(dayMs - 1_000);
    token = await logIn('player');
    expect((await confirm()).error).toMatchObject({ errorCode: 'limit.cooling' });
    rig.clock.advance(1_000);
    expect(await look('deposit.day')).toMatchObject({ amount: '500.00', change: 'ready' });
    expect((await deposit('600.00')).error.errorCode).toBe('limit.reached');
    expect((await confirm()).value.limits[0]).toMatchObject({ amount: '900.00', change: 'none' });
    expect((await deposit('600.00')).status).toBe(200);
    expect((await confirm()).error).toMatchObject({ errorCode: 'limit.changed' });
  });

  it('is taken away like it is loosened, and a tighter one takes the wish back', async () => {
    await set('loss', 'day', '500.00');
    expect((await set('loss', 'day', null)).value.limits[3]).toMatchObject({ change: 'cooling', next: null });
    await set('loss', 'day', '400.00');
    expect(await look('loss.day')).toMatchObject({ amount: '400.00', change: 'none', nextFrom: null });
    await set('loss', 'day', null);
    await rig.call('care.keepLimit', { kind: 'loss', period: 'day' }, { token });
    rig.clock.advance(dayMs);
    token = await logIn('player');
    expect(await look('loss.day')).toMatchObject({ amount: '400.00', change: 'none' });
    await set('loss', 'day', null);
    rig.clock.advance(dayMs);
    token = await logIn('player');
    await rig.call('care.confirmLimit', { kind: 'loss', period: 'day' }, { token });
    expect(await look('loss.day')).toMatchObject({ amount: null });
  });

  it.each([
    ['deposit', '0', 'amount.invalid'],
    ['deposit', '-5', 'amount.invalid'],
    ['loss', '1,00', 'amount.invalid'],
    ['loss', '9007199254740993', 'amount.invalid'],
    ['session', '1.5', 'minutes.invalid'],
    ['session', '1441', 'minutes.invalid'],
    ['session', '0', 'minutes.invalid'],
  ] as const)('of %s is not %s', async (kind, amount, code) => {
    expect((await set(kind, 'day', amount)).error.fields).toEqual({ amount: code });
    expect(await look(`${kind}.day`)).toMatchObject({ amount: null });
  });

  it('stays in force when the market no longer offers its kind, and no new one can be set', async () => {
    await set('loss', 'week', '500.00');
    const before = rig.live.jurisdiction;
    rig.live.jurisdiction = { ...before, limitKinds: ['deposit'] };
    const { limits } = (await rig.call('care.standing', {}, { token })).value;
    expect(limits.map(({ id }) => id)).toEqual(['deposit.day', 'deposit.week', 'deposit.month', 'loss.week']);
    expect((await set('session', 'day', '60')).error.errorCode).toBe('limit.not-offered');
    await expect(stake(50_001n)).rejects.toMatchObject({ code: 'limit.loss' });
    rig.live.jurisdiction = before;
  });

  it('is nobody else’s', async () => {
    await set('deposit', 'day', '100.00');
    token = await logIn('agent');
    expect(await look('deposit.day')).toMatchObject({ amount: null });
    expect((await deposit('600.00')).status).toBe(200);
  });
});

describe('a deposit limit', () => {
  it('counts what is asked for and what came in, of the last hours, and tells what is left', async () => {
    await set('deposit', 'day', '1000.00');
    await set('deposit', 'week', '1500.00');
    const first = (await deposit('700.00')).value;
    expect((await rig.call('care.depositRoom', {}, { token })).value).toMatchObject({
      left: '300.00',
      period: 'day',
    });
    await rig.database.pool.query(
      "update deposit_order set status = 'paid', credited = amount, closed_at = $2 where id = $1",
      [first.id, rig.clock.now()],
    );
    const refused = await deposit('300.01');
    expect(refused.error).toMatchObject({
      errorCode: 'limit.reached',
      fields: { amount: 'limit.reached' },
      value: { kind: 'deposit', period: 'day', limit: '1000.00', left: '300.00' },
    });
    const second = (await deposit('300.00')).value;
    await cancel(second.id);
    rig.clock.advance(dayMs);
    token = await logIn('player');
    // The day is over, the week is not: the lowest applies.
    expect((await deposit('900.00')).error.value).toMatchObject({ period: 'week', left: '800.00' });
    expect((await deposit('800.00')).status).toBe(200);
  });

  it('is not passed by twenty deposits at once', async () => {
    await set('deposit', 'day', '1000.00');
    // Only one order may wait to be paid, so each is handed to the operators as soon as it is there.
    await rig.database.pool.query(
      `create function care_test_review() returns trigger language plpgsql as
       $$ begin new.status := 'underReview'; return new; end $$;
       create trigger care_test_review before insert on deposit_order
       for each row execute function care_test_review()`,
    );
    const answers = await Promise.all(Array.from({ length: 20 }, () => deposit('300.00')));
    await rig.database.pool.query('drop function care_test_review cascade');
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(
      new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.errorCode)),
    ).toEqual(new Set(['limit.reached']));
  });
});

describe('limits of play', () => {
  it('let nobody stake what would lose more than the limit, and count winnings back', async () => {
    await set('loss', 'day', '100.00');
    await play(8_000n);
    await expect(stake(2_001n)).rejects.toMatchObject({ code: 'limit.loss', value: { left: '20.00' } });
    await expect(stake(2_000n)).resolves.toBeUndefined();
    await play(2_000n, 6_000n);
    await expect(stake(6_000n)).resolves.toBeUndefined();
    rig.clock.advance(dayMs + 1);
    await expect(stake(10_000n)).resolves.toBeUndefined();
  });

  it('count the time of play, once for calls at the same moment', async () => {
    await set('session', 'day', '3');
    await play(100n);
    for (let minute = 0; minute < 2; minute += 1) {
      rig.clock.advance(90_000);
      await Promise.all(Array.from({ length: 10 }, () => rig.call('wallet.balance', {}, { token })));
    }
    expect(await look('session.day')).toMatchObject({ used: '3', left: '0' });
    await expect(stake(1n)).rejects.toMatchObject({ code: 'limit.session' });
    // Nobody was here for an hour: that is not play.
    rig.clock.advance(hourMs);
    expect(await look('session.day')).toMatchObject({ used: '3' });
  });

  it('show what a session came to', async () => {
    await play(5_000n, 2_000n);
    rig.clock.advance(61_000);
    await play(5_000n, 2_000n);
    const { value } = await rig.call('care.session', {}, { token });
    expect(value).toMatchObject({ staked: '100.00', won: '40.00', net: '-60.00', minutes: 1 });
  });
});

describe('a break', () => {
  it('ends every session at once, and refuses the login with the day it ends', async () => {
    const other = await logIn('traveller');
    token = await logIn('traveller');
    const { value } = await rig.call('care.takeBreak', { length: 'PT24H' }, { token });
    expect(value.until).toBe(new Date(rig.clock.now().getTime() + dayMs).toISOString());
    for (const one of [other, token])
      expect((await rig.call('member.info', {}, { token: one })).status).toBe(401);
    const refused = await tryLogIn('traveller');
    expect(refused.error).toMatchObject({ errorCode: 'account.on-break', value: { until: value.until } });
    rig.clock.advance(dayMs);
    token = await logIn('traveller');
    expect((await rig.call('member.info', {}, { token })).value.breakUntil).toBeNull();
  });

  it('leaves the way of the money out open, and nothing else', async () => {
    const before = await logIn('traveller');
    await rig.call('care.takeBreak', { length: 'P7D' }, { token: before });
    const { ticket } = (await tryLogIn('traveller')).error.value as { ticket: string };
    token = (await rig.call('session.enterOnBreak', { ticket })).value.token;
    expect((await rig.call('session.enterOnBreak', { ticket })).error.errorCode).toBe('break.ticket-used');
    expect((await rig.call('withdrawals.form', {}, { token })).status).toBe(200);
    expect((await rig.call('wallet.balance', {}, { token })).status).toBe(200);
    for (const reading of [
      'withdrawals.hold',
      'identity.documents',
      'records.bets',
      'feedback.list',
    ] as const)
      expect((await rig.call(reading, {}, { token })).status, reading).toBe(200);
    const { id, breakUntil } = (await rig.call('member.info', {}, { token })).value;
    expect(breakUntil).toBe(new Date(rig.clock.now().getTime() + 7 * dayMs).toISOString());
    // A limit may be set and tightened, not loosened.
    expect((await set('deposit', 'month', '300.00')).status).toBe(200);
    expect((await set('deposit', 'month', '100.00')).status).toBe(200);
    for (const refused of [
      await deposit('500.00'),
      await set('loss', 'day', null),
      await set('deposit', 'month', '200.00'),
      await set('deposit', 'month', null),
    ])
      expect(refused.error).toMatchObject({ errorCode: 'account.on-break', value: { until: breakUntil } });
    memberId = id;
    await expect(stake(1n)).rejects.toMatchObject({ code: 'account.on-break' });
  });

  it('is made longer by a longer one, and shortened by nobody, in the database neither', async () => {
    await rig.call('care.takeBreak', { length: 'P7D' }, { token: await logIn('starter') });
    const { ticket } = (await tryLogIn('starter')).error.value as { ticket: string };
    const inside = (await rig.call('session.enterOnBreak', { ticket })).value.token;
    const week = new Date(rig.clock.now().getTime() + 7 * dayMs).toISOString();
    const shorter = await rig.call('care.takeBreak', { length: 'PT24H' }, { token: inside });
    expect(shorter.value.until).toBe(week);
    for (const statement of [
      "update member set break_until = null where account = 'starter'",
      "update member set break_until = break_until - interval '1 second' where account = 'starter'",
    ])
      await expect(rig.database.pool.query(statement)).rejects.toThrow('a break is never shortened');
  });

  it('takes back a deposit that is not paid', async () => {
    token = await logIn('expired');
    const { id } = (await deposit('500.00')).value;
    await rig.call('care.takeBreak', { length: 'PT24H' }, { token });
    const { rows } = await rig.database.pool.query('select status from deposit_order where id = $1', [id]);
    expect(rows).toEqual([{ status: 'cancelled' }]);
  });

  it('is of the lengths that the market has', async () => {
    const before = rig.live.jurisdiction;
    rig.live.jurisdiction = { ...before, exclusions: ['P1Y'], panicButton: false, timeOuts: ['P7D'] };
    for (const length of ['P5Y', 'PT24H'] as const)
      for (const call of ['care.takeBreak', 'care.breakEnd'] as const)
        expect((await rig.call(call, { length }, { token })).error.errorCode).toBe('break.not-offered');
    rig.live.jurisdiction = before;
  });

  it('is not for a trial account', async () => {
    const trial = (await rig.call('session.trial', { os: 'Linux', platform: 'W' })).value.token;
    expect((await rig.call('care.takeBreak', { length: 'PT24H' }, { token: trial })).error.errorCode).toBe(
      'account.trial',
    );
  });
});
