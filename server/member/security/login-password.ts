import { tooManyRequests } from '../../platform/limits.ts';
import { refuseField } from '../http/refusals.ts';
import type { MemberParts } from '../parts.ts';

const tries = { limit: 10, windowSeconds: 900 } as const;

/**
 * The login password of the member, so that a stolen session alone cannot make a second key.
 * @throws AppError 400 `field.required` or `password.wrong` at the field `password`; 429 after ten tries
 */
export async function requireLoginPassword(
  parts: MemberParts,
  memberId: string,
  typed: string,
): Promise<void> {
  const token = await parts.limits.takeToken(`password:${memberId}`, tries.limit, tries.windowSeconds);
  if (!token.ok) throw tooManyRequests(token.retryAfterSeconds);
  const { password_hash } = await parts.db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  // Anyone who logs in by SMS only has none.
  if (password_hash === null) return;
  if (typed === '') throw refuseField('password', 'field.required', 'The login password is needed.');
  if (!(await parts.passwords.verify(password_hash, typed)))
    throw refuseField('password', 'password.wrong', 'The login password is wrong.');
  await parts.limits.reset(`password:${memberId}`);
}
