import type { MemberParts } from '../parts.ts';
import { findTotpStep } from './totp.ts';

/** Whether a member has an authenticator that was confirmed with a code. */
export async function hasAuthenticator({ db }: MemberParts, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member_authenticator')
    .select('confirmed_at')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.confirmed_at instanceof Date;
}

/** Judges a code of the member's authenticator and uses it up: the same code is not taken again. */
export async function useAuthenticatorCode(
  { db, clock, secretBox }: MemberParts,
  memberId: string,
  typed: string,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('member_authenticator')
      .selectAll()
      .where('member_id', '=', memberId)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return false;
    const step = findTotpStep(secretBox.open(row.secret), typed, clock.now(), Number(row.last_step));
    if (step === null) return false;
    await transaction
      .updateTable('member_authenticator')
      .set({ last_step: String(step) })
      .where('member_id', '=', memberId)
      .execute();
    return true;
  });
}
