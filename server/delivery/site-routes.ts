import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { longestPageAgeMs, type ActivePointer } from '../../src/protocol/release/release.ts';
import { AppError } from '../infrastructure/http/app-error.ts';
import { copyHeaders } from '../infrastructure/http/http-server.ts';
import { createLocalLimit } from '../infrastructure/http/local-limit.ts';
import { readNetwork } from '../infrastructure/http/network.ts';
import { tooManyRequests } from '../infrastructure/http/limits.ts';
import { chooseEncoding } from '../site/compile/compress.ts';
import { DamagedPartError, type StoredPart } from '../site/release/release-store.ts';
import type { DeliveryDeps } from './deps.ts';
import { isKnown } from './live-pointer.ts';
import { chooseShown, readSealedViewer } from './viewer.ts';

const contentTypes = {
  json: 'application/json; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
} as const;
const clientSchema = { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' } as const;
/** Hex SHA-256 of a token: it opens nothing, and the address of a stream may be in a log. */
const sessionSchema = { type: 'string', pattern: '^[0-9a-f]{64}$' } as const;
const revisionSchema = { type: 'integer', minimum: 0, maximum: 2_147_483_647 } as const;

type Choose = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<{ readonly pointer: ActivePointer; readonly caching: string }>;

const registerActive = (app: FastifyInstance, choose: Choose): void => {
  app.get('/site/active', async (request, reply) => {
    const { pointer, caching } = await choose(request, reply);
    const { revision, release, signature } = pointer;
    const etag = `"${revision}-${release.slice(0, 16)}-${(signature?.keyId ?? '').slice(0, 8)}"`;
    void reply.headers({ etag, 'cache-control': caching, vary: 'authorization, cookie' });
    if (isKnown(request, etag)) return reply.code(304).send();
    return pointer;
  });
};

/**
 * The keys as this node reads them now; those of the database are sealed, so that a key written into the
 * table does not count.
 */
export const registerKeys = (app: FastifyInstance, { readKeys }: Pick<DeliveryDeps, 'readKeys'>): void => {
  app.get('/site/keys', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').type('application/jwk-set+json').send(readKeys()),
  );
};

/** A part whose stored bytes were changed is refused and reported, never sent. */
const getWhole = async (parts: DeliveryDeps['parts'], hash: string): Promise<StoredPart | null> => {
  try {
    return await parts.get(hash);
  } catch (cause) {
    if (!(cause instanceof DamagedPartError)) throw cause;
    throw new AppError({ status: 503, code: 'site.part-damaged', message: cause.message }, { cause });
  }
};

const registerParts = (app: FastifyInstance, { parts }: Pick<DeliveryDeps, 'parts'>): void => {
  app.get<{ Params: { file: string } }>('/site/parts/:file', async (request, reply) => {
    const name = /^([0-9a-f]{64})\.(json|js|css)$/.exec(request.params.file);
    const part = name?.[1] === undefined ? null : await getWhole(parts, name[1]);
    if (part === null || part.type === 'html' || part.type !== name?.[2]) {
      throw new AppError({ status: 404, code: 'site.part-unknown', message: 'There is no such part.' });
    }
    const etag = `"${part.hash}"`;
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'content-type': contentTypes[part.type],
    });
    if (isKnown(request, etag)) return reply.code(304).send();
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.send(encoding === 'br' ? part.brotli : encoding === 'gzip' ? part.gzip : part.body);
  });
};

const openStream = (reply: FastifyReply): void => {
  reply.hijack();
  copyHeaders(reply);
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    // A proxy that compresses would hold notices back until it has enough of them.
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  // Notices are small and must not wait for more to come.
  reply.raw.socket?.setNoDelay(true);
  reply.raw.socket?.setTimeout(0);
};

/**
 * Browsers of one network whose stream is not here: many behind one address connect in the same moment after
 * a release.
 */
const strangersPerMinute = { limit: 120, windowSeconds: 60 } as const;

/** How long ago the page began, in milliseconds. */
const ageSchema = { type: 'integer', minimum: 0, maximum: longestPageAgeMs };

