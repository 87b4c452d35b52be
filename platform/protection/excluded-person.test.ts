import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRegisterRequest } from '../../src/protocol/generated/wire-types.ts';
import { exclusionMatches, type ExclusionMatch } from '../../src/protocol/document/jurisdiction.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

const dayMs = 86_400_000;
let rig: MemberRig;
let people = 0;
beforeAll(async () => {
  rig = await createSeededRig();
  const shown = Object.fromEntries(
    ['idNumber', 'birthday'].map((name) => [
      name,
      { ...rig.live.fields[name], enabled: true, required: false },
    ]),
  ) as typeof rig.live.fields;
  const captcha = rig.live.fields['captcha'];
  if (captcha === undefined) throw new Error('Expected the field of the captcha');
  rig.live.fields = { ...rig.live.fields, ...shown, captcha: { ...captcha, enabled: false } };
});
afterAll(() => rig.close());
beforeEach(async () => {
  rig.live.jurisdiction = { ...rig.live.jurisdiction, exclusionMatch: [...exclusionMatches] };
  await rig.database.pool.query('delete from limit_window');
});

async function register(more: Partial<MemberRegisterRequest> = {}) {
  people += 1;
  const from = `198.51.100.${people}`;
  const person = {
    username: `person${people}`,
    password: 'Foyer-2026',
    confirmPassword: 'Foyer-2026',
    mobileNum: `91766600${String(people).padStart(2, '0')}`,
    email: `person${people}@lumina.example`,
    age: true,
    terms: true,
    ...more,
  };
  await rig.call(
    'verification.sendRegisterCode',
    { mobileNo: person.mobileNum, humanToken: await rig.proveHuman() },
    { from },
  );
  const sent = await rig.outbox.list({ search: `+63${person.mobileNum}`, limit: 1 });
  const call = {
    ...person,
    verificationCode: sent[0]?.code ?? '',
    humanToken: await rig.proveHuman(),
    login: true,
  };
  const answer = await rig.call('member.register', call, { from });
  return { ...answer, username: person.username };
}
const logIn = async (username: string) =>
  rig.call('session.login', { username, password: 'Foyer-2026', humanToken: await rig.proveHuman() });
const exclude = (token: string, length: 'P6M' | 'P6W' = 'P6M') =>
  rig.call('care.takeBreak', { length }, { token });

const told = {
  payeeName: 'José Rizal',
  birthday: '1990-06-19',
  email: 'jose.rizal@gmail.com',
  idNumber: 'AB123456',
};
describe('an excluded person', () => {
  it.each([
    ['name', { payeeName: 'RIZAL, Jose', birthday: '1990-06-19' }],
    ['email', { email: 'JoseRizal+again@googlemail.com' }],
    ['document', { idNumber: 'ab123456' }],
  ] as const)('does not register again by the same %s', async (kind, again) => {
    rig.clock.advance(200 * dayMs);
    const { value } = await register(told);
    // Where the profile does not ask for it, nobody is stopped by it.
    await exclude(value.token);
    const others: readonly ExclusionMatch[] = exclusionMatches.filter((one) => one !== kind);
    rig.live.jurisdiction = { ...rig.live.jurisdiction, exclusionMatch: [...others] };
    expect((await register(again)).status).toBe(200);
    rig.live.jurisdiction = { ...rig.live.jurisdiction, exclusionMatch: [kind] };
    const refused = await register(again);
    expect(refused.error).toMatchObject({ errorCode: 'account.on-break' });
    // A stranger learns neither until when nor whose it is.
    expect(JSON.stringify(refused.error)).not.toMatch(/until|ticket|person/u);
    const { rows } = await rig.database.pool.query('select 1 from member where account = $1', [
      refused.username,
    ]);
    expect(rows).toEqual([]);
    rig.clock.advance(200 * dayMs);
    expect((await register(again)).status).toBe(200);
  });

  it('is excluded in an account that was there before, from its next login on', async () => {
    rig.clock.advance(200 * dayMs);
    const other = await register(told);
    const first = await register({ ...told, email: 'other@lumina.example' });
    await exclude(first.value.token);
    const refused = await logIn(other.username);
    expect(refused.error).toMatchObject({ errorCode: 'account.on-break' });
    // The money in it stays the person's.
    const { ticket } = refused.error.value as { ticket: string };
    const { token } = (await rig.call('session.enterOnBreak', { ticket })).value;
    expect((await rig.call('withdrawals.form', {}, { token })).status).toBe(200);
    expect((await rig.call('wallet.balance', {}, { token: other.value.token })).status).toBe(401);
    // And a third account is known by what only the second one had.
    expect((await register({ email: told.email })).error.errorCode).toBe('account.on-break');
  });

  it('is known by the withdrawal account, also one that was removed', async () => {
    rig.clock.advance(200 * dayMs);
    const player = (await logIn('player')).value.token;
    const { id } = (await rig.call('member.info', {}, { token: player })).value;
    const { rows } = await rig.database.pool.query<{ provider: string; number: string }>(
      'update payout_account set removed_at = now() where member_id = $1 returning provider, number',
      [id],
    );
    await exclude(player);
    const agent = (await logIn('agent')).value.token;
    const added = await rig.call(
      'payout.addAccount',
      { ...(rows[0] ?? { provider: '', number: '' }), holder: 'Amihan Reyes', fundPassword: '246810' },
      { token: agent },
    );
    expect(added.error).toMatchObject({ errorCode: 'account.on-break' });
    expect((await rig.call('member.info', {}, { token: agent })).status).toBe(401);
    expect((await logIn('agent')).error.errorCode).toBe('account.on-break');
  });

  it('is not one who takes a time-out: that is about the account', async () => {
    rig.clock.advance(400 * dayMs);
    const { value } = await register(told);
    await exclude(value.token, 'P6W');
    expect((await register({ email: told.email })).status).toBe(200);
  });
});
