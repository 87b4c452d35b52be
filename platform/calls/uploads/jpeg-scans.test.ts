import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { cleanJpeg } from './clean-jpeg.ts';
import { hasAllScans } from './jpeg-scans.ts';

const read = (lines: readonly string[]): Buffer => Buffer.from(lines.join(''), 'base64');

/** 40 × 24 pixels, told in ten scans, each finer. */
const progressive = read(
  // oxfmt-ignore
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7',
    'gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8',
    'fHx8fHx8fHz/wgARCAAYACgDASIAAhEBAxEB/8QAGQAAAwEBAQAAAAAAAAAAAAAAAAQFAQID/8QAGAEAAwEBAAAAAAAAAAAAAAAA',
    'AQIDBAD/2gAMAwEAAhADEAAAAayGThoodyWqqyVDoScBz26Gd/cAp//EAB0QAAIDAQADAQAAAAAAAAAAAAECAAMEERASFCH/2gAI',
    'AQEAAQUCZggOqDS0OteCl7jq77E8n60oHLY9jaJ8Z4MzSuoV+P/EABoRAAMAAwEAAAAAAAAAAAAAAAABAhAREjH/2gAIAQMBAT8B',
    'iJ52xz14aEx3Tx//xAAcEQACAgIDAAAAAAAAAAAAAAABAgADERIQITL/2gAIAQIBAT8B7JwJhU9Q2NLTodV5/8QAIRAAAgEDAwUA',
    'AAAAAAAAAAAAAAECECFRAxEiEjEyUpH/2gAIAQEABj8C3Zxj9LpHFNywKWs7epHFMIj00cNKNss8k2XaLd6f/8QAIRAAAQMEAQUA',
    'AAAAAAAAAAAAAQARIRAxQWHwUXGBobH/2gAIAQEAAT8hOTwjYBtHU4ahRJzA2TdfAOQvEI78ZBupBcg/rNCgQjf7aTAHqL2TqMNS',
    'hWRXJp//2gAMAwEAAgADAAAAEBo/fvvP/8QAGhEBAAIDAQAAAAAAAAAAAAAAAQARECFR4f/aAAgBAwEBPxAEZhTR3yUjG4bS4//E',
    'AB8RAQABAwQDAAAAAAAAAAAAAAEAESFREDFBgaHB0f/aAAgBAgEBPxAKIvOZq4Pb8i9mhgtEa0eXuAGn/8QAIRABAAEEAQQDAAAA',
    'AAAAAAAAAREAITFBURBxkaFhgfH/2gAIAQEAAT8QipDBteD5pslwskydiIfujKzsNU+6ccBxIWbMl9XY1UA4uCEGbPhyxmErNb9N',
    'r0LuvwZq5tPdRK51ifwno/EDCi5A8uVNUTQGAQcw78U5Wdkqn1SZkSMrscHT/9k=',
  ],
);
/** The same with a restart after every second unit. */
const restarting = read(
  // oxfmt-ignore
  [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7',
    'gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8',
    'fHx8fHx8fHz/wAARCAAYACgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUF',
    'BAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVW',
    'V1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi',
    '4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAEC',
    'AxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVm',
    'Z2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq',
    '8vP09fb3+Pn6/90ABAAC/9oADAMBAAIRAxEAPwDrLu6is4GmnbCjoO5PoPesGfxQ5yLe3VeeGkOcj6DGD+NN8V+Z9pt8/wCq2Hb0',
    '+9nn/wBlrnpZkiHzHn0HWklKcuWK1PQo0aap88zoIvE9wGPnQROuOiEqc/rUs/i23MAW1hklu3+VY8ZAbjuOo57cnHauT/fXB7xx',
    'n9a1NChaLVLb7OPn38k4zt/i/TNdXJTo/wAV3fZfq/8AIidJVE3BWXf/AIB//9C3Dot9rE0V3rc22McrbqMEA54P93t6nHXBFFdR',
    'RXRLE1Xs7LstBcqOTvdTufELyWOl2ytCpG6eTjHIww/u9/UkdqaPB0iRq32iOSY/eDAhR64Pf8qKK3xUnQk6VPRfi/mOEmtT/9G3',
    'F4YuCx86eJFx1QFjn9K2tN0uDTlJjy8jDDO3X6D0FFFJJI2nXqTVmy9RRRTMT//Z',
  ],
);

