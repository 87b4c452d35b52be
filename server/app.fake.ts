import { createEditorFake } from './editor/editor.fake.ts';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type App, type AppDeps } from './app.ts';
import { openAuditBook } from './console/audit/audit-book.ts';
import { createOpeningFake } from './console/fakes/opening.fake.ts';
import { createWorkNews } from './console/work-news.ts';
import { watchAnswers } from './console/fakes/answer-watch.fake.ts';
import { createReviewsFake } from './console/fakes/reviews.fake.ts';
import { createSupportFake } from './console/fakes/support.fake.ts';
import { createGamesFake } from './console/fakes/games.fake.ts';
import { sampleJackpots } from './console/fakes/jackpots.fake.ts';
import { createMediaFake } from './console/fakes/media.fake.ts';
import { createVendorsFake } from './console/fakes/vendors.fake.ts';
import { createLotteryFake } from './console/fakes/lottery.fake.ts';
import { createAgentsFake } from './console/fakes/agents.fake.ts';
import { createFiguresFake } from './console/fakes/figures.fake.ts';
import { createReportsFake } from './console/fakes/reports.fake.ts';
import { createFraudFake } from './console/fakes/fraud.fake.ts';
import { createSettlementsFake } from './console/fakes/settlements.fake.ts';
import { createLaunchFake } from './console/fakes/launch.fake.ts';
import { createDeskOverviewFake, createDesksFake } from './console/fakes/desks.fake.ts';
import { createNoticesFake } from './console/fakes/notices.fake.ts';
import { createMoneyFake } from './console/fakes/money.fake.ts';
import { createMemberFileFake } from './console/fakes/member-file.fake.ts';
import { createMembersFake } from './console/fakes/members.fake.ts';
import { createRemovalsFake } from './console/fakes/removals.fake.ts';
import { createWithdrawalsFake } from './console/fakes/withdrawals.fake.ts';
import { createPostgresConsoleStore } from './console/postgres-console-store.ts';
import { createFactorsFake, createLostFactorsFake } from './console/factors/factors.fake.ts';
import { openPeople } from './console/people/open-people.ts';
import { createViewerSeal } from './delivery/viewer-seal.ts';
import { createTestDatabase, type TestDatabase } from './db/test-database.ts';
import { createFakeClock, type FakeClock } from './infrastructure/clock.fake.ts';
import { createLimits } from './infrastructure/http/limits.ts';
import { createMessageWriter } from './infrastructure/messages/message-texts.ts';
import { createOutboxBackOffice } from './infrastructure/messages/outbox-back-office.ts';
import { createSenderBackOfficeFake } from './infrastructure/messages/sender-back-office.fake.ts';
import { createTestOutbox } from './infrastructure/messages/outbox.fake.ts';
import { createHttpMetrics, type HttpMetrics } from './infrastructure/metrics/http-metrics.ts';
import { createPasswordHasher } from './infrastructure/keys/passwords.ts';
import { createAssetLookup, listAssets } from './infrastructure/http/asset-lookup.ts';
import { createReadiness } from './infrastructure/http/readiness.ts';
import { systemRandom } from './infrastructure/random.ts';
import { createSecretBox } from './infrastructure/keys/secret-box.ts';
import { createReleaseSigner } from './infrastructure/keys/release-signer.ts';
import { openSite, type OpenedSite } from './site/open-site.ts';
import { createFakeCompiler } from './site/compile/site-compiler.fake.ts';
import { createPlainAdapters } from '../platform/plain-adapters.ts';
import { listVendors } from '../platform/play/games/vendors.ts';
import { createFindMembers, createFindViewer } from '../platform/identity/sessions/stage-viewer.ts';

/** The seal of both nodes of a test, as SECRET_KEY makes it. */
export const viewerSeal = createViewerSeal(new Uint8Array(32).fill(7));
export const origins = {
  portal: 'https://portal.test',
  console: 'https://console.test',
  games: 'https://games.test',
};

