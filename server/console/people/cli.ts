import { mkdirSync } from 'node:fs';
import type { OpenedDatabase } from '../../db/open-database.ts';
import { NoDatabaseError, openForCommand } from '../../db/open-for-command.ts';
import { asksForHelp } from '../../infrastructure/asks-for-help.ts';
import { systemClock } from '../../infrastructure/clock.ts';
import { ConfigError, readConfig } from '../../infrastructure/config.ts';
import { proveRecords, readSecrets } from '../../infrastructure/keys/open-secrets.ts';
import { openSealedDatabase } from '../../infrastructure/keys/seal-secrets.ts';
import { SecretKeyError } from '../../infrastructure/keys/secret-key.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { openLostFactors } from '../factors/lost-factors.ts';
import { Refusal } from '../refusal.ts';
import { operatorUsage, OperatorUsageError, readOperatorCommand } from './cli-options.ts';
import { createPeople } from './create-people.ts';
import { runOperator } from './run-operator.ts';

/** `npm run operator -- …`: operators on the command line, beside a running server or alone. */
let database: OpenedDatabase | null = null;
const exitCodeOf = (cause: unknown): 1 | 2 | 3 | null => {
  if (cause instanceof OperatorUsageError || cause instanceof ConfigError) return 2;
  if (cause instanceof NoDatabaseError) return 3;
  if (cause instanceof SecretKeyError) return 3;
  return cause instanceof Refusal ? 1 : null;
};

async function run(words: readonly string[]): Promise<void> {
  const command = readOperatorCommand(words);
  const config = readConfig(process.env);
  const { merchant, consoleOrigin, demo, operatorWaitHours } = config;
  mkdirSync(config.dataFolder, { recursive: true });
  const secrets = readSecrets(config);
  database = await openForCommand(config, { say: (line) => console.error(line) });
  const { db } = database;
  proveRecords(database, secrets);
  await openSealedDatabase(db, secrets.box, secrets.keys);
  // Only the server makes the link for the first administrator, so no key is needed here.
  const parts = {
    db,
    clock: systemClock,
    random: systemRandom,
    merchant,
    demo,
    operatorWaitHours,
    consoleOrigin,
    linkKey: new Uint8Array(),
    mail: null,
  };
  console.log(await runOperator(command, createPeople(parts), consoleOrigin, openLostFactors(parts)));
}

try {
  const words = process.argv.slice(2);
  if (asksForHelp(words)) console.log(operatorUsage);
  else await run(words);
} catch (cause) {
  const exitCode = exitCodeOf(cause);
  if (exitCode === null) throw cause;
  const { message } = cause as Error;
  console.error(cause instanceof OperatorUsageError ? `${message}\n\n${operatorUsage}` : message);
  process.exitCode = exitCode;
} finally {
  // TypeScript does not see the assignment inside `run`.
  await (database as OpenedDatabase | null)?.stop();
}
