import type {
  MemberChangePaymentPasswordRequest,
  MemberSetPaymentPasswordRequest,
} from '../../../src/protocol/generated/wire-types.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { tellMember } from '../sign-in/authenticator.ts';
import { readKnown } from '../registration/known-words.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import type { MemberParts } from '../../parts.ts';
import {
  checkNewFundPassword,
  hasFundPassword,
  insertFundPassword,
  requireFundPassword,
  requireRealAccount,
} from './fund-password.ts';
import { requireLoginPassword } from './login-password.ts';

type Done = Record<string, never>;
const changed = { kind: 'fundPasswordChanged', words: {} } as const;
const alreadySet = () => refuseCall('fund-password.set', 'The member has a fund password already.', 409);

/** The two passwords must differ: one that leaks must not open both doors. */
async function refuseLoginPassword(
  parts: MemberParts,
  memberId: string,
  field: string,
  typed: string,
): Promise<void> {
  const { password_hash } = await parts.db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  if (password_hash !== null && (await parts.passwords.verify(password_hash, typed)))
    throw refuseField(field, 'fund-password.same', 'The fund password is the login password.');
}

/** Sets the first fund password of a member. */
export async function setFundPassword(
  parts: MemberParts,
  member: SessionMember,
  request: MemberSetPaymentPasswordRequest,
): Promise<Done> {
  requireRealAccount(member);
  const { paymentPassword, confirmPaymentPassword, password } = request;
  if (paymentPassword !== confirmPaymentPassword)
    throw refuseField('confirmPaymentPassword', 'field.mismatch', 'The two do not match.');
  await checkNewFundPassword(parts, 'paymentPassword', paymentPassword, await readKnown(parts.db, member.id));
  if (await hasFundPassword(parts.db, member.id)) throw alreadySet();
  await requireLoginPassword(parts, member, password ?? '');
  await refuseLoginPassword(parts, member.id, 'paymentPassword', paymentPassword);
  const hash = await parts.passwords.hash(paymentPassword);
  await parts.db.transaction().execute(async (db) => {
    const isFirst = await insertFundPassword(db, { memberId: member.id, hash, at: parts.clock.now() });
    if (!isFirst) throw alreadySet();
    await tellMember(parts, db, member.id, changed);
  });
  return {};
}

/** Changes the fund password of a member who knows the old one. */
export async function changeFundPassword(
  parts: MemberParts,
  member: SessionMember,
  request: MemberChangePaymentPasswordRequest,
): Promise<Done> {
  const { oldPaymentPassword, newPaymentPassword, confirmNewPaymentPassword } = request;
  requireRealAccount(member);
  if (newPaymentPassword !== confirmNewPaymentPassword)
    throw refuseField('confirmNewPaymentPassword', 'field.mismatch', 'The two do not match.');
  await checkNewFundPassword(
    parts,
    'newPaymentPassword',
    newPaymentPassword,
    await readKnown(parts.db, member.id),
  );
  if (newPaymentPassword === oldPaymentPassword)
    throw refuseField('newPaymentPassword', 'password.same', 'The fund password is the old one.');
  await requireFundPassword(parts, member, oldPaymentPassword, 'oldPaymentPassword');
  await refuseLoginPassword(parts, member.id, 'newPaymentPassword', newPaymentPassword);
  const hash = await parts.passwords.hash(newPaymentPassword);
  await parts.db.transaction().execute(async (db) => {
    await db
      .updateTable('fund_password')
      .set({ hash, set_at: parts.clock.now() })
      .where('member_id', '=', member.id)
      .execute();
    await tellMember(parts, db, member.id, changed);
  });
  return {};
}