/** Both servers on a real database, with a compiler and built files that are made up. */
export interface AppFake {
  readonly app: App;
  readonly site: OpenedSite;
  readonly database: TestDatabase;
  readonly clock: FakeClock;
  readonly metrics: HttpMetrics;
  /** Publishes a site whose home page carries the name. */
  readonly publish: (name: string) => Promise<void>;
  close(): Promise<void>;
}

const writeAssets = (folder: string): void => {
  const files: Readonly<Record<string, string>> = {
    'portal/index.html':
      '<!doctype html><html lang="en"><head><title>x</title><!--foyer-boot--></head><body></body></html>',
    'portal/build/app-12345678.js': `export const a = "${'a'.repeat(2_000)}";`,
    'portal/build/app-12345678.js.br': 'packed',
    'portal/assets/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'console/console/index.html': '<!doctype html><title>Console</title>',
    'console/lab/index.html': '<!doctype html><title>Lab</title>',
    'console/lab/worker.js': 'addEventListener("fetch", () => undefined)',
    'console/lab/gallery/index.html': '<!doctype html><title>Gallery</title>',
    'console/lab/gallery/frame/index.html': '<!doctype html><title>Example</title>',
    'console/lab/stage/frame/index.html': '<!doctype html><title>Screen</title>',
    'console/build/c.js': '1',
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  }
};

const buildParts = (
  database: TestDatabase,
  site: OpenedSite,
  clock: FakeClock,
  { folder, metrics, log }: { readonly folder: string; readonly metrics: HttpMetrics; readonly log: FakeLog },
): Promise<App> => {
  const { db } = database;
  const readiness = createReadiness({ dataFolder: folder, hasSite: () => true });
  readiness.started();
  const limits = createLimits(db, clock);
  const common = { db, clock, limits, merchant: 'demo' };
  const secretBox = createSecretBox();
  const sealing = { ...common, secretBox };
  const outbox = createTestOutbox(db, { ...sealing, write: createMessageWriter(site.liveSite) });
  return buildApp({
    origins,
    trustProxy: { kind: 'none' },
    ...log,
    program: 'this program',
    assets: { portal: join(folder, 'portal'), console: join(folder, 'console') },
    gallery: { folder: join(folder, 'gallery'), prepare: () => Promise.resolve() },
    // A busy machine is no reason for a test to be refused.
    measureLoad: () => ({ loopDelayMs: () => 0, waitingForDatabase: () => 0 }),
    metrics,
    readiness,
    messageReports: { take: async () => false },
    upstreamUrl: null,
    demonstration: null,
    member: {
      ...common,
      ...createPlainAdapters(db),
      random: systemRandom,
      outbox,
      messagesKeptDays: 90,
      site: site.service,
      liveSite: site.liveSite,
      secretBox,
      signText: createReleaseSigner().signText,
      dataFolder: folder,
      hasAsset: createAssetLookup([join(folder, 'portal/assets')]),
      listAssets: () => listAssets([join(folder, 'portal/assets')]),
      portalOrigin: origins.portal,
      isDemonstration: true,
      countryHeader: null,
      secureCookies: true,
    },
    console: {
      store: createPostgresConsoleStore(db),
      site: site.service,
      audit: openAuditBook({
        db,
        clock,
        merchant: 'demo',
        readTimeZone: async () => 'UTC',
        onTrouble: () => undefined,
      }),
      drafts: site.service.drafts,
      approvals: site.service.approvals,
      editor: createEditorFake(),
      bases: site.service.bases,
      schedules: site.service.schedules,
      kills: site.service.kills,
      rollbacks: site.service.rollbacks,
      stages: site.service.stages,
      support: createSupportFake(),
      reviews: createReviewsFake(),
      workNews: createWorkNews({ waitMs: 0 }),
      withdrawals: createWithdrawalsFake(),
      removals: createRemovalsFake(),
      members: createMembersFake(),
      memberFile: createMemberFileFake(),
      money: createMoneyFake(),
      ...createGamesFake(),
      lottery: createLotteryFake(),
      agents: createAgentsFake(),
      figures: createFiguresFake(),
      reports: createReportsFake(),
      fraud: createFraudFake(),
      settlements: createSettlementsFake(),
      media: createMediaFake(),
      vendors: createVendorsFake(),
      notices: createNoticesFake(),
      desks: createDesksFake(),
      deskOverview: createDeskOverviewFake({}),
      launch: createLaunchFake(),
      jackpots: { figures: async () => sampleJackpots },
      opening: createOpeningFake(),
      outbox: createOutboxBackOffice({ ...sealing, demo: false }),
      senders: createSenderBackOfficeFake(),
      passwords: createPasswordHasher(),
      clock,
      ...openPeople({
        ...common,
        random: systemRandom,
        demo: true,
        linkKey: new Uint8Array(32),
        operatorWaitHours: 24,
        consoleOrigin: origins.console,
        mail: null,
      }),
      factors: createFactorsFake(),
      lostFactors: createLostFactorsFake(),
      consoleOrigin: origins.console,
      brand: { code: 'demo', readName: async () => 'Demo' },
      environment: 'test',
      portalOrigin: origins.portal,
      readTimeZone: async () => 'Asia/Manila',
      secureCookies: true,
    },
    delivery: {
      ...common,
      random: systemRandom,
      stages: site.service.stages,
      shown: site.shown,
      findMember: createFindViewer(common),
      viewerSeal,
      secureCookies: true,
      watch: site.watch,
      hub: site.hub,
      adoption: site.adoption,
      readKeys: site.readKeys,
      liveParts: site.liveParts,
    },
  });
};

