import { resolve } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { BackupError, restoreBackup, writeBackup, type BackupManifest } from './backup.ts';
import { EmbeddedDatabaseError } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

/** `npm run db -- backup <folder>` and `npm run db -- restore <folder>`. */
const usage = `npm run db -- backup <folder>    write all data into an empty folder; the server may run
npm run db -- restore <folder>   put a backup into the empty database of DATA_DIR or DATABASE_URL`;

const [command, folder] = process.argv.slice(2);

const describe = ({ tables }: BackupManifest): string =>
  `${tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${tables.length} tables`;

const run = async (work: typeof writeBackup, target: string): Promise<BackupManifest> => {
  const { databaseUrl, dataFolder } = readConfig(process.env);
  const database = await openDatabase({
    databaseUrl,
    dataFolder,
    mode: 'share',
    say: (line) => console.error(line),
  });
  try {
    await migrate(database.pool);
    return await work(database.pool, resolve(target));
  } finally {
    await database.stop();
  }
};

if (folder === undefined || (command !== 'backup' && command !== 'restore')) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    const manifest = await run(command === 'backup' ? writeBackup : restoreBackup, folder);
    console.log(
      command === 'backup'
        ? `Backup of ${describe(manifest)} in ${folder}.`
        : `Restored ${describe(manifest)}.`,
    );
  } catch (cause) {
    if (!(cause instanceof BackupError) && !(cause instanceof EmbeddedDatabaseError)) throw cause;
    console.error(cause.message);
    process.exitCode = 1;
  }
}
