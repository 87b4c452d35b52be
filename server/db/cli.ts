import { plural } from '../../src/protocol/words/plural.ts';
import { resolve } from 'node:path';
import { asksForHelp } from '../infrastructure/asks-for-help.ts';
import { ConfigError, readConfig, type Config } from '../infrastructure/config.ts';
import { BackupError, restoreAndMigrate, writeBackup } from './backup.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { recordBackup, recordVerdict } from './backup-record.ts';
import { hasDatabase, NoDatabaseError, openForCommand } from './open-for-command.ts';
import { createProgress } from './restore-progress.ts';
import { describeVerdict, verifyBackup, type BackupVerdict } from './verify-backup.ts';

/** `npm run db -- backup <folder>`, `verify <folder>` and `restore <folder>`. */
const usage = `npm run db -- backup <folder>    write all data into an empty folder; the server may run
npm run db -- verify <folder>    restore a backup into a database that is thrown away, and compare rows and money
npm run db -- restore <folder>   put a backup into the empty database of DATA_DIR or DATABASE_URL
--verify after backup does both. With BACKUP_KEY (a passphrase, or the output of: openssl rand -base64 32)
the backup is encrypted; --encrypt refuses to write one in clear.`;

const words = process.argv.slice(2);
const [command, folder] = words.filter((word) => !word.startsWith('--'));
const mustEncrypt = words.includes('--encrypt');
const mustVerify = words.includes('--verify');
const isKnownWord = (word: string): boolean =>
  !word.startsWith('--') || word === '--encrypt' || word === '--verify';

const withoutKey =
  'It holds every table, with sealed keys and uploads. SECRET_KEY is not in it, and without SECRET_KEY nothing starts on it: keep both, apart.';

const noted = 'The launch checklist of the console shows it.';
const notNoted =
  'The database here knows no such backup, so its launch checklist does not show this. Verify it where it was made.';

const describe = ({ tables }: BackupManifest): string =>
  [
    plural(
      tables.reduce((sum, { rows }) => sum + rows, 0),
      'row',
      'rows',
    ),
    plural(tables.length, 'table', 'tables'),
  ].join(' of ');

const say = (line: string): void => console.error(line);
const onProgress = createProgress({
  write: (text) => void process.stderr.write(text),
  isTerminal: process.stderr.isTTY,
  now: () => performance.now(),
});

const useDatabase = async <Value>(
  config: Config,
  isEmpty: boolean,
  work: (pool: Parameters<typeof writeBackup>[0]) => Promise<Value>,
): Promise<Value> => {
  const database = await openForCommand(config, { say, isEmpty });
  try {
    return await work(database.work.pool);
  } finally {
    await database.stop();
  }
};

const restoreAndCompare = async (config: Config, target: string): Promise<BackupVerdict> => {
  const { backupKey, verifyDatabaseUrl } = config;
  const verdict = await verifyBackup(target, { backupKey, verifyDatabaseUrl, keys: config, onProgress, say });
  if (verdict.faults.length > 0 || verdict.isKeyRight === false) process.exitCode = 1;
  return verdict;
};
/**
 * What was found is written down in the database that the backup is of, where the launch checklist sees it. The
 * machine that tries a backup may have none, or another one; neither is brought up to date by a look at a backup.
 */
const verify = async (config: Config, target: string): Promise<readonly string[]> => {
  const verdict = await restoreAndCompare(config, target);
  const faults = verdict.faults.length + (verdict.isKeyRight === false ? 1 : 0);
  const isNoted =
    hasDatabase(config) &&
    (await useDatabase(config, true, (pool) => recordVerdict(pool, verdict.manifest, faults)));
  return [...describeVerdict(verdict), isNoted ? noted : notNoted];
};

const backup = async (config: Config, target: string): Promise<readonly string[]> => {
  const { backupKey } = config;
  if (mustEncrypt && backupKey === null)
    throw new BackupError('--encrypt needs BACKUP_KEY. Make one with: openssl rand -base64 32');
  const manifest = await useDatabase(config, false, async (pool) => {
    const written = await writeBackup(pool, target, backupKey);
    await recordBackup(pool, written);
    return written;
  });
  const how = manifest.encryption === undefined ? 'in clear' : 'encrypted with BACKUP_KEY';
  return [
    `Backup of ${describe(manifest)} in ${target}, ${how}.`,
    withoutKey,
    ...(mustVerify ? await verify(config, target) : []),
  ];
};

const restore = async (config: Config, target: string): Promise<readonly string[]> => {
  const { backupKey } = config;
  const manifest = await useDatabase(config, true, (pool) =>
    restoreAndMigrate(pool, target, { backupKey, onProgress }),
  );
  return [`Restored ${describe(manifest)}. Start with the SECRET_KEY that the backup was made under.`];
};

const commands: Readonly<Record<string, (config: Config, target: string) => Promise<readonly string[]>>> = {
  backup,
  verify,
  restore,
};

const run = command === undefined ? undefined : commands[command];
if (asksForHelp(words)) console.log(usage);
else if (folder === undefined || run === undefined || !words.every(isKnownWord)) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    console.log((await run(readConfig(process.env), resolve(folder))).join('\n'));
  } catch (cause) {
    if (![BackupError, NoDatabaseError, ConfigError].some((kind) => cause instanceof kind)) throw cause;
    console.error((cause as Error).message);
    process.exitCode = 1;
  }
}
