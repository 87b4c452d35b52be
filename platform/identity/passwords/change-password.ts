import type {
  MemberChangePasswordRequest,
  MemberChangePasswordValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { requireRecentLogin } from '../security/login-password.ts';
import { checkNewPassword, checkOwnPassword, storePassword } from './password-rule.ts';
import { openSession } from '../sessions/sessions.ts';

const tries = { limit: 10, windowSeconds: 900 } as const;

/** Changes the member's password, ends every session of the account and opens a fresh one. */
export async function changePassword(
  parts: MemberParts,
  request: MemberChangePasswordRequest,
  caller: Caller,
): Promise<MemberChangePasswordValue> {
  const member = requireMember(caller);
  if (member.customerType === 4) throw refuseCall('login.trial', 'A trial account has no password.', 403);
  await requireToken(parts.limits, { key: `password:${member.id}`, ...tries });
  const { oldPassword, newPassword, confirmNewPassword } = request;
  await checkNewPassword(parts, newPassword, confirmNewPassword);
  await checkOwnPassword(parts, member.id, newPassword);
  if (newPassword === oldPassword)
    throw refuseField('newPassword', 'password.same', 'The password is the old one.');
  const row = await parts.db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (row.password_hash === null) requireRecentLogin(parts, member);
  else if (!(await parts.passwords.verify(row.password_hash, oldPassword)))
    throw refuseField('oldPassword', 'password.wrong', 'The old password is wrong.');
  const passwordHash = await parts.passwords.hash(newPassword);
  await parts.db.transaction().execute((db) => storePassword(db, member.id, passwordHash, parts.clock.now()));
  await parts.limits.reset(`password:${member.id}`);
  return {
    token: await openSession(parts, { memberId: member.id, network: caller.network, device: caller.device }),
  };
}
