import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endOfTime } from '../../../src/protocol/document/jurisdiction.ts';
import { assertWithinLimits } from '../../protection/assert-within-limits.ts';
import { holdRows } from '../../../server/db/held-rows.fake.ts';
import { createJobRunner } from '../../../server/infrastructure/jobs/job-runner.ts';
import { createMemberJobs } from '../../jobs.ts';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createPlayRig, type PlayRig } from '../../play/play-rig.fake.ts';
import { createMemberBackOffice } from './member-back-office.ts';

let rig: PlayRig;
let backOffice: ReturnType<typeof createMemberBackOffice>;
let id = '';
let token = '';
let rounds = 0;
let recorded = 0;
beforeAll(async () => {
  rig = await createPlayRig();
  backOffice = createMemberBackOffice(rig.deps);
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});
const readId = async (account: string) => (await backOffice.find({ q: account }))[0]?.id ?? '';
/** A refused login asks for a captcha the next time, which is not what is tried here. */
const logIn = async () => {
  await rig.database.pool.query('delete from limit_window');
  return rig.call('session.login', { username: 'player', password: 'Foyer-2026' });
};
beforeEach(async () => {
  rig.clock.advance(60_000);
  rig.live.jurisdiction = { ...rig.live.jurisdiction, refundOpenRounds: true };
  await rig.database.pool.query(
    `update play_round set state = 'refunded', closed_at = now() where state = 'open'; update member set frozen = false; delete from unfreeze_proposal; delete from limit_window;
     delete from play_session;
     delete from inbox_message; delete from outbox_message`,
  );
  recorded = (await readWholeAudit()).length;
  id = await readId('player');
  token = (await logIn()).value.token;
});

const by = 'clara';
const freeze = (member = id) => backOffice.freeze({ id: member, reason: 'Chargeback', by });
const proposeUnfreeze = (who = by) => backOffice.proposeUnfreeze({ id, note: 'Papers are in', by: who });
const newest = async () => (await backOffice.unfreezings()).waiting[0]?.id ?? '';
const decide = async (state: 'approved' | 'rejected' | 'withdrawn', who = 'paula') => {
  const ending = { id: await newest(), by: who };
  if (state === 'withdrawn') return backOffice.withdrawUnfreeze(ending);
  return backOffice.decideUnfreeze({ ...ending, state, reason: 'r' });
};
const readWholeAudit = () =>
  rig.database.db.selectFrom('operation_audit').select('entry').orderBy('position').execute();
/** What this test left in the audit. */
const readAudit = async () =>
  (await readWholeAudit()).slice(recorded).map(({ entry }) => JSON.parse(entry) as unknown);
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
/** A stake of 1.00, as the vendor sends it. */
const stake = (launch: string) => {
  rounds += 1;
  const round = `office-${rounds}`;
  return rig.wallet({ call: 'stake', launch, round, amount: '1.00' });
};
const openRounds = async (member: string) => {
  const { rows } = await rig.database.pool.query<{ n: number; planned: number }>(
    `select count(*)::int as n, count(j.key)::int as planned from play_round r
     left join job j on j.key = r.id::text and j.kind = 'play.endRound'
     where r.member_id = $1 and r.state = 'open'`,
    [member],
  );
  return rows[0];
};

describe('finding a member', () => {
  it('gives the exact name first, letter case aside, and masks addresses', async () => {
    expect(await backOffice.find({ q: ' PLAYER ' })).toMatchObject([
      { account: 'player', mobile: '+63••••••0001', email: 'p•••@lumina.example', isFrozen: false },
    ]);
    expect((await backOffice.find({ q: 'p' })).map(({ account }) => account)).toContain('player');
    expect(await backOffice.find({ q: '%' })).toEqual([]);
    expect(await backOffice.find({ q: ' ' })).toEqual([]);
  });

  it('opens one: balance, last logins', async () => {
    expect(await backOffice.read({ id })).toMatchObject({
      account: 'player',
      withdrawalHold: null,
      freeze: null,
      balance: expect.stringMatching(/^\d+\.\d\d$/),
      logins: expect.arrayContaining([expect.objectContaining({ outcome: 'accepted' })]),
    });
    await expect(backOffice.read({ id: '999999999' })).rejects.toMatchObject({
      code: 'member.unknown',
      status: 404,
    });
  });
});

