import { createCanvas } from '@napi-rs/canvas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../server/db/database.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { readPoints } from './points/accounts.ts';
import { storeUpload } from '../calls/uploads/uploads.ts';
import { countTurnover } from '../play/play-money.ts';
import { askWagering } from '../money/turnover/wagering.ts';
import { takeReward } from './claim-reward.ts';
import { decideApplication } from './decide-application.ts';
import { openPlannedEnvelope } from './envelope.ts';
import type { SessionMember } from '../identity/sessions/sessions.ts';
import { findWindow, type EnvelopePlan } from './envelope-plan.ts';
import { claimDay, readStrip } from './sign-in.ts';

let rig: MemberRig;
let token = '';
let player = '';
async function logIn(): Promise<void> {
  const humanToken = await rig.proveHuman();
  token = (await rig.call('session.login', { username: 'player', password: 'Foyer-2026', humanToken })).value
    .token;
}
beforeAll(async () => {
  rig = await createSeededRig();
  await logIn();
  player = (await rig.call('member.info', {}, { token })).value.id;
});
afterAll(() => rig.close());
beforeEach(() => rig.database.pool.query('delete from limit_window'));

const sql = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await rig.database.pool.query<Record<string, unknown>>(text)).rows;
const readMoney = async (): Promise<bigint> =>
  BigInt(
    String(
      (await sql(`select balance from ledger_account where member_id = ${player} and account_type = 1`))[0]?.[
        'balance'
      ],
    ),
  );
const race = (count: number, work: (db: Database) => Promise<unknown>) =>
  Promise.allSettled(Array.from({ length: count }, () => rig.deps.db.transaction().execute(work)));
const countWins = (results: readonly PromiseSettledResult<unknown>[]): number =>
  results.filter(({ status }) => status === 'fulfilled').length;

const ids = new Map<string, string>();
const explored = (): string => ids.get('Five games explored') ?? '';

describe('the reward centre', () => {
  it('lists what waits first, and what was claimed', async () => {
    const { value } = await rig.call('rewards.claims', {}, { token });
    expect(value.rewards.map(({ title, status }) => [title, status])).toEqual([
      ['Welcome to Gold', 'issued'],
      ['Five games explored', 'issued'],
      ['Welcome to Silver', 'closed'],
      ['First deposit', 'claimed'],
    ]);
    for (const { rewardId, title } of value.rewards) ids.set(title, rewardId);
    const short = await rig.call('rewards.claimable', { promotionType: 'MISSION', status: 'I' }, { token });
    expect(short.value).toEqual([{ rewardId: explored(), promotionType: 'MISSION' }]);
    expect((await rig.call('rewards.summary', {}, { token })).value).toMatchObject({
      claimable: 2,
      signIn: 1,
      envelopes: 3,
    });
  });

  it('pays a claimed reward into the wallet or the points, and refuses a second claim', async () => {
    const points = await readPoints(rig.deps.db, player);
    const { value } = await rig.call('rewards.claim', { promotionClaimId: explored() }, { token });
    expect(value).toEqual({ id: explored(), title: 'Five games explored', amount: '', points: 150 });
    expect(await readPoints(rig.deps.db, player)).toBe(points + 150n);
    const again = await rig.call('rewards.claim', { promotionClaimId: explored() }, { token });
    expect(again).toMatchObject({ status: 409, error: { errorCode: 'reward.claimed' } });
  });

  it('pays once of fifty claims at the same moment', async () => {
    const before = await readMoney();
    const wanted = { memberId: player, id: ids.get('Welcome to Gold') ?? '', language: 'EN' };
    const results = await race(50, (db) => takeReward(db, rig.deps, wanted));
    expect(countWins(results)).toBe(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'reward.claimed' });
    expect(await readMoney()).toBe(before + 20_000n);
    // It asks to be staked once, too, however many claimed it.
    expect((await rig.call('rewards.wagering', {}, { token })).value).toMatchObject({
      isOpen: true,
      asked: '200.00',
      left: '200.00',
      percent: 0,
      bonuses: [{ title: 'Welcome to Gold', left: '200.00' }],
    });
  });

  it('plays bonuses off in the order in which they came, and asks for nothing once they are', async () => {
    const { db, merchant, clock } = rig.deps;
    const more = { merchant, memberId: player, reference: 'test:second', at: clock.now() };
    await askWagering(db, { ...more, texts: { EN: { title: 'Second' } }, amount: 10_000n, bonus: 0n });
    await countTurnover(db, player, 25_000n);
    const read = async () => (await rig.call('rewards.wagering', {}, { token })).value;
    expect(await read()).toMatchObject({
      asked: '100.00',
      left: '50.00',
      percent: 50,
      bonuses: [{ title: 'Second', asked: '100.00', left: '50.00', percent: 50 }],
    });
    await countTurnover(db, player, 4_999n);
    expect(await read()).toMatchObject({ left: '0.01', percent: 99 });
    await countTurnover(db, player, 4_999n);
    expect(await read()).toMatchObject({ isOpen: false, left: '0.00', bonuses: [] });
  });

  it('would pay several times if it looked first and marked later', async () => {
    await sql('create table naive_reward (claimed boolean); insert into naive_reward values (false)');
    const clients = await Promise.all([rig.database.pool.connect(), rig.database.pool.connect()]);
    const looked: unknown[] = [];
    for (const client of clients) {
      await client.query('begin');
      const { rows } = await client.query<{ claimed: boolean }>('select claimed from naive_reward');
      looked.push(rows[0]?.claimed);
    }
    for (const client of clients) {
      await client.query('update naive_reward set claimed = true');
      await client.query('commit');
      client.release();
    }
    await sql('drop table naive_reward');
    // Both looked before either wrote: each would pay.
    expect(looked).toEqual([false, false]);
  });

  it('refuses what is over, what belongs to somebody else, and what is not there', async () => {
    await sql(`insert into issued_reward (merchant, member_id, promotion_type, texts, points, subject, issued_at, expires_at)
      select 'demo', id, 'MISSION', '{"EN": {"title": "Late"}}', 5, 'late:' || account,
        '2026-05-01', case when account = 'player' then timestamptz '2026-05-02' end
      from member where account in ('player', 'agent')`);
    const rows = await sql(
      "select id, subject from issued_reward where subject like 'late:%' order by subject",
    );
    const codes = await Promise.all(
      [...rows.map(({ id }) => String(id)), '424242'].map((promotionClaimId) =>
        rig.call('rewards.claim', { promotionClaimId }, { token }),
      ),
    );
    expect(codes.map(({ error }) => error.errorCode)).toEqual([
      'reward.unknown',
      'reward.expired',
      'reward.unknown',
    ]);
  });
});

