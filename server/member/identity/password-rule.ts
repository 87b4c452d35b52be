import { patternFamilies } from '../../../src/protocol/pattern-families.ts';
import type { Database } from '../../db/database.ts';
import { refuseField } from '../http/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { readSettings, type RegisterField } from '../system/settings.ts';
import { endAccess } from './sessions.ts';

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

/** Whether a new password keeps the rule that registration has for passwords. */
export async function isPasswordAllowed(parts: MemberParts, password: string): Promise<boolean> {
  const rule = (await readSettings(parts)).register['password'];
  return [...password].length >= leastLength && fitsRule(rule, password, { least: leastLength, most: 128 });
}

/** Throws, naming the field, where a new password is not typed twice alike or breaks the rule. */
export async function checkNewPassword(
  parts: MemberParts,
  newPassword: string,
  confirmNewPassword: string,
): Promise<void> {
  if (newPassword !== confirmNewPassword)
    throw refuseField('confirmNewPassword', 'field.mismatch', 'The two do not match.');
  if (!(await isPasswordAllowed(parts, newPassword)))
    throw refuseField('newPassword', 'password.weak', 'The password breaks the rule.');
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
  await endAccess(db, memberId);
  const notice = {
    title: 'Your password was changed',
    body: 'If it was not you, contact customer service at once.',
  };
  await db
    .insertInto('inbox_message')
    .values({ member_id: memberId, ...notice, created_at: now, read_at: null })
    .execute();
}
