import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { operations } from '../src/protocol/operations.ts';
import { workerFile, type AssetFolders } from './assets/asset-folders.ts';
import { workerPath } from '../src/protocol/machine/lab-worker.ts';
import {
  createFileAnswer,
  immutable,
  registerStatic,
  revalidated,
  surfaceHtml,
} from './assets/static-routes.ts';
import type { ConsoleDeps } from './console/deps.ts';
import { requireLoginForLab } from './console/lab-guard.ts';
import { registerConsoleRoutes } from './console/routes.ts';
import { createMaintenancePage } from './delivery/maintenance-page.ts';
import type { DeliveryDeps } from './delivery/deps.ts';
import { requireActive } from './delivery/live-pointer.ts';
import { registerHealth } from './delivery/health-routes.ts';
import { createFeedViews, type FeedViews } from './delivery/feed-views.ts';
import { createPageWriter } from './delivery/page-html.ts';
import { watchTemplate } from './delivery/page-template.ts';
import { answerPage, registerPreviews, wantsPage } from './delivery/page-routes.ts';
import { createPartCache, type PartCache } from './delivery/part-cache.ts';
import { createFeedReader } from './delivery/public-feeds.ts';
import { registerRelease, registerSiteDelivery } from './delivery/site-routes.ts';
import { registerStagedCalls } from './delivery/staged-calls.ts';
import type { Gallery } from './gallery/gallery-folder.ts';
import { registerGallery } from './gallery/gallery-routes.ts';
import { registerKeptRoutes } from '../platform/play/media/library/kept-routes.ts';
import { registerMediaRoutes } from '../platform/play/media/routes.ts';
import { registerMemberRoutes } from '../platform/routes.ts';
import type { MemberDeps } from './infrastructure/deps.ts';
import type { HttpMetrics } from './infrastructure/metrics/http-metrics.ts';
import type { LogTarget } from './infrastructure/http/log-lines.ts';
import { createHttpServer } from './infrastructure/http/http-server.ts';
import { allowOrigins, consoleHeaders, portalHeaders } from './infrastructure/http/security-headers.ts';
import { readChatFrames, readMirrors } from '../platform/calls/system/settings.ts';
import type { Readiness } from './infrastructure/http/readiness.ts';
import { registerMessageReports } from './infrastructure/messages/report-routes.ts';
import type { MessageReports } from './infrastructure/messages/reports.ts';
import type { Load } from './infrastructure/http/shedding.ts';
import type { ProxyTrust } from './infrastructure/http/trust-proxy.ts';
import type { OpenedDemonstration } from './demonstration.ts';
import { toPointer } from './site/live/site-readers.ts';
import { registerUpstream } from './upstream/proxy.ts';

export interface AppDeps {
  readonly origins: {
    readonly portal: string;
    readonly console: string;
    /** Null where no vendor of games is connected. */
    readonly games: string | null;
  };
  readonly trustProxy: ProxyTrust;
  readonly connectionsPerNetwork?: number;
  /** pino level, or `silent`. */
  readonly logLevel: string;
  /** Where lines of the log go; standard output without it. */
  readonly logTo?: LogTarget;
  readonly assets: AssetFolders;
  /** Names the program, as views drawn at publish name theirs. */
  readonly program: string;
  readonly gallery: Gallery;
  readonly member: MemberDeps;
  readonly console: ConsoleDeps;
  readonly delivery: Omit<DeliveryDeps, 'parts' | 'pages' | 'away'>;
  readonly readiness: Readiness;
  /** Counts what both surfaces answer. */
  readonly metrics: Pick<HttpMetrics, 'observe'>;
  /** How full this node is, as the portal's server finds it; calls are refused by it. */
  readonly measureLoad: (portal: FastifyInstance) => Load;
  readonly messageReports: MessageReports;
  /** Real member API that answers `/wps` and `/lgw` instead of the reference platform. */
  readonly upstreamUrl: string | null;
  readonly demonstration: Pick<OpenedDemonstration, 'registerPages'> | null;
}
/** Two servers on two origins, so that nothing a player's page runs can act as an operator. */
export interface App {
  readonly portal: FastifyInstance;
  readonly console: FastifyInstance;
}

