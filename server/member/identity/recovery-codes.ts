import type { Database } from '../../db/database.ts';
import type { Random } from '../../platform/random.ts';
import { hashToken } from '../http/tokens.ts';
import { toBase32 } from './totp.ts';

const count = 10;
/** 80 bits: what is kept of a code cannot be turned back by trying. */
const codeBytes = 10;
const letters = 16;

const hashCode = (memberId: string, plain: string): string => hashToken(`recovery:${memberId}:${plain}`);

/** A code as it is kept: small letters, spaces and dashes as people type them do not count. */
function readPlain(typed: string): string | null {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return plain.length === letters ? plain : null;
}

/** Replaces the codes of a member by ten new ones, `XXXX-XXXX-XXXX-XXXX`: stored as hashes, shown once. */
export async function makeRecoveryCodes(
  db: Database,
  random: Random,
  memberId: string,
): Promise<readonly string[]> {
  const plain = Array.from({ length: count }, () => toBase32(random.bytes(codeBytes)));
  await db.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
  await db
    .insertInto('recovery_code')
    .values(plain.map((one) => ({ member_id: memberId, code_hash: hashCode(memberId, one) })))
    .execute();
  return plain.map((one) => (one.match(/.{4}/g) ?? []).join('-'));
}

/** Uses a code up; false where it is none of the member's. */
export async function useRecoveryCode(db: Database, memberId: string, typed: string): Promise<boolean> {
  const plain = readPlain(typed);
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
