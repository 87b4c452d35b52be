import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'node:events';
import pg from 'pg';
import { readLines } from './backup-files.ts';
import { isJsonObject } from '../../src/protocol/json/json-patches.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { isManifest, type BackupManifest } from './backup-manifest.ts';
import { createBackupSeal, type BackupEncryption, type BackupSeal } from './backup-seal.ts';
import { readLedgerSums } from './ledger-sums.ts';
import { migrate, migrationFolders } from './migrate.ts';
import type { NoteProgress } from './restore-progress.ts';
import { listTables, type BackupTable } from './backup-tables.ts';

/** A backup or a target that cannot be used; nothing was changed. */
export class BackupError extends Error {}

const rowsPerFetch = 1_000;
const quote = (name: string): string => pg.escapeIdentifier(name);
const manifestFile = (folder: string): string => join(folder, 'manifest.json');
const tableFile = (folder: string, name: string): string => join(folder, `${name}.ndjson`);

const readMigrationList = async (client: pg.ClientBase): Promise<BackupManifest['migrations']> =>
  (
    await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migration order by name',
    )
  ).rows;

/** Only the owner reads a backup: names, password hashes and what members sent are in it. */
const [folderMode, fileMode] = [0o700, 0o600] as const;

const writeTable = async (
  client: pg.ClientBase,
  folder: string,
  { name, columns }: BackupTable,
  seal: BackupSeal | null,
) => {
  const file = createWriteStream(tableFile(folder, name), { mode: fileMode });
  const hash = createHash('sha256');
  let rows = 0;
  let pieces = 0;
  await client.query(
    `declare backup cursor for select row_to_json(r)::text as line from (select ${columns.map(quote).join(', ')} from ${quote(name)}) r`,
  );
  for (;;) {
    const chunk = await client.query<{ line: string }>(`fetch ${rowsPerFetch} from backup`);
    if (chunk.rows.length === 0) break;
    const text = chunk.rows.map(({ line }) => `${line}\n`).join('');
    const bytes = seal === null ? text : seal.seal(name, pieces, text);
    pieces += 1;
    hash.update(bytes);
    rows += chunk.rows.length;
    if (!file.write(bytes)) await once(file, 'drain');
  }
  await client.query('close backup');
  file.end();
  await once(file, 'finish');
  return { name, rows, sha256: hash.digest('hex') };
};

/**
 * Writes all data as of one moment into an empty folder, independent of the PostgreSQL version.
 * The server may keep working meanwhile. Unlogged tables (limits, counts of browsers) are left out, and
 * so is `SECRET_KEY`, which opens the sealed columns. Encrypted where there is a `backupKey`.
 * @throws BackupError when the folder is not empty
 */
export const writeBackup = async (
  pool: pg.Pool,
  folder: string,
  backupKey: string | null = null,
): Promise<BackupManifest> => {
  await mkdir(folder, { recursive: true, mode: folderMode });
  if ((await readdir(folder)).length > 0) throw new BackupError(`${folder} is not empty`);
  await chmod(folder, folderMode);
  const seal = backupKey === null ? null : createBackupSeal(backupKey);
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const migrations = await readMigrationList(client);
    const tables: BackupManifest['tables'][number][] = [];
    for (const table of await listTables(client)) tables.push(await writeTable(client, folder, table, seal));
    const sums = await readLedgerSums(client);
    await client.query('commit');
    const facts = { format: 1, createdAt: new Date().toISOString(), migrations, tables, sums } as const;
    const manifest: BackupManifest = seal === null ? facts : { ...facts, encryption: encrypt(facts, seal) };
    // Last: a folder with a manifest is a whole backup.
    await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: fileMode });
    return manifest;
  } finally {
    client.release();
  }
};

type Facts = Omit<BackupManifest, 'encryption'>;
/** Backups from before there were sums are proven without them. */
const writeFacts = ({ format, createdAt, migrations, tables, sums }: Facts): string =>
  JSON.stringify([format, createdAt, migrations, tables, ...(sums === undefined ? [] : [sums])]);
const encrypt = (facts: Facts, seal: BackupSeal): BackupEncryption => ({
  cipher: 'aes-256-gcm',
  kdf: 'scrypt',
  salt: seal.salt,
  proof: seal.prove(writeFacts(facts)),
});
/** What opens the files of a backup; null for one in clear. @throws BackupError */
const openSeal = (manifest: BackupManifest, backupKey: string | null): BackupSeal | null => {
  const { encryption } = manifest;
  if (encryption === undefined) return null;
  if (backupKey === null)
    throw new BackupError(
      'The backup is encrypted: set BACKUP_KEY to what it was made with. Nothing was changed.',
    );
  const seal = createBackupSeal(backupKey, encryption.salt);
  if (seal.isProven(writeFacts(manifest), encryption.proof)) return seal;
  throw new BackupError(
    'BACKUP_KEY is not the one that the backup was made with, or its manifest.json was changed. Nothing was changed.',
  );
};

const hashFile = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

