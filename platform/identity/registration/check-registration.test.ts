import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRegisterRequest } from '../../../src/protocol/generated/wire-types.ts';
import { hashToken } from '../../calls/tokens.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { askForPicture } from './registration.fake.ts';

let rig: MemberRig;
let people = 0;
let from = '';
let modules: MemberRig['live']['modules'];
let jurisdiction: MemberRig['live']['jurisdiction'];
beforeAll(async () => {
  rig = await createSeededRig();
  ({ modules, jurisdiction } = rig.live);
});
afterAll(() => rig.close());
beforeEach(async () => {
  people += 1;
  from = `198.51.100.${people}`;
  // The captcha has its own tests.
  rig.live.modules = { ...modules, CAPTCHA3: false };
  rig.live.jurisdiction = { ...jurisdiction, tellsTakenNumber: true };
  await rig.database.pool.query('delete from limit_window');
});

const newPerson = (): MemberRegisterRequest => ({
  username: `early${people}`,
  password: 'Foyer-2026',
  confirmPassword: 'Foyer-2026',
  mobileNum: `91755510${String(people).padStart(2, '0')}`,
  email: 'early@lumina.example',
  age: true,
  terms: true,
});
const check = (person: object, cookie = '') =>
  rig.call(
    'member.checkRegistration',
    { method: 'username', ...person },
    {
      from,
      cookie,
    },
  );
const openAttempt = async (person: object): Promise<string> => (await check(person)).value.attempt;
const sendCode = async (mobileNo: string): Promise<string> => {
  const humanToken = await rig.proveHuman();
  const sent = await rig.call('verification.sendRegisterCode', { mobileNo, humanToken }, { from });
  expect(sent.error).toEqual({});
  return (await rig.outbox.list({ search: mobileNo.slice(-9), limit: 1 }))[0]?.code ?? '';
};
const prove = (attempt: string, mobileNo: string, verificationCode: string) =>
  rig.call('verification.proveRegisterCode', { attempt, mobileNo, verificationCode }, { from });
const register = (person: object) => rig.call('member.register', person as MemberRegisterRequest, { from });
/** A person whose number is proven in an attempt. */
async function proveOne() {
  const person = newPerson();
  const mobileNum = String(person.mobileNum);
  const attempt = await openAttempt(person);
  expect((await prove(attempt, mobileNum, await sendCode(mobileNum))).status).toBe(200);
  return { person, attempt, mobileNum };
}
const messagesTo = async (mobile: string): Promise<number> =>
  (await rig.outbox.list({ search: mobile.slice(-9), limit: 10 })).length;

describe('the check of a registration, before any proof', () => {
  it.each([
    ['a name that is taken', { username: 'player' }, 409, { username: 'username.taken' }],
    ['a number that is taken', { mobileNum: '9170000001' }, 409, { mobileNum: 'mobile.taken' }],
    ['an unknown invitation', { referralCode: 'NOSUCH99' }, 400, { referralCode: 'affiliate.unknown' }],
    ['passwords that differ', { confirmPassword: 'Other-2026' }, 400, { confirmPassword: 'field.mismatch' }],
    ['a field against its rule', { email: 'nobody' }, 400, { email: 'field.pattern' }],
  ])('refuses %s at its field, and opens no attempt', async (_, typed, status, fields) => {
    const answer = await check({ ...newPerson(), ...typed });
    expect([answer.status, answer.error.fields]).toEqual([status, fields]);
    expect(answer.value).toBeUndefined();
  });

  it('tells nobody who has an account where the market does not let it be said', async () => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, tellsTakenNumber: false };
    const person = { ...newPerson(), mobileNum: '9170000001' };
    const attempt = await openAttempt(person);
    expect(attempt).toEqual(expect.any(String));
    const refused = await prove(attempt, person.mobileNum, await sendCode(person.mobileNum));
    expect([refused.status, refused.error.fields]).toEqual([409, { mobileNum: 'mobile.taken' }]);
  });

  it('says so at the end where no code proves whose number it is, and not before the puzzle', async () => {
    rig.live.jurisdiction = { ...rig.live.jurisdiction, tellsTakenNumber: false };
    rig.live.modules = { ...rig.live.modules, REGMOBVERF3: false };
    const person = { ...newPerson(), mobileNum: '9170000001' };
    const attempt = await openAttempt(person);
    expect((await register({ ...person, attempt })).error.errorCode).toBe('verification.required');
    const refused = await register({ ...person, attempt, humanToken: await rig.proveHuman() });
    expect(refused.error.fields).toEqual({ mobileNum: 'mobile.taken' });
  });

  it('is refused for a way to register that is switched off', async () => {
    rig.live.modules = { ...rig.live.modules, MOBILENUMREG3: false };
    const answer = await check({ ...newPerson(), method: 'mobile' });
    expect(answer.error.errorCode).toBe('function.not.available');
  });

  it('is counted by network and by attempt, so that it makes no list of names', async () => {
    const attempt = await openAttempt(newPerson());
    for (let form = 0; form < 20; form += 1)
      expect((await check({ ...newPerson(), username: 'player', attempt })).status).toBe(409);
    expect((await check({ ...newPerson(), attempt })).error.errorCode).toBe('registration.expired');
    for (let form = 0; form < 38; form += 1) await check({ ...newPerson(), username: 'player' });
    expect((await check(newPerson())).status).toBe(429);
  });
});

