import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';

const tries = { limit: 10, windowSeconds: 900 } as const;
/** How long a login counts as a proof of the person, where the account has no password to ask for. */
export const recentMs = 10 * 60_000;

/**
 * Of an account without a password: that its owner logged in a moment ago, by SMS or a linked service, or typed
 * in a code that went to the account. A thief of the session alone cannot do either.
 * @throws AppError 403 `login.recent-needed`
 */
export function requireRecentLogin(
  { clock }: Pick<MemberParts, 'clock'>,
  { loggedInAt }: SessionMember,
): void {
  if (clock.now().getTime() - loggedInAt.getTime() > recentMs)
    throw refuseCall('login.recent-needed', 'The account has no password, and its login was long ago.', 403);
}

/**
 * The login password of the member, or a recent login where there is none, so that a stolen session alone cannot
 * make a second key.
 * @throws AppError 400 `field.required` or `password.wrong` at the field `password`; as
 *   {@link requireRecentLogin} does; 429 after ten tries
 */
export async function requireLoginPassword(
  parts: MemberParts,
  member: SessionMember,
  typed: string,
): Promise<void> {
  await requireToken(parts.limits, { key: `password:${member.id}`, ...tries });
  const { password_hash } = await parts.db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (password_hash === null) return requireRecentLogin(parts, member);
  if (typed === '') throw refuseField('password', 'field.required', 'The login password is needed.');
  if (!(await parts.passwords.verify(password_hash, typed)))
    throw refuseField('password', 'password.wrong', 'The login password is wrong.');
  await parts.limits.reset(`password:${member.id}`);
}
