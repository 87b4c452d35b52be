import { tamperRecords } from '../../../server/infrastructure/keys/audit-keys.fake.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { createAuthenticatorResets } from './authenticator-resets.ts';
import { placeOf, secretColumns } from '../../../server/infrastructure/keys/secret-columns.ts';

let rig: MemberRig;
let backOffice: ReturnType<typeof createAuthenticatorResets>;
let token = '';
let id = '';
const password = 'Foyer-2026';
beforeAll(async () => {
  rig = await createSeededRig();
  backOffice = createAuthenticatorResets(rig.deps);
  const { rows } = await rig.database.pool.query<{ id: string }>(
    "select id from member where account = 'player'",
  );
  id = String(rows[0]?.id);
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});
const logIn = async () =>
  rig.call('session.login', { username: 'player', password, humanToken: await rig.proveHuman() });
const setUp = () =>
  rig.database.db
    .insertInto('member_authenticator')
    .values({
      member_id: id,
      secret: rig.deps.secretBox.seal('JBSWY3DPEHPK3PXP', placeOf(secretColumns.authenticator, id)),
      confirmed_at: rig.clock.now(),
    })
    .execute();
beforeEach(async () => {
  await tamperRecords(
    rig.database.pool,
    `delete from authenticator_removal; delete from member_authenticator; delete from limit_window;
    delete from inbox_message; delete from outbox_message; delete from step_up; delete from operation_audit;
    delete from security_answer; delete from withdrawal_hold`,
  );
  token = (await logIn()).value.token;
  await setUp();
  rig.clock.advance(60_000);
});

const propose = (account = 'PLAYER', by = 'clara') =>
  backOffice.propose({ account, note: 'Called back, knew the last deposit', by });
const newest = async () => (await backOffice.list()).waiting[0]?.id ?? '';
const decide = async (state: 'approved' | 'rejected' | 'withdrawn', by = 'paula', reason = 'r') => {
  const ending = { id: await newest(), by };
  if (state === 'withdrawn') return backOffice.withdraw(ending);
  return backOffice.decide({ ...ending, state, reason });
};
const hasOne = async () => (await backOffice.find({ account: 'player' })).since !== null;
const readAudit = async () =>
  (await rig.database.db.selectFrom('operation_audit').select('entry').orderBy('position').execute()).map(
    ({ entry }) => JSON.parse(entry) as unknown,
  );

const setQuestions = () =>
  rig.database.db
    .insertInto('security_answer')
    .values({ member_id: id, question: 'firstPet', answer_hash: 'x', set_at: rig.clock.now() })
    .execute();
const readHolds = async () =>
  (await rig.database.pool.query<{ reason: string }>('select reason from withdrawal_hold order by reason'))
    .rows;

describe('forgotten answers', () => {
  it('are removed with the approval, be there an authenticator or not; the member is notified and withdrawals are held', async () => {
    await rig.database.pool.query('delete from member_authenticator');
    await expect(propose()).rejects.toMatchObject({ code: 'removal.none' });
    await setQuestions();
    rig.clock.advance(1_000);
    await propose();
    expect((await backOffice.list()).waiting[0]?.facts.questionsSince).not.toBeNull();
    await decide('approved');
    expect((await backOffice.find({ account: 'player' })).questionsSince).toBeNull();
    expect(await readHolds()).toEqual([{ reason: 'questions' }]);
    const inbox = await rig.call('messages.inbox', {}, { token: (await logIn()).value.token });
    expect(inbox.value.content[0]?.title).toBe('Your security questions were changed');
  });

  it('stay where they were set after the proposal', async () => {
    await propose();
    rig.clock.advance(1_000);
    await setQuestions();
    await decide('approved');
    expect(await backOffice.find({ account: 'player' })).toMatchObject({ since: null });
    expect((await backOffice.find({ account: 'player' })).questionsSince).not.toBeNull();
  });
});

