import { EmbeddedDatabaseError } from './db/embedded-postgres.ts';
import { openConfigured } from './db/open-database.ts';
import { systemClock } from './infrastructure/clock.ts';
import { ConfigError, isProduction, readConfig } from './infrastructure/config.ts';
import { root } from './infrastructure/program.ts';
import type { Foyer } from './start.ts';
import { createStartLog } from './start-log.ts';
import { StartError, StoppedError } from './start-steps.ts';

/** `npm start`: everything on this machine, until a signal ends it. */
const log = createStartLog(
  isProduction(process.env),
  { out: (line) => console.log(line), error: (line) => console.error(line) },
  () => systemClock.now().getTime(),
);
const { say } = log;

const isExpected = (cause: unknown): cause is Error =>
  cause instanceof StartError || cause instanceof ConfigError || cause instanceof EmbeddedDatabaseError;

/** npm and other parents pass a signal on, so one press or one stop comes twice. */
const sameSignalMs = 2_000;

const run = async (): Promise<void> => {
  const ending = new AbortController();
  let foyer: Foyer | null = null;
  let firstAt: number | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    if (firstAt !== null) {
      if (performance.now() - firstAt > sameSignalMs) foyer?.hurry();
      return;
    }
    firstAt = performance.now();
    log.stopping(signal);
    ending.abort();
    if (foyer !== null) end(foyer);
  };
  const end = (running: Foyer): void => {
    running.stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(cause);
        process.exit(1);
      },
    );
  };
  // Before the start: the database that it starts must not outlive it.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const config = readConfig(process.env);
  // The database starts while the rest of the program is loaded.
  const opening = openConfigured(config, { mode: 'own', say });
  // What fails is met where the start awaits it.
  opening.catch(() => undefined);
  const { startFoyer } = await import('./start.ts');
  foyer = await startFoyer({ config, root, say, opening, signal: ending.signal });
  if (ending.signal.aborted) return end(foyer);
  log.ready(foyer, performance.now() / 1_000);
};

try {
  await run();
} catch (cause) {
  if (cause instanceof StoppedError) process.exit(0);
  if (isExpected(cause)) log.fail(cause.message);
  else console.error(cause);
  process.exit(1);
}
