import type { OperatorLink } from '../src/protocol/calls/people.ts';
import { describeDemo, describeSurfaces } from './banner.ts';
import { EmbeddedDatabaseError } from './db/embedded-postgres.ts';
import { openConfigured } from './db/open-database.ts';
import { ConfigError, readConfig } from './infrastructure/config.ts';
import { root } from './infrastructure/program.ts';
import type { Foyer } from './start.ts';
import { StartError, StoppedError } from './start-steps.ts';

/** `npm start`: everything on this machine, until a signal ends it. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const setupLines = ({ url, expiresAt }: OperatorLink): readonly string[] => [
  '  Nobody can sign in to the console yet. Anyone who opens this link first becomes its administrator:',
  `  ${url}`,
  `  It is good for one use, until ${expiresAt}. A later start prints another one.`,
  '',
];

const banner = (foyer: Foyer): string => {
  const seconds = (performance.now() / 1_000).toFixed(1);
  return [
    '',
    `Foyer is ready after ${seconds} s.`,
    '',
    ...describeSurfaces(foyer),
    '',
    `  Site     revision ${foyer.revision}`,
    `  Data     ${foyer.database}`,
    '',
    ...(foyer.demoAccounts === null ? [] : describeDemo(foyer.demoAccounts)),
    ...(foyer.setupLink === null ? [] : setupLines(foyer.setupLink)),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
};

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
    console.log(`\n  ${signal}: stopping…`);
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
  console.log(banner(foyer));
};

try {
  await run();
} catch (cause) {
  if (cause instanceof StoppedError) process.exit(0);
  console.error(isExpected(cause) ? `\nFoyer cannot start.\n${cause.message}\n` : cause);
  process.exit(1);
}
