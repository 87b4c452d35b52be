import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { securityQuestions } from '../../../src/protocol/security-questions.ts';
import { makeTotp, readStep } from '../../../server/infrastructure/second-factor/totp.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';

const password = 'Foyer-2026';
const mobile = '+639170000001';
const fresh = { newPassword: 'Foyer-2027', confirmNewPassword: 'Foyer-2027' };
const answersOf = (pet = 'Mango', job = 'Baker', trip = 'Cebu') =>
  [
    { question: 'firstPet' as const, answer: pet },
    { question: 'firstJob' as const, answer: job },
    { question: 'firstTrip' as const, answer: trip },
  ] as [
    { question: 'firstPet'; answer: string },
    { question: 'firstJob'; answer: string },
    { question: 'firstTrip'; answer: string },
  ];
const right: Readonly<Record<string, string>> = { firstPet: 'Mango', firstJob: 'Baker', firstTrip: 'Cebu' };
let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.database.pool.query(
    `delete from limit_window; delete from security_answer; delete from withdrawal_hold;
     delete from member_authenticator; delete from outbox_message; delete from password_link;
     delete from sms_code; delete from inbox_message; delete from trusted_device;
     update member set password_hash = 'plain:Foyer-2026', password_default = false`,
  );
  token = (await logIn()).value.token;
});

const logIn = async (typed = password) =>
  rig.call('session.login', { username: 'player', password: typed, humanToken: await rig.proveHuman() });
const save = (answers = answersOf(), proof: { password?: string; code?: string } = { password }) =>
  rig.call('questions.save', { answers, ...proof }, { token });
const readHold = async () => (await rig.call('withdrawals.hold', {}, { token })).value.reason;
async function openLink(): Promise<string> {
  await rig.call('member.resetByEmail', { username: 'player', email: 'player@lumina.example' });
  const [message] = await rig.outbox.list({ channel: 'email', limit: 1 });
  return /\/reset-password#(\S+)/.exec(message?.body ?? '')?.[1] ?? '';
}
async function giveAuthenticator(): Promise<string> {
  const { secret } = (await rig.call('authenticator.start', { password }, { token })).value;
  await rig.call('authenticator.confirm', { code: makeTotp(secret, readStep(rig.clock.now())) }, { token });
  rig.clock.advance(60_000);
  return makeTotp(secret, readStep(rig.clock.now()));
}

