import type {
  MemberChangePasswordRequest,
  MemberChangePasswordValue,
} from '../../../src/api/generated/types.ts';
import { patternFamilies } from '../../../src/protocol/pattern-families.ts';
import { tooManyRequests } from '../../platform/limits.ts';
import { requireMember, type Caller } from '../http/call.ts';
import { refuseCall, refuseField } from '../http/refusals.ts';
import type { MemberParts } from '../parts.ts';
import { readSettings, type RegisterField } from '../system/settings.ts';
import { closeSessionsOf, openSession } from './sessions.ts';

const tries = { limit: 10, windowSeconds: 900 } as const;

/** True where a new password keeps the rule that registration has for passwords. */
function isAllowed(rule: RegisterField | undefined, password: string): boolean {
  const length = [...password].length;
  const minimum = Math.max(8, rule?.minLength ?? 8);
  if (length < minimum || length > (rule?.maxLength ?? 128)) return false;
  const family = patternFamilies.find(({ name }) => name === rule?.pattern);
  return family === undefined || new RegExp(family.source, 'u').test(password);
}

/** Changes the member's password, ends every session of the account and opens a fresh one. */
export async function changePassword(
  parts: MemberParts,
  request: MemberChangePasswordRequest,
  caller: Caller,
): Promise<MemberChangePasswordValue> {
  const member = requireMember(caller);
  if (member.customerType === 4)
    throw refuseCall('login.trial', 'A trial account has no password of its own.', 403);
  const taken = await parts.limits.takeToken(`password:${member.id}`, tries.limit, tries.windowSeconds);
  if (!taken.ok) throw tooManyRequests(taken.retryAfterSeconds);
  const { oldPassword, newPassword, confirmNewPassword } = request;
  if (newPassword !== confirmNewPassword)
    throw refuseField('confirmNewPassword', 'field.mismatch', 'The two do not match.');
  const { register } = await readSettings(parts);
  if (!isAllowed(register['password'], newPassword))
    throw refuseField('newPassword', 'password.weak', 'The password breaks the rule.');
  if (newPassword === oldPassword)
    throw refuseField('newPassword', 'password.same', 'The password is the old one.');
  const row = await parts.db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  if (row.password_hash !== null && !(await parts.passwords.verify(row.password_hash, oldPassword))) {
    throw refuseField('oldPassword', 'password.wrong', 'The old password is wrong.');
  }
  const password_hash = await parts.passwords.hash(newPassword);
  await parts.db
    .updateTable('member')
    .set({ password_hash, password_set_at: parts.clock.now(), first_login: false })
    .where('id', '=', member.id)
    .execute();
  await closeSessionsOf(parts, member.id);
  await parts.limits.reset(`password:${member.id}`);
  return { token: await openSession(parts, { memberId: member.id, network: caller.network, device: '' }) };
}