const registerEvents = (app: FastifyInstance, { hub, adoption, clock }: DeliveryDeps): void => {
  const querystring = {
    type: 'object',
    required: ['client'],
    properties: { client: clientSchema, revision: revisionSchema, session: sessionSchema, age: ageSchema },
  };
  app.get<{ Querystring: { client: string; revision?: number; session?: string; age?: number } }>(
    '/site/events',
    { schema: { querystring } },
    (request, reply) => {
      // A stream that reconnects automatically keeps its first address; the header is newer.
      const last = Number(request.headers['last-event-id']);
      const revision = Math.max(request.query.revision ?? 0, Number.isSafeInteger(last) ? last : 0);
      openStream(reply);
      const { client, session = null, age: pageAgeMs = 0 } = request.query;
      hub.join(client, revision, reply.raw, { session, pageAgeMs });
    },
  );
  const mayForward = createLocalLimit(strangersPerMinute, () => clock.now().getTime());
  const body = {
    type: 'object',
    required: ['client', 'revision'],
    additionalProperties: false,
    properties: { client: clientSchema, revision: revisionSchema },
  };
  app.post<{ Body: { client: string; revision: number } }>(
    '/site/seen',
    { schema: { body } },
    async (request, reply) => {
      const { client, revision } = request.body;
      if (!hub.markSeen(client, revision)) {
        if (!mayForward(readNetwork(request.ip))) throw tooManyRequests(strangersPerMinute.windowSeconds);
        adoption.forwardSeen(client, revision);
      }
      return reply.code(204).send();
    },
  );
  app.addHook('preClose', (done) => {
    hub.close();
    done();
  });
};

interface Report {
  readonly page: string;
  readonly release: string;
  readonly nodeId: string;
  readonly message: string;
}
const storeReport = async ({ db, clock, merchant }: DeliveryDeps, report: Report): Promise<void> => {
  const now = clock.now();
  await db
    .insertInto('site_report')
    .values({
      merchant,
      release_hash: report.release,
      page: report.page,
      node_id: report.nodeId,
      message: report.message,
      count: 1,
      first_at: now,
      last_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'release_hash', 'page', 'node_id', 'message'])
        .doUpdateSet({ count: sql<number>`least(site_report.count, 1000000) + 1`, last_at: now }),
    )
    .execute();
};

/** An error of the staged release counts against its stage, once for each browser. */
const tellStage = async (request: FastifyRequest, deps: DeliveryDeps, report: Report): Promise<void> => {
  const stage = deps.watch.stage();
  if (stage === null || stage.pointer.release !== report.release) return;
  const viewer = readSealedViewer(request, deps);
  if (viewer !== null) await deps.stages.noteFault({ ...report, id: stage.id, reader: viewer.key });
};

const registerReports = (app: FastifyInstance, deps: DeliveryDeps): void => {
  const text = (maxLength: number) => ({ type: 'string', maxLength });
  const body = {
    type: 'object',
    required: ['page', 'release', 'nodeId', 'message'],
    properties: {
      page: text(200),
      release: { type: 'string', pattern: '^[0-9a-f]{64}$' },
      nodeId: text(200),
      message: text(1_000),
    },
  };
  app.post<{ Body: Report }>(
    '/site/reports',
    { schema: { body }, bodyLimit: 8_192 },
    async (request, reply) => {
      const ofAddress = await deps.limits.takeToken(`report:${request.ip}`, 30, 60);
      if (!ofAddress.ok) throw tooManyRequests(ofAddress.retryAfterSeconds);
      // A bad release makes every browser report in the same moment; a few hundred reports are enough.
      const ofAll = await deps.limits.takeToken(`report:${deps.merchant}`, 600, 60);
      // Text columns cannot hold a zero character.
      const clean = (value: string): string => value.replaceAll('\u0000', '');
      const { page, release, nodeId, message } = request.body;
      if (ofAll.ok) {
        const report = { release, page: clean(page), nodeId: clean(nodeId), message: clean(message) };
        await storeReport(deps, report);
        await tellStage(request, deps, report);
      }
      return reply.code(204).send();
    },
  );
};

/** Routes of the live release and its parts; none of them writes. */
export const registerRelease = (
  app: FastifyInstance,
  { pointer, parts }: Pick<DeliveryDeps, 'parts'> & { readonly pointer: () => ActivePointer },
): void => {
  registerActive(app, async () => ({ pointer: pointer(), caching: 'no-cache' }));
  registerParts(app, { parts });
};

/** Releases for browsers: pointer, parts, events, and what browsers tell back. */
export const registerSiteDelivery = (app: FastifyInstance, deps: DeliveryDeps): void => {
  registerActive(app, (request, reply) => chooseShown(request, reply, deps));
  registerParts(app, deps);
  registerKeys(app, deps);
  registerEvents(app, deps);
  registerReports(app, deps);
};
