import type { MemberRegisterRequest } from '../../../src/protocol/generated/wire-types.ts';
import type { MemberRig } from '../../member-rig.fake.ts';

/** The registration asks for a picture, which that of the shipped site does not. */
export function askForPicture({ live }: Pick<MemberRig, 'live'>): void {
  const { captcha } = live.fields;
  if (captcha === undefined) throw new Error('Expected a field for the picture.');
  live.fields = { ...live.fields, captcha: { ...captcha, enabled: true } };
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
