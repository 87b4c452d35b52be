import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { ensureAssets } from './assets/build-assets.ts';
import { createPostgresConsoleStore } from './console/postgres-console-store.ts';
import type { ConsoleDeps } from './console/deps.ts';
import { seedConsole } from './console/seed.ts';
import { createReaderSeal } from './delivery/reader-seal.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type OpenedDatabase } from './db/open-database.ts';
import { findGamesOrigin, openGames } from './games.ts';
import { openGallery } from './gallery/gallery-folder.ts';
import { createDesks } from './member/desks.ts';
import { answerPath } from './member/identity/provider-login.ts';
import { watchOpening, type OpeningWatch } from './member/opening/watch-opening.ts';
import { createMemberJobs, planMemberJobs } from './member/jobs.ts';
import { createFindMembers, createFindReader } from './member/identity/stage-reader.ts';
import { seedMember } from './member/seed/seed.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { MemberDeps } from './platform/deps.ts';
import { createJobRunner } from './platform/jobs/job-runner.ts';
import { createLimits } from './platform/limits.ts';
import { createOutbox } from './platform/outbox.ts';
import { createPasswordHasher } from './platform/passwords.ts';
import { systemRandom, type Random } from './platform/random.ts';
import { createSecretBox } from './platform/secret-box.ts';
import { deriveKey, openSecretKey } from './platform/secret-key.ts';
import { openReleaseSigner, SigningKeyError, type ReleaseSigner } from './platform/release-signer.ts';
import {
  createIdentitySandbox,
  type IdentitySandbox,
  type SandboxDeps,
} from './sandbox/identity/identity-sandbox.ts';
import { importDefaultSite } from './site/import-default.ts';
import { diffSites } from '../src/compiler/diff-sites.ts';
import { loadImpactFacts } from './site/impact-facts.ts';
import { openSite, type OpenedSite } from './site/open-site.ts';
import { writeIssues } from './site/print-issues.ts';
import { createThreadedCompiler, type ThreadedCompiler } from './site/threaded-compiler.ts';
import { scheduleJobKind } from './site/schedules.ts';
import { readProgram } from './site/source-hash.ts';

export interface StartOptions {
  readonly config: Config;
  /** Folder of the checkout or of the deployment. */
  readonly root: string;
  /** Gets what an operator should know, one sentence each. */
  readonly say: (sentence: string) => void;
  readonly clock?: Clock;
  readonly random?: Random;
  /** pino level of the request logs; `silent` in tests. */
  readonly logLevel?: string;
}
export interface Foyer {
  readonly portalOrigin: string;
  readonly consoleOrigin: string;
  /** Null where no vendor of games is connected. */
  readonly gamesOrigin: string | null;
  readonly database: string;
  readonly revision: number;
  /** Whether the demo accounts were made. */
  readonly demo: boolean;
  /** Says goodbye to browsers, ends requests, stops the database where it is ours. */
  stop(): Promise<void>;
}
/** The start cannot go on; the message says what to do. */
export class StartError extends Error {}

const publishDefault = async (
  options: StartOptions,
  database: OpenedDatabase,
  site: OpenedSite,
): Promise<number> => {
  const { config, root, say } = options;
  const result = await importDefaultSite({
    db: database.db,
    service: site.service,
    merchant: config.merchant,
    root,
    engine: await readProgram(root),
  });
  if (result.outcome === 'refused') {
    const text = `The default site does not pass its checks:\n${writeIssues(result.issues)}`;
    if (!result.hasSite) throw new StartError(text);
    say(`${text}\nThe last good revision stays live.`);
  }
  if (result.outcome === 'kept-operators' && result.isBaseNew)
    say('The program ships a newer site than the one that this one stands on: see “Base” in the console.');
  if (result.outcome === 'imported') say(`Default site published as revision ${result.revision}.`);
  await site.watch.refresh();
  const live = site.watch.current();
  if (live === null) throw new StartError('No site is published.');
  return live.revision;
};

const listen = async (app: FastifyInstance, port: number, host: string, name: string): Promise<number> => {
  try {
    await app.listen({ port, host });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause;
    throw new StartError(`Port ${port} is taken; set ${name} to another one.`, { cause });
  }
  return (app.server.address() as AddressInfo).port;
};

