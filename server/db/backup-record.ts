import type pg from 'pg';
import type { BackupManifest } from './backup-manifest.ts';

/** Writes down in the database that a backup of it was made, for the launch checklist and the figures. */
export const recordBackup = async (
  pool: pg.Pool,
  { createdAt, encryption }: BackupManifest,
): Promise<void> => {
  await pool.query('insert into backup_made (made_at, is_encrypted) values ($1, $2)', [
    createdAt,
    encryption !== undefined,
  ]);
};
/**
 * Writes down what a restore of a backup found; false where this database knows no such backup: it is one of another
 * database, or older than the records.
 */
export const recordVerdict = async (
  pool: Pick<pg.Pool, 'query'>,
  { createdAt }: Pick<BackupManifest, 'createdAt'>,
  faults: number,
): Promise<boolean> => {
  const table = await pool.query<{ has: boolean }>("select to_regclass('backup_made') is not null as has");
  if (table.rows[0]?.has !== true) return false;
  const noted = await pool.query(
    'update backup_made set verified_at = now(), faults = $2 where made_at = $1',
    [createdAt, faults],
  );
  return noted.rowCount !== 0;
};
