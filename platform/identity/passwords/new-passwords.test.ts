import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../../src/protocol/operations.ts';
import type { ErrorBody } from '../../../src/protocol/error-code.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

/** Who chooses the password; a password made of these is easy to guess. */
const person = {
  account: 'dalisay77',
  nickname: 'Mayumi',
  email: 'hiraya.manawari@mail.example',
  mobile: '+639175514983',
  payeeName: 'Tala Bathala',
  birthday: '1990-02-28',
};
const faults = {
  brand: 'Lumina-2026',
  'brand beside other words': 'lumina copper kettle 7',
  'brand in other signs': 'Lum1n@-2026',
  'brand with digits between': 'L2u0m2i6n1a2',
  account: 'Dalisay77-2026',
  nickname: 'Mayumi-2026',
  'local part of the address': 'Hiraya.Manawari1',
  'word of the address': 'Manawari-2026',
  mobile: 'tel09175514983',
  'end of the mobile number': 'my-514983-tel',
  name: 'TalaBathala90!',
  'word of the name': 'Bathala-2026',
  birthday: 'Kettle28021990',
  'well-known word': 'Casino-2026',
  demonstration: 'Foyer-2026',
  'demonstration of operators': 'Console-2026',
  'near to the demonstration': 'Foyer-2031!',
} as const;
/** A fund password has six digits. */
const fundFaults = {
  'end of the mobile number': '514983',
  birthday: '280290',
  'birthday, year first': '900228',
  demonstration: '246810',
  'row of digits': '345678',
} as const;
type Fault = keyof typeof faults | keyof typeof fundFaults;
const good = 'copper kettle 94 lamps';
const goodFund = '480213';

let rig: MemberRig;
let token = '';
let agentToken = '';
beforeAll(async () => {
  rig = await createSeededRig({ isDemonstration: false });
  rig.live.modules = { ...rig.live.modules, REGMOBVERF3: false, LOGINIPVERF3: false };
  const off = { required: false, order: 900 };
  rig.live.fields = {
    ...rig.live.fields,
    password: { enabled: true, required: true, order: 20, patternId: 0, minLength: 8, maxLength: 64 },
    payeeName: { ...off, enabled: true, patternId: 0, minLength: 2, maxLength: 80 },
    birthday: { ...off, enabled: true, patternId: 0, minLength: 0, maxLength: 10 },
    paymentPassword: { ...off, enabled: true, patternId: 6, minLength: 6, maxLength: 6 },
  };
});
afterAll(() => rig.close());
beforeEach(async () => {
  const { pool } = rig.database;
  for (const table of ['limit_window', 'outbox_message', 'password_link', 'sms_code', 'fund_password'])
    await pool.query(`delete from ${table}`);
  await pool.query("update member set password_hash = 'plain:Foyer-2026', password_default = false");
  await pool.query(
    `update member set account = $1, nickname = $2, email = $3, mobile = $4, profile = $5
      where account in ('player', $1)`,
    [
      person.account,
      person.nickname,
      person.email,
      person.mobile,
      JSON.stringify({ payeeName: person.payeeName, birthday: person.birthday }),
    ],
  );
  token = await logIn(person.account);
  agentToken = await logIn('agent');
});
const logIn = async (username: string): Promise<string> =>
  (
    await rig.call('session.login', {
      username,
      password: 'Foyer-2026',
      humanToken: await rig.proveHuman(),
    })
  ).value.token;

type Answered = Promise<{ readonly status: number; readonly error: Partial<ErrorBody> }>;
const freeDetails = { username: 'dalisay88', mobileNum: '9175514984', email: 'h.manawari@mail.example' };
const form = { age: true, terms: true, payeeName: person.payeeName, birthday: person.birthday };
/** A newcomer has the details of the person, but for those that only one account may have. */
const newcomer = { ...form, username: 'dalisay7', email: person.email, mobileNum: '9185514983' };

const readMessage = async (channel: 'sms' | 'email') => (await rig.outbox.list({ channel, limit: 1 }))[0];
async function resetByPhone(newPassword: string): Answered {
  await rig.call('verification.sendResetCode', {
    mobileNum: person.mobile,
    humanToken: await rig.proveHuman(),
  });
  const verificationCode = (await readMessage('sms'))?.code ?? '';
  return rig.call('member.resetByPhone', { mobileNum: person.mobile, verificationCode, newPassword });
}
async function resetByLink(newPassword: string): Answered {
  await rig.call('member.resetByEmail', { username: person.account, email: person.email });
  const link = /\/reset-password#(\S+)/.exec((await readMessage('email'))?.body ?? '')?.[1] ?? '';
  return rig.call('member.resetByLink', { token: link, newPassword, confirmNewPassword: newPassword });
}
const setFund = (paymentPassword: string) =>
  rig.call(
    'member.setPaymentPassword',
    { password: 'Foyer-2026', paymentPassword, confirmPaymentPassword: paymentPassword },
    { token },
  );
