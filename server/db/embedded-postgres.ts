import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import {
  connectionTo,
  dataFolderOf,
  ensureDatabase,
  findRunning,
  initialiseCluster,
  isAlive,
  prepareFolder,
  readDataVersion,
  startCluster,
  stopCluster,
  waitUntilReady,
  type Cluster,
  type RunningCluster,
} from './postgres-cluster.ts';
import { canAccount, chooseAccount, type Account } from './run-as.ts';

/** Names the lock that says which process owns the server of a data directory. */
export const ownerLock = 4_100_002;

export interface EmbeddedOptions {
  /** Folder of all data of this Foyer; the cluster lives in `postgres/` below it. */
  readonly dataFolder: string;
  /**
   * `own`: this process keeps the server alive and stops it at the end; a second owner is refused.
   * `share`: use the server that runs, or own one until the end (command lines).
   */
  readonly mode: 'own' | 'share';
  readonly durable?: boolean;
  /** What an operator should know, one sentence each. */
  readonly say: (sentence: string) => void;
}
export interface EmbeddedPostgres {
  readonly config: pg.ClientConfig;
  readonly description: string;
  readonly running: () => RunningCluster;
  stop(): Promise<void>;
}

/** Refusals that a person can act on; anything else thrown here is a defect. */
export class EmbeddedDatabaseError extends Error {
  readonly code: 'database.in-use' | 'database.version' | 'database.unavailable';
  constructor(code: EmbeddedDatabaseError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

const placeCluster = (options: EmbeddedOptions): Cluster => {
  const clusterFolder = join(resolve(options.dataFolder), 'postgres');
  const durable = options.durable ?? true;
  const account: Account | null = chooseAccount(join(clusterFolder, 'data'));
  const here: Cluster = { folder: clusterFolder, account, durable };
  prepareFolder(here);
  if (account === null || canAccount(account, 'write', clusterFolder)) return here;
  const hash = createHash('sha256').update(clusterFolder).digest('hex').slice(0, 10);
  const folder = join('/var/lib/foyer', `${basename(dirname(dirname(clusterFolder)))}-${hash}`);
  const elsewhere: Cluster = { folder, account: chooseAccount(join(folder, 'data')) ?? account, durable };
  prepareFolder(elsewhere);
  options.say(
    `Running as root: PostgreSQL runs as ${account.name}, who cannot reach ${clusterFolder}, so its data is in ${folder}.`,
  );
  return elsewhere;
};

const chooseBinaries = (cluster: Cluster): PostgresBinaries => {
  const installations = findPostgresBinaries(cluster.account);
  const dataVersion = readDataVersion(cluster);
  const first = installations[0];
  if (first === undefined) {
    throw new EmbeddedDatabaseError(
      'database.unavailable',
      'No PostgreSQL on this machine and none from npm',
    );
  }
  if (dataVersion === null) return first;
  const same = installations.find(({ major }) => major === dataVersion);
  if (same !== undefined) return same;
  const has = installations.map(({ version }) => version).join(', ');
  throw new EmbeddedDatabaseError(
    'database.version',
    `${dataFolderOf(cluster)} was made by PostgreSQL ${dataVersion}; here is only ${has}. ` +
      `On a machine with PostgreSQL ${dataVersion}: npm run db -- backup <folder>. ` +
      `Then here, with DATA_DIR at a new place: npm run db -- restore <folder>. Nothing was changed.`,
  );
};

const startOrAdopt = async (
  cluster: Cluster,
  options: EmbeddedOptions,
): Promise<{ running: RunningCluster; how: string }> => {
  const live = findRunning(cluster);
  if (live !== null) {
    await waitUntilReady(live.socketFolder, () => findRunning(cluster) === null);
    return { running: live, how: 'already running' };
  }
  const binaries = chooseBinaries(cluster);
  if (readDataVersion(cluster) === null) {
    if (existsSync(dataFolderOf(cluster))) {
      throw new Error(`${dataFolderOf(cluster)} exists but holds no PostgreSQL data; move it away`);
    }
    initialiseCluster(cluster, binaries);
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      return {
        running: await startCluster(cluster, binaries),
        how: `started, ${binaries.origin === 'npm' ? 'binaries from npm' : 'binaries of this machine'}`,
      };
    } catch (cause) {
      // Another process won the start, or the last children of a killed server are still leaving.
      const other = findRunning(cluster);
      if (other !== null) return startOrAdopt(cluster, options);
      if (attempt === 5) throw cause;
      options.say(`PostgreSQL did not start, trying again: ${(cause as Error).message.split('\n')[0]}`);
      await sleep(400 * attempt);
    }
  }
};

interface Ownership {
  readonly isOwner: boolean;
  readonly client: pg.Client;
}
const takeOwnership = async (running: RunningCluster): Promise<Ownership> => {
  const client = new pg.Client({
    ...connectionTo(running.socketFolder),
    application_name: `foyer owner ${process.pid}`,
  });
  client.on('error', () => undefined); // `end` follows and is what the supervisor watches.
  await client.connect();
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    ownerLock,
  ]);
  return { isOwner: rows[0]?.taken === true, client };
};