/** Silent unless a test reads it. */
type FakeLog = Pick<AppDeps, 'logLevel' | 'logTo'>;
export const openAppFake = async (log: FakeLog = { logLevel: 'silent' }): Promise<AppFake> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-assets-'));
  writeAssets(folder);
  const clock = createFakeClock();
  const database = await createTestDatabase();
  const onTrouble = (cause: unknown): never => {
    throw cause;
  };
  const { db, notifications } = database;
  const compiler = createFakeCompiler();
  const site = await openSite({
    db,
    notifications,
    clock,
    random: systemRandom,
    merchant: 'demo',
    compiler,
    signer: createReleaseSigner(),
    findMembers: createFindMembers({ db, merchant: 'demo' }),
    listVendors: () => listVendors(db),
    onTrouble,
  });
  const publish = async (name: string): Promise<void> => {
    const documents = { 'pages/home': { name }, 'settings/brand': { name } };
    const imported = await site.service.importDocuments({
      documents,
      note: 'n',
      author: 'a',
      kind: 'publish',
    });
    if (!imported.ok) throw new Error(imported.error.code);
    await site.watch.refresh();
  };
  await publish('one');
  const metrics = createHttpMetrics();
  const app = await buildParts(database, site, clock, { folder, metrics, log });
  const lost = watchAnswers(app.console);
  return {
    app,
    site,
    database,
    clock,
    publish,
    metrics,
    close: async () => {
      const servers = [app.portal, app.console];
      const closed = Promise.all(servers.map((server) => server.close()));
      // Nobody drains here: connections that clients keep would be waited for.
      for (const { server } of servers) server.closeAllConnections();
      await closed;
      await site.stop();
      await database.close();
      rmSync(folder, { recursive: true });
      if (lost.length > 0) throw new Error(`Expected answers as they were given, lost ${lost.join(', ')}`);
    },
  };
};

export const get = (server: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });

/** The boot data inside a page. */
export const readBoot = (html: string): Readonly<Record<string, unknown>> =>
  JSON.parse(/id="foyer-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, unknown>;
