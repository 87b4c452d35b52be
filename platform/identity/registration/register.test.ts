import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRegisterRequest } from '../../../src/protocol/generated/wire-types.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { readSentCode, registerPerson, writePerson } from './registration.fake.ts';

let rig: MemberRig;
let people = 0;
let from = '';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  people += 1;
  from = `198.51.100.${people}`;
  await rig.database.pool.query('delete from limit_window');
});
const newPerson = () => writePerson(people);
const readCode = (mobile: string) => readSentCode(rig, mobile);
const register = (person: MemberRegisterRequest, language = 'EN') =>
  registerPerson(rig, person, { from, language });

describe('registration', () => {
  it('makes the account with wallet, welcome message and session', async () => {
    const answer = await register(newPerson(), 'TY');
    expect(answer.error).toEqual({});
    const { token } = answer.value;
    expect((await rig.call('member.info', {}, { token })).value).toMatchObject({
      account: `person${people}`,
      language: 'TY',
      type: 0,
    });
    expect((await rig.call('wallet.balance', {}, { token })).value.sumBalance).toBe('0.00');
    expect((await rig.call('messages.unread', {}, { token })).value).toBe(1);
  });

  it.each([
    ['EN', 'Welcome'],
    ['AR', 'مرحباً بك'],
    ['TY', 'Maligayang pagdating'],
  ])('welcomes a newcomer in the language of the page: %s', async (language, title) => {
    const { token } = (await register(newPerson(), language)).value;
    const { content } = (await rig.call('messages.inbox', {}, { token })).value;
    expect(content.map((message) => message.title)).toEqual([title]);
  });

  it('drops what was typed into a field that the site does not show', async () => {
    const { value } = await register({
      ...newPerson(),
      qqNum: '12345',
      payeeName: 'Ana Cruz',
      isAdmin: true,
    });
    const { rows } = await rig.database.pool.query(
      'select profile, customer_type from member where account = $1',
      [value.userName],
    );
    expect(rows[0]).toEqual({ profile: { payeeName: 'Ana Cruz' }, customer_type: 0 });
  });

  it('tells each field’s code and keeps nothing of a refused form', async () => {
    const answer = await register({
      ...newPerson(),
      username: 'a!',
      password: 'aaaaaaaa',
      confirmPassword: 'aaaaaaaa',
      email: '',
    });
    expect(answer.status).toBe(400);
    expect(answer.error.errorCode).toBe('form.invalid');
    expect(answer.error.fields).toMatchObject({
      username: expect.stringMatching(/^field\./),
      password: 'field.pattern',
      email: 'field.required',
    });
  });

  it('follows a field that an operator hides or requires', async () => {
    const { email, affiliateCode } = rig.live.fields;
    if (email === undefined || affiliateCode === undefined) throw new Error('Expected the default fields.');
    const before = rig.live.fields;
    rig.live.fields = {
      ...before,
      email: { ...email, enabled: false },
      affiliateCode: { ...affiliateCode, required: true },
    };
    const person = newPerson();
    expect((await register(person)).error.fields).toEqual({ affiliateCode: 'field.required' });
    const { value } = await register({ ...person, affiliateCode: 'amihan1' });
    const { rows } = await rig.database.pool.query(
      'select m.email, u.account as upline from member m join member u on u.id = m.upline_id where m.account = $1',
      [value.userName],
    );
    expect(rows[0]).toEqual({ email: null, upline: 'agent' });
    rig.live.fields = before;
  });

  it('refuses passwords that differ and codes nobody gave out', async () => {
    expect((await register({ ...newPerson(), confirmPassword: 'Foyer-2027' })).error.fields).toEqual({
      confirmPassword: 'field.mismatch',
    });
    expect((await register({ ...newPerson(), affiliateCode: 'NOBODY' })).error.fields).toEqual({
      affiliateCode: 'affiliate.unknown',
    });
    // Nor one that was switched off.
    const turn = (isOn: boolean) =>
      rig.database.pool.query("update affiliate set enabled = $1 where code = 'AMIHAN1'", [isOn]);
    await turn(false);
    expect((await register({ ...newPerson(), affiliateCode: 'AMIHAN1' })).error.fields).toEqual({
      affiliateCode: 'affiliate.unknown',
    });
    await turn(true);
  });

  describe('with an invitation', () => {
    const memberOf = async (account: unknown) =>
      (
        await rig.database.pool.query(
          'select u.account as upline, m.profile from member m left join member u on u.id = m.upline_id where m.account = $1',
          [account],
        )
      ).rows[0] as { upline: string | null; profile: Record<string, unknown> };
    const hide = (...names: readonly string[]): void => {
      rig.live.fields = Object.fromEntries(
        Object.entries(rig.live.fields).map(([name, field]) => [
          name,
          names.includes(name) ? { ...field, enabled: false } : field,
        ]),
      );
    };
    it.each(['referralCode', 'affiliateCode'] as const)('binds by %s, shown or not, once', async (name) => {
      const before = rig.live.fields;
      const { value } = await register({ ...newPerson(), [name]: 'amihan1' });
      expect(await memberOf(value.userName)).toEqual({ upline: 'agent', profile: { invitedBy: 'AMIHAN1' } });
      hide(name);
      people += 1;
      const other = await register({ ...newPerson(), [name]: 'AMIHAN1' });
      expect((await memberOf(other.value.userName)).upline).toBe('agent');
      rig.live.fields = before;
    });
    it('refuses an unknown code at its field, and keeps that of a hidden one as a record', async () => {
      expect((await register({ ...newPerson(), referralCode: 'NOSUCH99' })).error.fields).toEqual({
        referralCode: 'affiliate.unknown',
      });
      const before = rig.live.fields;
      hide('referralCode', 'affiliateCode');
      people += 1;
      const { value } = await register({ ...newPerson(), referralCode: 'NOSUCH99', affiliateCode: 'GONE1' });
      expect(await memberOf(value.userName)).toEqual({
        upline: null,
        profile: { unknownInvitation: 'GONE1 NOSUCH99' },
      });
      rig.live.fields = before;
    });
    it('counts the code of the affiliate where two came', async () => {
      const { value } = await register({ ...newPerson(), affiliateCode: 'LUMINA', referralCode: 'AMIHAN1' });
      expect(await memberOf(value.userName)).toEqual({ upline: null, profile: { invitedBy: 'LUMINA' } });
    });
  });

  it('gives a name to one of two people who ask at the same moment', async () => {
    const first = newPerson();
    people += 1;
    const second = { ...newPerson(), username: first.username ?? '' };
    const answers = await Promise.all([register(first), register(second)]);
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.fields).toEqual({
      username: 'username.taken',
    });
  });

  it('lets a person correct a wrong SMS code without a new puzzle', async () => {
    const person = newPerson();
    await rig.call(
      'verification.sendRegisterCode',
      { mobileNo: String(person.mobileNum), humanToken: await rig.proveHuman() },
      { from },
    );
    const code = await readCode(`+63${String(person.mobileNum)}`);
    const humanToken = await rig.proveHuman();
    const wrong = code === '000000' ? '000001' : '000000';
    const refused = await rig.call(
      'member.register',
      { ...person, humanToken, verificationCode: wrong },
      { from },
    );
    expect(refused.error.fields).toEqual({ verificationCode: 'sms.code-wrong' });
    expect((await rig.call('member.register', { ...person, humanToken }, { from })).error.errorCode).toBe(
      'sms.code-required',
    );
    expect(
      (await rig.call('member.register', { ...person, humanToken, verificationCode: code }, { from })).status,
    ).toBe(200);
  });

  it('needs no code while its module is off', async () => {
    rig.live.modules = { ...rig.live.modules, REGMOBVERF3: false };
    const answer = await rig.call(
      'member.register',
      { ...newPerson(), humanToken: await rig.proveHuman() },
      { from },
    );
    expect(answer.error).toEqual({});
    rig.live.modules = { ...rig.live.modules, REGMOBVERF3: true };
  });

  it('takes the mobile number as the name where the method is mobile', async () => {
    const { username: _dropped, ...person } = newPerson();
    await rig.call(
      'verification.sendRegisterCode',
      { mobileNo: String(person.mobileNum), humanToken: await rig.proveHuman() },
      { from },
    );
    const verificationCode = await readCode(`+63${String(person.mobileNum)}`);
    const answer = await rig.call(
      'member.registerMobile',
      {
        ...person,
        mobileNum: String(person.mobileNum),
        verificationCode,
        humanToken: await rig.proveHuman(),
      },
      { from },
    );
    expect(answer.value.userName).toBe(`63${String(person.mobileNum)}`);
  });

  it('sends the next code to a number when the one before is over, and refuses what is no number', async () => {
    const send = async (mobileNo = '9175559999') =>
      rig.call('verification.sendRegisterCode', { mobileNo, humanToken: await rig.proveHuman() }, { from });
    expect((await send()).value.resendSeconds).toBe(300);
    expect((await send('12345')).status).toBe(400);
    rig.clock.advance(299_000);
    expect((await send()).headers['retry-after']).toBe('1');
    rig.clock.advance(1_000);
    expect((await send()).status).toBe(200);
  });

  describe('with a birthday', () => {
    const askFor = (required: boolean) => {
      rig.live.fields = {
        ...rig.live.fields,
        birthday: { enabled: true, required, order: 165, patternId: 11, minLength: 10, maxLength: 10 },
      };
    };
    const profileOf = async (account: string) =>
      (
        await rig.database.pool.query<{ profile: string }>('select profile from member where account = $1', [
          account,
        ])
      ).rows[0]?.profile as unknown;

    it('takes who is old enough today, and keeps the day in one form', async () => {
      askFor(true);
      // The clock of the rig stands on 1 June 2026.
      const person = { ...newPerson(), birthday: '06-01-2005' };
      expect((await register(person)).error).toEqual({});
      expect(await profileOf(String(person.username))).toMatchObject({ birthday: '2005-06-01' });
    });

    it('refuses who is a day too young, a day that there is not, and none, at the field', async () => {
      askFor(true);
      const codes: unknown[] = [];
      for (const birthday of ['2005-06-02', '1990-02-30', 'soon', undefined]) {
        const person = { ...newPerson(), ...(birthday === undefined ? {} : { birthday }) };
        const { status, error } = await rig.call('member.register', person, { from });
        codes.push([status, error.errorCode, error.fields]);
      }
      const refusalOf = (code: string) => [400, 'form.invalid', { birthday: code }];
      expect(codes).toEqual([
        refusalOf('field.too-young'),
        refusalOf('field.pattern'),
        refusalOf('field.too-short'),
        refusalOf('field.required'),
      ]);
    });

    it('asks nobody who left an optional one empty, and drops one that is not asked for', async () => {
      askFor(false);
      const person = { ...newPerson(), birthday: '' };
      expect((await register(person)).error).toEqual({});
      const { birthday } = rig.live.fields;
      if (birthday !== undefined)
        rig.live.fields = { ...rig.live.fields, birthday: { ...birthday, enabled: false } };
      const other = { ...newPerson(), username: 'unasked1', mobileNum: '9175550999', birthday: '2020-01-01' };
      expect((await register(other)).error).toEqual({});
      expect(await profileOf('unasked1')).not.toHaveProperty('birthday');
    });
  });

  it('takes five tries at a code and no sixth', async () => {
    const person = newPerson();
    await rig.call(
      'verification.sendRegisterCode',
      { mobileNo: String(person.mobileNum), humanToken: await rig.proveHuman() },
      { from },
    );
    const code = await readCode(`+63${String(person.mobileNum)}`);
    const wrong = code === '000000' ? '000001' : '000000';
    const call = (verificationCode: string) =>
      rig.call('member.register', { ...person, humanToken: 'x', verificationCode }, { from });
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await call(wrong)).error.errorCode).toBe('sms.code-wrong');
    expect((await call(code)).error.errorCode).toBe('sms.code-expired');
  });
});
