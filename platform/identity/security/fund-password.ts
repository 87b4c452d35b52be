import { patternFamilies } from '../../../src/protocol/document/pattern-families.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseAttempt, refuseCall, refuseField } from '../../calls/refusals.ts';
import { isMadeOfKnown } from '../registration/known-words.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';
import { readSettings } from '../../calls/system/settings.ts';
import { verifyAttempt } from './fund-password-attempts.ts';
import { trialType } from '../../money/wallet/currency.ts';

/** A trial account has play money only, so there is nothing to protect with a second password. */
export function requireRealAccount({ customerType }: SessionMember): void {
  if (customerType === trialType) throw refuseCall('account.trial', 'A real account is needed.', 403);
}

export async function hasFundPassword(db: Database, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('fund_password')
    .select('member_id')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Continues only with the member's fund password: for whatever takes money or points out of an account.
 * Call it before the transaction that spends, and never keep `typed`. `field` is the name that the
 * request has for it.
 * @throws AppError 409 `fund-password.missing`; 400 `fund-password.wrong` with `value.attemptsLeft` and the
 * field; 429 `fund-password.locked` with `Retry-After` after five wrong tries in 15 minutes
 */
export async function requireFundPassword(
  parts: MemberParts,
  member: SessionMember,
  typed: string,
  field = 'password',
): Promise<void> {
  requireRealAccount(member);
  const row = await parts.db
    .selectFrom('fund_password')
    .select('hash')
    .where('member_id', '=', member.id)
    .executeTakeFirst();
  if (row === undefined) throw refuseCall('fund-password.missing', 'The member has no fund password.', 409);
  const attemptsLeft = await verifyAttempt(parts, member.id, () => parts.passwords.verify(row.hash, typed));
  if (attemptsLeft !== null) throw refuseAttempt(field, 'fund-password.wrong', attemptsLeft);
}

const digits = '01234567890123456789';
/** 111111, 123456, 987654: what a thief tries first. */
function isGuessable(password: string): boolean {
  const backwards = Array.from(digits).reverse().join('');
  return new Set(password).size === 1 || digits.includes(password) || backwards.includes(password);
}

/**
 * Refuses a new fund password that breaks the rule of registration's field, or that is easy to guess: a row of digits,
 * the brand, or one of `about`, which is what others may know of the person.
 */
export async function checkNewFundPassword(
  parts: MemberParts,
  field: string,
  password: string,
  about: readonly string[],
): Promise<void> {
  const rule = (await readSettings(parts)).register['paymentPassword'];
  const length = [...password].length;
  const family = patternFamilies.find(({ name }) => name === rule?.pattern);
  const fits =
    length >= (rule?.minLength ?? 6) &&
    length <= (rule?.maxLength ?? 64) &&
    (family === undefined || new RegExp(family.source, 'u').test(password));
  if (!fits || isGuessable(password) || (await isMadeOfKnown(parts, password, about)))
    throw refuseField(field, 'fund-password.weak', 'The fund password breaks the rule.');
}

/** Keeps a first fund password; false where the member has one already. */
export async function insertFundPassword(
  db: Database,
  row: { readonly memberId: string; readonly hash: string; readonly at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('fund_password')
    .values({ member_id: row.memberId, hash: row.hash, set_at: row.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