const openSigner = ({ dataFolder, signingKey }: Config): ReleaseSigner => {
  try {
    return openReleaseSigner(dataFolder, signingKey);
  } catch (cause) {
    if (!(cause instanceof SigningKeyError)) throw cause;
    throw new StartError(cause.message, { cause });
  }
};

/** Origins for ports chosen by the system must be known before the headers are made. */
const assertOrigins = ({ portalOrigin, consoleOrigin, gamesOrigin }: Config): void => {
  if ([portalOrigin, consoleOrigin, gamesOrigin].some((origin) => origin.endsWith(':0')))
    throw new StartError('A port of 0 needs PORTAL_ORIGIN, CONSOLE_ORIGIN and GAMES_ORIGIN.');
};

/** Stands in for identity providers where the demo does for everything else. */
const openIdentitySandbox = async (
  { demo, portalOrigin: origin }: Config,
  deps: Pick<SandboxDeps, 'db' | 'clock' | 'random'>,
): Promise<IdentitySandbox | null> =>
  demo ? createIdentitySandbox({ ...deps, origin, redirectUri: `${origin}${answerPath}` }) : null;

const createParts = async (options: StartOptions, database: OpenedDatabase, site: OpenedSite) => {
  const { config, clock = systemClock, random = systemRandom } = options;
  const { db } = database;
  const secretKey = openSecretKey(config.dataFolder, config.secretKey);
  const outbox = createOutbox(db, clock);
  const limits = createLimits(db, clock);
  const identitySandbox = await openIdentitySandbox(config, { db, clock, random });
  const member: MemberDeps = {
    db,
    clock,
    random,
    outbox,
    limits,
    site: site.service,
    liveSite: site.liveSite,
    merchant: config.merchant,
    origin: config.portalOrigin,
    identityProviders: identitySandbox?.providers ?? [],
    secretBox: createSecretBox(secretKey),
    dataFolder: config.dataFolder,
    portalOrigin: config.portalOrigin,
    sandbox: config.demo,
    countryHeader: config.countryHeader,
    gamesOrigin: findGamesOrigin(config),
    secureCookies: config.portalOrigin.startsWith('https:'),
  };
  const operatorConsole: ConsoleDeps = {
    store: createPostgresConsoleStore(db),
    site: site.service,
    approvals: site.service.approvals,
    schedules: site.service.schedules,
    kills: site.service.kills,
    bases: site.service.bases,
    stages: site.service.stages,
    ...createDesks(member),
    outbox,
    passwords: createPasswordHasher(),
    clock,
    brand: { code: config.merchant, name: (await site.liveSite.site()).name },
    environment: config.environment,
    portalOrigin: config.portalOrigin,
    secureCookies: config.consoleOrigin.startsWith('https:'),
  };
  const { watch, hub, adoption, keySet, shown } = site;
  const delivery = {
    ...{ db, clock, random, limits, merchant: config.merchant, watch, hub, adoption, keySet, shown },
    stages: site.service.stages,
    secureCookies: member.secureCookies,
    readerSeal: createReaderSeal(deriveKey(secretKey, 'foyer reader cookie')),
    // Sessions of a real platform are not ours to read: its members are in stages as browsers.
    findMember: config.upstreamUrl === null ? createFindReader(member) : async () => null,
  };
  return { member, operatorConsole, delivery, identitySandbox };
};

const followOpening = (
  { say }: StartOptions,
  { notifications }: OpenedDatabase,
  { hub }: OpenedSite,
  { db, merchant, clock }: MemberDeps,
): Promise<OpeningWatch> =>
  watchOpening({
    db,
    merchant,
    clock,
    notifications,
    tell: hub.announcePlatform,
    onTrouble: (cause) => say(cause instanceof Error ? cause.message : String(cause)),
  });

