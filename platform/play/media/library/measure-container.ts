/** Width and height in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}
/** A file without what follows its end, and the largest size that any part of it names. */
export interface Container {
  readonly bytes: Buffer;
  readonly size: Size;
}
const largest = (sizes: readonly Size[]): Size | null =>
  sizes.toSorted((one, other) => other.width * other.height - one.width * one.height)[0] ?? null;

const textAt = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

/** Colours of a table of a GIF, three bytes each; none where its flag is off. */
const tableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

/** Where the blocks end that begin at a place; null where the file ends before. */
function skipBlocks(bytes: Buffer, from: number): number | null {
  for (let offset = from; offset < bytes.length;) {
    const length = bytes[offset] ?? 0;
    offset += 1 + length;
    if (length === 0) return offset;
  }
  return null;
}
/** A GIF from its first byte to its trailer; null where it is cut off or has no picture. */
export function readGif(bytes: Buffer): Container | null {
  if (bytes.length < 13) return null;
  const sizes: Size[] = [];
  const screen = { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  let offset: number | null = 13 + tableLength(bytes[10] ?? 0);
  while (offset !== null && offset < bytes.length) {
    const mark = bytes[offset];
    if (mark === 0x3b) {
      const size = largest([...sizes, screen]);
      return sizes.length === 0 || size === null ? null : { bytes: bytes.subarray(0, offset + 1), size };
    }
    if (mark === 0x21) offset = skipBlocks(bytes, offset + 2);
    else if (mark === 0x2c && offset + 10 <= bytes.length) {
      const [left, top] = [bytes.readUInt16LE(offset + 1), bytes.readUInt16LE(offset + 3)];
      sizes.push({
        width: left + bytes.readUInt16LE(offset + 5),
        height: top + bytes.readUInt16LE(offset + 7),
      });
      offset = skipBlocks(bytes, offset + 10 + tableLength(bytes[offset + 9] ?? 0) + 1);
    } else return null;
  }
  return null;
}

const readUInt24 = (bytes: Buffer, offset: number): number => bytes.readUIntLE(offset, 3);

/** Size that a chunk of a WebP names; null for one that names none. */
function sizeOfChunk(bytes: Buffer, type: string, offset: number): Size | null {
  if (type === 'VP8X')
    return { width: readUInt24(bytes, offset + 4) + 1, height: readUInt24(bytes, offset + 7) + 1 };
  if (type === 'ANMF')
    return { width: readUInt24(bytes, offset + 6) + 1, height: readUInt24(bytes, offset + 9) + 1 };
  if (type === 'VP8 ')
    return {
      width: bytes.readUInt16LE(offset + 6) & 0x3fff,
      height: bytes.readUInt16LE(offset + 8) & 0x3fff,
    };
  if (type !== 'VP8L') return null;
  const packed = bytes.readUInt32LE(offset + 1);
  return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
}
/** A WebP chunk by chunk; null where one is cut off or none has a picture. */
export function readWebp(bytes: Buffer): Container | null {
  const end = 8 + (bytes.length < 12 ? Infinity : bytes.readUInt32LE(4));
  if (end > bytes.length) return null;
  const sizes: Size[] = [];
  let hasPixels = false;
  for (let offset = 12; offset + 8 <= end;) {
    const type = textAt(bytes, offset, offset + 4);
    const length = bytes.readUInt32LE(offset + 4);
    if (offset + 8 + length > end) return null;
    if (length >= 10 || type === 'VP8L') {
      const size = length < 5 ? null : sizeOfChunk(bytes, type, offset + 8);
      if (size !== null) sizes.push(size);
    }
    hasPixels ||= ['VP8 ', 'VP8L', 'ANMF'].includes(type);
    offset += 8 + length + (length % 2);
  }
  const size = largest(sizes);
  return !hasPixels || size === null ? null : { bytes: bytes.subarray(0, end), size };
}

/** Boxes that hold boxes, with the bytes between their head and the first of them. */
const holders: Readonly<Record<string, number>> = { meta: 4, iprp: 0, ipco: 0 };

interface Boxes {
  readonly sizes: readonly Size[];
  readonly names: readonly string[];
}
/** Boxes between two places; null where one is cut off. */
function readBoxes(bytes: Buffer, from: number, to: number): Boxes | null {
  const sizes: Size[] = [];
  const names: string[] = [];
  for (let offset = from; offset < to;) {
    if (offset + 8 > to) return null;
    const name = textAt(bytes, offset + 4, offset + 8);
    const stated = bytes.readUInt32BE(offset);
    // Zero: to the end of what is around it. The long form is for films.
    const length = stated === 0 ? to - offset : stated;
    if (length < 8 || offset + length > to) return null;
    names.push(name);
    const head = offset + 8;
    if (name === 'ispe' && length >= 20)
      sizes.push({ width: bytes.readUInt32BE(head + 4), height: bytes.readUInt32BE(head + 8) });
    const gap = Object.hasOwn(holders, name) ? holders[name] : undefined;
    if (gap !== undefined) {
      const inner = readBoxes(bytes, head + gap, offset + length);
      if (inner === null) return null;
      sizes.push(...inner.sizes);
    }
    offset += length;
  }
  return { sizes, names };
}
/** An AVIF box by box; null where one is cut off, bytes follow the last one, or no size is named. */
export function readAvif(bytes: Buffer): Container | null {
  const boxes = readBoxes(bytes, 0, bytes.length);
  if (boxes === null || !boxes.names.includes('mdat')) return null;
  const size = largest(boxes.sizes);
  return size === null ? null : { bytes, size };
}
/** The brands of a file of boxes, the first of which names them. */
export const isAvif = (bytes: Buffer): boolean => {
  if (bytes.length < 16 || textAt(bytes, 4, 8) !== 'ftyp') return false;
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  for (let offset = 8; offset + 4 <= end; offset += 4)
    if (['avif', 'avis'].includes(textAt(bytes, offset, offset + 4))) return true;
  return false;
};
export const isGif = (bytes: Buffer): boolean => /^GIF8[79]a$/.test(textAt(bytes, 0, 6));
export const isWebp = (bytes: Buffer): boolean =>
  textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 12) === 'WEBP';
