import type { OpenedDatabase } from '../db/open-database.ts';
import { NoDatabaseError, openForCommand } from '../db/open-for-command.ts';
import { AppError } from '../infrastructure/http/app-error.ts';
import { asksForHelp } from '../infrastructure/asks-for-help.ts';
import { systemClock } from '../infrastructure/clock.ts';
import { ConfigError, readConfig } from '../infrastructure/config.ts';
import { systemRandom } from '../infrastructure/random.ts';
import { openSecrets, proveRecords, readSecrets } from '../infrastructure/keys/open-secrets.ts';
import { SigningKeyError } from '../infrastructure/keys/release-signer.ts';
import { SecretKeyError } from '../infrastructure/keys/secret-key.ts';
import { runCommand } from './command/cli-commands.ts';
import { readCliOptions, usage, UsageError } from './command/cli-options.ts';
import { diffSites } from '../../src/compiler/diff-sites.ts';
import { loadImpactFacts } from './compile/impact-facts.ts';
import { compileWithProgress } from './compile/compile-with-progress.ts';
import { createSiteService, type StoredSiteService } from './postgres-site-service.ts';
import { repeatWork, watchSources } from './compile/watch-sources.ts';
import { createThreadedCompiler, patientTimeoutMs } from './compile/threaded-compiler.ts';

/** `npm run site -- …`: the publisher on the command line, beside a running server or alone. */

const say = (sentence: string): void => console.error(sentence);
const timeoutMs = () => patientTimeoutMs;
const thread = createThreadedCompiler({ diff: diffSites, facts: loadImpactFacts(), timeoutMs });
const compiler = compileWithProgress(thread, say);
let database: OpenedDatabase | null = null;

const openService = async (): Promise<StoredSiteService> => {
  const config = readConfig(process.env);
  const { merchant } = config;
  const secrets = readSecrets(config);
  database = await openForCommand(config, { say });
  proveRecords(database, secrets);
  return createSiteService({
    db: database.work.db,
    clock: systemClock,
    random: systemRandom,
    merchant,
    compiler,
    signer: await openSecrets(database.db, secrets, { config, now: systemClock.now(), say }),
  });
};

const exitCodeOf = (cause: unknown): 1 | 2 | 3 | null => {
  if ([UsageError, SigningKeyError, ConfigError].some((kind) => cause instanceof kind)) return 2;
  if (cause instanceof NoDatabaseError || cause instanceof SecretKeyError) return 3;
  return cause instanceof AppError ? 1 : null;
};

async function run(words: readonly string[]): Promise<void> {
  const options = readCliOptions(words, process.cwd());
  // The thread loads its program while this one reads the documents.
  if (options.command === 'check') thread.warm();
  const work = async (): Promise<void> => {
    const { exitCode, data, text } = await runCommand(options, {
      compiler,
      openService,
      isDemo: () => readConfig(process.env).demo,
    });
    console.log(options.json ? JSON.stringify(data, null, 2) : text);
    process.exitCode = exitCode;
  };
  if (!options.isWatching) return work();
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort());
  await repeatWork(
    async () => {
      await work();
      say('Watching for changes; Ctrl+C ends it.');
    },
    { follow: (changed) => watchSources(options.root, changed), signal: stopping.signal },
  );
}

try {
  const words = process.argv.slice(2);
  if (asksForHelp(words)) console.log(usage);
  else await run(words);
} catch (cause) {
  const exitCode = exitCodeOf(cause);
  if (exitCode === null) throw cause;
  console.error(cause instanceof UsageError ? `${cause.message}\n\n${usage}` : (cause as Error).message);
  process.exitCode = exitCode;
} finally {
  // TypeScript does not see the assignment inside `openService`.
  await (database as OpenedDatabase | null)?.stop();
  await compiler.stop();
}