describe('signing in', () => {
  it('shows the strip by the day of the brand and continues with the streak', async () => {
    const { value } = await rig.call('rewards.signIn', {}, { token });
    expect(value).toMatchObject({ date: '2026-06-01', claimedToday: false, streak: 2 });
    expect(value.days.map(({ state }) => state)).toEqual([
      'done',
      'done',
      'today',
      'ahead',
      'ahead',
      'ahead',
      'ahead',
    ]);
    expect(value.days[2]).toMatchObject({ date: '2026-06-01', points: 20 });
  });

  it('claims a day once, of forty tries', async () => {
    const before = await readPoints(rig.deps.db, player);
    const results = await race(40, (db) => claimDay(db, rig.deps, { memberId: player, date: '2026-06-01' }));
    expect(countWins(results)).toBe(1);
    expect(await readPoints(rig.deps.db, player)).toBe(before + 20n);
    const { value } = await rig.call('rewards.signIn', {}, { token });
    expect(value).toMatchObject({ claimedToday: true, streak: 3 });
  });

  it('changes the day at midnight of the brand, and starts again after a day that was left out', async () => {
    const stale = await rig.call('rewards.claimSignIn', { date: '2026-05-31' }, { token });
    expect(stale.error.errorCode).toBe('sign-in.day-over');
    rig.clock.advance(8 * 3_600_000);
    await logIn();
    expect((await rig.call('rewards.signIn', {}, { token })).value).toMatchObject({
      date: '2026-06-02',
      claimedToday: false,
    });
    rig.clock.advance(24 * 3_600_000);
    await logIn();
    const { value } = await rig.call('rewards.claimSignIn', { date: '2026-06-03' }, { token });
    expect(value).toMatchObject({ claimedToday: true, streak: 1 });
    expect(value.days[0]).toMatchObject({ day: 1, date: '2026-06-03', state: 'done' });
  });
});

describe('another time zone', () => {
  it('has its own days: what the clocks of the brand say counts', async () => {
    const site = await rig.live.site();
    const brand = { ...(site.settings['brand'] as object), timeZone: 'Pacific/Kiritimati' };
    const liveSite = { ...rig.live, site: async () => ({ ...site, settings: { ...site.settings, brand } }) };
    const clock = { now: () => new Date('2026-07-01T10:30:00Z') };
    const member = { id: player, customerType: 0 } as SessionMember;
    const strip = await readStrip(rig.deps.db, { clock, liveSite }, member);
    expect(strip).toMatchObject({ date: '2026-07-02', secondsLeft: 23.5 * 3_600 });
    const plan = { everyMinutes: 600, openMinutes: 5 } as EnvelopePlan;
    expect(findWindow(plan, clock.now(), 'Pacific/Kiritimati').opensAt).toEqual(
      new Date('2026-07-01T20:00:00Z'),
    );
  });
});

