import { mkdirSync } from 'node:fs';
import { openDatabase, type OpenedDatabase } from '../../db/open-database.ts';
import { migrate } from '../../db/migrate.ts';
import { systemClock } from '../../platform/clock.ts';
import { ConfigError, readConfig } from '../../platform/config.ts';
import { systemRandom } from '../../platform/random.ts';
import { Refusal } from '../refusal.ts';
import { operatorUsage, OperatorUsageError, readOperatorCommand } from './cli-options.ts';
import { createPeople } from './people-desk.ts';
import { runOperator } from './run-operator.ts';

/** `npm run operator -- …`: operators on the command line, beside a running server or alone. */
class DatabaseError extends Error {}

let database: OpenedDatabase | null = null;
const open = async (): Promise<OpenedDatabase> => {
  const { databaseUrl, databaseDirectUrl: directUrl, dataFolder } = readConfig(process.env);
  try {
    mkdirSync(dataFolder, { recursive: true });
    const say = (line: string): void => console.error(line);
    database = await openDatabase({ databaseUrl, directUrl, dataFolder, mode: 'share', say });
    await migrate(database.work.pool);
    return database;
  } catch (cause) {
    throw new DatabaseError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
};

const exitCodeOf = (cause: unknown): 1 | 2 | 3 | null => {
  if (cause instanceof OperatorUsageError || cause instanceof ConfigError) return 2;
  if (cause instanceof DatabaseError) return 3;
  return cause instanceof Refusal ? 1 : null;
};

try {
  const command = readOperatorCommand(process.argv.slice(2));
  const { merchant, consoleOrigin, demo } = readConfig(process.env);
  const { db } = await open();
  // Only the server makes the link for the first administrator, so no key is needed here.
  const parts = { db, clock: systemClock, random: systemRandom, merchant, demo, linkKey: new Uint8Array() };
  console.log(await runOperator(command, createPeople(parts), consoleOrigin));
} catch (cause) {
  const exitCode = exitCodeOf(cause);
  if (exitCode === null) throw cause;
  const { message } = cause as Error;
  console.error(cause instanceof OperatorUsageError ? `${message}\n\n${operatorUsage}` : message);
  process.exitCode = exitCode;
} finally {
  await (database as OpenedDatabase | null)?.stop();
}
