import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ReleaseKeySet } from '../src/protocol/release/release-signature.ts';
import type { ActivePointer, PartHash } from '../src/protocol/release/release.ts';
import { findAssets } from './assets/asset-folders.ts';
import { immutable, registerStatic, revalidated } from './assets/static-routes.ts';
import { createMaintenancePage } from './delivery/maintenance-page.ts';
import { createPageWriter } from './delivery/page-html.ts';
import { sendPageOrMaintenance, wantsPage } from './delivery/page-routes.ts';
import { watchTemplate } from './delivery/page-template.ts';
import { registerKeys, registerRelease } from './delivery/site-routes.ts';
import { AppError } from './infrastructure/http/app-error.ts';
import type { Config } from './infrastructure/config.ts';
import { createHttpServer } from './infrastructure/http/http-server.ts';
import { createReadiness, type Readiness } from './infrastructure/http/readiness.ts';
import {
  consoleHeaders,
  portalHeaders,
  type SurfaceHeaders,
} from './infrastructure/http/security-headers.ts';
import { compressText } from './site/compile/compress.ts';
import type { LiveCopy } from './site/live/live-copy.ts';
import type { StoredPart } from './site/release/release-store.ts';
import { readProgram } from './site/compile/source-hash.ts';
import { listen } from './start-steps.ts';

interface StandInOptions {
  readonly config: Config;
  readonly root: string;
  readonly copy: LiveCopy;
  readonly logLevel: string;
}
/** Shows the pages of what was live while the database cannot be reached at a start. */
export interface StandIn {
  close(): Promise<void>;
}

const unavailable = (): AppError =>
  new AppError({
    status: 503,
    code: 'server.unavailable',
    message: 'The database cannot be reached; try again in 3 s.',
    retryAfterSeconds: 3,
  });

const registerHealth = (app: FastifyInstance, readiness: Readiness, revision: number): void => {
  app.get('/livez', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const reasons = await readiness.check();
    const isReady = reasons.length === 0;
    void reply.code(isReady ? 200 : 503).header('cache-control', 'no-store');
    return reply.send({ status: isReady ? 'ready' : 'not-ready', reasons, database: false });
  });
  app.get('/healthz', (_request, reply) =>
    reply
      .code(503)
      .header('cache-control', 'no-store')
      .send({ status: 'failing', database: false, revision }),
  );
};

const readParts = async ({ parts }: LiveCopy): Promise<ReadonlyMap<PartHash, StoredPart>> =>
  new Map(
    await Promise.all(
      parts.map(async ({ hash, type, body }) => {
        return [hash, { hash, type, ...(await compressText(body, 'raw')) }] as const;
      }),
    ),
  );

const buildPortal = async (
  { config, root, copy, logLevel }: StandInOptions,
  headers: SurfaceHeaders,
): Promise<FastifyInstance> => {
  const assets = findAssets(root);
  const program = await readProgram(root);
  const stored = await readParts(copy);
  const get = async (hash: PartHash): Promise<StoredPart | null> => stored.get(hash) ?? null;
  const parts = {
    get,
    text: async (hash: PartHash): Promise<string> => {
      const part = await get(hash);
      if (part === null) throw new Error(`Part ${hash} is not in the copy of the release.`);
      return part.body.toString('utf8');
    },
  };
  const template = watchTemplate(join(assets.portal, 'index.html'), () => performance.now());
  const pages = createPageWriter(template, parts, program);
  const away = createMaintenancePage();
  const live: { readonly pointer: ActivePointer; readonly keySet: ReleaseKeySet } = copy;
  const app = createHttpServer({
    headers,
    trustProxy: config.trustProxy,
    logLevel,
    answerUnknown: (request, reply) => {
      if (!wantsPage(request)) throw unavailable();
      const readPointer = async () => ({ pointer: live.pointer, caching: 'no-cache' });
      return sendPageOrMaintenance(request, reply, { pages, away }, readPointer);
    },
  });
  registerRelease(app, { pointer: () => live.pointer, parts });
  registerKeys(app, { readKeys: () => live.keySet });
  await registerStatic(app, {
    folder: join(assets.portal, 'build'),
    prefix: '/build/',
    cacheControl: immutable,
  });
  await registerStatic(app, {
    folder: join(assets.portal, 'assets'),
    prefix: '/assets/',
    cacheControl: revalidated,
  });
  return app;
};

/** Listens where the whole program will: to be closed before that does. */
export const openStandIn = async (options: StandInOptions): Promise<StandIn> => {
  const { config, copy, logLevel } = options;
  const origins = { portal: config.portalOrigin, console: config.consoleOrigin, games: config.gamesOrigin };
  const readiness = createReadiness({ dataFolder: config.dataFolder, hasSite: () => true });
  const portal = await buildPortal(options, portalHeaders(origins));
  const away = createMaintenancePage();
  const operatorConsole = createHttpServer({
    headers: consoleHeaders(origins),
    trustProxy: config.trustProxy,
    logLevel,
    answerUnknown: (request, reply) => {
      if (/^\/api(\/|$)/.test(request.url)) throw unavailable();
      return away.send(request, reply);
    },
  });
  for (const app of [portal, operatorConsole]) registerHealth(app, readiness, copy.pointer.revision);
  await listen(portal, config.portalPort, config.host, 'PORTAL_PORT');
  await listen(operatorConsole, config.consolePort, config.host, 'CONSOLE_PORT');
  readiness.started();
  return {
    close: async () => {
      await Promise.all([portal.close(), operatorConsole.close()]);
    },
  };
};

/** Resolves when `isThere` says so. @throws the signal's reason */
export const waitFor = async (isThere: () => Promise<boolean>, signal: AbortSignal): Promise<void> => {
  while (!(await isThere())) await sleep(1_000, undefined, { signal });
};
