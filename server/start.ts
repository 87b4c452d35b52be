import type { FastifyInstance } from 'fastify';
import { buildApp, type App } from './app.ts';
import { awaitDatabase } from './await-database.ts';
import { findAssets, type AssetFolders } from './assets/asset-folders.ts';
import type { OperatorLink } from '../src/protocol/calls/people.ts';
import { migrate, migrationFolders } from './db/migrate.ts';
import type { OpenedDatabase } from './db/open-database.ts';
import { drain } from './drain.ts';
import { followPlatform } from './follow-platform.ts';
import { openSecrets, type Secrets } from './infrastructure/keys/open-secrets.ts';
import { openGallery } from './gallery/gallery-folder.ts';
import { createMemberJobs, planMemberJobs } from '../platform/jobs.ts';
import { writeFirstTopics } from '../platform/messages/entries/first-topics.ts';
import { systemClock, type Clock } from './infrastructure/clock.ts';
import type { Config } from './infrastructure/config.ts';
import type { MemberDeps } from './infrastructure/deps.ts';
import { createJobRunner, type JobRunner } from './infrastructure/jobs/job-runner.ts';
import { createChangingSigner, followReleaseKeys } from './infrastructure/keys/follow-release-keys.ts';
import type { ReleaseSigner } from './infrastructure/keys/release-signer.ts';
import { systemRandom, type Random } from './infrastructure/random.ts';
import { createHttpMetrics } from './infrastructure/metrics/http-metrics.ts';
import { createReadiness } from './infrastructure/http/readiness.ts';
import { measureLoad } from './infrastructure/http/shedding.ts';
import { deriveKey } from './infrastructure/keys/secret-key.ts';
import { publishFiles } from './site/compile/import-default.ts';
import type { Issue } from '../src/protocol/release/issue.ts';
import { createCopySeal } from './site/live/live-copy.ts';
import type { OpenedSite } from './site/open-site.ts';
import { openBasis, openOwnSite } from './open-basis.ts';
import {
  endInTime,
  listen,
  openSetupLink,
  withStartError,
  reportFault,
  untilStopped,
} from './start-steps.ts';
import type { ThreadedCompiler } from './site/compile/threaded-compiler.ts';
import { openCompiler } from './site/compile/open-compiler.ts';
import { openViews } from './site/compile/open-views.ts';
import { rebaseJobKind } from './site/draft/rebase-drafts.ts';
import { scheduleJobKind } from './site/schedule/settle-plan.ts';
import { readVersion } from './infrastructure/program.ts';
import { readProgram } from './site/compile/source-hash.ts';
import { createParts } from './create-parts.ts';
import { openMetrics } from './open-metrics.ts';
import { publishDefault } from './publish-default.ts';
import { plural } from '../src/protocol/words/plural.ts';

export interface StartOptions {
  readonly config: Config;
  /** Folder of the checkout or of the deployment. */
  readonly root: string;
  /** Gets what an operator should know, one sentence each. */
  readonly say: (sentence: string) => void;
  readonly clock?: Clock;
  readonly random?: Random;
  /** Built portal, console and lab; those of `dist/` by default. */
  readonly assets?: AssetFolders;
  /** `share` where another process keeps the embedded database running. */
  readonly database?: 'own' | 'share';
  /** The database of the settings where it is being opened already; it is stopped with everything else. */
  readonly opening?: Promise<OpenedDatabase>;
  /** Ends a start that is under way. */
  readonly signal?: AbortSignal;
}
export interface Foyer {
  readonly portalOrigin: string;
  readonly consoleOrigin: string;
  /** Null where no vendor of games is connected. */
  readonly gamesOrigin: string | null;
  readonly database: string;
  readonly revision: number;
  /** Who can log in to the demonstration, as lines; null without it. */
  readonly demoAccounts: readonly string[] | null;
  /** For the first administrator; null where there is one. It opens everything, so no log gets it. */
  readonly setupLink: OperatorLink | null;
  /** Publishes the files of the checkout; gives what keeps them from it. */
  publishFiles(): Promise<readonly Issue[]>;
  /** Says goodbye to browsers, ends requests, stops the database where it is ours. */
  stop(): Promise<void>;
  /** Makes a stop that is under way wait for nothing. */
  hurry(): void;
}
type Parts = Awaited<ReturnType<typeof createParts>>;
/** A real platform behind us says itself when it is closed, and keeps the sessions. */
const followOwnPlatform = async (
  { config, say }: StartOptions,
  { notifications }: OpenedDatabase,
  { hub }: OpenedSite,
  { member, operatorConsole: { workNews } }: Pick<Parts, 'member' | 'operatorConsole'>,
): Promise<(() => Promise<void>) | null> =>
  config.upstreamUrl === null
    ? followPlatform({ member, notifications, hub, workNews, onTrouble: reportFault(say) })
    : null;