/** Asks the member API of this very server for what is public, as a visitor's browser would. */
const openFeeds = (
  { delivery, program }: AppDeps,
  parts: PartCache,
  portal: () => FastifyInstance,
): FeedViews | null => {
  const { draw, clock } = delivery;
  if (draw === undefined) return null;
  const feeds = createFeedReader({
    operations,
    clock,
    ask: async (url, headers) => {
      const { statusCode, body } = await portal().inject({ method: 'GET', url, headers: { ...headers } });
      return { status: statusCode, body };
    },
  });
  return createFeedViews({ parts, feeds, draw, program, onTrouble: (cause) => portal().log.warn(cause) });
};

/** Pages may show pictures and games of the mirrors that the brand lists, and its chat where that is in the page. */
const allowMirrors = (app: FastifyInstance, { member, delivery }: AppDeps): void => {
  const readSources = (brand: unknown) => {
    const { imageCDNs: pictures, launchGameCDNs } = readMirrors(brand);
    return { pictures, frames: [...launchGameCDNs, ...readChatFrames(brand)] };
  };
  let cache = { site: '', sources: readSources(undefined) };
  app.addHook('onRequest', async (_request, reply) => {
    const site = delivery.watch.current()?.manifest.site ?? '';
    // Read once for a release: requests are answered without the database too.
    if (site !== cache.site)
      cache = { site, sources: readSources((await member.liveSite.site()).settings['brand']) };
    const { pictures, frames } = cache.sources;
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string' && pictures.length + frames.length > 0)
      void reply.header('content-security-policy', allowOrigins(policy, { pictures, frames }));
  });
};

const readLog = ({ logLevel, logTo }: AppDeps) => (logTo === undefined ? { logLevel } : { logLevel, logTo });

const perNetwork = ({ connectionsPerNetwork: most }: AppDeps): { readonly mostPerNetwork?: number } =>
  most === undefined ? {} : { mostPerNetwork: most };

/** What a surface was built to, and the pictures and drawings of players: examples in the console show them too. */
const registerFiles = async (app: FastifyInstance, folder: string, { assets }: AppDeps): Promise<void> => {
  await registerStatic(app, { folder: join(folder, 'build'), prefix: '/build/', cacheControl: immutable });
  await registerStatic(app, {
    folder: join(assets.portal, 'assets'),
    prefix: '/assets/',
    cacheControl: revalidated,
  });
};

const buildPortal = async (deps: AppDeps, parts: PartCache): Promise<FastifyInstance> => {
  const template = watchTemplate(join(deps.assets.portal, 'index.html'), () => performance.now());
  const feeds = openFeeds(deps, parts, () => app);
  const pages = createPageWriter(template, parts, deps.program, feeds);
  const delivery: DeliveryDeps = { ...deps.delivery, parts, pages, away: createMaintenancePage() };
  const app: FastifyInstance = createHttpServer({
    headers: portalHeaders(deps.origins),
    trustProxy: deps.trustProxy,
    ...perNetwork(deps),
    isDraining: deps.readiness.isDraining,
    ...readLog(deps),
    answerUnknown: (request, reply) => (wantsPage(request) ? answerPage(request, reply, delivery) : null),
  });
  deps.metrics.observe(app, 'portal');
  registerHealth(app, { ...deps.delivery, readiness: deps.readiness });
  allowMirrors(app, deps);
  registerStagedCalls(app, delivery);
  registerSiteDelivery(app, delivery);
  registerPreviews(app, delivery);
  await registerFiles(app, deps.assets.portal, deps);
  registerMessageReports(app, deps.messageReports);
  deps.demonstration?.registerPages(app);
  const load = deps.measureLoad(app);
  if (deps.upstreamUrl === null) await registerMemberRoutes(app, deps.member, { load });
  else {
    // Pictures of the site are the operator's, no matter which platform has the members.
    registerKeptRoutes(app, deps.member);
    registerUpstream(app, deps.upstreamUrl);
  }
  return app;
};