describe('a lost authenticator', () => {
  it('is taken off when a second person approves: the member is logged out, told, and logs in without it', async () => {
    await rig.database.db.insertInto('recovery_code').values({ member_id: id, code_hash: 'x' }).execute();
    expect((await logIn()).error.errorCode).toBe('login_verify_required');
    await propose();
    expect(await backOffice.list()).toMatchObject({
      waiting: [{ account: 'player', proposedBy: 'clara', facts: { recoveryCodesLeft: 1 } }],
    });
    expect((await rig.call('member.info', {}, { token })).status).toBe(200);
    await decide('approved');
    const { status, error } = await rig.call('member.info', {}, { token });
    expect([status, error.value]).toEqual([401, { reason: 'proofsRemoved' }]);
    const again = await logIn();
    expect(again.status).toBe(200);
    const inbox = await rig.call('messages.inbox', {}, { token: again.value.token });
    expect(inbox.value.content[0]?.title).toBe('Your authenticator was removed');
    const [mail] = await rig.outbox.list({ channel: 'email', limit: 1 });
    expect([mail?.recipient, mail?.subject]).toEqual([
      'player@lumina.example',
      'Lumina: your authenticator was removed',
    ]);
    const left = await rig.database.pool.query<{ n: number }>(
      'select count(*)::int as n from recovery_code where member_id = $1',
      [id],
    );
    expect(left.rows[0]?.n).toBe(0);
    expect(await backOffice.list()).toMatchObject({
      waiting: [],
      past: [{ state: 'approved', decidedBy: 'paula' }],
    });
    expect(await readAudit()).toMatchObject([
      { action: 'authenticator.propose', author: 'clara', note: 'Called back, knew the last deposit' },
      { action: 'authenticator.approved', author: 'paula', note: 'r' },
    ]);
  });

  it('stays where nobody else approved: not by who asked, not twice, not after it was called off', async () => {
    await propose();
    await expect(propose()).rejects.toMatchObject({ code: 'removal.waiting', status: 409 });
    await expect(decide('approved', 'clara')).rejects.toMatchObject({ code: 'approval.own-change' });
    await expect(decide('withdrawn', 'paula')).rejects.toMatchObject({ code: 'approval.own-change' });
    const waiting = await newest();
    await decide('withdrawn', 'clara');
    const late = { id: waiting, state: 'approved', reason: '', by: 'paula' } as const;
    await expect(backOffice.decide(late)).rejects.toMatchObject({ code: 'rules.unknown', status: 404 });
    await propose();
    await decide('rejected');
    expect(await hasOne()).toBe(true);
    expect((await rig.call('member.info', {}, { token })).status).toBe(200);
  });

  it('is taken off once by two who approve at the same moment', async () => {
    await propose();
    const waiting = await newest();
    const both = await Promise.allSettled(
      ['paula', 'anton'].map((by) => backOffice.decide({ id: waiting, state: 'approved', reason: '', by })),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not taken for one that the member set up since, nor for none', async () => {
    await propose();
    rig.clock.advance(60_000);
    const since = rig.clock.now();
    await rig.database.pool.query('update member_authenticator set confirmed_at = $1', [since]);
    rig.clock.advance(60_000);
    await expect(decide('approved')).rejects.toMatchObject({ code: 'removal.changed', status: 409 });
    await rig.database.pool.query('delete from member_authenticator');
    await expect(decide('approved')).rejects.toMatchObject({ code: 'removal.none', status: 409 });
    expect((await backOffice.list()).waiting).toHaveLength(1);
    expect((await rig.call('member.info', {}, { token })).status).toBe(200);
    await decide('rejected');
    await expect(propose()).rejects.toMatchObject({ code: 'removal.none' });
    await expect(propose('nobody')).rejects.toMatchObject({ code: 'member.unknown', status: 404 });
  });

  it('shows support as much of the member as helps to judge, and no more', async () => {
    expect(await backOffice.find({ account: ' Player ' })).toMatchObject({
      account: 'player',
      mobile: '+63••••••0001',
      email: 'p•••@lumina.example',
      lastLoginAt: expect.any(String),
      isWaiting: false,
    });
  });
});