describe('security questions', () => {
  it('are set after the login password, kept as hashes only, and told to the member', async () => {
    expect((await save(answersOf(), { password: 'wrong' })).error.fields).toEqual({
      password: 'password.wrong',
    });
    const before = (await rig.call('questions.read', {}, { token })).value;
    expect([before.since, before.list.map(({ question }) => question)]).toEqual([
      null,
      [...securityQuestions],
    ]);
    const { value } = await save();
    expect(value.list.filter(({ chosen }) => chosen).map(({ question }) => question)).toEqual([
      'firstPet',
      'firstJob',
      'firstTrip',
    ]);
    expect(value).toMatchObject({ since: rig.clock.now().toISOString(), provenBy: 'password' });
    expect((await rig.call('security.config', {}, { token })).value.securityQuestions).toBe(value.since);
    const { rows } = await rig.database.pool.query<{ answer_hash: string }>(
      'select answer_hash from security_answer order by answer_hash',
    );
    expect(rows.map((row) => row.answer_hash)).toEqual(['plain:baker', 'plain:cebu', 'plain:mango']);
    const [mail] = await rig.outbox.list({ search: 'player@lumina.example', limit: 1 });
    expect(mail?.kind).toBe('questionsSet');
    expect(await readHold()).toBe(null);
  });

  it('are changed by a code where there is an authenticator, which holds withdrawals and notifies the member', async () => {
    await save();
    const code = await giveAuthenticator();
    expect((await save(answersOf('Kiwi'))).error.fields).toEqual({ code: 'field.required' });
    expect((await save(answersOf('Kiwi'), { code })).value.provenBy).toBe('authenticator');
    expect(await readHold()).toBe('questions');
    const [mail] = await rig.outbox.list({ search: 'player@lumina.example', limit: 1 });
    expect(mail?.kind).toBe('questionsChanged');
    const { rows } = await rig.database.pool.query('select title from inbox_message order by id desc');
    expect(rows[0]).toEqual({ title: 'Your security questions were changed' });
  });

  it('are refused at the field where one is repeated, too short or answered alike', async () => {
    const [pet, , trip] = answersOf();
    const repeated = [pet, { ...pet, answer: 'ｍ a n g o' }, { ...trip, answer: ' x ' }] as never;
    expect((await save(repeated)).error.fields).toEqual({
      question2: 'questions.repeated',
      answer2: 'questions.same',
      answer3: 'questions.short',
    });
    const unknown = [pet, pet, { question: 'shoeSize', answer: '42' }] as never;
    expect((await save(unknown)).error.errorCode).toBe('request_param_err');
  });

  it('are answered by both verbs, and under the new name', async () => {
    const headers = { merchant: 'demo', authorization: token };
    for (const url of ['/wps/member/securityQuestions', '/wps/member/customerSecurityQuestions']) {
      for (const method of ['PUT', 'POST'] as const) {
        const { statusCode } = await rig.app.inject({
          method,
          url,
          headers,
          payload: { answers: answersOf(), password },
        });
        expect([method, url, statusCode]).toEqual([method, url, 200]);
      }
      const read = await rig.app.inject({ method: 'GET', url, headers });
      const { value } = read.json<{ value: { list: unknown[] } }>();
      expect(value.list).toHaveLength(10);
    }
  });

  it('stay three where two changes come at the same moment', async () => {
    const both = await Promise.all([save(), save(answersOf('Kiwi', 'Cook', 'Davao'))]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await rig.database.pool.query('select 1 from security_answer');
    expect(rows).toHaveLength(3);
  });

  it('are offered by the forms exactly as the server has them', () => {
    for (const form of ['securityQuestions', 'securityQuestionsByCode']) {
      const file = new URL(`../../../schemas/forms/${form}.schema.json`, import.meta.url);
      const { properties } = JSON.parse(readFileSync(file, 'utf8')) as {
        properties: Record<string, { enum?: string[] }>;
      };
      for (const number of [1, 2, 3])
        expect(properties[`question${number}`]?.enum).toEqual([...securityQuestions]);
    }
  });
});

describe('a forgotten password of a member with security questions', () => {
  it('needs an answer beside the link of the message, which a wrong one does not use up', async () => {
    await save();
    const link = await openLink();
    const reset = (answer?: string) =>
      rig.call('member.resetByLink', {
        token: link,
        ...fresh,
        ...(answer === undefined ? {} : { answer }),
      });
    const needed = await reset();
    expect([needed.status, needed.error.errorCode]).toEqual([409, 'questions.needed']);
    const { question } = needed.error.value as { question: string };
    const wrong = await reset('Papaya');
    expect([wrong.error.fields, wrong.error.value]).toEqual([
      { answer: 'questions.wrong' },
      { question, attemptsLeft: 4 },
    ]);
    // The same question each time: a guesser does not choose.
    expect((await reset()).error.value).toEqual({ question });
    expect((await logIn()).status).toBe(200);
    const typed = ` ${(right[question] ?? '').toUpperCase()}　`;
    expect((await reset(typed)).status).toBe(200);
    expect((await logIn('Foyer-2027')).status).toBe(200);
  });

  it('needs an answer beside the code by SMS, and the answer replaces no code', async () => {
    await save();
    await rig.database.pool.query('update member set mobile = $1 where account = $2', [mobile, 'player']);
    const humanToken = await rig.proveHuman();
    await rig.call('verification.sendResetCode', { mobileNum: mobile, humanToken });
    const [message] = await rig.outbox.list({ search: mobile, channel: 'sms', limit: 1 });
    const code = message?.code ?? '';
    const reset = (verificationCode: string, answer: string) =>
      rig.call('member.resetByPhone', { mobileNum: mobile, verificationCode, ...fresh, answer });
    const needed = await reset(code, '');
    expect(needed.error.errorCode).toBe('questions.needed');
    const answer = right[(needed.error.value as { question: string }).question] ?? '';
    expect((await reset(code === '000000' ? '000001' : '000000', answer)).error.errorCode).toBe(
      'sms.code-wrong',
    );
    expect((await reset(code, answer)).value).toEqual({ userName: 'player' });
  });

  it('is closed after five wrong answers, also to a right one, until the window is over', async () => {
    await save();
    const link = await openLink();
    const reset = (answer: string) => rig.call('member.resetByLink', { token: link, ...fresh, answer });
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset('Papaya')));
    const statuses = answers.map(({ status }) => status).sort((one, other) => one - other);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    const { question } = (await rig.call('member.resetByLink', { token: link, ...fresh })).error.value as {
      question: string;
    };
    expect((await reset(right[question] ?? '')).status).toBe(429);
    rig.clock.advance(15 * 60_000);
    expect((await reset(right[question] ?? '')).status).toBe(200);
  });

  it('asks nobody who has set none', async () => {
    const link = await openLink();
    expect((await rig.call('member.resetByLink', { token: link, ...fresh })).status).toBe(200);
  });
});