describe('red envelopes', () => {
  it('open three times for a member in a window, of sixty tries', async () => {
    const before = await readMoney();
    const results = await race(60, (db) => openPlannedEnvelope(db, rig.deps, player));
    expect(countWins(results)).toBe(3);
    const rows = await sql('select number, amount from envelope_grab order by number');
    expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
    const sum = rows.reduce((total, { amount }) => total + BigInt(String(amount)), 0n);
    expect(await readMoney()).toBe(before + sum);
    for (const { amount } of rows) {
      expect(Number(amount)).toBeGreaterThanOrEqual(100);
      expect(Number(amount)).toBeLessThanOrEqual(8_800);
    }
    const { value } = await rig.call('rewards.envelope', {}, { token });
    expect(value).toMatchObject({ standing: 'used', remaining: 0, least: '1.00', most: '88.00' });
    expect(value.history).toHaveLength(3);
  });

  it('open again with a ticket, and never more than the window has', async () => {
    await sql(`insert into envelope_ticket values (${player}, 1)`);
    expect((await rig.call('rewards.openEnvelope', {}, { token })).value.remaining).toBe(0);
    await sql(`update envelope_ticket set left_over = 5; update envelope_window set left_over = 50`);
    const { error } = await rig.call('rewards.openEnvelope', {}, { token });
    expect(error.errorCode).toBe('envelope.empty');
    expect(await sql('select left_over from envelope_ticket')).toEqual([{ left_over: 5 }]);
  });

  it('stay shut between the windows, and say when the next one opens', async () => {
    rig.clock.advance(52 * 60_000);
    const { value } = await rig.call('rewards.envelope', {}, { token });
    expect(value).toMatchObject({ standing: 'upcoming', secondsLeft: 480 });
    const { error } = await rig.call('rewards.openEnvelope', {}, { token });
    expect(error.errorCode).toBe('envelope.closed');
  });

  it('answer a script that hammers with a wait', async () => {
    const answers = [];
    for (let index = 0; index < 8; index += 1)
      answers.push((await rig.call('rewards.openEnvelope', {}, { token })).status);
    expect(answers.slice(6)).toEqual([429, 429]);
  });
});

describe('an activity', () => {
  const upload = async (): Promise<string> => {
    const bytes = await createCanvas(8, 8).encode('png');
    return (await storeUpload(rig.deps, { memberId: player, name: 'win.png', bytes })).id;
  };
  it('is applied for with a remark and pictures, once', async () => {
    const bare = await rig.call('rewards.apply', { id: '1', comment: 'Look' }, { token });
    expect(bare.error.fields).toEqual({ pictures: 'proof.required' });
    const long = await rig.call('rewards.apply', { id: '1', comment: 'x'.repeat(141) }, { token });
    expect(long.error.fields).toEqual({ comment: 'comment.too-long' });
    const images = [await upload()];
    const { value } = await rig.call(
      'rewards.apply',
      { id: '1', comment: '🎉'.repeat(140), images },
      { token },
    );
    expect(value.status).toBe('processing');
    const again = await rig.call(
      'rewards.apply',
      { id: '1', comment: 'More', images: [await upload()] },
      { token },
    );
    expect(again).toMatchObject({ status: 409, error: { errorCode: 'activity.applied' } });
    const codes = await Promise.all(
      ['4', '5', '77'].map((id) => rig.call('rewards.apply', { id, comment: 'Please' }, { token })),
    );
    expect(codes.map(({ error }) => error.errorCode)).toEqual(Array(3).fill('activity.closed'));
  });

  it('goes from applying over processing and issued to claimed, and names every status', async () => {
    const rows = await sql("select id from activity_application where status = 'processing'");
    const decision = { id: String(rows[0]?.['id']), status: 'approved', remark: '', by: 'op' } as const;
    const results = await Promise.allSettled([1, 2, 3].map(() => decideApplication(rig.deps, decision)));
    expect(countWins(results)).toBe(1);
    const messages = await sql(
      "select body from inbox_message where title = 'Your application was approved'",
    );
    expect(messages).toEqual([{ body: 'Claim your reward in the reward centre.' }]);
    const list = async () =>
      (await rig.call('rewards.activities', {}, { token })).value.activities.map(({ status }) => status);
    expect(await list()).toEqual(['issued', 'applying', 'applying', 'comingSoon', 'closed']);
    const before = await readMoney();
    const { value } = await rig.call('rewards.claimActivity', { id: '1' }, { token });
    expect(value.amount).toBe('100.00');
    expect(await readMoney()).toBe(before + 10_000n);
    const joined = await rig.call('rewards.apply', { id: '3', comment: 'In' }, { token });
    expect(joined.value.status).toBe('joined');
    expect(await list()).toEqual(['claimed', 'applying', 'joined', 'comingSoon', 'closed']);
  });

  it('that was rejected says why, and may be applied for again', async () => {
    await rig.call('rewards.apply', { id: '2', comment: 'First' }, { token });
    const [row] = await sql("select id from activity_application where status = 'processing'");
    await decideApplication(rig.deps, {
      id: String(row?.['id']),
      status: 'rejected',
      remark: 'Please say more.',
      by: 'op',
    });
    const title = 'Your application was rejected';
    const messages = await sql(`select body from inbox_message where title = '${title}'`);
    expect(messages).toEqual([{ body: 'Please say more.' }]);
    const { value } = await rig.call('rewards.activity', { id: '2' }, { token });
    expect(value).toMatchObject({ status: 'rejected', remark: 'Please say more.', canApplyAgain: true });
    const again = await rig.call('rewards.apply', { id: '2', comment: 'Second' }, { token });
    expect(again.value.status).toBe('processing');
  });
});
