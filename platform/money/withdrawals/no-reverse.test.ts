import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultJurisdiction } from '../../../src/protocol/document/jurisdiction.ts';
import { cancelWithdrawal } from './cancel.ts';
import { writeWithdrawalSettings } from './settings.fake.ts';
import { createWithdrawalRig, type WithdrawalRig } from './withdrawal-rig.fake.ts';

let rig: WithdrawalRig;
beforeAll(async () => {
  rig = await createWithdrawalRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query(
    "update withdrawal set status = 'completed'; delete from limit_window; delete from withdrawal_setting",
  );
  // A break that an earlier fact began is never shortened: a test has to get past the database.
  await rig.database.pool.query(
    "set local session_replication_role = 'replica'; update member set break_until = null",
  );
  rig.clock.advance(86_400_000);
  rig.live.jurisdiction = {
    ...rig.live.jurisdiction,
    exclusions: [...defaultJurisdiction.exclusions, 'forever'],
  };
});
const settings = {
  minimum: 10_000n,
  maximum: 100_000n,
  fee: 1_000n,
  perDay: 2,
  receiptMinutes: 20,
  secondPersonFrom: null,
};

describe.each([...defaultJurisdiction.timeOuts, ...defaultJurisdiction.exclusions, 'forever'])(
  'during a break of %s',
  (length) => {
    it.each([true, false])('no withdrawal is taken back (switch: %s)', async (mayCancel) => {
      await writeWithdrawalSettings(rig.deps.db, 'demo', { ...settings, mayCancel });
      const player = await rig.signIn('player');
      const { value } = await rig.submit(player.token, { amount: '500', card: player.card });
      const before = await rig.balance(player.id);
      await rig.call('care.takeBreak', { length }, { token: player.token });
      const { ticket } = (
        await rig.call('session.login', {
          username: 'player',
          password: 'Foyer-2026',
          humanToken: await rig.proveHuman(),
        })
      ).error.value as { ticket: string };
      const { token } = (await rig.call('session.enterOnBreak', { ticket })).value;
      const states = [
        'submitted',
        'reviewing',
        'infoNeeded',
        'processing',
        'completed',
        'rejected',
        'returned',
      ];
      for (const status of states) {
        await rig.database.pool.query('update withdrawal set status = $2 where id = $1', [value.id, status]);
        const refused = await rig.call('withdrawals.cancel', { id: value.id }, { token });
        expect([status, refused.error.errorCode]).toEqual([status, 'account.on-break']);
        // Beneath the wire too: no list of open calls decides it.
        await expect(cancelWithdrawal(rig.deps, player.id, value.id)).rejects.toMatchObject({
          code: 'account.on-break',
        });
      }
      expect(await rig.balance(player.id)).toBe(before);
    });
  },
);
