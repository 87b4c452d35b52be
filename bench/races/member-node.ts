import { withTestKeys } from '../../server/infrastructure/keys/audit-keys.fake.ts';
import pg from 'pg';
import { createDemoVendor } from '../../demo/games.ts';
import { createPaymentSandbox } from '../../demo/payment/payment-pages.ts';
import { createDatabase } from '../../server/db/database.ts';
import { createNotifications } from '../../server/db/listen.ts';
import { typeParsers } from '../../server/db/type-parsers.ts';
import { createMemberJobs } from '../../platform/jobs.ts';
import { createLiveSiteFake } from '../../platform/live-site.fake.ts';
import { plainPasswords } from '../../platform/member-rig.fake.ts';
import { createPlainAdapters } from '../../platform/plain-adapters.ts';
import { registerMemberRoutes } from '../../platform/routes.ts';
import { systemClock } from '../../server/infrastructure/clock.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { createHttpServer } from '../../server/infrastructure/http/http-server.ts';
import { createJobRunner } from '../../server/infrastructure/jobs/job-runner.ts';
import type { Limits } from '../../server/infrastructure/http/limits.ts';
import { createMessageWriter } from '../../server/infrastructure/messages/message-texts.ts';
import { createOutbox } from '../../server/infrastructure/messages/outbox.ts';
import { systemRandom } from '../../server/infrastructure/random.ts';
import { createReleaseSigner } from '../../server/infrastructure/keys/release-signer.ts';
import { createSecretBox } from '../../server/infrastructure/keys/secret-box.ts';
import { createSiteServiceFake } from '../../server/site/site-service.fake.ts';
import { registerBackOfficeRoutes } from './back-office-routes.ts';
import { registerNaiveRoute } from './naive-route.ts';
import { plantFault, type Fault } from './planted-fault.ts';
import { sharedSecretKey } from './shared-secret.ts';

/** What the parent sends first; the node answers with the port it listens on. */
export interface NodeConfig {
  readonly database: pg.PoolConfig;
  readonly fault: Fault | null;
}
/** The server keeps those of a killed node for a while, beside those of the node that takes its place. */
const connections = 12;
const merchant = 'demo';
const origin = 'http://localhost';

/** A race is over who comes first, not over who is allowed to try that often. */
const noLimits: Limits = {
  takeToken: (_, limit) => Promise.resolve({ ok: true, left: limit }),
  peek: (_, limit) => Promise.resolve({ ok: true, left: limit }),
  giveBack: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};
/** The settings do not change here; reading their files at each call would be most of the work. */
const readSiteOnce = async () => {
  const live = createLiveSiteFake();
  const site = await live.site();
  return { ...live, site: () => Promise.resolve(site) };
};

/**
 * One node of the member platform: its own process, its own connections, the real routes, jobs and
 * ledger on the database of all. Two parts are not the real ones: passwords are not hashed, and tries are
 * not counted.
 */
const startNode = async ({ database, fault }: NodeConfig): Promise<number> => {
  const pool = new pg.Pool({ ...database, max: connections, types: typeParsers });
  // The database goes away at the end of a run.
  pool.on('error', () => undefined);
  if (fault !== null) plantFault(pool, fault);
  const db = withTestKeys(createDatabase(pool));
  const secretBox = createSecretBox(sharedSecretKey);
  const liveSite = await readSiteOnce();
  const write = createMessageWriter(liveSite);
  const outboxParts = { clock: systemClock, merchant, secretBox, write, hasSender: async () => true };
  const common = { db, merchant, clock: systemClock, random: systemRandom, secretBox };
  const deps: MemberDeps = {
    ...createPlainAdapters(db),
    gameVendor: createDemoVendor({ ...common, portalOrigin: origin, gamesOrigin: null }, origin),
    paymentGateway: createPaymentSandbox({ ...common, portalOrigin: origin, gamesOrigin: null }),
    ...common,
    signText: createReleaseSigner().signText,
    outbox: createOutbox(outboxParts),
    messagesKeptDays: 90,
    limits: noLimits,
    site: createSiteServiceFake({ documents: {} }),
    liveSite,
    dataFolder: '/nowhere',
    listAssets: () => [],
    hasAsset: async () => false,
    portalOrigin: origin,
    isDemonstration: true,
    countryHeader: null,
    secureCookies: false,
  };
  const headers = { all: {}, of: () => ({}) };
  const app = createHttpServer({ headers, trustProxy: { kind: 'none' }, logLevel: 'error' });
  registerBackOfficeRoutes(app, deps);
  registerNaiveRoute(app, pool);
  await registerMemberRoutes(app, deps, { passwords: plainPasswords });
  const jobs = createJobRunner({
    db,
    merchant,
    clock: systemClock,
    notifications: createNotifications(database),
    handlers: createMemberJobs(deps),
    onTrouble: (cause) => console.error(cause),
  });
  await jobs.start();
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as { readonly port: number }).port;
};

process.once('disconnect', () => process.exit());
process.once('message', (config: NodeConfig) => {
  void startNode(config).then((port) => process.send?.(port));
});