const createJobs = (
  { config, say }: StartOptions,
  database: OpenedDatabase,
  site: OpenedSite,
  member: MemberDeps,
): JobRunner => {
  return createJobRunner({
    db: database.work.db,
    merchant: config.merchant,
    clock: member.clock,
    notifications: database.notifications,
    handlers: {
      [scheduleJobKind]: site.service.schedules.run,
      [rebaseJobKind]: site.service.rebaseDraft,
      // A real platform behind us keeps its own deadlines.
      ...(config.upstreamUrl === null ? createMemberJobs(member) : {}),
    },
    onTrouble: reportFault(say),
  });
};

const fillDatabase = async (
  { demonstration, operatorConsole, member }: Parts,
  { work }: OpenedDatabase,
  say: (sentence: string) => void,
): Promise<void> => {
  // All of it in one transaction, which may take its time: no request waits for it.
  const filled = { ...member, db: work.db };
  await demonstration?.fill({ operatorConsole, member: filled }, say);
  await writeFirstTopics(filled);
};

const openPorts = async (config: Config, app: App, games: FastifyInstance | null): Promise<void> => {
  await listen(app.portal, config.portalPort, config.host, 'PORTAL_PORT');
  await listen(app.console, config.consolePort, config.host, 'CONSOLE_PORT');
  if (games !== null) await listen(games, config.gamesPort, config.host, 'GAMES_PORT');
};

const serve = async (
  options: StartOptions,
  database: OpenedDatabase,
  site: OpenedSite &
    Pick<ThreadedCompiler, 'draw' | 'view'> & { readonly secrets: Secrets; readonly signer: ReleaseSigner },
  { beforeListening, hurry }: { readonly beforeListening: () => Promise<void>; readonly hurry: AbortSignal },
) => {
  const { config, root, say } = options;
  const parts = await createParts(options, database, site);
  const { member, operatorConsole, delivery, demonstration } = parts;
  await fillDatabase(parts, database, say);
  const gamesOrigin = member.gameVendor?.origin ?? null;
  const metrics = openMetrics({ config, database, site, http: createHttpMetrics(), version: readVersion() });
  const readiness = createReadiness({
    dataFolder: config.dataFolder,
    hasSite: () => site.watch.current() !== null,
  });
  const app = await buildApp({
    origins: { portal: config.portalOrigin, console: config.consoleOrigin, games: gamesOrigin },
    trustProxy: config.trustProxy,
    connectionsPerNetwork: config.connectionsPerNetwork,
    logLevel: config.logLevel,
    program: await readProgram(root),
    assets: options.assets ?? findAssets(root),
    gallery: openGallery(root),
    member,
    console: operatorConsole,
    delivery: { ...delivery, draw: site.draw },
    measureLoad: (portal) => measureLoad(portal, database.countWaiting),
    metrics,
    readiness,
    messageReports: parts.messages.reports,
    upstreamUrl: config.upstreamUrl,
    demonstration,
  });
  const works = [createJobs(options, database, site, member), parts.messages.worker];
  const games =
    (await demonstration?.openGames({
      portal: app.portal,
      trustProxy: config.trustProxy,
      isDraining: readiness.isDraining,
      logLevel: config.logLevel,
      onTrouble: reportFault(say),
    })) ?? null;
  const stopFollowing = await followOwnPlatform(options, database, site, parts);
  const close = async (): Promise<void> => {
    const ended = Promise.all([...works.map((work) => work.stop()), stopFollowing?.()]);
    await drain({
      servers: [app.portal, app.console, ...(games === null ? [] : [games.app])],
      readiness,
      endStreams: () => {
        site.hub.close();
        operatorConsole.workNews.close();
      },
      pauseMs: config.drainSeconds * 1_000,
      hurry,
    });
    await endInTime(Promise.all([ended, games?.close(), metrics.close()]));
  };
  try {
    if (config.upstreamUrl === null) await planMemberJobs(member);
    for (const work of works) await work.start();
    // Nothing after this asks the database: a node that answers outlives one that hangs.
    const setupLink = await openSetupLink(operatorConsole);
    await beforeListening();
    await metrics.listen();
    await openPorts(config, app, games?.app ?? null);
    readiness.started();
    return { close, setupLink, demoAccounts: demonstration?.accounts ?? null, gamesOrigin };
  } catch (cause) {
    await close();
    throw cause;
  }
};

