import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ActivePointer } from '../../src/protocol/release/release.ts';
import { AppError } from '../infrastructure/http/app-error.ts';
import { allowInline } from '../infrastructure/http/security-headers.ts';
import { refuseUnavailable } from '../infrastructure/http/unavailable.ts';
import { chooseEncoding } from '../site/compile/compress.ts';
import { canvasMark, findPreview } from '../site/stage/preview-store.ts';
import { readRelease } from '../site/release/release-store.ts';
import type { DeliveryDeps } from './deps.ts';
import type { Page } from './page-html.ts';
import { isKnown, requireActive } from './live-pointer.ts';
import { readAskedLocale, readQuery } from './asked-locale.ts';
import { chooseShown } from './viewer.ts';

const pathOf = (url: string): string => url.split('?')[0] ?? '/';

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> => {
  void reply.headers({ etag: page.etag, vary: 'accept-encoding, accept-language, cookie, save-data' });
  const policy = reply.getHeader('content-security-policy');
  if (typeof policy === 'string')
    void reply.header('content-security-policy', allowInline(policy, page.inline));
  if (isKnown(request, page.etag) && page.status === 200) return reply.code(304).send();
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') void reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(await page.encode(encoding));
};

/** Paths that are never a page: answered with a coded error when nothing else takes them. */
const isMachinePath = (path: string): boolean =>
  /^\/(site|wps|lgw|lotto|lotto-vn|build|assets|media|preview|healthz|readyz|livez)(\/|$)/.test(path);

/** Whether a request that no route took wants a page. */
export const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !isMachinePath(pathOf(request.url)) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

/** Longest time that a visitor sees an empty window while another answer is possible. */
const longestPageMs = 2_000;

interface VisibleRelease {
  readonly pointer: ActivePointer;
  readonly caching: string;
}
/**
 * Answers a page path. Whatever goes wrong, and whatever takes too long, the visitor gets a page.
 * @param choose what the visitor is to be shown
 */
export const sendPageOrMaintenance = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { pages, away }: Pick<DeliveryDeps, 'pages' | 'away'>,
  choose: () => Promise<VisibleRelease>,
): Promise<FastifyReply> => {
  const make = async (): Promise<{ readonly page: Page; readonly caching: string }> => {
    const { pointer, caching } = await choose();
    const page = await pages.write({
      active: pointer,
      path: pathOf(request.url),
      askedLocale: readAskedLocale(request),
      acceptLanguage: request.headers['accept-language'],
      savesData: request.headers['save-data'] === 'on',
    });
    // Made before anything is sent: what fails now can still be answered otherwise.
    await page.encode(chooseEncoding(request.headers['accept-encoding']));
    return { page, caching };
  };
  const waited = new AbortController();
  // The wait is aborted when the page is ready.
  const late = sleep(longestPageMs, null, { signal: waited.signal }).catch(() => null);
  try {
    const page = await Promise.race([make(), late]);
    if (page === null) return await away.send(request, reply);
    void reply.header('cache-control', page.page.status === 200 ? page.caching : 'no-store');
    return await sendPage(request, reply, page.page);
  } catch (cause) {
    if (!(cause instanceof AppError) && refuseUnavailable(cause) === null) request.log.error(cause);
    return await away.send(request, reply);
  } finally {
    waited.abort();
  }
};

/** Answers any page path of the portal. */
export const answerPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  deps: DeliveryDeps,
): Promise<FastifyReply> =>
  sendPageOrMaintenance(request, reply, deps, () => chooseShown(request, reply, deps));

/** Drafts under `/preview/<token>/<page path>`: the portal itself, on a release that is not live. */
export const registerPreviews = (app: FastifyInstance, deps: DeliveryDeps): void => {
  app.get<{ Params: { token: string; '*'?: string } }>('/preview/:token/*', async (request, reply) => {
    const { token } = request.params;
    void reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const preview = await findPreview(deps.db, token, deps.clock);
    const stored = preview === null ? null : await readRelease(deps.db, preview.release);
    if (preview === null || stored === null) {
      throw new AppError({
        status: 404,
        code: 'preview.ended',
        message: 'This preview has ended. Make a new one in the console.',
      });
    }
    const { revision } = requireActive(deps);
    const page = await deps.pages.write({
      active: { merchant: preview.merchant, revision, release: preview.release, ...stored },
      path: `/${request.params['*'] ?? ''}`,
      askedLocale: readAskedLocale(request),
      acceptLanguage: request.headers['accept-language'],
      theme: readQuery(request, 'theme'),
      preview: {
        token,
        expiresAt: preview.expiresAt.toISOString(),
        ...(token.startsWith(canvasMark) ? { kind: 'canvas' as const } : {}),
      },
    });
    return sendPage(request, reply, page);
  });
};
