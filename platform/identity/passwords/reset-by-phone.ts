import type {
  MemberResetByPhoneRequest,
  MemberResetByPhoneValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Caller } from '../../calls/call.ts';
import { refuseCode, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { normaliseMobile } from '../../calls/system/countries.ts';
import { requireAnswer } from '../security/security-answers.ts';
import { holdWithdrawals } from '../../money/withdrawals/holds.ts';
import { checkCode, useCode } from '../verification/sms-codes.ts';
import { registerNetwork } from '../sessions/trusted-locations.ts';
import { findMember } from '../members.ts';
import { checkNewPassword, checkOwnPassword, storePassword } from './password-rule.ts';

/**
 * Takes a new password for a mobile number that was just proven, and says whose it is, so that the
 * page can log in with it (specification, section 4). The network counts as known: the phone vouches.
 */
export async function resetByPhone(
  parts: MemberParts,
  request: MemberResetByPhoneRequest,
  caller: Caller,
): Promise<MemberResetByPhoneValue> {
  const mobile = normaliseMobile(request.mobileNum, request.countryDialingCode);
  if (mobile === null) throw refuseField('mobileNum', 'mobile.invalid', 'Not a mobile number.');
  // The rule first: a code is not used up for a password that cannot be taken.
  await checkNewPassword(parts, request.newPassword, request.confirmNewPassword ?? request.newPassword);
  const attemptsLeft = await checkCode(parts, 'reset', mobile, request.verificationCode);
  const member = await findMember(parts, { mobile });
  // An unknown number never got its code, so a right guess reads like a wrong one.
  if (member === null) throw refuseCode('verificationCode', attemptsLeft);
  await requireAnswer(parts, member.id, request.answer);
  await checkOwnPassword(parts, member.id, request.newPassword);
  const passwordHash = await parts.passwords.hash(request.newPassword);
  const now = parts.clock.now();
  await parts.db.transaction().execute(async (db) => {
    await useCode(db, parts.merchant, 'reset', mobile);
    await storePassword(db, member.id, passwordHash, now);
    await holdWithdrawals(parts, db, member.id, 'password');
    await registerNetwork(db, member.id, caller.network, now);
  });
  return { userName: member.account };
}