describe('an account that staff freeze', () => {
  it('is closed at once: sessions end, and login says so in the sentence of a frozen account', async () => {
    await freeze();
    expect((await rig.call('member.info', {}, { token })).status).toBe(401);
    const refused = await logIn();
    expect([refused.status, refused.error.errorCode]).toEqual([403, 'account.frozen']);
    expect(await backOffice.read({ id })).toMatchObject({ freeze: { by, reason: 'Chargeback' } });
    await expect(freeze()).rejects.toMatchObject({ code: 'freeze.already', status: 409 });
    expect(await readAudit()).toMatchObject([
      { action: 'member.freeze', author: by, subject: `member:${id}`, note: 'Chargeback' },
    ]);
  });

  it('takes no stake, and its open round ends by the rule of the market', async () => {
    const launch = await rig.openLaunch(token);
    expect((await stake(launch)).status).toBe(200);
    await freeze();
    expect(await openRounds(id)).toEqual({ n: 1, planned: 1 });
    const refused = await stake(launch);
    expect([refused.status, refused.code]).toEqual([403, 'account.frozen']);
  });

  it('takes no deposit and no stake whose session was read before it', async () => {
    await freeze();
    const { db } = rig.database;
    for (const kind of ['deposit', 'stake'] as const) {
      const spending = { memberId: id, kind, amount: 100n, now: rig.clock.now() };
      await expect(
        db.transaction().execute((work) => assertWithinLimits(work, spending)),
      ).rejects.toMatchObject({ code: 'account.frozen', status: 403 });
    }
  });

  it.each([
    ['is given back at once', true, 0],
    ['is given back after the hour in which its vendor may finish it', false, 3_600_000],
  ])('ends the round of a stake that is running: it %s', async (_ending, refundOpenRounds, waitMs) => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, refundOpenRounds };
    const before = await rig.balanceOf('player');
    const launch = await rig.openLaunch(token);
    // The stake has its member locked and waits for the wallet; the freeze waits for the member.
    const wallet = await holdRows(
      rig.database.pool,
      `select id from ledger_account where member_id = ${id} and account_type = 1 for update`,
    );
    const played = stake(launch);
    await wallet.untilWaiting(1);
    const frozen = freeze();
    await wallet.untilWaiting(2);
    await wallet.release();
    expect((await played).status).toBe(200);
    await frozen;
    expect(await openRounds(id)).toEqual({ n: 1, planned: 1 });
    expect(await rig.balanceOf('player')).toBe(before - 100n);
    rig.clock.advance(waitMs);
    await runJobs();
    expect(await openRounds(id)).toEqual({ n: 0, planned: 0 });
    expect(await rig.balanceOf('player')).toBe(before);
  });

  it('refuses the stake that waits for a freeze that is running', async () => {
    const launch = await rig.openLaunch(token);
    // The freeze has the member locked and waits for the audit; the stake waits for the member.
    await freeze(await readId('agent'));
    const audit = await holdRows(rig.database.pool, 'select merchant from operation_audit_head for update');
    const frozen = freeze();
    await audit.untilWaiting(1);
    const played = stake(launch);
    await audit.untilWaiting(2);
    await audit.release();
    await frozen;
    expect((await played).code).toBe('login.not.session');
    expect(await openRounds(id)).toEqual({ n: 0, planned: 0 });
  });
});