describe('the picture', () => {
  /** A picture whose letters the test knows. */
  async function drawPicture(): Promise<{ cookie: string; captcha: string }> {
    const { cookie } = await rig.call('captcha.image', {}, { from });
    const id = cookie.split('=')[1] ?? '';
    await rig.database.pool.query('update captcha set answer_hash = $1 where id_hash = $2', [
      hashToken(`${id}:ABCDE`),
      hashToken(id),
    ]);
    return { cookie, captcha: 'abcde' };
  }
  beforeEach(() => {
    rig.live.modules = { ...rig.live.modules, CAPTCHA3: true, REGMOBVERF3: false };
    askForPicture(rig);
  });

  it('is judged before any proof, and last of the form', async () => {
    const { cookie, captcha } = await drawPicture();
    const taken = await check({ ...newPerson(), username: 'player', captcha: 'wrong' }, cookie);
    expect(taken.error.fields).toEqual({ username: 'username.taken' });
    // The picture is as good as before.
    expect((await check({ ...newPerson(), captcha }, cookie)).status).toBe(200);
    const next = await drawPicture();
    const wrong = await check({ ...newPerson(), captcha: 'wrong' }, next.cookie);
    expect(wrong.error.fields).toEqual({ captcha: 'captcha.wrong' });
    const none = await check(newPerson(), next.cookie);
    expect(none.error.fields).toEqual({ captcha: 'captcha.required' });
  });

  it('is asked for once in an attempt', async () => {
    const { cookie, captcha } = await drawPicture();
    const person = newPerson();
    const { attempt } = (await check({ ...person, captcha }, cookie)).value;
    expect((await check({ ...person, attempt })).value.attempt).toBe(attempt);
    const humanToken = await rig.proveHuman();
    expect((await register({ ...person, humanToken })).error.errorCode).toBe('captcha.required');
    expect((await register({ ...person, attempt, humanToken })).error).toEqual({});
  });

  it('is owed by an attempt that began before the site asked for one', async () => {
    rig.live.modules = { ...rig.live.modules, CAPTCHA3: false };
    const attempt = await openAttempt(newPerson());
    rig.live.modules = { ...rig.live.modules, CAPTCHA3: true };
    expect((await check({ ...newPerson(), attempt })).error.errorCode).toBe('captcha.required');
    const { cookie, captcha } = await drawPicture();
    expect((await check({ ...newPerson(), attempt, captcha }, cookie)).value.attempt).not.toBe(attempt);
  });
});

