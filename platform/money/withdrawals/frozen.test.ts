import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../../src/protocol/operations.ts';
import { holdRows, type HeldRows } from '../../../server/db/held-rows.fake.ts';
import { createMemberBackOffice } from '../../identity/accounts/member-back-office.ts';
import { createWithdrawalRig, type WithdrawalRig } from './withdrawal-rig.fake.ts';

let rig: WithdrawalRig;
let player: { token: string; id: string; card: string };
let before = 0n;
beforeAll(async () => {
  rig = await createWithdrawalRig();
});
afterAll(async () => {
  expect(await rig.ledgerFault()).toBe(0n);
  await rig.close();
});
beforeEach(async () => {
  await rig.database.pool.query(
    `update withdrawal set status = 'completed', receipt = null where status <> 'completed';
     update member set frozen = false; delete from limit_window`,
  );
  rig.clock.advance(86_400_000);
  player = await rig.signIn('player');
  before = await rig.balance(player.id);
});
const freeze = () =>
  createMemberBackOffice(rig.deps).freeze({ id: player.id, reason: 'Chargeback', by: 'clara' });
const submit = (key?: string) =>
  rig.submit(player.token, {
    amount: '500',
    card: player.card,
    ...(key === undefined ? {} : { key }),
  });
const countWithdrawals = async () =>
  (
    await rig.database.pool.query("select 1 from withdrawal where status = 'submitted' and member_id = $1", [
      player.id,
    ])
  ).rowCount;
/** Freezes the account and stops in the middle of it, with the member locked. */
const beginFreeze = async (): Promise<{ readonly audit: HeldRows; readonly done: Promise<unknown> }> => {
  const audit = await holdRows(rig.database.pool, 'select merchant from operation_audit_head for update');
  const done = freeze();
  await audit.untilWaiting(1);
  return { audit, done };
};

describe('a frozen account', () => {
  beforeAll(async () => {
    // The first entry makes the head of the audit, which the tests below hold.
    player = await rig.signIn('agent');
    await freeze();
  });

  it('orders no withdrawal by a call that began before the freeze and comes after it', async () => {
    const { audit, done } = await beginFreeze();
    const ordered = submit();
    await audit.untilWaiting(2);
    await audit.release();
    await done;
    const { status, error } = await ordered;
    expect([status, error.errorCode]).toEqual([403, 'account.frozen']);
    expect([await countWithdrawals(), await rig.balance(player.id)]).toEqual([0, before]);
  });

  it('keeps for the back office what was ordered before it, and repeats no answer to a second request', async () => {
    const wallet = await holdRows(
      rig.database.pool,
      `select id from ledger_account where member_id = ${player.id} and account_type = 1 for update`,
    );
    const key = rig.deps.random.uuid();
    const ordered = submit(key);
    await wallet.untilWaiting(1);
    const done = freeze();
    await wallet.untilWaiting(2);
    await wallet.release();
    expect((await ordered).status).toBe(200);
    await done;
    expect([await countWithdrawals(), await rig.balance(player.id)]).toEqual([1, before - 50_000n]);
    expect((await submit(key)).status).toBe(401);
  });

  it('is refused at every call that needs a login', async () => {
    await freeze();
    const guarded = operations.filter(({ token }) => token !== 'none');
    const answered: string[] = [];
    // One after another: of many at once from one network some are only asked to wait.
    for (const { name } of guarded) {
      const { status, error } = await rig.call(name as 'member.info', {}, { token: player.token });
      // A module that is switched off answers before anyone is asked for.
      const isOff = status === 400 && error.errorCode === 'function.not.available';
      if (status !== 401 && !isOff) answered.push(`${name} ${status} ${error.errorCode}`);
    }
    expect(guarded.length).toBeGreaterThan(50);
    expect(answered).toEqual([]);
    expect([await countWithdrawals(), await rig.balance(player.id)]).toEqual([0, before]);
  });

  it('gets in by no ticket for withdrawals that a break gave before', async () => {
    await rig.call('care.takeBreak', { length: 'PT24H' }, { token: player.token });
    const { error } = await rig.call('session.login', {
      username: 'player',
      password: 'Foyer-2026',
      humanToken: await rig.proveHuman(),
    });
    const { ticket } = error.value as { readonly ticket: string };
    await freeze();
    const entered = await rig.call('session.enterOnBreak', { ticket });
    expect([entered.status, entered.error.errorCode]).toEqual([403, 'account.frozen']);
  });
});
