import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRegisterRequest } from '../../src/protocol/generated/wire-types.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';
import { readSentCode, registerPerson, writePerson } from './registration/registration.fake.ts';

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

describe('the consents of a registration', () => {
  const readConsents = async (account: string) =>
    (
      await rig.database.pool.query(
        `select document, version, statement, text_hash, language, network, created_at from member_consent
         where member_id = (select id from member where account = $1) order by document`,
        [account],
      )
    ).rows as readonly { readonly text_hash: string }[];
  const consents = (language: string, age: string, terms: string) => {
    const kept = {
      version: '1.0',
      text_hash: expect.stringMatching(/^[0-9a-f]{64}$/u),
      language,
      network: expect.stringContaining('198.51.100.'),
      created_at: rig.clock.now(),
    };
    return [
      { ...kept, document: 'responsibleGaming', statement: age },
      { ...kept, document: 'terms', statement: terms },
    ];
  };

  it('keeps each statement with the text, its version, time and address, and lets nobody change it', async () => {
    await register(newPerson(), 'TY');
    const rows = await readConsents(`person${people}`);
    expect(rows).toEqual(
      consents('TY', 'Ako ay 21 taong gulang o higit pa', 'Sumasang-ayon ako sa mga tuntunin'),
    );
    expect(new Set(rows.map(({ text_hash }) => text_hash)).size).toBe(2);
    for (const statement of [
      "update member_consent set version = '0'",
      'delete from member_consent',
      'truncate member_consent',
    ])
      await expect(rig.database.pool.query(statement)).rejects.toThrow('consents are append-only');
  });

  const readPromotions = async () =>
    (
      await rig.database.pool.query(
        `select c.channel, c.given, c.source, c.version, c.statement, m.profile ? 'marketing' as in_profile
         from member_consent c join member m on m.id = c.member_id
         where m.account = $1 and c.document = 'marketing' order by c.id`,
        [`person${people}`],
      )
    ).rows as readonly object[];
  it('keeps an agreement to promotions by each channel, where the box was ticked and nowhere else', async () => {
    expect((await register({ ...newPerson(), marketing: true })).status).toBe(200);
    const kept = {
      given: true,
      source: 'registration',
      version: '1.0',
      in_profile: false,
      statement: 'Send me offers by email, SMS and in my inbox. I can opt out any time',
    };
    expect(await readPromotions()).toEqual(
      ['portal', 'email', 'sms'].map((channel) => ({ ...kept, channel })),
    );
    for (const choice of [{}, { marketing: false }]) {
      people += 1;
      expect((await register({ ...newPerson(), ...choice })).status).toBe(200);
      expect(await readPromotions()).toEqual([]);
    }
  });

  it('keeps no agreement to promotions while operators have switched the box off', async () => {
    const { marketing } = rig.live.fields;
    if (marketing === undefined) throw new Error('Expected the box among the fields.');
    rig.live.fields = { ...rig.live.fields, marketing: { ...marketing, enabled: false } };
    expect((await register({ ...newPerson(), marketing: true })).status).toBe(200);
    rig.live.fields = { ...rig.live.fields, marketing };
    expect(await readPromotions()).toEqual([]);
  });

  it('keeps the same of a registration by mobile number, with another hash where the text is another', async () => {
    const { username: _name, ...person } = newPerson();
    const mobile = String(person.mobileNum);
    await rig.call(
      'verification.sendRegisterCode',
      { mobileNo: mobile, humanToken: await rig.proveHuman() },
      { from },
    );
    const verificationCode = await readCode(`+63${mobile}`);
    const made = await rig.call(
      'member.registerMobile',
      { ...person, mobileNum: mobile, verificationCode, humanToken: await rig.proveHuman() },
      { from, language: 'EN' },
    );
    expect(made.error).toEqual({});
    const first = await readConsents(`63${mobile}`);
    expect(first).toEqual(consents('EN', 'I am 21 or over', 'I agree to the terms'));
    const { documents } = rig.live;
    rig.live.documents = async () => {
      const given = (await documents()) as Readonly<Record<string, object>>;
      return { ...given, 'locales/EN': { ...given['locales/EN'], 'terms.who.text': 'Anybody may play.' } };
    };
    people += 1;
    const { username } = newPerson();
    await register(newPerson(), 'EN');
    rig.live.documents = documents;
    const second = await readConsents(String(username));
    expect(second[0]?.text_hash).toBe(first[0]?.text_hash);
    expect(second[1]?.text_hash).not.toBe(first[1]?.text_hash);
  });

  it.each(['age', 'terms'])('makes no account without the tick at "%s"', async (box) => {
    const answer = await register({ ...newPerson(), [box]: false });
    expect([answer.status, answer.error.fields]).toEqual([400, { [box]: 'field.invalid' }]);
    const { [box]: _tick, ...person } = newPerson();
    expect((await register(person as MemberRegisterRequest)).error.fields).toEqual({
      [box]: 'field.required',
    });
    expect(await readConsents(`person${people}`)).toEqual([]);
  });
});