const isConsolePage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && !/^\/(api|build)(\/|$|\?)/.test(request.url);

const findSurface = (url: string): 'console' | 'lab' | 'gallery' | 'frame' | 'stage' => {
  const path = url.replace(/[?#].*$/, '').replace(/\/$/, '');
  if (path === '/lab/gallery') return 'gallery';
  if (path === '/lab/gallery/frame') return 'frame';
  if (path === '/lab/stage') return 'stage';
  return /^\/lab(\/|$)/.test(path) ? 'lab' : 'console';
};

/** Where the first administrator is made: the page is gone once an administrator exists. */
const registerSetup = (
  app: FastifyInstance,
  { links }: ConsoleDeps,
  answer: ReturnType<typeof createFileAnswer>,
): void => {
  app.get('/setup', async (request, reply) => {
    if (answer === null) return reply.callNotFound();
    if (await links.isSetupOpen()) return answer(request, reply);
    // The page says what to do. What the browser kept of it must not turn this into a 304.
    delete request.headers['if-none-match'];
    return answer(request, reply.code(404));
  });
};

const buildConsole = async (deps: AppDeps, parts: PartCache): Promise<FastifyInstance> => {
  const surfaces = {
    console: createFileAnswer(surfaceHtml(deps.assets.console, 'console')),
    lab: createFileAnswer(surfaceHtml(deps.assets.console, 'lab')),
    gallery: createFileAnswer(surfaceHtml(deps.assets.console, 'lab/gallery')),
    frame: createFileAnswer(surfaceHtml(deps.assets.console, 'lab/gallery/frame')),
    stage: createFileAnswer(surfaceHtml(deps.assets.console, 'lab/stage/frame')),
  };
  const answerUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply | null => {
    if (!isConsolePage(request)) return null;
    const machine = /^\/lab\/([a-zA-Z]+)\/?$/.exec(request.url)?.[1];
    // The lab is one page whose address ends in what it shows, so that it works without a server.
    if (machine !== undefined && findSurface(request.url) === 'lab')
      return reply.redirect(`/lab/#${machine}`, 308);
    const answer = surfaces[findSurface(request.url)];
    return answer === null ? null : answer(request, reply);
  };
  const worker = createFileAnswer(join(deps.assets.console, workerFile), 'text/javascript; charset=utf-8');
  const app = createHttpServer({
    headers: consoleHeaders(deps.origins),
    trustProxy: deps.trustProxy,
    ...perNetwork(deps),
    isDraining: deps.readiness.isDraining,
    bodyLimit: 1_048_576,
    ...readLog(deps),
    answerUnknown,
  });
  deps.metrics.observe(app, 'console');
  registerHealth(app, { ...deps.delivery, readiness: deps.readiness });
  requireLoginForLab(app, deps.console, workerPath);
  await registerFiles(app, deps.assets.console, deps);
  registerMediaRoutes(app, deps.member);
  if (worker !== null) app.get(workerPath, worker);
  registerSetup(app, deps.console, surfaces.console);
  // The worker keeps what lies in the lab's folder, so the lab itself must lie there too.
  app.get('/lab', (_request, reply) => reply.redirect('/lab/', 308));
  await registerGallery(app, deps.gallery);
  // The lab draws the screens that players get.
  registerRelease(app, { pointer: () => toPointer(requireActive(deps.delivery)), parts });
  registerConsoleRoutes(app, deps.console);
  return app;
};

/** Both surfaces from one set of parts. Neither listens yet; closing them is the caller's. */
export const buildApp = async (deps: AppDeps): Promise<App> => {
  const parts = createPartCache(deps.delivery.db, deps.delivery.liveParts);
  return { portal: await buildPortal(deps, parts), console: await buildConsole(deps, parts) };
};
