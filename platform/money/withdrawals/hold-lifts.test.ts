import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobRunner } from '../../../server/infrastructure/jobs/job-runner.ts';
import { findBrokenOperation } from '../../../server/infrastructure/audit/operation-audit.fake.ts';
import { createMemberBackOffice } from '../../identity/accounts/member-back-office.ts';
import { createHoldLiftJobs } from './hold-lifts.ts';
import { holdWithdrawals } from './holds.ts';
import { createWithdrawalRig, type WithdrawalRig } from './withdrawal-rig.fake.ts';

const hour = 3_600_000;
const by = 'clara';
let rig: WithdrawalRig;
let backOffice: ReturnType<typeof createMemberBackOffice>;
let player: { token: string; id: string; card: string };
let recorded = 0;

const readAudit = () =>
  rig.deps.db.selectFrom('operation_audit').select('entry').orderBy('position').execute();
const hold = (reason: 'email' | 'passkey' = 'email') =>
  holdWithdrawals(rig.deps, rig.deps.db, player.id, reason);
const propose = (who = by) => backOffice.proposeLift({ id: player.id, note: 'Called back', by: who });
const decide = async (state: 'approved' | 'rejected' | 'withdrawn', who = 'paula') => {
  const ending = { id: (await backOffice.lifts()).waiting[0]?.id ?? '0', by: who };
  if (state === 'withdrawn') return backOffice.withdrawLift(ending);
  return backOffice.decideLift({ ...ending, state, reason: 'r' });
};
const isHeld = async () => (await backOffice.read({ id: player.id })).withdrawalHold !== null;
const submit = () => rig.submit(player.token, { amount: '500', card: player.card });
const runJobs = () =>
  createJobRunner({
    db: rig.deps.db,
    clock: rig.clock,
    merchant: 'demo',
    notifications: rig.database.notifications,
    handlers: createHoldLiftJobs(rig.deps),
    onTrouble: (cause) => {
      throw cause;
    },
  }).runDue();

beforeAll(async () => {
  rig = await createWithdrawalRig();
  backOffice = createMemberBackOffice(rig.deps);
});
afterAll(async () => {
  expect(await findBrokenOperation(rig.deps.db, 'demo')).toBeNull();
  await rig.close();
});
beforeEach(async () => {
  await rig.database.pool.query(
    `delete from limit_window; delete from withdrawal_hold; delete from hold_lift_proposal; delete from job;
     delete from inbox_message; delete from outbox_message;
     update withdrawal set status = 'completed' where status in ('submitted', 'reviewing', 'processing')`,
  );
  rig.clock.advance(24 * hour);
  player = await rig.signIn('player');
  recorded = (await readAudit()).length;
});

describe('the early end of a hold on withdrawals', () => {
  it('needs a reason of one person and another person, and tells the member', async () => {
    await hold();
    await propose();
    expect((await submit()).error.errorCode).toBe('withdrawal.held');
    expect(await backOffice.read({ id: player.id })).toMatchObject({ isLiftWaiting: true });
    expect((await backOffice.lifts()).waiting).toMatchObject([
      { account: 'player', note: 'Called back', proposedBy: by, hold: { reason: 'email' } },
    ]);
    await expect(propose('carl')).rejects.toMatchObject({ code: 'lift.waiting', status: 409 });
    await expect(decide('approved', by)).rejects.toMatchObject({ code: 'approval.own-change', status: 403 });
    expect(await isHeld()).toBe(true);
    await decide('approved');
    expect((await rig.call('withdrawals.hold', {}, player)).value).toEqual({ until: null, reason: null });
    expect((await submit()).status).toBe(200);
    const inbox = await rig.call('messages.inbox', {}, player);
    expect(inbox.value.content.map(({ title }) => title)).toContain('You can withdraw again');
    const [mail] = await rig.outbox.list({ channel: 'email', limit: 1 });
    expect(mail?.subject).toBe('Lumina: you can withdraw again');
    expect(
      (await readAudit()).slice(recorded).map(({ entry }) => JSON.parse(entry) as unknown),
    ).toMatchObject([
      { action: 'holdLift.propose', author: by, note: 'Called back' },
      { action: 'holdLift.approved', author: 'paula', note: 'r' },
    ]);
  });

  it('does not happen where it is rejected or called off, and can be asked for again', async () => {
    await hold();
    await propose();
    await decide('rejected');
    await propose();
    await expect(decide('withdrawn')).rejects.toMatchObject({ code: 'approval.own-change' });
    await decide('withdrawn', by);
    expect(await isHeld()).toBe(true);
    expect((await backOffice.lifts()).past.map(({ state }) => state)).toEqual(['withdrawn', 'rejected']);
    const { rows } = await rig.database.pool.query('select 1 from inbox_message');
    expect(rows).toEqual([]);
  });

  it('happens once where two approve at the same moment', async () => {
    await hold();
    await propose();
    const [waiting] = (await backOffice.lifts()).waiting;
    const both = await Promise.allSettled(
      ['paula', 'anton'].map((who) =>
        backOffice.decideLift({ id: waiting?.id ?? '', state: 'approved', reason: '', by: who }),
      ),
    );
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await rig.database.pool.query('select 1 from inbox_message');
    expect(rows).toHaveLength(1);
  });

  it('is not asked for where nothing is on hold, and not approved once the hold is over', async () => {
    await expect(propose()).rejects.toMatchObject({ code: 'lift.none', status: 409 });
    await expect(backOffice.proposeLift({ id: '999999999', note: 'n', by })).rejects.toMatchObject({
      code: 'member.unknown',
    });
    await hold();
    await propose();
    rig.clock.advance(24 * hour);
    await expect(decide('approved')).rejects.toMatchObject({ code: 'lift.none', status: 409 });
  });

  it('leaves a request behind that ends with the hold, so that the next hold can have its own', async () => {
    await hold();
    await propose();
    rig.clock.advance(24 * hour);
    await runJobs();
    expect(await backOffice.lifts()).toMatchObject({
      waiting: [],
      past: [{ state: 'withdrawn', decidedBy: 'the platform' }],
    });
    await hold();
    await propose();
    expect((await backOffice.lifts()).waiting).toHaveLength(1);
  });

  it('is refused where the account was changed again since it was asked for', async () => {
    await hold('passkey');
    await propose();
    rig.clock.advance(hour);
    await hold('email');
    await expect(decide('approved')).rejects.toMatchObject({ code: 'lift.changed', status: 409 });
    expect(await isHeld()).toBe(true);
    await decide('rejected');
    await propose();
    await decide('approved');
    expect(await isHeld()).toBe(false);
  });
});