describe('the end of a freeze', () => {
  it('needs a second person, and tells the member', async () => {
    await freeze();
    await proposeUnfreeze();
    expect((await logIn()).error.errorCode).toBe('account.frozen');
    await expect(proposeUnfreeze()).rejects.toMatchObject({ code: 'freeze.waiting', status: 409 });
    await expect(decide('approved', by)).rejects.toMatchObject({ code: 'approval.own-change', status: 403 });
    expect(await backOffice.read({ id })).toMatchObject({ isFrozen: true, isUnfreezeWaiting: true });
    await decide('approved');
    const again = await logIn();
    expect(again.status).toBe(200);
    expect((await rig.call('member.info', {}, { token })).status).toBe(401);
    const inbox = await rig.call('messages.inbox', {}, { token: again.value.token });
    expect(inbox.value.content[0]?.title).toBe('Your account is open again');
    const [mail] = await rig.outbox.list({ channel: 'email', limit: 1 });
    expect(mail?.subject).toBe('Lumina: your account is open again');
    expect(await readAudit()).toMatchObject([
      { action: 'member.freeze' },
      { action: 'unfreeze.propose', author: by },
      { action: 'unfreeze.approved', author: 'paula', note: 'r' },
    ]);
  });

  it('happens once where two approve at the same moment, and not at all where it was rejected', async () => {
    await freeze();
    await proposeUnfreeze();
    await decide('rejected');
    expect((await logIn()).error.errorCode).toBe('account.frozen');
    await proposeUnfreeze();
    const waiting = await newest();
    const both = await Promise.allSettled(
      ['paula', 'anton'].map((who) =>
        backOffice.decideUnfreeze({ id: waiting, state: 'approved', reason: '', by: who }),
      ),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(proposeUnfreeze()).rejects.toMatchObject({ code: 'freeze.none', status: 409 });
  });
});

describe('a member that staff exclude', () => {
  const exclude = (member: string, length: 'P6M' | 'P1Y' | 'PT24H' | 'forever' = 'P6M') =>
    backOffice.exclude({ id: member, length, reason: 'Asked by phone', by });

  it('is out at once, keeps the way of the money out, and is told in inbox and by mail', async () => {
    const launch = await rig.openLaunch(token);
    expect(await stake(launch)).toMatchObject({ status: 200 });
    await exclude(id);
    expect((await rig.call('member.info', {}, { token })).status).toBe(401);
    expect((await stake(launch)).code).toBe('account.on-break');
    expect(await openRounds(id)).toEqual({ n: 1, planned: 1 });
    const refused = await logIn();
    expect(refused.error.errorCode).toBe('account.on-break');
    const { ticket } = refused.error.value as { readonly ticket: string };
    const entered = await rig.call('session.enterOnBreak', { ticket });
    const inbox = await rig.call('messages.inbox', {}, { token: entered.value.token });
    expect(inbox.value.content[0]?.title).toBe('Your account is excluded from play');
    await runJobs();
    const [mail] = await rig.outbox.list({ channel: 'email', limit: 1 });
    expect(mail?.subject).toBe('Lumina: your account is excluded from play');
    expect(await readAudit()).toMatchObject([
      { action: 'member.exclude', author: by, subject: `member:${id}`, note: 'P6M: Asked by phone' },
    ]);
  });

  it('for good reads of no day, in inbox, mail and file, and is ended by no further step', async () => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, exclusions: ['P6M', 'P1Y', 'P5Y', 'forever'] };
    const member = await readId('newbie');
    await exclude(member, 'forever');
    const { rows } = await rig.database.pool.query<{ title: string; body: string }>(
      'select title, body from inbox_message where member_id = $1 order by id desc limit 1',
      [member],
    );
    await runJobs();
    const [mail] = await rig.outbox.list({ channel: 'email', limit: 1 });
    for (const text of [rows[0]?.title, mail?.subject])
      expect(text).toMatch(/your account is excluded from play for good/i);
    for (const text of [rows[0]?.body, mail?.body]) expect(text).not.toMatch(/\d{4}|until/);
    expect((await backOffice.read({ id: member })).breakUntil).toBe(endOfTime);
    for (const length of ['P6M', 'forever'] as const)
      await expect(exclude(member, length)).rejects.toMatchObject({ code: 'exclusion.longer', status: 409 });
    await backOffice.freeze({ id: member, reason: 'Chargeback', by });
    await backOffice.proposeUnfreeze({ id: member, note: 'Papers are in', by });
    const [waiting] = (await backOffice.unfreezings()).waiting;
    await backOffice.decideUnfreeze({ id: waiting?.id ?? '', state: 'approved', reason: '', by: 'paula' });
    expect((await backOffice.read({ id: member })).breakUntil).toBe(endOfTime);
  });

  it('stays excluded: nobody shortens it, and only lengths of the market are taken', async () => {
    const member = await readId('traveller');
    await exclude(member, 'P1Y');
    const { breakUntil } = await backOffice.read({ id: member });
    await expect(exclude(member)).rejects.toMatchObject({ code: 'exclusion.longer', status: 409 });
    await expect(exclude(member, 'PT24H')).rejects.toMatchObject({ code: 'exclusion.not-offered' });
    expect((await backOffice.read({ id: member })).breakUntil).toBe(breakUntil);
    await expect(
      rig.database.pool.query('update member set break_until = null where id = $1', [member]),
    ).rejects.toThrow(/never shortened/);
    await expect(exclude('999999999')).rejects.toMatchObject({ code: 'member.unknown', status: 404 });
  });
});
