import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

/** Channels by colour type (PNG specification, table 11.1). */
const channels: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Passes of Adam7: where each begins, and how far its pixels lie apart. */
const passes = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const headerAt = 16;
const firstChunkAt = 8;

/** Bytes that the pixels take once unpacked, each row with the byte of its filter; null for no such png. */
function countBytes(png: Buffer): number | null {
  const [width, height] = [png.readUInt32BE(headerAt), png.readUInt32BE(headerAt + 4)];
  const [depth = 0, colours = -1, , , interlaced = 0] = png.subarray(headerAt + 8, headerAt + 13);
  const bits = depth * (channels[colours] ?? 0);
  if (bits === 0) return null;
  const count = (columns: number, rows: number): number =>
    columns <= 0 || rows <= 0 ? 0 : rows * (1 + Math.ceil((columns * bits) / 8));
  if (interlaced === 0) return count(width, height);
  return passes.reduce(
    (sum, [left, top, across, down]) =>
      sum + count(Math.ceil((width - left) / across), Math.ceil((height - top) / down)),
    0,
  );
}

function* listPixelData(png: Buffer): Generator<Buffer> {
  for (let offset = firstChunkAt; offset + 12 <= png.length; offset += 12 + png.readUInt32BE(offset))
    if (png.toString('latin1', offset + 4, offset + 8) === 'IDAT')
      yield png.subarray(offset + 8, offset + 8 + png.readUInt32BE(offset));
}

/**
 * Whether the pixels of a cleaned png unpack, and to as many as its header says: viewers show what is
 * missing as blank. Nothing unpacked is held, and unpacking ends where there is more than there may be.
 */
export async function hasAllPixels(png: Buffer): Promise<boolean> {
  const byteCount = countBytes(png);
  if (byteCount === null) return false;
  let count = 0;
  const counter = new Writable({
    write(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      done(count > byteCount ? new Error('More pixels than the header says.') : null);
    },
  });
  try {
    await pipeline(Readable.from(listPixelData(png)), createInflate(), counter);
  } catch {
    // Not packed, or more than it says: no picture either way.
    return false;
  }
  return count === byteCount;
}
