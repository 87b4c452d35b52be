import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { StoredAccount } from '../console-store.ts';
import { accountColumns, toAccount } from '../postgres-console-store.ts';
import { Refusal } from '../refusal.ts';

const unknown = (): Refusal => new Refusal('people.unknown', 'There is no such operator.');

/** In any letters. @throws Refusal `people.unknown` */
export async function findOperator(db: Database, username: string): Promise<StoredAccount> {
  const row = await db
    .selectFrom('console_account')
    .select(accountColumns)
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  return toAccount(row);
}

/** @throws Refusal `people.unknown` */
export async function findAccountById(db: Database, id: string): Promise<StoredAccount> {
  const row = await db
    .selectFrom('console_account')
    .select(accountColumns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  return toAccount(row);
}
