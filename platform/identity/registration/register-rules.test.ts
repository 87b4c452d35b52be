import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MemberRegisterRequest } from '../../../src/protocol/generated/wire-types.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { readSentCode, writePerson } from './registration.fake.ts';

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

describe('rules of registration', () => {
  it('refuses a password that is easy to guess, alone or from what else is typed', async () => {
    const check = async (typed: Partial<MemberRegisterRequest>) =>
      (await rig.call('member.checkRegistration', { ...newPerson(), ...typed, method: 'username' }, { from }))
        .error;
    for (const password of ['Password1!', 'Qwerty123!', `Person${people}!`])
      expect((await check({ password, confirmPassword: password })).fields).toEqual({
        password: 'password.guessable',
      });
    expect(await check({})).toEqual({});
  });

  it.each([
    ['Latin', 0x30],
    ['Arabic', 0x660],
    ['Persian', 0x6f0],
    ['Bengali', 0x9e6],
    ['full-width', 0xff10],
  ])('keeps a number in %s digits in E.164 by the code of its country', async (_script, zero) => {
    const write = (text: string): string =>
      text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
    const end = String(people).padStart(3, '0');
    const typed = { ...newPerson(), mobileNum: write(`017175550${end}`), countryDialingCode: '+49' };
    const whole = `+4917175550${end}`;
    const humanToken = await rig.proveHuman();
    await rig.call('verification.sendRegisterCode', { mobileNo: whole, humanToken }, { from });
    const verificationCode = write(await readCode(whole));
    const { error } = await rig.call(
      'member.register',
      { ...typed, verificationCode, humanToken: await rig.proveHuman(), login: true },
      { from },
    );
    expect(error).toEqual({});
    const { rows } = await rig.database.pool.query('select mobile from member where account = $1', [
      typed.username,
    ]);
    expect(rows).toEqual([{ mobile: whole }]);
  });
});