const readManifest = async (folder: string): Promise<BackupManifest> => {
  if (!existsSync(manifestFile(folder)))
    throw new BackupError(`${folder} holds no whole backup: manifest.json is missing`);
  const manifest: unknown = JSON.parse(await readFile(manifestFile(folder), 'utf8'));
  if (!isJsonObject(manifest) || manifest['format'] !== 1)
    throw new BackupError(
      `Backup format ${toText(isJsonObject(manifest) ? manifest['format'] : manifest)} is not known here`,
    );
  if (!isManifest(manifest))
    throw new BackupError(
      `${manifestFile(folder)} is damaged: a part of the manifest is missing. Nothing was changed.`,
    );
  for (const { name, sha256 } of manifest.tables) {
    const file = tableFile(folder, name);
    if (!existsSync(file) || (await hashFile(file)) !== sha256)
      throw new BackupError(
        `${file} is not what the manifest says: it is cut off or was changed. Nothing was changed.`,
      );
  }
  return manifest;
};

const assertTarget = async (
  client: pg.ClientBase,
  manifest: BackupManifest,
  tables: readonly BackupTable[],
): Promise<void> => {
  const here = JSON.stringify(await readMigrationList(client));
  if (here !== JSON.stringify(manifest.migrations)) {
    throw new BackupError(
      'The backup was made by another version of Foyer: restore it with that one, then update',
    );
  }
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select 1 from ${quote(name)} limit 1`);
    if (rowCount !== 0) throw new BackupError(`The target is not empty: table ${name} has rows`);
  }
};

const insertLines = async (client: pg.ClientBase, lines: readonly string[]): Promise<void> => {
  await client.query('insert into restore_line select * from unnest($1::text[])', [lines]);
};

/** One INSERT per table, so that rows which refer to each other are checked at its end. */
const restoreTable = async (
  client: pg.ClientBase,
  folder: string,
  { name, columns, identities }: BackupTable,
  { seal, onRows }: { readonly seal: BackupSeal | null; readonly onRows: (count: number) => void },
): Promise<number> => {
  await client.query('truncate restore_line');
  let lines: string[] = [];
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    await insertLines(client, lines);
    onRows(lines.length);
    lines = [];
  };
  for await (const line of readLines(tableFile(folder, name), name, seal)) {
    lines.push(line);
    if (lines.length === rowsPerFetch) await flush();
  }
  await flush();
  const list = columns.map(quote).join(', ');
  // A table may have a column of any name, also one of `restore_line`.
  const restored = columns.map((column) => `restored.${quote(column)}`).join(', ');
  await client.query(`alter table ${quote(name)} disable trigger user`);
  const { rowCount } = await client.query(
    `insert into ${quote(name)} (${list}) overriding system value
     select ${restored} from restore_line as source, lateral json_populate_record(null::${quote(name)}, source.line::json) as restored`,
  );
  await client.query(`alter table ${quote(name)} enable trigger user`);
  for (const column of identities) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce((select max(${quote(column)}) from ${quote(name)}), 0) + 1, false)`,
      [quote(name), column],
    );
  }
  return rowCount ?? 0;
};

interface RestoreOptions {
  /** What the backup was encrypted with; null for one in clear. */
  readonly backupKey?: string | null;
  readonly onProgress?: NoteProgress;
}

/**
 * Puts a backup, also one of an earlier version, into an empty database as it was, of the version that made it.
 * Also the road from the embedded database to `DATABASE_URL`.
 * @throws BackupError
 */
export const restoreAsItWas = async (
  pool: pg.Pool,
  folder: string,
  options: RestoreOptions,
): Promise<BackupManifest> => {
  const manifest = await readManifest(folder);
  // A wrong key is noticed before anything is made.
  openSeal(manifest, options.backupKey ?? null);
  // Tables of the demonstration may be in it, also where it is switched off here.
  const folders = migrationFolders({ demo: true });
  await migrate(pool, folders, new Set(manifest.migrations.map(({ name }) => name)));
  return fillFrom(pool, { folder, manifest }, options);
};

/** As `restoreAsItWas`, and brings the database up to date. @throws BackupError */
export const restoreAndMigrate = async (
  pool: pg.Pool,
  folder: string,
  options: RestoreOptions = {},
): Promise<BackupManifest> => {
  const manifest = await restoreAsItWas(pool, folder, options);
  await migrate(pool);
  return manifest;
};

/**
 * Puts a backup into a migrated, empty database, all or nothing. Needs no superuser.
 * @throws BackupError
 * @internal For tests, whose databases are migrated.
 */
export const restoreBackup = async (
  pool: pg.Pool,
  folder: string,
  options: RestoreOptions = {},
): Promise<BackupManifest> => fillFrom(pool, { folder, manifest: await readManifest(folder) }, options);

const fillFrom = async (
  pool: pg.Pool,
  { folder, manifest }: { readonly folder: string; readonly manifest: BackupManifest },
  { backupKey = null, onProgress }: RestoreOptions,
): Promise<BackupManifest> => {
  const seal = openSeal(manifest, backupKey);
  const all = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
  let done = 0;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const tables = await listTables(client);
    await assertTarget(client, manifest, tables);
    await client.query('create temporary table restore_line (line text) on commit drop');
    for (const { name, rows } of manifest.tables) {
      const table = tables.find((one) => one.name === name);
      if (table === undefined) throw new BackupError(`There is no table ${name} here`);
      const onRows = (count: number): void => {
        done += count;
        onProgress?.({ table: name, done, all });
      };
      const restored = await restoreTable(client, folder, table, { seal, onRows });
      if (restored !== rows) throw new BackupError(`Table ${name}: ${restored} of ${rows} rows`);
    }
    await client.query('commit');
    return manifest;
  } catch (cause) {
    await client.query('rollback');
    throw cause;
  } finally {
    client.release();
  }
};
