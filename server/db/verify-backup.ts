import { plural } from '../../src/protocol/words/plural.ts';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../infrastructure/config.ts';
import { canaryRow, createAuditKeys } from '../infrastructure/keys/audit-keys.ts';
import { openSecretKeys } from '../infrastructure/keys/secret-key.ts';
import { BackupError, restoreAsItWas } from './backup.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { findLedgerFaults, readLedgerSums, type LedgerSum } from './ledger-sums.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';
import type { NoteProgress } from './restore-progress.ts';

/** What a restore into an empty database gave. */
export interface BackupVerdict {
  readonly manifest: BackupManifest;
  /** Sums of the ledger that were compared; null for a backup of a version that wrote none. */
  readonly sums: number | null;
  /** Whether the SECRET_KEY of this environment opens it; null where there is none to try. */
  readonly isKeyRight: boolean | null;
  /** One sentence for each difference; empty for a good backup. */
  readonly faults: readonly string[];
}
type Client = pg.ClientBase;

const countFaults = async (client: Client, tables: BackupManifest['tables']): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const { name, rows } of tables) {
    const query = `select count(*)::int as count from ${pg.escapeIdentifier(name)}`;
    const count = (await client.query<{ count: number }>(query)).rows[0]?.count ?? 0;
    if (count !== rows) faults.push(`${name}: ${count} of ${rows} rows`);
  }
  return faults;
};

const compareSums = (written: readonly LedgerSum[], here: readonly LedgerSum[]): readonly string[] => {
  const values = new Map(here.map(({ name, value }) => [name, value]));
  const differing = written.filter(({ name, value }) => values.get(name) !== value);
  const names = new Set(written.map(({ name }) => name));
  return [
    ...differing.map(({ name, value }) => `${name}: ${values.get(name) ?? 'nothing'} in place of ${value}`),
    ...here.filter(({ name }) => !names.has(name)).map(({ name }) => `${name}: not in the backup`),
  ];
};

type KeySource = Pick<Config, 'dataFolder' | 'databaseUrl' | 'secretKey' | 'formerSecretKeys'>;
/** A backup is worth nothing without the key that opens its sealed columns. */
const tryKey = async (client: Client, source: KeySource): Promise<boolean | null> => {
  const hasKey = source.secretKey !== null || existsSync(join(source.dataFolder, 'secret.key'));
  if (!hasKey || (source.databaseUrl !== null && source.secretKey === null)) return null;
  const canary = await client.query<{ has: boolean }>(
    "select to_regclass('secret_canary') is not null as has",
  );
  if (canary.rows[0]?.has !== true) return null;
  const query = 'select sealed from secret_canary where id = $1';
  const sealed = (await client.query<{ sealed: string }>(query, [canaryRow])).rows[0]?.sealed;
  // The first start writes it: before that nothing is sealed.
  return sealed === undefined ? null : createAuditKeys(openSecretKeys(source)).openCanary(sealed) !== null;
};

const assertEmpty = async (pool: pg.Pool): Promise<void> => {
  const query =
    "select 1 from pg_class where relnamespace = to_regnamespace(current_schema()) and relkind in ('r', 'p') limit 1";
  if ((await pool.query(query)).rowCount !== 0)
    throw new BackupError(
      'The database of VERIFY_DATABASE_URL is not empty. Give it one without tables. Nothing was changed.',
    );
};

interface VerifyOptions {
  readonly backupKey: string | null;
  readonly keys: KeySource;
  readonly onProgress: NoteProgress;
}
/**
 * Restores a backup into a database without tables, as it was, and compares rows and money with what was there when it
 * was made. Then brings it up to date, as a start on it would. @throws BackupError
 */
export const verifyIn = async (
  pool: pg.Pool,
  folder: string,
  { backupKey, keys, onProgress }: VerifyOptions,
): Promise<BackupVerdict> => {
  const manifest = await restoreAsItWas(pool, folder, { backupKey, onProgress });
  const client = await pool.connect();
  try {
    const { sums } = manifest;
    const faults = [
      ...(await countFaults(client, manifest.tables)),
      ...(sums === undefined ? [] : compareSums(sums, await readLedgerSums(client))),
      ...(await findLedgerFaults(client)),
    ];
    const isKeyRight = await tryKey(client, keys);
    await migrate(pool);
    return { manifest, sums: sums?.length ?? null, isKeyRight, faults };
  } finally {
    client.release();
  }
};

/** Leaves a database as empty as it was found. */
const empty = async (pool: pg.Pool): Promise<void> => {
  const { rows } = await pool.query<{ name: string }>('select current_schema() as name');
  const name = pg.escapeIdentifier(rows[0]?.name ?? 'public');
  await pool.query(`drop schema ${name} cascade`);
  await pool.query(`create schema ${name}`);
};

interface ScratchOptions extends VerifyOptions {
  readonly verifyDatabaseUrl: string | null;
  readonly say: (sentence: string) => void;
}
/** `verifyIn` a database that is thrown away: that of VERIFY_DATABASE_URL, or an embedded one. @throws BackupError */
export const verifyBackup = async (folder: string, options: ScratchOptions): Promise<BackupVerdict> => {
  const { verifyDatabaseUrl: databaseUrl, say } = options;
  const dataFolder = mkdtempSync(join(tmpdir(), 'foyer-verify-'));
  // As root the server runs as another user, who must be able to reach its own folder below.
  chmodSync(dataFolder, 0o711);
  try {
    const opened = await openDatabase({ databaseUrl, directUrl: null, dataFolder, mode: 'own', say });
    const { pool } = opened.work;
    try {
      if (databaseUrl === null) return await verifyIn(pool, folder, options);
      await assertEmpty(pool);
      try {
        return await verifyIn(pool, folder, options);
      } finally {
        await empty(pool);
      }
    } finally {
      await opened.stop();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
};

/** The verdict as sentences, the first of which says whether the backup is good. */
export const describeVerdict = ({ manifest, sums, isKeyRight, faults }: BackupVerdict): readonly string[] => [
  faults.length === 0 && isKeyRight !== false
    ? `Verified: restored into an empty database, where ${plural(manifest.tables.length, 'table has its rows', 'tables have their rows')}.`
    : 'NOT GOOD: this backup does not bring back what was backed up.',
  ...faults,
  sums === null
    ? 'It is of a version that noted no sums of the ledger, so the money was only checked within itself.'
    : `${sums} sums of the ledger compared: balances, entries and bonus money.`,
  ...(isKeyRight === null ? ['No SECRET_KEY was given here, so whether one opens it was not tried.'] : []),
  ...(isKeyRight === true ? ['SECRET_KEY opens what is sealed in it.'] : []),
  ...(isKeyRight === false ? ['The SECRET_KEY given here is not the one that it was made under.'] : []),
];
