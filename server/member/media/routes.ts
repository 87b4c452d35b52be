import type { FastifyInstance, FastifyReply } from 'fastify';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { AppError } from '../../platform/app-error.ts';
import { drawAvatar } from '../art/draw-avatar.ts';
import { drawBanner } from '../art/draw-banner.ts';
import { drawReward } from '../art/draw-reward.ts';
import { drawVendor } from '../art/draw-vendor.ts';
import type { MemberParts } from '../parts.ts';
import { drawGamePicture } from './game-picture.ts';
import { createPictureCache } from './picture-cache.ts';

const compress = promisify(gzip);
/** Of about 5 kB each; a lobby page shows 100. */
const kept = 2_000;
const headers = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-encoding': 'gzip',
  vary: 'accept-encoding',
  'cache-control': 'public, max-age=31536000, immutable',
  // A picture that is opened by itself may do nothing at all.
  'content-security-policy': "default-src 'none'; sandbox",
} as const;

type Draw = (name: string) => Promise<string | null> | string | null;

function createDraws({ db }: MemberParts): Readonly<Record<string, Draw>> {
  return {
    games: (name) => drawGamePicture(db, name),
    vendors: async (name) => {
      const vendor = await db
        .selectFrom('game_vendor')
        .select(['code', 'name'])
        .where('code', '=', name)
        .executeTakeFirst();
      return vendor === undefined ? null : drawVendor(vendor.code, vendor.name);
    },
    banners: (name) => drawBanner(name),
    rewards: (name) => drawReward(name),
    avatars: (name) => drawAvatar(Number(name)),
  };
}

/**
 * Pictures of the seed, drawn when first asked for: ten thousand files would take longer to write
 * than to draw. The address carries the version of the drawing, so that browsers keep them for ever.
 */
export function registerMediaRoutes(app: FastifyInstance, parts: MemberParts): void {
  const draws = createDraws(parts);
  const pictures = createPictureCache(kept);
  const send = async (
    key: string,
    draw: () => Promise<string | null> | string | null,
    accepts: string,
    reply: FastifyReply,
  ) => {
    const zipped = await pictures.read(key, async () => {
      const svg = await draw();
      return svg === null ? null : compress(svg);
    });
    if (zipped === null)
      throw new AppError({ status: 404, code: 'request.unknown', message: 'There is no such picture.' });
    void reply.headers(headers);
    if (accepts.includes('gzip')) return reply.send(zipped);
    void reply.removeHeader('content-encoding');
    return reply.send(await draw());
  };
  for (const [folder, draw] of Object.entries(draws)) {
    app.get<{ Params: { name: string } }>(`/media/${folder}/:name.svg`, ({ params, headers: asked }, reply) =>
      send(
        `${folder}/${params.name}`,
        () => draw(params.name),
        String(asked['accept-encoding'] ?? ''),
        reply,
      ),
    );
  }
}
