import { crc32 } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What is needed to show the picture. Texts, EXIF, profiles and animation are left out. */
const keptChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'pHYs',
  'sBIT',
]);
const overhead = 12;

export const isPng = (bytes: Buffer): boolean => bytes.subarray(0, signature.length).equals(signature);

/** Width times height where the first chunk is a whole header, else null. */
function readArea(chunk: Buffer): number | null {
  const isHeader = chunk.length === overhead + 13 && chunk.toString('latin1', 4, 8) === 'IHDR';
  return isHeader ? chunk.readUInt32BE(8) * chunk.readUInt32BE(12) : null;
}

/**
 * The same picture, chunk by chunk, without what only hides things in it: what follows its end is cut
 * off. Null where the file is broken or has no pixels or more than `mostPixels`.
 */
export function cleanPng(bytes: Buffer, mostPixels: number): Buffer | null {
  const pieces: Buffer[] = [signature];
  let hasPixels = false;
  for (let offset = signature.length; offset + overhead <= bytes.length;) {
    const length = bytes.readUInt32BE(offset);
    const end = offset + overhead + length;
    if (end > bytes.length) return null;
    const chunk = bytes.subarray(offset, end);
    const type = chunk.toString('latin1', 4, 8);
    if (crc32(chunk.subarray(4, -4)) !== chunk.readUInt32BE(chunk.length - 4)) return null;
    if (pieces.length === 1) {
      const area = readArea(chunk);
      if (area === null || area === 0 || area > mostPixels) return null;
    }
    if (type === 'IDAT') hasPixels = true;
    if (keptChunks.has(type)) pieces.push(chunk);
    if (type === 'IEND') return hasPixels ? Buffer.concat(pieces) : null;
    offset = end;
  }
  return null;
}
