import { createCanvas, loadImage } from '@napi-rs/canvas';
import { crc32 } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

let png: Buffer;
let jpg: Buffer;
beforeAll(async () => {
  const canvas = createCanvas(24, 16);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c02040';
  context.fillRect(0, 0, 12, 16);
  png = await canvas.encode('png');
  jpg = await canvas.encode('jpeg', 90);
});

const secret = 'N 14.5995 E 120.9842';
const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
const segment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
};
const after = (bytes: Buffer, offset: number, added: Buffer): Buffer =>
  Buffer.concat([bytes.subarray(0, offset), added, bytes.subarray(offset)]);
const exifTurned = Buffer.concat([
  Buffer.from('457869660000', 'hex'),
  // Two entries: turned a quarter (0112 = 6), and a maker's name, which is the secret below.
  Buffer.from('49492a000800000002001201030001000000060000000f010200140000002600000000000000', 'hex'),
  Buffer.from(secret, 'latin1'),
]);
const sizeOf = async (bytes: Buffer | undefined) => {
  const { width, height } = await loadImage(bytes ?? Buffer.alloc(0));
  return [width, height];
};

describe('a picture that is kept', () => {
  it('is the same png without texts and without what is glued to its end', async () => {
    const loaded = after(png, 33, chunk('tEXt', Buffer.from(`Comment\0${secret}`)));
    const cleaned = cleanPicture(Buffer.concat([loaded, Buffer.from('PK\u0003\u0004 a whole archive')]));
    expect(cleaned?.type).toBe('image/png');
    expect(cleaned?.bytes.includes(secret)).toBe(false);
    expect(cleaned?.bytes.includes('archive')).toBe(false);
    expect(await sizeOf(cleaned?.bytes)).toEqual([24, 16]);
  });

  it('is the same jpg without place and comment, but still turned as the camera was held', async () => {
    const loaded = after(
      jpg,
      2,
      Buffer.concat([segment(0xe1, exifTurned), segment(0xfe, Buffer.from(secret))]),
    );
    expect(loaded.includes(secret)).toBe(true);
    const cleaned = cleanPicture(Buffer.concat([loaded, Buffer.from('<script>alert(1)</script>')]));
    expect(cleaned?.type).toBe('image/jpeg');
    expect(cleaned?.bytes.includes(secret)).toBe(false);
    expect(cleaned?.bytes.includes('<script>')).toBe(false);
    // Tag 0112, one short, value 6: turned a quarter.
    expect(cleaned?.bytes.includes(Buffer.from('01120003000000010006', 'hex'))).toBe(true);
    expect((await sizeOf(cleaned?.bytes)).sort((one, other) => one - other)).toEqual([16, 24]);
  });

  it('cleaned again is the same bytes', () => {
    for (const bytes of [png, jpg]) {
      const once = cleanPicture(bytes)?.bytes ?? Buffer.alloc(0);
      expect(cleanPicture(once)?.bytes.equals(once)).toBe(true);
    }
  });
});

describe('what is no picture', () => {
  it.each([
    ['nothing', () => Buffer.alloc(0)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a gif', () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')],
    ['the head of a png', () => png.subarray(0, 8)],
    ['a png cut off', () => png.subarray(0, -6)],
    [
      'a png with a wrong sum',
      () => Buffer.concat([png.subarray(0, 40), Buffer.from([1, 2, 3]), png.subarray(43)]),
    ],
    ['a png without pixels', () => Buffer.concat([png.subarray(0, 33), chunk('IEND', Buffer.alloc(0))])],
    ['the head of a jpg', () => jpg.subarray(0, 20)],
    ['a jpg cut off', () => jpg.subarray(0, -2)],
    ['a page that begins like a jpg', () => Buffer.from([0xff, 0xd8, 0xff, 0x3c, 0x73, 0x76, 0x67, 0x3e])],
  ])('is refused: %s', (_name, make) => {
    expect(cleanPicture(make())).toBeNull();
  });

  it('is refused: a png whose header promises gigabytes of pixels', () => {
    const data = Buffer.from(png.subarray(16, 29));
    data.writeUInt32BE(100_000, 0);
    data.writeUInt32BE(100_000, 4);
    const bomb = Buffer.concat([png.subarray(0, 8), chunk('IHDR', data), png.subarray(33)]);
    expect(cleanPicture(bomb)).toBeNull();
  });

  it('is refused: a jpg that is to be opened a thousand times over', () => {
    const start = jpg.indexOf(Buffer.from([0xff, 0xda]));
    const scan = jpg.subarray(start, -2);
    const bomb = Buffer.concat([
      jpg.subarray(0, start),
      ...Array.from({ length: 1_000 }, () => scan),
      jpg.subarray(-2),
    ]);
    expect(cleanPicture(bomb)).toBeNull();
  });

  it('never fails at random changes of a good one', () => {
    let state = 7;
    const random = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    for (let round = 0; round < 3_000; round += 1) {
      const bytes = Buffer.from(round % 2 === 0 ? png : jpg);
      for (let change = 0; change < 4; change += 1) bytes[random(bytes.length)] = random(256);
      const cut = bytes.subarray(0, random(2) === 0 ? bytes.length : random(bytes.length));
      const cleaned = cleanPicture(cut);
      expect(cleaned === null || cleaned.bytes.length <= cut.length + 40).toBe(true);
    }
  });
});
