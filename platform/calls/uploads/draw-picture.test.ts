import { createCanvas, loadImage } from '@napi-rs/canvas';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { PictureType } from './clean-picture.ts';
import { drawPicture } from './draw-picture.ts';

const draw = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#0000ff';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas;
};
const png = await draw(24, 16).encode('png');
const jpg = await draw(24, 16).encode('jpeg', 95);

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
/** A png of this size and interlacing whose packed pixels are these. */
const pack = (width: number, height: number, data: Buffer, interlaced = 0): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlaced], 8);
  const parts = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([png.subarray(0, 8), ...parts]);
};
const see = async (bytes: Buffer, x: number, y: number) => {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(x, y, 1, 1).data;
  return { size: [image.width, image.height], colour: red > blue ? 'red' : 'blue' };
};
const redraw = async (type: PictureType, bytes: Buffer) => {
  const drawn = await drawPicture({ type, bytes });
  if (drawn === null) throw new Error('Expected a picture that opens.');
  return drawn;
};

describe('a redrawn picture', () => {
  it('looks as before, and has nothing of the file that was sent', async () => {
    const hidden = Buffer.concat([
      png.subarray(0, 33),
      chunk('pHYs', Buffer.from('hidden-id')),
      png.subarray(33),
    ]);
    const drawn = await redraw('image/png', hidden);
    expect(drawn.type).toBe('image/png');
    expect(drawn.bytes.includes('hidden-id')).toBe(false);
    expect(await see(drawn.bytes, 2, 2)).toEqual({ size: [24, 16], colour: 'red' });
    expect(await see(drawn.bytes, 20, 2)).toEqual({ size: [24, 16], colour: 'blue' });
  });

  it('stands upright, however the camera was held', async () => {
    const turned = Buffer.from(
      'ffe100224578696600004d4d002a00000008000101120003000000010006000000000000',
      'hex',
    );
    const drawn = await redraw('image/jpeg', Buffer.concat([jpg.subarray(0, 2), turned, jpg.subarray(2)]));
    expect(drawn.bytes.includes('Exif')).toBe(false);
    expect(await see(drawn.bytes, 2, 2)).toEqual({ size: [16, 24], colour: 'red' });
    expect(await see(drawn.bytes, 2, 21)).toEqual({ size: [16, 24], colour: 'blue' });
  });

  it('is made smaller where it is larger than can be read', async () => {
    const drawn = await redraw('image/jpeg', await draw(6_000, 4_000).encode('jpeg', 60));
    const { width, height } = await loadImage(drawn.bytes);
    expect(width * height).toBeLessThanOrEqual(16_010_000);
    expect(width / height).toBeCloseTo(1.5, 2);
  });

  it('opens where its rows come in seven passes', async () => {
    // Of 2 × 2 pixels the first, sixth and seventh pass have some: 4 + 4 + 7 bytes.
    const drawn = await redraw('image/png', pack(2, 2, deflateSync(Buffer.alloc(15)), 1));
    expect((await see(drawn.bytes, 1, 1)).size).toEqual([2, 2]);
  });
});

describe('what does not open', () => {
  it.each([
    ['a png whose pixels are not packed', pack(4, 4, Buffer.from('no pixels at all'))],
    ['a png with fewer pixels than it says', pack(4, 4, deflateSync(Buffer.alloc(30)))],
    ['a png with more pixels than it says', pack(4, 4, deflateSync(Buffer.alloc(53)))],
    ['a small png that unpacks to a hundred megabytes', pack(4, 4, deflateSync(Buffer.alloc(100_000_000)))],
  ])('is none: %s', async (_name, bytes) => {
    expect(await drawPicture({ type: 'image/png', bytes })).toBeNull();
  });

  it('is none: a jpg without the tables that it is read by', async () => {
    const start = jpg.indexOf(Buffer.from([0xff, 0xda]));
    const bytes = Buffer.concat([jpg.subarray(0, 2), jpg.subarray(start)]);
    expect(await drawPicture({ type: 'image/jpeg', bytes })).toBeNull();
  });
});