async function changeFund(newPaymentPassword: string): Answered {
  await setFund('771904');
  return rig.call(
    'member.changePaymentPassword',
    {
      oldPaymentPassword: '771904',
      newPaymentPassword,
      confirmNewPaymentPassword: newPaymentPassword,
    },
    { token },
  );
}
const register = async (operation: 'member.register' | 'member.registerMobile', typed: object): Answered => {
  const answer = await rig.call(operation, { ...newcomer, humanToken: await rig.proveHuman(), ...typed });
  await rig.database.pool.query(`update member set account = 'free' || id, mobile = null
    where account in ('dalisay7', '639185514983')`);
  return answer;
};

interface Entry {
  readonly field: string;
  readonly isFund?: boolean;
  /** Details that this way in does not know of the person. */
  readonly without?: readonly Fault[];
  readonly send: (password: string) => Answered;
}
const checkForm = (method: 'username' | 'mobile') => (password: string) =>
  rig.call('member.checkRegistration', { method, ...newcomer, password });
const nameless = ['nickname', 'account'] as const;
/** Every way by which a new password of a member comes in, by call and field of it. */
const entries: Readonly<Record<string, Entry>> = {
  'member.register password': {
    field: 'password',
    without: nameless,
    send: (password) => register('member.register', { password }),
  },
  'member.registerMobile password': {
    field: 'password',
    without: nameless,
    send: (password) => register('member.registerMobile', { password }),
  },
  'member.register paymentPassword': {
    field: 'paymentPassword',
    isFund: true,
    send: (paymentPassword) => register('member.register', { password: good, paymentPassword }),
  },
  'member.registerMobile paymentPassword': {
    field: 'paymentPassword',
    isFund: true,
    send: (paymentPassword) => register('member.registerMobile', { password: good, paymentPassword }),
  },
  'member.checkRegistration password': {
    field: 'password',
    without: nameless,
    send: checkForm('username'),
  },
  'member.checkRegistration password, by mobile': {
    field: 'password',
    without: nameless,
    send: checkForm('mobile'),
  },
  'agent.openAccount password': {
    field: 'password',
    without: ['account'],
    send: async (password) => {
      const { username: account, mobileNum, ...others } = { ...newcomer, nickname: person.nickname };
      const { email, payeeName, birthday, nickname } = others;
      const asked = { account, type: 0 as const, password, email, payeeName, birthday, nickname, mobileNum };
      const answer = await rig.call('agent.openAccount', asked, { token: agentToken });
      await rig.database.pool.query("update member set account = 'free' || id where account = 'dalisay7'");
      return answer;
    },
  },
  'member.changePassword newPassword': {
    field: 'newPassword',
    send: (newPassword) =>
      rig.call(
        'member.changePassword',
        { oldPassword: 'Foyer-2026', newPassword, confirmNewPassword: newPassword },
        { token },
      ),
  },
  'member.resetByPhone newPassword': { field: 'newPassword', send: resetByPhone },
  'member.resetByLink newPassword': { field: 'newPassword', send: resetByLink },
  'member.setPaymentPassword paymentPassword': { field: 'paymentPassword', isFund: true, send: setFund },
  'member.changePaymentPassword newPaymentPassword': {
    field: 'newPaymentPassword',
    isFund: true,
    send: changeFund,
  },
};

describe.each(Object.entries(entries))('a new password by %s', (_, { field, isFund, without = [], send }) => {
  const refused = Object.entries(isFund === true ? fundFaults : faults).filter(
    ([fault]) => !(without as readonly string[]).includes(fault),
  );
  it('is refused at its field where others can guess it', async () => {
    const code = isFund === true ? 'fund-password.weak' : 'password.guessable';
    for (const [fault, password] of refused) {
      await rig.database.pool.query('delete from limit_window; delete from sms_code');
      expect([fault, (await send(password)).error.fields]).toEqual([fault, { [field]: code }]);
    }
  });
  it('is taken where it is neither the brand nor the person', async () => {
    expect((await send(isFund === true ? goodFund : good)).status).toBe(200);
  });
});

/** A field with which a person proves to know the password of the account. */
const proves = /^(old|fund)|^confirm/;
const provingCalls = [
  ...['session.login', 'session.bindProvider', 'authenticator.start', 'closure.close', 'contact.start'],
  ...['dataExport.request', 'passkeys.remove', 'passkeys.start', 'points.convert', 'points.redeem'],
  ...['providers.start', 'providers.unbind', 'questions.save'],
];
it('has no way in besides', () => {
  const listed = Object.keys(entries).map((entry) => entry.split(',')[0]);
  const fields = operations.flatMap(({ name, request }) =>
    Object.keys((request as { readonly properties?: object }).properties ?? {})
      .filter((field) => /password/i.test(field) && !proves.test(field) && !provingCalls.includes(name))
      .map((field) => `${name} ${field}`),
  );
  expect(fields.length).toBeGreaterThan(3);
  // Of a first fund password the login password is asked for besides.
  const unlisted = fields.filter((field) => !listed.includes(field));
  expect(unlisted).toEqual(['member.setPaymentPassword password']);
});

it('takes the public passwords in a demonstration alone', async () => {
  const demonstration = await createSeededRig();
  const { status } = await demonstration.call('member.checkRegistration', {
    method: 'username',
    ...freeDetails,
    age: true,
    terms: true,
    password: 'Foyer-2026',
  });
  expect(status).toBe(200);
  await demonstration.close();
});
