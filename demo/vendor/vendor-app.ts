import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createHttpServer } from '../../server/infrastructure/http/http-server.ts';
import { gamesHeaders } from '../../server/infrastructure/http/security-headers.ts';
import type { ProxyTrust } from '../../server/infrastructure/http/trust-proxy.ts';
import type { EntryArt } from './entry-art.ts';
import { pickGame } from './find-game.ts';
import { registerGame } from './game-routes.ts';
import { writeGamePage } from './game-page.ts';
import { makePageFiles, type PageFiles } from './page-files.ts';
import type { VendorParts } from './round-store.ts';

export interface VendorDeps extends VendorParts {
  readonly origins: { readonly portal: string; readonly games: string };
  readonly trustProxy: ProxyTrust;
  readonly isDraining?: () => boolean;
  /** pino level, or `silent`. */
  readonly logLevel: string;
  readonly art: EntryArt;
}
/** Pixels of the pictures that platforms import. */
const pictureSize = { width: 360, height: 480 } as const;
const immutable = 'public, max-age=31536000, immutable';
const missing = (code: string): never => {
  throw new Error(`expects script and style of the game ${code}, found none`);
};
const readText = (value: unknown, fallback: string): string => (typeof value === 'string' ? value : fallback);

function registerPage(app: FastifyInstance, portal: string, files: ReadonlyMap<string, PageFiles>): void {
  for (const { path, type, body } of [...files.values()].flatMap(({ script, style }) => [script, style]))
    app.get(path, (_request, reply) => reply.header('cache-control', immutable).type(type).send(body));
  app.get<{ Querystring: Readonly<Record<string, unknown>> }>('/play', (request, reply): FastifyReply => {
    // In a separate window a game would play without the clock, net result and check of the portal's page.
    const destination = request.headers['sec-fetch-dest'];
    if (destination !== undefined && destination !== 'iframe') return reply.redirect(portal);
    const { language, theme, type, classify, guest } = request.query;
    // What is really played is what the wallet says when the page opens its ticket.
    const game = pickGame({ type: readText(type, ''), classify: readText(classify, '') });
    const { script, style } = files.get(game.code) ?? missing(game.code);
    const page = writeGamePage({
      game,
      language: readText(language, 'EN'),
      theme: theme === 'dark' ? 'dark' : theme === 'light' ? 'light' : 'system',
      portal,
      // Visitors see the events of a calendar, and play nothing.
      isGuest: guest === '1' && game.calendar !== undefined,
      script: script.path,
      style: style.path,
    });
    // The ticket in the address is good once: the page must not be kept with it.
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
  });
}

const svgHeaders = {
  'cache-control': 'public, max-age=86400',
  'content-security-policy': "default-src 'none'; sandbox",
  'content-type': 'image/svg+xml; charset=utf-8',
} as const;

function registerArt(app: FastifyInstance, art: EntryArt): void {
  const answer = async (reply: FastifyReply, drawing: Promise<string | null>) => {
    const picture = await drawing;
    return picture === null ? reply.callNotFound() : reply.headers(svgHeaders).send(picture);
  };
  app.get<{ Params: { id: string } }>('/art/:id', (request, reply) =>
    answer(reply, art.picture(request.params.id.replace(/\.svg$/, ''))),
  );
  app.get<{ Params: { id: string; name: string } }>('/art/:id/:name', ({ params: { id, name } }, reply) => {
    const emblem = name.replace(/\.svg$/, '');
    return answer(reply, emblem === 'scene' ? art.scene(id) : art.symbol(id, emblem));
  });
  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const svg = await art.picture(request.params.file.replace(/\.png$/, ''));
    if (svg === null) return reply.callNotFound();
    const image = await loadImage(Buffer.from(svg));
    const canvas = createCanvas(pictureSize.width, pictureSize.height);
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    return reply.type('image/png').send(await canvas.encode('png'));
  });
}

/**
 * The game vendor of the demonstration, on another origin: its games are played for real money of the
 * wallet, under the name and picture of whichever game was chosen in the lobby.
 */
export async function buildVendor(deps: VendorDeps): Promise<FastifyInstance> {
  const app = createHttpServer({
    headers: gamesHeaders(deps.origins),
    trustProxy: deps.trustProxy,
    ...(deps.isDraining === undefined ? {} : { isDraining: deps.isDraining }),
    logLevel: deps.logLevel,
  });
  registerPage(app, deps.origins.portal, await makePageFiles());
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  registerArt(app, deps.art);
  registerGame(app, deps);
  return app;
}
