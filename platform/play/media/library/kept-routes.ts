import type { FastifyInstance } from 'fastify';
import { listWidths, readKept } from '../../../../src/protocol/address/kept-picture.ts';
import type { MemberDeps } from '../../../../server/infrastructure/deps.ts';
import { lasting, noPicture } from '../picture-headers.ts';
import { findRendition } from './media-store.ts';

/** The address without a width, and the width: the widest where none is named. */
const widthPart = /-(\d{1,4})$/;

/** Pictures of the library: what is at an address never changes, so that browsers and caches keep it for ever. */
export function registerKeptRoutes(
  app: FastifyInstance,
  { db, merchant }: Pick<MemberDeps, 'db' | 'merchant'>,
): void {
  app.get<{ Params: { name: string } }>('/media/kept/:name', async ({ params, headers }, reply) => {
    const address = `/media/kept/${params.name}`;
    const whole = readKept(address);
    const [ending = '', text = ''] = widthPart.exec(address) ?? [];
    const picture = whole ?? readKept(address.slice(0, address.length - ending.length));
    const width = whole?.width ?? Number(text);
    if (picture === null || !listWidths(picture.width).includes(width)) throw noPicture();
    const takesAvif = (headers.accept ?? '').includes('image/avif');
    const rendition = await findRendition(db, { merchant, file: picture.file, width }, takesAvif);
    if (rendition === null) throw noPicture();
    return reply
      .headers({ ...lasting, 'content-type': rendition.type, vary: 'accept' })
      .send(rendition.bytes);
  });
}
