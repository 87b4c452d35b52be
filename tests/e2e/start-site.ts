import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { jobChannel } from '../../server/infrastructure/jobs/job-store.ts';
import { openDatabase, type OpenedDatabase } from '../../server/db/open-database.ts';
import { root } from '../gate/run-command.ts';
import { copySeed } from './seeded-folder.ts';

export interface RunningSite {
  /** Scheme, host and port. */
  readonly portal: string;
  readonly console: string;
  /** Where games are played; empty for a server that runs already. */
  readonly games: string;
  /** What the server printed so far. */
  readonly output: () => string;
  /** Runs a program of the command line beside the server, `site` or `operator`; gives what it printed. */
  command(words: readonly string[]): Promise<string>;
  /**
   * Forgets all counts of tries: of logins, puzzles, pictures and codes. A house of tests logs in more often than a house of people,
   * and after twenty logins of one network in a quarter of an hour each asks for a picture.
   */
  forgetTries(): Promise<void>;
  /**
   * Ends the sale of a lottery game's issue in three seconds and draws it in four: what is to be seen does not
   * depend on how long a sale is.
   * @param game its code
   */
  hastenDraw(game: string): Promise<void>;
  /** Its database, for what a test begins with and is not about. */
  openData(): Promise<Database>;
  /** Milliseconds from the start of the process until both surfaces answered. */
  readonly startMs: number;
  /** Of the server's process; null for one that runs already. */
  readonly child: ChildProcess | null;
  stop(): Promise<void>;
}

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('The machine gave no free port.')),
      );
    });
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isHealthy = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false; // Not listening yet: asked again until the deadline.
  }
};

/** The build of a fresh checkout is part of it, on a machine that may be busy. */
const startLimitMs = 240_000;

const waitUntilHealthy = async (
  child: ChildProcess,
  origins: readonly string[],
  output: () => string,
): Promise<void> => {
  const deadline = performance.now() + startLimitMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    if ((await Promise.all(origins.map(isHealthy))).every(Boolean)) return;
    await pause(100);
  }
  throw new Error(`The server did not answer within ${startLimitMs / 1_000} s:\n${output()}`);
};

const stopChild = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
};

/** A server that runs already (`E2E_PORTAL`, `E2E_CONSOLE`): for quick tries while writing tests. */
export const useRunningSite = (portal: string, console: string): RunningSite => ({
  portal,
  console,
  games: process.env['E2E_GAMES'] ?? '',
  output: () => '',
  command: () => Promise.reject(new Error('Only a server that the tests started has a command line.')),
  forgetTries: () => Promise.resolve(),
  hastenDraw: () => Promise.resolve(),
  openData: () => Promise.reject(new Error('Only a server that the tests started has a database.')),
  startMs: 0,
  child: null,
  stop: () => Promise.resolve(),
});

/** An empty folder for data. */
export const makeDataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-e2e-'));
  // As root the database runs as another user, who must reach its data.
  chmodSync(folder, 0o755);
  return folder;
};

const shareDatabase = (dataFolder: string): Promise<OpenedDatabase> =>
  openDatabase({ databaseUrl: null, directUrl: null, mode: 'share', say: () => undefined, dataFolder });

const findPorts = (env: Readonly<Record<string, string>>) =>
  Promise.all([env['PORTAL_PORT'] ?? findFreePort(), findFreePort(), findFreePort()]);

const hastenDrawOf = async (db: Database, game: string): Promise<void> => {
  await sql`with soon as (update lottery_issue set closes_at = now() + interval '3 s', draws_at = now() + interval '4 s'
      where game = ${game} and opens_at <= now() and closes_at > now() + interval '3 s' returning id::text, closes_at, draws_at)
    update job set due_at = case job.kind when 'lottery.draw' then draws_at else closes_at end
    from soon where job.key = soon.id and job.kind in ('lottery.draw', 'lottery.seal')`.execute(db);
  await sql`select pg_notify(${jobChannel}, '')`.execute(db);
};

/**
 * The real server with a data folder, an embedded database and free ports. Where the settings
 * are the plain ones, its data is a copy of what the first start of this run filled.
 */
export const startSite = async (
  env: Readonly<Record<string, string>> = {},
  health = '/healthz',
  checkout = root,
): Promise<RunningSite> => {
  const folder = makeDataFolder();
  const [portalPort, consolePort, gamesPort] = await findPorts(env);
  const options = {
    cwd: checkout,
    env: {
      ...process.env,
      PORTAL_PORT: String(portalPort),
      CONSOLE_PORT: String(consolePort),
      GAMES_PORT: String(gamesPort),
      DATA_DIR: join(folder, 'data'),
      ENVIRONMENT_NAME: 'test',
      ...env,
    },
  };
  copySeed(options.env.DATA_DIR, env);
  const begin = performance.now();
  const child = spawn(process.execPath, ['server/launch.mjs', 'main'], {
    ...options,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pieces: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (piece: string) => pieces.push(piece));
  const output = (): string => pieces.join('');
  const command = async (words: readonly string[]): Promise<string> => {
    const argv = ['server/launch.mjs', ...words];
    return (await promisify(execFile)(process.execPath, argv, options)).stdout;
  };
  let database: Promise<OpenedDatabase> | null = null;
  const openData = async (): Promise<Database> => {
    database ??= shareDatabase(options.env.DATA_DIR);
    return (await database).db;
  };
  const hastenDraw = async (game: string): Promise<void> => hastenDrawOf(await openData(), game);
  const forgetTries = async (): Promise<void> => {
    const db = await openData();
    await db.deleteFrom('limit_window').execute();
  };
  const stop = async (): Promise<void> => {
    await (await database)?.stop();
    await stopChild(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const portal = `http://localhost:${portalPort}`;
  const console = `http://localhost:${consolePort}`;
  const games = `http://localhost:${gamesPort}`;
  try {
    await waitUntilHealthy(child, [`${portal}${health}`, `${console}${health}`], output);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    portal,
    console,
    games,
    output,
    command,
    forgetTries,
    hastenDraw,
    openData,
    startMs: performance.now() - begin,
    child,
    stop,
  };
};
