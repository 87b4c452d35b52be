import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/protocol/json/json.ts';
import { makeTotp, readStep } from '../../../server/infrastructure/second-factor/totp.ts';
import { createAuthenticatorResets } from '../../identity/security/authenticator-resets.ts';
import { holdWithdrawals } from './holds.ts';
import { createWithdrawalRig, type WithdrawalRig } from './withdrawal-rig.fake.ts';

const password = 'Foyer-2026';
const hour = 3_600_000;
let rig: WithdrawalRig;
let player: { token: string; id: string; card: string };
beforeAll(async () => {
  rig = await createWithdrawalRig();
});
afterAll(async () => {
  expect(await rig.ledgerFault()).toBe(0n);
  await rig.close();
});
beforeEach(async () => {
  await rig.database.pool.query(
    `delete from limit_window; delete from withdrawal_hold; delete from member_authenticator;
     update withdrawal set status = 'completed' where status in ('submitted', 'reviewing', 'processing');
     update member set email = 'old@mail.example', mobile = '+639170000001' where account = 'player'`,
  );
  rig.clock.advance(24 * hour);
  player = await rig.signIn('player');
});

const as = () => ({ token: player.token });
const readHold = async () => (await rig.call('withdrawals.hold', {}, as())).value;
const codeTo = async (address: string): Promise<string> =>
  (await rig.outbox.list({ search: address, limit: 1 }))[0]?.code ?? '';
async function changeEmail(): Promise<void> {
  const { value } = await rig.call('contact.start', { kind: 'email', password }, as());
  const { ticket, ways } = value;
  if (ways.length > 0) {
    await rig.call('contact.sendOld', { ticket }, as());
    await rig.call('contact.prove', { ticket, way: 'code', code: await codeTo('old@mail.example') }, as());
  }
  await rig.call('contact.sendNew', { ticket, address: 'new@mail.example' }, as());
  const code = await codeTo('new@mail.example');
  expect((await rig.call('contact.confirm', { ticket, code }, as())).status).toBe(200);
}
const nextCode = (secret: string): string => {
  rig.clock.advance(60_000);
  return makeTotp(secret, readStep(rig.clock.now()));
};
async function addAuthenticator(proof: { password?: string; code?: string }): Promise<string> {
  const { value } = await rig.call('authenticator.start', proof, as());
  const confirmed = await rig.call('authenticator.confirm', { code: nextCode(value.secret) }, as());
  expect(confirmed.status).toBe(200);
  return value.secret;
}

describe('a hold on withdrawals', () => {
  it('begins with a new email in place of another, says when it ends, and ends then', async () => {
    expect(await readHold()).toEqual({ until: null, reason: null });
    await changeEmail();
    const until = new Date(rig.clock.now().getTime() + 24 * hour).toISOString();
    expect(await readHold()).toMatchObject({ until, reason: 'email' });
    expect((await rig.call('withdrawals.form', {}, as())).value.standing).toBe('held');
    const refused = await rig.submit(player.token, { amount: '500', card: player.card });
    expect([refused.status, refused.error.errorCode, refused.error.value]).toEqual([
      409,
      'withdrawal.held',
      { until, reason: 'email' },
    ]);
    rig.clock.advance(24 * hour);
    player = await rig.signIn('player');
    expect((await readHold()).until).toBe(null);
    expect((await rig.submit(player.token, { amount: '500', card: player.card })).status).toBe(200);
  });

  it('does not begin with a first email or a first authenticator', async () => {
    await rig.database.pool.query("update member set email = null where account = 'player'");
    await changeEmail();
    await addAuthenticator({ password });
    expect((await readHold()).until).toBe(null);
  });

  it('begins with another authenticator, its removal, and the removal by staff', async () => {
    const secret = await addAuthenticator({ password });
    const other = await addAuthenticator({ code: nextCode(secret) });
    expect((await readHold()).reason).toBe('authenticator');
    await rig.database.pool.query('delete from withdrawal_hold');
    expect((await rig.call('authenticator.remove', { code: nextCode(other) }, as())).status).toBe(200);
    expect((await readHold()).reason).toBe('authenticator');
    await addAuthenticator({ password });
    await rig.database.pool.query('delete from withdrawal_hold');
    const resets = createAuthenticatorResets(rig.deps);
    await resets.propose({ account: 'player', note: 'Phone lost.', by: 'sam' });
    const [waiting] = (await resets.list()).waiting;
    await resets.decide({ id: waiting?.id ?? '', state: 'approved', reason: 'Seen.', by: 'carla' });
    player = await rig.signIn('player');
    expect((await readHold()).reason).toBe('authenticator');
  });

  it('begins with a password that was reset by email, and by a code to the phone', async () => {
    await rig.call('member.resetByEmail', { username: 'player', email: 'old@mail.example' });
    const [message] = await rig.outbox.list({ search: 'old@mail.example', limit: 1 });
    const token = /\/reset-password#(\S+)/.exec(message?.body ?? '')?.[1] ?? '';
    const fresh = { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };
    expect((await rig.call('member.resetByLink', { token, ...fresh })).status).toBe(200);
    const read = () => rig.database.pool.query('select reason from withdrawal_hold');
    expect((await read()).rows).toEqual([{ reason: 'password' }]);
    const humanToken = await rig.proveHuman();
    await rig.call('verification.sendResetCode', { mobileNum: '+639170000001', humanToken });
    const verificationCode = await codeTo('+639170000001');
    const phone = { mobileNum: '+639170000001', verificationCode, newPassword: password };
    expect((await rig.call('member.resetByPhone', phone)).status).toBe(200);
    expect((await read()).rows).toHaveLength(2);
  });

  it('is as long as the site says, and none where the site says 0', async () => {
    const documents = await rig.live.documents();
    const limits = documents['settings/limits'] as JsonObject;
    const withHours = (withdrawalHoldHours: number) => ({
      clock: rig.clock,
      liveSite: {
        ...rig.live,
        documents: async () => ({
          ...documents,
          'settings/limits': { ...limits, withdrawalHoldHours },
        }),
      },
    });
    await holdWithdrawals(withHours(0), rig.deps.db, player.id, 'passkey');
    expect((await readHold()).until).toBe(null);
    await holdWithdrawals(withHours(2), rig.deps.db, player.id, 'passkey');
    expect((await readHold()).until).toBe(new Date(rig.clock.now().getTime() + 2 * hour).toISOString());
  });
});
