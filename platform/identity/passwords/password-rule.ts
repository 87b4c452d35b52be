import { patternFamilies } from '../../../src/protocol/document/pattern-families.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseField } from '../../calls/refusals.ts';
import { tellMember } from '../../messages/tell.ts';
import type { MemberParts } from '../../parts.ts';
import { readSettings, type RegisterField } from '../../calls/system/settings.ts';
import { identityNotices } from '../identity-notices.ts';
import { readKnown } from '../registration/known-words.ts';
import { isHardToGuess } from './password-strength.ts';
import { endAccess } from '../sessions/sessions.ts';

/** Whether a text keeps the rule of a field of registration; `least` and `most` are lengths where it names none. */
export function fitsRule(
  rule: RegisterField | undefined,
  value: string,
  { least, most }: { readonly least: number; readonly most: number },
): boolean {
  const length = [...value].length;
  if (length < (rule?.minLength ?? least) || length > (rule?.maxLength ?? most)) return false;
  const family = patternFamilies.find(({ name }) => name === rule?.pattern);
  return family === undefined || new RegExp(family.source, 'u').test(value);
}
/** A password never has less. */
const leastLength = 8;

/**
 * What is wrong with a new password: `password.weak` where it breaks the rule that registration has,
 * `password.guessable` where it is easy to guess. `about` is what others may know of the person.
 */
async function findPasswordFault(
  parts: MemberParts,
  password: string,
  about: readonly string[] = [],
): Promise<'password.weak' | 'password.guessable' | null> {
  const rule = (await readSettings(parts)).register['password'];
  if ([...password].length < leastLength || !fitsRule(rule, password, { least: leastLength, most: 128 }))
    return 'password.weak';
  return (await isHardToGuess(parts, password, about)) ? null : 'password.guessable';
}

/** Throws, naming the field, where a new password breaks the rule or is easy to guess. */
export async function checkPassword(
  parts: MemberParts,
  field: 'password' | 'newPassword',
  password: string,
  about: readonly string[] = [],
): Promise<void> {
  const fault = await findPasswordFault(parts, password, about);
  if (fault === 'password.weak') throw refuseField(field, fault, 'The password breaks the rule.');
  if (fault !== null) throw refuseField(field, fault, 'The password is easy to guess.');
}

/**
 * Throws, naming the field, where a new password is not typed twice alike or breaks the rule. What is judged by the
 * details of its owner comes after, by {@link checkOwnPassword}: only the owner may learn what is in them.
 */
export async function checkNewPassword(
  parts: MemberParts,
  newPassword: string,
  confirmNewPassword: string,
): Promise<void> {
  if (newPassword !== confirmNewPassword)
    throw refuseField('confirmNewPassword', 'field.mismatch', 'The two do not match.');
  await checkPassword(parts, 'newPassword', newPassword);
}
/** Throws, naming the field, where a new password is made of what others may know of the member. */
export async function checkOwnPassword(
  parts: MemberParts,
  memberId: string,
  newPassword: string,
): Promise<void> {
  await checkPassword(parts, 'newPassword', newPassword, await readKnown(parts.db, memberId));
}

/**
 * Stores a password that the person chose, and ends what the old one opened: sessions, trusted
 * devices, links by email and logins that wait to be proven. Call it inside a transaction.
 */
export async function storePassword(
  db: Database,
  memberId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('member')
    .set({ password_hash: passwordHash, password_set_at: now, first_login: false, password_default: false })
    .where('id', '=', memberId)
    .execute();
  await endAccess(db, memberId, { reason: 'newPassword', at: now });
  await tellMember(db, memberId, { notice: identityNotices.passwordChanged, values: {}, at: now });
}
