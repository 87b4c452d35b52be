import { sql } from 'kysely';
import { consoleRoles, permissionsOf } from '../../../src/protocol/console/console-api.ts';
import type { Database } from '../../db/database.ts';

const administratorRoles = consoleRoles.filter((role) => permissionsOf[role].includes('people'));

/**
 * Changes of rights take turns: of two administrators who disable each other at the same moment, one stays.
 */
export const lockPeople = async (db: Database): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('console-people', 0))`.execute(db);
};

/** Operators who could let others in right now; `except` leaves one out. */
export async function countAdministrators(db: Database, demo: boolean, except = ''): Promise<number> {
  const rows = await db
    .selectFrom('console_account')
    .select(['id', 'public_password'])
    .where('role', 'in', administratorRoles)
    .where('disabled', '=', false)
    .where('password_hash', 'is not', null)
    .execute();
  return rows.filter((row) => row.id !== except && (demo || !row.public_password)).length;
}
