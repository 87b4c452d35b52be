import { mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, relative, sep } from 'node:path';
import { describeDemo, describeSurfaces } from '../banner.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../db/embedded-postgres.ts';
import { readConfig, type Config } from '../infrastructure/config.ts';
import { root } from '../infrastructure/program.ts';
import { createFaultBoard, describeIssue, printIssues, type FaultBoard } from './fault-board.ts';
import { openFront } from './front.ts';
import { generate, isGeneratedFrom } from './generation.ts';
import { listen } from './listen.ts';
import { openPages, viteBase, type DevPages } from './pages.ts';
import { openProgramBuild, type ProgramBuild } from './program-build.ts';
import { createRunningProgram, type RunningProgram } from './running-program.ts';
import { runOnce } from './run-once.ts';

/** `npm run dev`: portal, console and lab, where every saved file is visible immediately. */
const say = (sentence: string): void => console.log(`  ${sentence}`);
const secondsSince = (begin: number): string => `${((performance.now() - begin) / 1_000).toFixed(1)} s`;

const documentFolders = ['layouts', 'locales', 'schemas/forms'].map((name) => join(root, name) + sep);
const codeFolders = ['src', 'server', 'platform', 'demo', 'schemas'].map((name) => join(root, name));
/** Editors write a file in several steps. */
const quietMs = 40;

interface Workshop {
  readonly build: ProgramBuild;
  readonly running: RunningProgram;
  readonly board: FaultBoard;
}
interface ReloadSteps {
  readonly publish: () => Promise<void>;
  readonly replace: () => Promise<void>;
  readonly generate: () => Promise<void>;
}

const publish = async ({ running, board }: Workshop): Promise<void> => {
  const begin = performance.now();
  const program = running.now();
  // The next program publishes what one that was replaced meanwhile did not.
  const issues = await program?.publish().catch(() => undefined);
  if (issues === undefined || program !== running.now()) return;
  board.put('site', issues.filter(({ severity }) => severity === 'error').map(describeIssue));
  printIssues(issues);
  say(issues.length === 0 ? `Published in ${secondsSince(begin)}.` : 'The last good version stays.');
};

const replace = async (workshop: Workshop): Promise<void> => {
  const { build, running, board } = workshop;
  const begin = performance.now();
  const faults = await build.build();
  board.put('program', faults);
  for (const { sentence, place } of faults) say(`${place}: ${sentence}`);
  if (faults.length > 0) return;
  try {
    if (!(await running.replace())) return;
  } catch (cause) {
    const sentence = cause instanceof Error ? cause.message : String(cause);
    board.put('program', [{ sentence, place: 'the server', fix: null }]);
    return say(sentence);
  }
  say(`The server is new after ${secondsSince(begin)}.`);
};

/** What is generated reaches pages and program as any other file that changed. */
const renew = async ({ board }: Workshop): Promise<void> => {
  const faults = await generate(root);
  board.put('generated', faults);
  for (const { sentence, place } of faults) say(`${place}: ${sentence}`);
};

const watch = ({ portal }: DevPages, { build, running }: Workshop, work: ReloadSteps): void => {
  const timers: Partial<Record<keyof typeof work, NodeJS.Timeout>> = {};
  const soon = (name: keyof typeof work): void => {
    clearTimeout(timers[name]);
    timers[name] = setTimeout(() => void work[name](), quietMs);
  };
  portal.watcher.add([...documentFolders, ...codeFolders]);
  portal.watcher.on('all', (_event, file) => {
    if (isGeneratedFrom(relative(root, file).split(sep).join('/'))) soon('generate');
    // A program that never started, or has ended, may have been kept from it by a document.
    if (documentFolders.some((folder) => file.startsWith(folder)))
      soon(running.now() === null ? 'replace' : 'publish');
    else if (build.uses(file)) soon('replace');
  });
};

/** Outlives each run of the program; null where `DATABASE_URL` leads to one. */
const openDatabase = async ({ databaseUrl, dataFolder }: Config): Promise<EmbeddedPostgres | null> =>
  databaseUrl === null ? startEmbeddedPostgres({ dataFolder, mode: 'own', say }) : null;

const run = async (): Promise<void> => {
  const config = readConfig({ DATA_DIR: '.data/dev', ...process.env });
  mkdirSync(config.dataFolder, { recursive: true });
  const servers = { portal: createServer(), console: createServer(), games: createServer() };
  const [database, pages, build] = await Promise.all([
    openDatabase(config),
    openPages(root, servers),
    openProgramBuild(root),
  ]);
  const board = createFaultBoard([pages.portal, pages.console]);
  const running = createRunningProgram(build.file, { config, assets: pages.assets });
  const { upstreams } = running;
  openFront(servers.portal, upstreams.portal, { base: viteBase, answer: pages.portal.middlewares });
  openFront(servers.console, upstreams.console, { base: viteBase, answer: pages.console.middlewares });
  openFront(servers.games, upstreams.games, null);
  const workshop = { build, running, board };
  const publishOnce = runOnce(() => publish(workshop));
  const work: ReloadSteps = {
    publish: publishOnce,
    replace: runOnce(async () => {
      await replace(workshop);
      // Components and checks are part of the program: the same documents may compile to something else.
      void publishOnce();
    }),
    generate: runOnce(async () => {
      await renew(workshop);
      // A program that never started may have been kept from it by what was stale.
      if (running.now() === null) void work.replace();
    }),
  };
  watch(pages, workshop, work);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      void Promise.all([running.stop(), pages.portal.close(), pages.console.close(), build.stop()])
        .then(() => database?.stop())
        .finally(() => process.exit(0));
    });
  await work.replace();
  if (running.now() === null) await work.generate();
  await listen(servers.portal, config.portalPort, config.host);
  await listen(servers.console, config.consolePort, config.host);
  await listen(servers.games, config.gamesPort, config.host);
  const { portalOrigin, consoleOrigin } = config;
  const lines = [
    `Foyer is ready for changes after ${secondsSince(0)}.`,
    '',
    ...describeSurfaces({ portalOrigin, consoleOrigin, gamesOrigin: running.now()?.gamesOrigin ?? null }),
    '',
    `  Data     ${config.dataFolder}: the files of this checkout are published over it at each save.`,
    '',
    ...describeDemo(running.now()?.accounts ?? []),
    '  Ctrl-C stops everything.',
  ];
  console.log(`\n${lines.join('\n')}\n`);
};

await run();
