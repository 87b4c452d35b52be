import { fileURLToPath } from 'node:url';
import { EmbeddedDatabaseError } from './db/embedded-postgres.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { StartError, startFoyer, type Foyer } from './start.ts';

/** `npm start`: everything on this machine, until a signal ends it. */
const startedAt = performance.now();
const root = fileURLToPath(new URL('..', import.meta.url));
const say = (sentence: string): void => console.log(`  ${sentence}`);

const demoLines = [
  '  Players  player, agent, trial, newbie, expired     password Foyer-2026',
  '  Console  viewer, editor, publisher, approver, cashier, treasurer  password Console-2026',
  '           (accounts for trying; DEMO=0 makes none)',
  '',
];

const banner = (foyer: Foyer): string => {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return [
    '',
    `Foyer is ready after ${seconds} s.`,
    '',
    `  Portal   ${foyer.portalOrigin}`,
    `  Console  ${foyer.consoleOrigin}`,
    `  Lab      ${foyer.consoleOrigin}/lab/`,
    ...(foyer.gamesOrigin === null ? [] : [`  Games    ${foyer.gamesOrigin} (opened from the lobby)`]),
    '',
    `  Site     revision ${foyer.revision}`,
    `  Data     ${foyer.database}`,
    '',
    ...(foyer.demo ? demoLines : []),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
};

const isExpected = (cause: unknown): cause is Error =>
  cause instanceof StartError || cause instanceof ConfigError || cause instanceof EmbeddedDatabaseError;

const run = async (): Promise<void> => {
  const foyer = await startFoyer({ config: readConfig(process.env), root, say });
  console.log(banner(foyer));
  let isStopping = false;
  const stop = (signal: NodeJS.Signals): void => {
    // A second signal does not wait.
    if (isStopping) process.exit(130);
    isStopping = true;
    console.log(`\n  ${signal}: stopping…`);
    foyer.stop().then(
      () => process.exit(0),
      (cause: unknown) => {
        console.error(cause);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
};

try {
  await run();
} catch (cause) {
  console.error(isExpected(cause) ? `\nFoyer cannot start.\n${cause.message}\n` : cause);
  process.exit(1);
}
