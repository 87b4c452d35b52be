import { createCanvas } from '@napi-rs/canvas';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partBytes } from '../../../../src/protocol/calls/media.ts';
import { createMemberRig, type MemberRig } from '../../../member-rig.fake.ts';
import { forgetRemoved } from './forget-removed.ts';
import { createMediaBackOffice } from './media-back-office.ts';

let rig: MemberRig;
let library: ReturnType<typeof createMediaBackOffice>;
beforeAll(async () => {
  rig = await createMemberRig();
  library = createMediaBackOffice(rig.deps);
});
afterAll(() => rig.close());

const draw = (width: number, height: number, colour = '#284') => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  return canvas.encode('jpeg', 90);
};
let uploads = 0;
/** Sends a file as the console does. */
const send = async (bytes: Buffer, name = 'Summer sale.JPG', leaveOut = -1) => {
  uploads += 1;
  const upload = `upload-number-${uploads}-00`;
  const parts = Math.max(1, Math.ceil(bytes.length / partBytes));
  for (let place = 0; place < parts; place += 1)
    if (place !== leaveOut)
      await library.part({
        by: 'editor',
        upload,
        place,
        bytes: bytes.subarray(place * partBytes, (place + 1) * partBytes).toString('base64'),
      });
  return library.finish({ by: 'editor', upload, parts, name });
};
const get = (url: string, accept = 'image/avif,image/webp,*/*') =>
  rig.app.inject({ url, headers: { accept } });
const showNotice = async (image: string) =>
  rig.deps.db
    .insertInto('notice')
    .values({
      merchant: rig.deps.merchant,
      kind: 'B',
      position: 1,
      texts: JSON.stringify({ EN: { title: 'Sale', text: '' } }),
      image,
      starts_on: '2026-01-01',
      state: 'published',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

describe('the library of pictures', () => {
  it('keeps a file that was sent in parts, and serves it for ever from each of its widths', async () => {
    const noise = createCanvas(1_500, 1_000);
    const context = noise.getContext('2d');
    // Larger than a part as a PNG, and yet quick to draw.
    const dots = context.createImageData(1_500, 1_000);
    for (let at = 0; at < dots.data.length; at += 1)
      dots.data[at] = at % 4 === 3 ? 255 : (at * 2_654_435_761) >>> 27;
    context.putImageData(dots, 0, 0);
    const file = await send(await noise.encode('png'));
    expect(file).toMatchObject({ name: 'Summer sale', width: 1_500, height: 1_000, addedBy: 'editor' });
    expect(file.id).toBe(`summer-sale-${file.file.slice(0, 12)}`);
    const address = `/media/kept/${file.file}-1500x1000-50x50`;
    for (const url of [address, `${address}-320`, `${address}-1280`]) {
      const answer = await get(url, 'image/webp');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        vary: 'accept',
      });
      expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    }
    const [small, large] = [await get(`${address}-320`), await get(address)];
    expect(small.rawPayload.length).toBeLessThan(large.rawPayload.length);
    for (const url of [
      `${address}-321`,
      `${address}-9999`,
      `/media/kept/${'0'.repeat(32)}-1500x1000-50x50`,
      '/media/kept/unknown',
    ])
      expect((await get(url)).statusCode).toBe(404);
    const { count } = await rig.deps.db
      .selectFrom('media_part')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe('0');
  });

  it('has the same picture once, under the id that it had first', async () => {
    const bytes = await draw(300, 200);
    const first = await send(bytes, 'one.jpg');
    expect(await send(bytes, 'two.jpg')).toEqual(first);
  });

  it('refuses what is no picture, and a file of which a part is missing, with a code', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(send(svg, 'photo.png')).rejects.toMatchObject({ status: 422, code: 'media.type' });
    const cut = (await draw(900, 900)).subarray(0, 400);
    await expect(send(cut)).rejects.toMatchObject({ status: 422, code: 'media.broken' });
    const long = Buffer.alloc(partBytes * 2);
    await expect(send(long, 'long.jpg', 0)).rejects.toMatchObject({ status: 409, code: 'media.parts' });
  });

  it('shows rows the picture that was sent, and the one of the live index as soon as there is one', async () => {
    const file = await send(await draw(640, 360, '#a02'), 'banner.jpg');
    await showNotice(`media:${file.id}`);
    const shown = async () => (await rig.call('notices.list', { types: 'B' })).value;
    expect(JSON.stringify(await shown())).toContain(`/media/kept/${file.file}-640x360-50x50`);
    const other = await send(await draw(640, 480, '#0a2'), 'other.jpg');
    const documents = await rig.live.documents();
    const picture = { name: 'Banner', file: other.file, width: 640, height: 480, focus: { x: 10, y: 90 } };
    rig.live.documents = async () => ({
      ...documents,
      'settings/media': { pictures: { [file.id]: picture } },
    });
    expect(JSON.stringify(await shown())).toContain(`/media/kept/${other.file}-640x480-10x90`);
    rig.live.documents = async () => documents;
    expect(JSON.stringify(await shown())).toContain(`/media/kept/${file.file}-640x360-50x50`);
  });

  it('says where a picture is used, and takes none out that is', async () => {
    const file = await send(await draw(200, 100, '#00c'), 'used.jpg');
    const { id } = await showNotice(`media:${file.id}`);
    const uses = async () => (await library.read()).uses.filter((one) => one.id === file.id);
    expect(await uses()).toEqual([{ id: file.id, use: { kind: 'row', where: 'content', what: 'Sale' } }]);
    const remove = () => library.remove({ id: file.id, by: 'editor' });
    await expect(remove()).rejects.toMatchObject({ status: 409, code: 'media.used' });
    await rig.deps.db.deleteFrom('notice').where('id', '=', id).execute();
    await remove();
    const { files, shipped } = await library.read();
    expect(files.some((one) => one.id === file.id)).toBe(false);
    expect(shipped).toEqual(['/assets/mark.svg']);
    // Its bytes stay while a document of any release names them.
    const stored = () =>
      rig.deps.db.selectFrom('media_file').select('file').where('file', '=', file.file).execute();
    await sql`insert into site_document (hash, body, created_at)
      values (${'0'.repeat(64)}, ${JSON.stringify({ file: file.file })}, now())`.execute(rig.deps.db);
    await forgetRemoved(rig.deps.db, rig.deps.merchant);
    expect(await stored()).toHaveLength(1);
    const other = await send(await draw(210, 100, '#00d'), 'gone.jpg');
    await library.remove({ id: other.id, by: 'editor' });
    await forgetRemoved(rig.deps.db, rig.deps.merchant);
    expect(await stored()).toHaveLength(1);
    expect((await get(`/media/kept/${other.file}-210x100-50x50`)).statusCode).toBe(404);
  });
});
