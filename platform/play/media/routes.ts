import type { FastifyInstance, FastifyReply } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { pictureKinds } from '../../../server/infrastructure/outside/pictures.ts';
import type { MemberParts } from '../../parts.ts';
import { registerKeptRoutes } from './library/kept-routes.ts';
import { createPictureCache } from './picture-cache.ts';
import { lasting, noPicture } from './picture-headers.ts';

const compress = promisify(gzip);
/** Of about 5 kB each; a lobby page shows 100. */
const mostPictures = 2_000;
const headers = {
  ...lasting,
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-encoding': 'gzip',
  vary: 'accept-encoding',
} as const;

/**
 * Pictures, drawn when a browser first asks. The address carries the version of the drawing, so that
 * browsers keep them for ever.
 */
export function registerMediaRoutes(
  app: FastifyInstance,
  parts: Pick<MemberParts, 'db' | 'pictures' | 'merchant'>,
): void {
  registerKeptRoutes(app, parts);
  const cache = createPictureCache(mostPictures);
  const send = async (
    key: string,
    draw: () => Promise<string | null>,
    accepts: string,
    reply: FastifyReply,
  ) => {
    const zipped = await cache.read(key, async () => {
      const svg = await draw();
      return svg === null ? null : compress(svg);
    });
    if (zipped === null) throw noPicture();
    void reply.headers(headers);
    if (accepts.includes('gzip')) return reply.send(zipped);
    void reply.removeHeader('content-encoding');
    return reply.send(await draw());
  };
  app.get<{ Params: { file: string } }>('/media/games/own/:file', async ({ params }, reply) => {
    const picture = await parts.db
      .selectFrom('game_picture')
      .select(['type', 'bytes'])
      .where('file', '=', params.file)
      .executeTakeFirst();
    if (picture === undefined) throw noPicture();
    return reply.headers({ ...lasting, 'content-type': picture.type }).send(picture.bytes);
  });
  for (const kind of pictureKinds) {
    app.get<{ Params: { name: string } }>(`/media/${kind}/:name.svg`, ({ params, headers: asked }, reply) =>
      send(
        `${kind}/${params.name}`,
        () => parts.pictures.draw(kind, params.name),
        asked['accept-encoding'] ?? '',
        reply,
      ),
    );
  }
}