/** A slip as a phone would send it: text on paper. */
const drawSlip = async (): Promise<Buffer> => {
  const canvas = createCanvas(611, 403);
  const context = canvas.getContext('2d');
  context.fillStyle = '#fdf6e3';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#203040';
  context.font = '20px sans-serif';
  for (let line = 0; line < 16; line += 1) {
    context.fillText(`PHP ${line * 125}.00 reference ${line * 7_919}`, 20 + line, 30 + line * 23);
    context.fillRect(400 + line * 5, 20 + line * 23, 150, 9);
  }
  return canvas.encode('jpeg', 85);
};
const slip = await drawSlip();
const pictures = { slip, progressive, restarting };
type Name = keyof typeof pictures;
const names = Object.keys(pictures) as readonly Name[];

const endMark = Buffer.from([0xff, 0xd9]);
const findScan = (bytes: Buffer): number => bytes.indexOf(Buffer.from([0xff, 0xda]));
/** Where the data of the first scan begin. */
const findData = (bytes: Buffer): number => findScan(bytes) + 2 + bytes.readUInt16BE(findScan(bytes) + 2);
const isWhole = (bytes: Buffer): boolean => {
  const cleaned = cleanJpeg(bytes, 50_000_000);
  return cleaned !== null && hasAllScans(cleaned);
};
const change = (bytes: Buffer, offset: number, put: readonly number[]): Buffer => {
  const changed = Buffer.from(bytes);
  changed.set(put, offset);
  return changed;
};

describe('the pixels of a jpg', () => {
  it.each(names)('are whole: %s', (name) => {
    expect(isWhole(pictures[name])).toBe(true);
  });

  it('are whole where a camera put some bytes after them', () => {
    expect(isWhole(Buffer.concat([slip.subarray(0, -2), Buffer.alloc(8), endMark]))).toBe(true);
  });

  it.each(names)('are not whole where they are cut off under a good header: %s', (name) => {
    const bytes = pictures[name];
    const start = findData(bytes);
    for (const share of [0, 0.1, 0.5, 0.9]) {
      const cut = bytes.subarray(0, start + Math.floor((bytes.length - start - 2) * share));
      expect(isWhole(Buffer.concat([cut, endMark])), `${share} of it`).toBe(false);
    }
  });

  it('are not whole where a middle part is missing', () => {
    const start = findData(slip);
    const bytes = Buffer.concat([slip.subarray(0, start + 900), slip.subarray(start + 1_900)]);
    expect(isWhole(bytes)).toBe(false);
  });

  it('are not whole where they are overwritten', () => {
    const start = findData(slip) + 700;
    const noise = Array.from({ length: 600 }, (_, index) => (index * 131 + 17) % 255);
    expect(isWhole(change(slip, start, noise))).toBe(false);
    expect(
      isWhole(
        change(
          slip,
          start,
          Array.from({ length: 600 }, () => 0),
        ),
      ),
    ).toBe(false);
  });

  it('are not whole where a restart is missing, or a scan of a component', () => {
    const restart = restarting.indexOf(Buffer.from([0xff, 0xd0]));
    expect(isWhole(Buffer.concat([restarting.subarray(0, restart), restarting.subarray(restart + 2)]))).toBe(
      false,
    );
    // The scan says that it has the first component alone.
    const scan = findScan(slip);
    const alone = Buffer.concat([
      slip.subarray(0, scan),
      Buffer.from('ffda0008010100003f00', 'hex'),
      slip.subarray(findData(slip)),
    ]);
    expect(isWhole(alone)).toBe(false);
  });

  it('are not whole where the tables are missing or no tables', () => {
    const codes = slip.indexOf(Buffer.from([0xff, 0xc4]));
    const length = 2 + slip.readUInt16BE(codes + 2);
    const without = Buffer.concat([slip.subarray(0, codes), slip.subarray(codes + length)]);
    expect(isWhole(without)).toBe(false);
    // More codes of one bit than there can be.
    expect(isWhole(change(slip, codes + 5, [9]))).toBe(false);
  });

  it('give an answer whatever is changed', () => {
    let state = 11;
    const random = (below: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % below;
    };
    let refused = 0;
    for (let round = 0; round < 1_500; round += 1) {
      const bytes = Buffer.from(round % 2 === 0 ? progressive : restarting);
      for (let count = 0; count < 3; count += 1) bytes[20 + random(bytes.length - 20)] = random(256);
      refused += isWhole(bytes) ? 0 : 1;
    }
    expect(refused).toBeGreaterThan(300);
  });
});
