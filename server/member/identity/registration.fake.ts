import type { MemberRegisterRequest } from '../../../src/protocol/generated/wire-types.ts';
import { createSeededRig, type MemberRig } from '../member-rig.fake.ts';

/** The platform with its demonstration, whose registration asks for no picture. */
export async function openRegistration(): Promise<MemberRig> {
  const rig = await createSeededRig();
  const { captcha } = rig.live.fields;
  if (captcha !== undefined)
    rig.live.fields = { ...rig.live.fields, captcha: { ...captcha, enabled: false } };
  return rig;
}

/** What a newcomer types; `place` is another number for each. */
export const writePerson = (place: number): MemberRegisterRequest => ({
  username: `person${place}`,
  password: 'Foyer-2026',
  confirmPassword: 'Foyer-2026',
  mobileNum: `91755500${String(place).padStart(2, '0')}`,
  email: 'person@lumina.example',
  age: true,
  terms: true,
});

/** The code that the outbox has for a number in E.164; empty where it has none. */
export const readSentCode = async ({ outbox }: MemberRig, mobile: string): Promise<string> =>
  (await outbox.list({ search: mobile, limit: 1 }))[0]?.code ?? '';

/** Proves the number and registers. */
export async function registerPerson(
  rig: MemberRig,
  person: MemberRegisterRequest,
  { from, language }: { readonly from: string; readonly language: string },
) {
  const mobileNo = String(person.mobileNum);
  const humanToken = await rig.proveHuman();
  await rig.call('verification.sendRegisterCode', { mobileNo, humanToken }, { from });
  const verificationCode = await readSentCode(rig, `+63${mobileNo}`);
  return rig.call(
    'member.register',
    { ...person, verificationCode, humanToken: await rig.proveHuman(), login: true },
    { from, language },
  );
}