describe('a number that was proven', () => {
  it('stays proven through a refusal at the end, and no second message is sent', async () => {
    const { person, attempt, mobileNum } = await proveOne();
    const humanToken = await rig.proveHuman();
    const refused = await register({ ...person, username: 'player', attempt, humanToken });
    expect(refused.error.errorCode).toBe('username.taken');
    expect((await check({ ...person, attempt })).value.attempt).toBe(attempt);
    expect((await register({ ...person, attempt, humanToken })).error).toEqual({});
    expect(await messagesTo(mobileNum)).toBe(1);
  });

  it('is that number and no other one', async () => {
    const { person, attempt } = await proveOne();
    const other = { ...person, mobileNum: `91755520${String(people).padStart(2, '0')}`, attempt };
    const humanToken = await rig.proveHuman();
    expect((await register({ ...other, humanToken })).error.errorCode).toBe('sms.code-required');
    const code = await sendCode(other.mobileNum);
    expect((await prove(attempt, other.mobileNum, code)).status).toBe(200);
    // Only the last one counts.
    expect((await register({ ...person, attempt, humanToken })).error.errorCode).toBe('sms.code-required');
    expect((await register({ ...other, humanToken })).error).toEqual({});
  });

  it('cannot be made up, and belongs to its own attempt', async () => {
    const { person, mobileNum } = await proveOne();
    const humanToken = await rig.proveHuman();
    const forged = await register({ ...person, attempt: 'x'.repeat(43), humanToken });
    expect(forged.error.errorCode).toBe('registration.expired');
    const other = await openAttempt(person);
    expect((await register({ ...person, attempt: other, humanToken })).error.errorCode).toBe(
      'sms.code-required',
    );
    expect((await register({ ...person, humanToken })).error.errorCode).toBe('sms.code-required');
    expect((await prove('nonsense', mobileNum, '123456')).error.errorCode).toBe('registration.expired');
  });

  it('is over after half an hour, and with the account that was made of it', async () => {
    const { person, attempt } = await proveOne();
    rig.clock.advance(30 * 60_000);
    const late = await register({ ...person, attempt, humanToken: await rig.proveHuman() });
    expect(late.error.errorCode).toBe('registration.expired');
    people += 1;
    const next = await proveOne();
    const made = { ...next.person, attempt: next.attempt, humanToken: await rig.proveHuman() };
    expect((await register(made)).error).toEqual({});
    const again = await register({ ...made, username: `again${people}`, humanToken: await rig.proveHuman() });
    expect(again.error.errorCode).toBe('registration.expired');
  });

  it('makes one account where two ask at the same moment', async () => {
    const { person, attempt } = await proveOne();
    const tokens = [await rig.proveHuman(), await rig.proveHuman()];
    const answers = await Promise.all(
      tokens.map((humanToken, index) =>
        register({ ...person, username: `both${people}${index}`, attempt, humanToken }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is not proven by a wrong code, and a code is good once', async () => {
    const person = newPerson();
    const mobileNum = String(person.mobileNum);
    const attempt = await openAttempt(person);
    const code = await sendCode(mobileNum);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await prove(attempt, mobileNum, wrong)).error.fields).toEqual({
      verificationCode: 'sms.code-wrong',
    });
    const humanToken = await rig.proveHuman();
    expect((await register({ ...person, attempt, humanToken })).error.errorCode).toBe('sms.code-required');
    expect((await prove(attempt, mobileNum, code)).status).toBe(200);
    expect((await prove(attempt, mobileNum, code)).error.errorCode).toBe('sms.code-expired');
  });
});

describe('the puzzle', () => {
  it('is asked for once in an attempt', async () => {
    rig.live.modules = { ...rig.live.modules, REGMOBVERF3: false };
    rig.live.jurisdiction = { ...rig.live.jurisdiction, tellsTakenNumber: false };
    const person = newPerson();
    const attempt = await openAttempt(person);
    const humanToken = await rig.proveHuman();
    // The number is judged after the puzzle, which is used up then.
    expect((await register({ ...person, attempt, humanToken, mobileNum: '9170000001' })).status).toBe(409);
    expect((await register({ ...person, humanToken })).error.errorCode).toBe('verification.required');
    expect((await register({ ...person, attempt })).error).toEqual({});
  });

  it.each([
    ['verification.sendRegisterCode', { mobileNo: '9175553333' }],
    ['verification.sendLoginCode', { mobileNum: '+639170000001' }],
    ['verification.sendResetCode', { mobileNum: '+639170000001' }],
  ] as const)('is asked for before %s sends anything, where the site asks for it', async (name, to) => {
    const before = (await rig.outbox.list({ limit: 100 })).length;
    for (const humanToken of [undefined, 'made-up']) {
      const given = humanToken === undefined ? to : { ...to, humanToken };
      expect((await rig.call(name, given as never, { from })).error.errorCode).toBe('verification.required');
    }
    expect((await rig.outbox.list({ limit: 100 })).length).toBe(before);
    const humanToken = await rig.proveHuman();
    expect((await rig.call(name, { ...to, humanToken }, { from })).status).toBe(200);
    await rig.database.pool.query('delete from limit_window');
    rig.live.modules = { ...rig.live.modules, GEETEST3: false };
    expect((await rig.call(name, to as never, { from })).status).toBe(200);
  });
});
