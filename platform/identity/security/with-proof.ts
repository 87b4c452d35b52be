import type { Database } from '../../../server/db/database.ts';
import { refuseField } from '../../calls/refusals.ts';
import { hasAuthenticator, withAuthenticator } from '../sign-in/authenticator.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';
import { requireLoginPassword } from './login-password.ts';

/** What was typed to prove a change of security; the account decides which of the two is needed. */
export interface TypedProof {
  readonly password?: string;
  readonly code?: string;
}

/** What a change of security is proven by. */
export const readProofKind = async (
  parts: MemberParts,
  memberId: string,
): Promise<'authenticator' | 'password'> =>
  (await hasAuthenticator(parts, memberId)) ? 'authenticator' : 'password';

/**
 * Continues with a code of the authenticator, or with the login password where there is none: a stolen
 * session alone neither makes a way into the account nor takes one away. `work` runs in a transaction.
 * @throws AppError as `withAuthenticator` and `requireLoginPassword` do
 */
export async function withProof<Done>(
  parts: MemberParts,
  member: SessionMember,
  { password = '', code = '' }: TypedProof,
  work: (db: Database) => Promise<Done>,
): Promise<Done> {
  if ((await readProofKind(parts, member.id)) === 'authenticator') {
    if (code === '') throw refuseField('code', 'field.required', 'A code is needed.');
    return withAuthenticator(parts, member.id, code, work);
  }
  await requireLoginPassword(parts, member, password);
  return parts.db.transaction().execute(work);
}