type Stops = (() => Promise<void>)[];

/** Everything after the database is open. Puts what must be stopped again into `stops`. */
const startParts = async (
  options: StartOptions,
  database: OpenedDatabase,
  secrets: Secrets,
  {
    stops,
    signal,
    hurry,
  }: { readonly stops: Stops; readonly signal: AbortSignal; readonly hurry: AbortSignal },
): Promise<Pick<Foyer, 'revision' | 'setupLink' | 'demoAccounts' | 'gamesOrigin' | 'publishFiles'>> => {
  const { config, root, say, clock = systemClock, random = systemRandom } = options;
  const { logLevel } = config;
  const seal = createCopySeal(deriveKey(secrets.keys.key, 'foyer copy of the live release'));
  const standIn = await awaitDatabase(database, { config, root, say, logLevel, seal, signal });
  const closeStandIn = async (): Promise<void> => standIn?.close();
  stops.push(closeStandIn);
  const ran = await withStartError(() => migrate(database.work.pool, migrationFolders(config)));
  if (ran.length > 0) say(`Database brought up to date (${plural(ran.length, 'migration', 'migrations')}).`);
  const { notifications } = database;
  const readSigner = () => openSecrets(database.work.db, secrets, { config, now: clock.now(), say });
  const signer = createChangingSigner(await withStartError(readSigner));
  let isServing = false;
  const compiler = openCompiler(() => isServing);
  stops.push(() => compiler.stop());
  const site = await openOwnSite(database, { config, say, clock, random, compiler, signer, seal });
  stops.push(() => site.stop());
  const keys = await followReleaseKeys({
    notifications,
    signer,
    read: readSigner,
    onChange: site.renewKeys,
    onTrouble: reportFault(say, 'Trouble with the keys that sign releases: '),
  });
  stops.push(() => keys.stop());
  const revision = await publishDefault(options, database, site);
  const views = openViews(openCompiler(() => isServing));
  stops.push(() => views.stop());
  const parts = { ...site, draw: compiler.draw, view: views.view, secrets, signer };
  const served = await serve(options, database, parts, { beforeListening: closeStandIn, hurry });
  stops.push(served.close);
  isServing = true;
  compiler.warm();
  const { setupLink, demoAccounts, gamesOrigin } = served;
  const engine = await readProgram(root);
  return {
    revision,
    setupLink,
    demoAccounts,
    gamesOrigin,
    publishFiles: () => publishFiles({ service: site.service, root, demo: config.demo, engine }),
  };
};

/**
 * Starts everything on one machine: database, migrations, default site, seeds, built assets, both
 * servers. What was started is stopped again when a later step fails.
 * @throws StartError, StoppedError, ConfigError or EmbeddedDatabaseError with a sentence for the operator
 */
export const startFoyer = async (options: StartOptions): Promise<Foyer> => {
  const { config, signal = new AbortController().signal } = options;
  const { secrets, database } = await openBasis(options);
  const stops: Stops = [];
  const hurry = new AbortController();
  const stop = async (): Promise<void> => {
    // Draining has its own, longer timeout.
    for (const one of stops.splice(0).reverse()) await endInTime(one(), 100_000);
    await database.stop();
  };
  try {
    const begun = startParts(options, database, secrets, { stops, signal, hurry: hurry.signal });
    const started = await untilStopped(begun, signal);
    return {
      portalOrigin: config.portalOrigin,
      consoleOrigin: config.consoleOrigin,
      database: database.description,
      ...started,
      stop,
      hurry: () => hurry.abort(),
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
};
