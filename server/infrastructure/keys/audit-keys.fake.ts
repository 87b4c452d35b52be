import { createHash } from 'node:crypto';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import { createAuditKeys, useAuditKeys } from './audit-keys.ts';

const testKey = createHash('sha256').update('a key of tests').digest();

/** The handle of a test's database, whose records are proven with a key that all tests have. */
export function withTestKeys(db: Database): Database {
  useAuditKeys(db, createAuditKeys({ key: testKey, former: [] }));
  return db;
}

/** What the program's role cannot do by accident: changes the records with their triggers switched off. */
export async function tamperRecords(
  pool: pg.Pool,
  sql: string,
  values: readonly unknown[] = [],
): Promise<void> {
  const tables = ['operation_audit', 'operation_audit_head', 'site_audit'];
  for (const table of tables) await pool.query(`alter table ${table} disable trigger user`);
  try {
    await pool.query(sql, [...values]);
  } finally {
    for (const table of tables) await pool.query(`alter table ${table} enable trigger user`);
  }
}
