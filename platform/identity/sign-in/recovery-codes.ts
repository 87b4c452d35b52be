import type { Database } from '../../../server/db/database.ts';
import type { Random } from '../../../server/infrastructure/random.ts';
import { hashToken } from '../../calls/tokens.ts';
import {
  makeRecoveryTexts,
  readRecoveryText,
  showRecoveryText,
} from '../../../server/infrastructure/second-factor/recovery-texts.ts';

const hashCode = (memberId: string, plain: string): string => hashToken(`recovery:${memberId}:${plain}`);

/** Replaces the codes of a member by ten new ones, `XXXX-XXXX-XXXX-XXXX`: stored as hashes, shown once. */
export async function makeRecoveryCodes(
  db: Database,
  random: Random,
  memberId: string,
): Promise<readonly string[]> {
  const plain = makeRecoveryTexts(random);
  await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await db
    .insertInto('recovery_code')
    .values(plain.map((one) => ({ member_id: memberId, code_hash: hashCode(memberId, one) })))
    .execute();
  return plain.map(showRecoveryText);
}

/** Uses a code up; false where it is none of the member's. */
export async function useRecoveryCode(db: Database, memberId: string, typed: string): Promise<boolean> {
  const plain = readRecoveryText(typed);
  if (plain === null) return false;
  const used = await db
    .deleteFrom('recovery_code')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashCode(memberId, plain))
    .returning('member_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Database, memberId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