/** Process id of the owner; null when there is none. */
const findOwner = async (client: pg.Client): Promise<number | null> => {
  const { rows } = await client.query<{ name: string }>(
    `select a.application_name as name from pg_locks l join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.objid = $1 and l.granted`,
    [ownerLock],
  );
  const name = rows[0]?.name;
  return name === undefined ? null : Number(name.replace('foyer owner ', ''));
};

/** PostgreSQL keeps the lock of a killed owner until it reads the end of its connection: moments later. */
const claimOwnership = async (running: RunningCluster, cluster: Cluster): Promise<Ownership> => {
  for (let delay = 50; ; delay *= 2) {
    const ownership = await takeOwnership(running);
    if (ownership.isOwner) return ownership;
    const owner = await findOwner(ownership.client);
    await ownership.client.end();
    const isInUse = owner !== null && isAlive(owner);
    if (isInUse || delay > 2_000) {
      throw new EmbeddedDatabaseError(
        'database.in-use',
        `${cluster.folder} is in use by ${owner === null ? 'another process' : `process ${owner}`}. ` +
          'Stop it, or set DATA_DIR to another folder.',
      );
    }
    await sleep(delay);
  }
};

/**
 * Runs PostgreSQL as a child with nothing to install: makes the data directory, starts the server or
 * adopts the one that a killed Foyer left, restarts it when it dies, stops it at the end.
 */
export const startEmbeddedPostgres = async (options: EmbeddedOptions): Promise<EmbeddedPostgres> => {
  if (process.platform === 'win32') {
    throw new EmbeddedDatabaseError('database.unavailable', 'The embedded PostgreSQL needs Unix sockets');
  }
  const cluster = placeCluster(options);
  const first = await startOrAdopt(cluster, options);
  let running = first.running;
  await ensureDatabase(running);
  let ownership =
    options.mode === 'own' ? await claimOwnership(running, cluster) : await takeOwnership(running);

  let isStopping = false;
  const watch = (): void => {
    ownership.client.once('end', () => {
      if (isStopping) return;
      options.say('The connection to PostgreSQL was lost; starting it again.');
      void revive();
    });
  };
  const revive = async (): Promise<void> => {
    for (let delay = 50; !isStopping; delay = Math.min(delay * 2, 5_000)) {
      try {
        running = (await startOrAdopt(cluster, options)).running;
        ownership = await takeOwnership(running);
        watch();
        return;
      } catch (cause) {
        options.say(`PostgreSQL is not back yet: ${(cause as Error).message.split('\n')[0]}`);
        await sleep(delay);
      }
    }
  };
  if (ownership.isOwner) watch();

  const version = readDataVersion(cluster);
  return {
    config: connectionTo(running.socketFolder),
    description: `embedded PostgreSQL ${version} (${first.how}) in ${cluster.folder}`,
    running: () => running,
    stop: async () => {
      isStopping = true;
      // The line may be gone already.
      await ownership.client.end().catch(() => undefined);
      if (ownership.isOwner) await stopCluster(running);
    },
  };
};
