import { plural } from '../../src/protocol/words/plural.ts';
import { resolve } from 'node:path';
import { asksForHelp } from '../infrastructure/asks-for-help.ts';
import { ConfigError, readConfig } from '../infrastructure/config.ts';
import { BackupError, restoreAndMigrate, writeBackup } from './backup.ts';
import type { BackupManifest } from './backup-manifest.ts';
import { NoDatabaseError, openForCommand } from './open-for-command.ts';

/** `npm run db -- backup <folder>` and `npm run db -- restore <folder>`. */
const usage = `npm run db -- backup <folder>    write all data into an empty folder; the server may run
npm run db -- restore <folder>   put a backup into the empty database of DATA_DIR or DATABASE_URL
With BACKUP_KEY (a passphrase, or the output of: openssl rand -base64 32) the backup is encrypted;
--encrypt refuses to write one in clear.`;

const words = process.argv.slice(2);
const [command, folder] = words.filter((word) => word !== '--encrypt');
const mustEncrypt = words.includes('--encrypt');

const withoutKey =
  'It holds every table, with sealed keys and uploads. SECRET_KEY is not in it, and without SECRET_KEY nothing starts on it: keep both, apart.';

const describe = ({ tables }: BackupManifest): string =>
  [
    plural(
      tables.reduce((sum, { rows }) => sum + rows, 0),
      'row',
      'rows',
    ),
    plural(tables.length, 'table', 'tables'),
  ].join(' of ');

const run = async (work: typeof writeBackup, target: string): Promise<BackupManifest> => {
  const config = readConfig(process.env);
  const { backupKey } = config;
  if (mustEncrypt && backupKey === null)
    throw new BackupError('--encrypt needs BACKUP_KEY. Make one with: openssl rand -base64 32');
  const database = await openForCommand(config, {
    say: (line) => console.error(line),
    isEmpty: work !== writeBackup,
  });
  try {
    return await work(database.work.pool, resolve(target), backupKey);
  } finally {
    await database.stop();
  }
};

if (asksForHelp(words)) console.log(usage);
else if (folder === undefined || (command !== 'backup' && command !== 'restore')) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const manifest = await run(command === 'backup' ? writeBackup : restoreAndMigrate, folder);
    console.log(
      command === 'backup'
        ? `Backup of ${describe(manifest)} in ${folder}, ${manifest.encryption === undefined ? 'in clear' : 'encrypted with BACKUP_KEY'}.\n${withoutKey}`
        : `Restored ${describe(manifest)}. Start with the SECRET_KEY that the backup was made under.`,
    );
  } catch (cause) {
    if (![BackupError, NoDatabaseError, ConfigError].some((kind) => cause instanceof kind)) throw cause;
    console.error((cause as Error).message);
    process.exitCode = 1;
  }
}