const serve = async (
  options: StartOptions,
  database: OpenedDatabase,
  site: OpenedSite & Pick<ThreadedCompiler, 'draw'>,
) => {
  const { config, root, say } = options;
  const { member, operatorConsole, delivery, identitySandbox } = await createParts(options, database, site);
  if (config.demo) {
    await seedConsole(operatorConsole, say);
    await seedMember(member, say);
  }
  const app = await buildApp({
    origins: { portal: config.portalOrigin, console: config.consoleOrigin, games: member.gamesOrigin },
    trustProxy: config.trustProxy,
    logLevel: options.logLevel ?? 'warn',
    program: await readProgram(root),
    assets: await ensureAssets(root, say),
    gallery: openGallery(root),
    member,
    console: operatorConsole,
    delivery: { ...delivery, draw: site.draw },
    upstreamUrl: config.upstreamUrl,
    identitySandbox,
  });
  const onTrouble = (cause: unknown): void => say(cause instanceof Error ? cause.message : String(cause));
  const jobs = createJobRunner({
    db: database.db,
    merchant: config.merchant,
    clock: member.clock,
    notifications: database.notifications,
    handlers: {
      [scheduleJobKind]: site.service.schedules.run,
      // A real platform behind us keeps its own deadlines.
      ...(config.upstreamUrl === null ? createMemberJobs(member) : {}),
    },
    onTrouble,
  });
  const games = await openGames({
    member,
    portal: app.portal,
    origin: member.gamesOrigin,
    trustProxy: config.trustProxy,
    logLevel: options.logLevel ?? 'warn',
    onTrouble,
  });
  // A real platform behind us says itself when it is closed.
  const opening = config.upstreamUrl === null ? await followOpening(options, database, site, member) : null;
  const close = async (): Promise<void> => {
    await opening?.stop();
    await games?.close();
    await Promise.all([app.portal.close(), app.console.close()]);
    await jobs.stop();
  };
  try {
    if (config.upstreamUrl === null) await planMemberJobs(member);
    await jobs.start();
    await listen(app.portal, config.portalPort, config.host, 'PORTAL_PORT');
    await listen(app.console, config.consolePort, config.host, 'CONSOLE_PORT');
    if (games !== null) await listen(games.app, config.gamesPort, config.host, 'GAMES_PORT');
  } catch (cause) {
    await close();
    throw cause;
  }
  return close;
};

/**
 * Starts everything on one machine: database, migrations, default site, seeds, built assets, both
 * servers. What was started is stopped again when a later step fails.
 * @throws StartError, ConfigError or EmbeddedDatabaseError with a sentence for the operator
 */
export const startFoyer = async (options: StartOptions): Promise<Foyer> => {
  const { config, say, clock = systemClock, random = systemRandom } = options;
  assertOrigins(config);
  mkdirSync(config.dataFolder, { recursive: true });
  const { databaseUrl, dataFolder, merchant } = config;
  const database = await openDatabase({ databaseUrl, dataFolder, mode: 'own', say });
  const stops: (() => Promise<void>)[] = [() => database.stop()];
  const stop = async (): Promise<void> => {
    for (const one of stops.splice(0).reverse()) await one();
  };
  try {
    const ran = await migrate(database.pool);
    if (ran.length > 0) say(`Database brought up to date (${ran.length} migrations).`);
    const onTrouble = (cause: unknown): void =>
      say(`Trouble with the site: ${cause instanceof Error ? cause.message : String(cause)}`);
    const { db, notifications } = database;
    const signer = openSigner(config);
    const compiler = createThreadedCompiler({ diff: diffSites, facts: loadImpactFacts() });
    stops.push(() => compiler.stop());
    const site = await openSite({
      db,
      notifications,
      clock,
      random,
      merchant,
      compiler,
      signer,
      onTrouble,
      ...(config.upstreamUrl === null ? { findMembers: createFindMembers({ db, merchant }) } : {}),
    });
    stops.push(() => site.stop());
    const revision = await publishDefault(options, database, site);
    stops.push(await serve(options, database, { ...site, draw: compiler.draw }));
    return {
      portalOrigin: config.portalOrigin,
      consoleOrigin: config.consoleOrigin,
      gamesOrigin: findGamesOrigin(config),
      database: database.description,
      revision,
      demo: config.demo,
      stop,
    };
  } catch (cause) {
    await stop();
    throw cause;
  }
};
