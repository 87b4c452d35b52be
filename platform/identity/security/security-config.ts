import type { SecurityConfigValue } from '../../../src/protocol/generated/wire-types.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';
import { maskEmail, maskMobile } from '../../calls/system/countries.ts';
import { hasFundPassword } from './fund-password.ts';
import { readAnswers } from './security-answers.ts';

/** What protects the account, as the security centre shows it: never a secret, addresses masked. */
export async function readSecurityConfig(
  parts: MemberParts,
  { id }: SessionMember,
): Promise<SecurityConfigValue> {
  const row = await parts.db
    .selectFrom('member')
    .leftJoin('member_authenticator', 'member_authenticator.member_id', 'member.id')
    .select(['password_hash', 'email', 'mobile', 'profile', 'confirmed_at'])
    .select((query) =>
      query
        .selectFrom('passkey')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('passkey.member_id', '=', 'member.id')
        .as('passkeys'),
    )
    .where('member.id', '=', id)
    .executeTakeFirstOrThrow();
  const [answer] = await readAnswers(parts, id);
  const payeeName = row.profile['payeeName'];
  return {
    loginPassword: row.password_hash !== null,
    paymentPassword: await hasFundPassword(parts.db, id),
    mobile: maskMobile(row.mobile),
    email: maskEmail(row.email),
    realName: typeof payeeName === 'string' && payeeName.trim() !== '',
    securityQuestions: answer?.set_at.toISOString() ?? null,
    authenticator: row.confirmed_at?.toISOString() ?? null,
    passkeys: Number(row.passkeys ?? 0),
  };
}
