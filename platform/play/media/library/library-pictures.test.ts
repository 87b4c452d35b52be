import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createPictureRedrawer } from '../../../calls/uploads/picture-redrawer.ts';
import { drawKept } from './draw-kept.ts';
import { recognisePicture } from './recognise-picture.ts';

/** Left half red, right half blue, above a green stripe: a turn shows. */
const draw = (width: number, height: number) => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#00f';
  context.fillRect(width / 2, 0, width / 2, height);
  context.fillStyle = '#0f0';
  context.fillRect(0, 0, width, height / 4);
  return canvas;
};
const jpeg = () => draw(400, 200).encode('jpeg', 90);
const webp = () => draw(400, 200).encode('webp', 90);
const avif = () => draw(400, 200).encode('avif', { quality: 60, speed: 10 });
const png = () => draw(400, 200).encode('png');
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** EXIF with an orientation and a place: 6 is a camera that was turned to its right side. */
const withExif = (bytes: Buffer, orientation: number): Buffer => {
  const tiff = Buffer.alloc(8 + 2 + 24 + 4 + 40);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(2, 8);
  tiff.set([0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0], 10);
  tiff.set([0x25, 0x88, 4, 0, 1, 0, 0, 0, 38, 0, 0, 0], 22);
  tiff.write('GPS 14.5995 N 120.9842 E', 42, 'latin1');
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([bytes.subarray(0, 2), head, payload, bytes.subarray(2)]);
};
const take = async (bytes: Buffer) => {
  const source = recognisePicture(bytes);
  if (typeof source === 'string') throw new Error(`Expected a picture, got ${source}.`);
  const drawn = await drawKept(source);
  if (drawn === null) throw new Error('Expected a picture that opens.');
  return drawn;
};
const pixelOf = async (bytes: Buffer, x: number, y: number) => {
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data;
  return ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))];
};

describe('a picture of the library', () => {
  it.each([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['avif', avif],
  ] as const)('is drawn at each width, from a %s', async (_name, make) => {
    const { width, height, renditions } = await take(await make());
    expect([width, height]).toEqual([400, 200]);
    const webps = renditions.filter(({ type }) => type === 'image/webp');
    expect(webps.map((one) => one.width)).toEqual([400, 320]);
    expect(await pixelOf(webps[1]?.bytes ?? Buffer.alloc(0), 20, 150)).toBe('red');
    expect(await pixelOf(webps[0]?.bytes ?? Buffer.alloc(0), 380, 150)).toBe('blue');
  });

  it('is taken from a GIF', async () => {
    expect(await take(gif)).toMatchObject({ width: 1, height: 1 });
  });

  it('is never wider than 1920, and has each width below', async () => {
    const { width, height, renditions } = await take(await draw(3000, 1500).encode('jpeg', 80));
    expect([width, height]).toEqual([1920, 960]);
    const widths = renditions.filter(({ type }) => type === 'image/webp').map((one) => one.width);
    expect(widths).toEqual([1920, 1280, 960, 640, 480, 320]);
    // AVIF is there where it spares a third, and nowhere else.
    for (const one of renditions.filter(({ type }) => type === 'image/avif')) {
      const beside = renditions.find(({ type, width: at }) => type === 'image/webp' && at === one.width);
      expect(one.bytes.length).toBeLessThanOrEqual((beside?.bytes.length ?? 0) * (2 / 3));
    }
  });

  it('stands upright, and says nothing of the camera and the place', async () => {
    const source = withExif(await jpeg(), 6);
    expect(source.includes('GPS 14.5995')).toBe(true);
    const { width, height, renditions } = await take(source);
    expect([width, height]).toEqual([200, 400]);
    const [first] = renditions;
    // The green stripe was above and is at the right side now.
    expect(await pixelOf(first?.bytes ?? Buffer.alloc(0), 195, 200)).toBe('green');
    for (const { bytes } of renditions) {
      expect(bytes.includes('GPS')).toBe(false);
      expect(bytes.includes('Exif')).toBe(false);
      expect(bytes.includes('EXIF')).toBe(false);
    }
  });

  it('has no byte of what was glued to its end', async () => {
    for (const make of [jpeg, png, webp]) {
      const source = recognisePicture(
        Buffer.concat([await make(), Buffer.from('<script>alert(1)</script>')]),
      );
      expect(typeof source === 'string' ? source : source.bytes.includes('<script>')).toBe(false);
    }
    const long = recognisePicture(Buffer.concat([gif, Buffer.from('PK\u0003\u0004')]));
    expect(typeof long === 'string' ? long : long.bytes.equals(gif)).toBe(true);
    expect(recognisePicture(Buffer.concat([await avif(), Buffer.from('<script>')]))).toBe('media.broken');
  });

  it('is drawn by the process that opens pictures', async () => {
    const source = recognisePicture(await jpeg());
    if (typeof source === 'string') throw new Error(source);
    const drawn = await createPictureRedrawer().drawWidths(source);
    expect(Buffer.isBuffer(drawn?.renditions[0]?.bytes)).toBe(true);
    expect(await createPictureRedrawer().drawWidths(source, 1)).toBeNull();
  });
});

describe('what is no picture of the library', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each([
    ['a drawing', Buffer.from(svg), 'media.type'],
    ['a drawing that is called a photo', Buffer.from(`<?xml version="1.0"?>${svg}`), 'media.type'],
    ['a page', Buffer.from('<!doctype html><p>Hello'), 'media.type'],
    ['an archive', Buffer.from('PK\u0003\u0004'), 'media.type'],
    ['nothing', Buffer.alloc(0), 'media.type'],
    ['more bytes than a file may have', Buffer.alloc(20 * 1_048_576 + 1), 'media.size'],
    ['a GIF without a picture', Buffer.from('GIF89a\u0001\0\u0001\0\0\0\0;'), 'media.broken'],
  ])('%s', (_name, bytes, fault) => {
    expect(recognisePicture(bytes)).toBe(fault);
  });

  it('a file that opens to more pixels than it may', async () => {
    const gifBomb = Buffer.from(gif);
    gifBomb.writeUInt16LE(65_000, 6);
    gifBomb.writeUInt16LE(65_000, 8);
    const pngBomb = await png();
    pngBomb.writeUInt32BE(60_000, 16);
    pngBomb.writeUInt32BE(60_000, 20);
    const webpBomb = await webp();
    const at = webpBomb.indexOf('VP8 ') + 8;
    webpBomb.writeUInt16LE(16_383, at + 6);
    webpBomb.writeUInt16LE(16_383, at + 8);
    const avifBomb = await avif();
    avifBomb.writeUInt32BE(60_000, avifBomb.indexOf('ispe') + 8);
    avifBomb.writeUInt32BE(60_000, avifBomb.indexOf('ispe') + 12);
    for (const bomb of [gifBomb, pngBomb, webpBomb, avifBomb])
      expect(recognisePicture(bomb)).toBe('media.pixels');
  });

  it('a file that is cut off, wherever it is cut', async () => {
    for (const make of [jpeg, png, webp, avif]) {
      const whole = await make();
      for (const part of [0.2, 0.5, 0.9, 0.99]) {
        const source = recognisePicture(whole.subarray(0, Math.floor(whole.length * part)));
        expect(typeof source === 'string' ? null : await drawKept(source)).toBeNull();
      }
    }
    expect(recognisePicture(gif.subarray(0, -1))).toBe('media.broken');
  });
});
