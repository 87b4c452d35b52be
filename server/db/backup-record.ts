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
/** Writes down what a restore of it found. */
export const recordVerdict = async (
  pool: pg.Pool,
  { createdAt }: BackupManifest,
  faults: number,
): Promise<void> => {
  await pool.query('update backup_made set verified_at = now(), faults = $2 where made_at = $1', [
    createdAt,
    faults,
  ]);
};
