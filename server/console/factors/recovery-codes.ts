import { createHash } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import type { Random } from '../../infrastructure/random.ts';
import {
  makeRecoveryTexts,
  readRecoveryText,
  showRecoveryText,
} from '../../infrastructure/second-factor/recovery-texts.ts';

const hashCode = (accountId: string, plain: string): string =>
  createHash('sha256').update(`console recovery:${accountId}:${plain}`).digest('hex');

export async function removeRecoveryCodes(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('console_recovery_code').where('account_id', '=', accountId).execute();
}

/** Puts ten new codes in place of those there were. They are kept as hashes, and given once. */
export async function replaceRecoveryCodes(
  db: Database,
  random: Random,
  accountId: string,
): Promise<readonly string[]> {
  const plain = makeRecoveryTexts(random);
  await removeRecoveryCodes(db, accountId);
  await db
    .insertInto('console_recovery_code')
    .values(plain.map((one) => ({ account_id: accountId, code_hash: hashCode(accountId, one) })))
    .execute();
  return plain.map(showRecoveryText);
}

/** Uses a code up; false where it is none of the account's. */
export async function useRecoveryCode(db: Database, accountId: string, typed: string): Promise<boolean> {
  const plain = readRecoveryText(typed);
  if (plain === null) return false;
  const used = await db
    .deleteFrom('console_recovery_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hashCode(accountId, plain))
    .returning('account_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const { left } = await db
    .selectFrom('console_recovery_code')
    .select(({ fn }) => fn.countAll<string>().as('left'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(left);
}
