import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { spawnAs, type Account } from './run-as.ts';

/** One data directory and what is needed to start it. */
export interface Cluster {
  /** Holds `data/` and `postgres.log`. */
  readonly folder: string;
  readonly account: Account | null;
  /** False only for data that may be lost in a crash: tests. */
  readonly durable: boolean;
}
/** A running server. `child` is absent when another process started it. */
export interface RunningCluster {
  readonly pid: number;
  readonly socketFolder: string;
}

/** Role and database of every embedded cluster. There is no password: the socket's folder is private. */
const embeddedName = 'foyer';
/** Part of the socket's file name only; nothing listens on TCP. */
const socketPort = 5432;
/** `sun_path` holds 107 bytes and a zero on Linux, 103 on macOS. */
const longestSocketPath = 103;
const startTimeoutMs = 120_000;

export const dataFolderOf = (cluster: Cluster): string => join(cluster.folder, 'data');

/** Major version that made the data, or null for no data. */
export const readDataVersion = (cluster: Cluster): number | null => {
  const file = join(dataFolderOf(cluster), 'PG_VERSION');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').trim()) : null;
};

const giveTo = (account: Account | null, path: string): void => {
  if (account !== null) chownSync(path, account.uid, account.gid);
};

/** A short private folder for the socket. Refused when another user made it first. */
const prepareSocketFolder = (cluster: Cluster): string => {
  const name = `foyer-${createHash('sha256').update(dataFolderOf(cluster)).digest('hex').slice(0, 12)}`;
  const file = `/.s.PGSQL.${socketPort}`;
  const base = join(tmpdir(), name).length + file.length <= longestSocketPath ? tmpdir() : '/tmp';
  const folder = join(base, name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  const owner = cluster.account?.uid ?? process.getuid?.() ?? 0;
  if (!stats.isDirectory() || (stats.uid !== owner && stats.uid !== process.getuid?.())) {
    throw new Error(`${folder} belongs to another user; remove it or set TMPDIR to a private folder`);
  }
  giveTo(cluster.account, folder);
  return folder;
};

export const connectionTo = (socketFolder: string, database: string = embeddedName): pg.ClientConfig => ({
  host: socketFolder,
  port: socketPort,
  user: embeddedName,
  database,
});

/**
 * Makes the data directory. Done beside its place and renamed, so that a crash half way or a second
 * process leaves either nothing or a whole directory.
 */
export const initialiseCluster = (cluster: Cluster, binaries: PostgresBinaries): void => {
  const target = dataFolderOf(cluster);
  const half = `${target}.${process.pid}.${Date.now()}`;
  mkdirSync(half, { recursive: true, mode: 0o700 });
  giveTo(cluster.account, cluster.folder);
  giveTo(cluster.account, half);
  const options = [
    '-D',
    half,
    '-U',
    embeddedName,
    '-E',
    'UTF8',
    '--locale=C',
    '--data-checksums',
    '--auth-local=trust',
    '--auth-host=reject',
    '--no-instructions',
  ];
  const run = spawnSync(
    join(binaries.folder, 'initdb'),
    cluster.durable ? options : [...options, '--no-sync'],
    {
      cwd: half,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
      ...spawnAs(cluster.account),
    },
  );
  if (run.status !== 0) {
    rmSync(half, { recursive: true, force: true });
    throw new Error(`initdb ${binaries.version} failed: ${run.stderr || run.error?.message || 'no output'}`);
  }
  try {
    renameSync(half, target);
  } catch (cause) {
    rmSync(half, { recursive: true, force: true });
    if (readDataVersion(cluster) === null) throw cause;
  }
};

const settings = (socketFolder: string, durable: boolean): readonly string[] => {
  const sync = durable ? 'on' : 'off';
  const values = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    port: String(socketPort),
    fsync: sync,
    synchronous_commit: sync,
    full_page_writes: sync,
    // The throw-away server of the tests serves many pools, and processes that are killed and started again.
    max_connections: durable ? '80' : '200',
    shared_buffers: '64MB',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** After a restart of a container a recorded pid may be some other program's. */
const isPostgres = (pid: number): boolean => {
  const file = `/proc/${pid}/cmdline`;
  return (
    !existsSync('/proc/self/cmdline') || (existsSync(file) && readFileSync(file, 'utf8').includes('postgres'))
  );
};

/** The server that holds this data directory now, no matter who started it. */
export const findRunning = (cluster: Cluster): RunningCluster | null => {
  const file = join(dataFolderOf(cluster), 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const socketFolder = (lines[4] ?? '').trim();
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (!isPostgres(pid)) {
    rmSync(file, { force: true });
    return null;
  }
  return socketFolder === '' ? null : { pid, socketFolder };
};

const tryConnect = async (config: pg.ClientConfig): Promise<true | Error> => {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined); // The next query or the next try says it.
  try {
    await client.connect();
    return true;
  } catch (cause) {
    return cause instanceof Error ? cause : new Error(String(cause));
  } finally {
    // What went wrong is returned; the line may be gone already.
    await client.end().catch(() => undefined);
  }
};

/** Waits until the server answers on its socket; crash recovery counts as waiting. */
export const waitUntilReady = async (socketFolder: string, hasDied: () => boolean): Promise<void> => {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    const answer = await tryConnect(connectionTo(socketFolder, 'postgres'));
    if (answer === true) return;
    if (hasDied()) throw new Error('PostgreSQL ended while starting', { cause: answer });
    if (Date.now() > deadline) throw new Error('PostgreSQL did not get ready in 120 s', { cause: answer });
    await sleep(20);
  }
};

const tailOf = (file: string): string =>
  readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n');

/** Starts the server in a separate session, so that Ctrl-C reaches this process and not the server. */
export const startCluster = async (cluster: Cluster, binaries: PostgresBinaries): Promise<RunningCluster> => {
  const socketFolder = prepareSocketFolder(cluster);
  const logFile = join(cluster.folder, 'postgres.log');
  const isLong = (statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > 5_000_000;
  const log = openSync(logFile, isLong ? 'w' : 'a');
  const data = dataFolderOf(cluster);
  let child: ChildProcess;
  try {
    child = spawn(
      join(binaries.folder, 'postgres'),
      ['-D', data, ...settings(socketFolder, cluster.durable)],
      {
        cwd: data,
        detached: true,
        stdio: ['ignore', log, log],
        env: { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' },
        ...spawnAs(cluster.account),
      },
    );
  } finally {
    closeSync(log);
  }
  const failures: string[] = [];
  child.on('error', (cause) => failures.push(cause.message));
  child.on('exit', (code, signal) => failures.push(`exit ${code ?? signal}`));
  child.unref();
  try {
    await waitUntilReady(socketFolder, () => failures.length > 0);
  } catch (cause) {
    throw new Error(
      `PostgreSQL ${binaries.version} did not start (${failures.at(-1) ?? 'timeout'}). Its log ${logFile} ends:\n${tailOf(logFile)}`,
      { cause },
    );
  }
  const running = findRunning(cluster);
  if (running === null)
    throw new Error(`PostgreSQL runs but ${join(data, 'postmaster.pid')} does not say so`);
  return running;
};

/** Fast shutdown: open transactions roll back, everything committed is on disk. Immediate after 30 s, killed after 35. */
export const stopCluster = async (running: RunningCluster): Promise<void> => {
  const signal = (name: NodeJS.Signals): void => {
    if (isAlive(running.pid)) process.kill(running.pid, name);
  };
  signal('SIGINT');
  const deadline = Date.now() + 30_000;
  let isQuitting = false;
  while (isAlive(running.pid)) {
    // A server that hangs does not even hear SIGQUIT. It recovers from a kill at its next start.
    if (Date.now() > deadline + 5_000) {
      signal('SIGKILL');
      break;
    }
    if (Date.now() > deadline && !isQuitting) {
      isQuitting = true;
      signal('SIGQUIT');
    }
    await sleep(10);
  }
  rmSync(running.socketFolder, { recursive: true, force: true });
};

/** Makes the database of the cluster when it is missing. */
export const ensureDatabase = async (running: RunningCluster): Promise<void> => {
  const client = new pg.Client(connectionTo(running.socketFolder, 'postgres'));
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [embeddedName]);
    if (rowCount === 0) await client.query(`create database ${embeddedName}`);
  } catch (cause) {
    // 42P04: a second process made it between the two statements.
    if ((cause as { code?: string }).code !== '42P04' && (cause as { code?: string }).code !== '23505')
      throw cause;
  } finally {
    await client.end();
  }
};

/** Parent folders must exist before the account can own the last one. */
export const prepareFolder = (cluster: Cluster): void => {
  mkdirSync(dirname(cluster.folder), { recursive: true });
  mkdirSync(cluster.folder, { recursive: true, mode: 0o700 });
  giveTo(cluster.account, cluster.folder);
};
