/** Cameras write up to a dozen; each takes the time of the whole picture to open. */
const mostScans = 32;
const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const exifMarker = 0xe1;
/** Of the application's segments only JFIF and the one that says how colours are coded. */
const keptApplications: ReadonlySet<number> = new Set([0xe0, 0xee]);
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
const isComment = (marker: number): boolean => marker === 0xfe;
/** Frame headers, which have the size; DHT, JPG and DAC lie among their numbers. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isPlain = (marker: number): boolean => marker >= 0xc0 && marker !== 0xff;

export const isJpeg = (bytes: Buffer): boolean =>
  bytes.length > 3 && bytes[0] === 0xff && bytes[1] === startOfImage && bytes[2] === 0xff;

/** How a camera was held: 1 (upright) to 8, of an EXIF segment's body; null where it does not say. */
function readOrientation(body: Buffer): number | null {
  if (body.toString('latin1', 0, 6) !== 'Exif\0\0' || body.length < 14) return null;
  const tiff = body.subarray(6);
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return null;
  const read16 = (offset: number): number =>
    offset + 2 > tiff.length ? 0 : order === 'II' ? tiff.readUInt16LE(offset) : tiff.readUInt16BE(offset);
  const start = order === 'II' ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const count = read16(start);
  for (let index = 0; index < Math.min(count, 200); index += 1) {
    const entry = start + 2 + index * 12;
    if (read16(entry) === 0x0112) {
      const value = read16(entry + 8);
      return value >= 1 && value <= 8 ? value : null;
    }
  }
  return null;
}

/** An EXIF segment that says the orientation and nothing else: no place, no device, no time. */
function writeOrientation(orientation: number): Buffer {
  // Marker, length, 'Exif', a TIFF head, and one entry: tag 0112, one short.
  const segment = Buffer.from(
    'ffe100224578696600004d4d002a00000008000101120003000000010000000000000000',
    'hex',
  );
  segment.writeUInt16BE(orientation, 28);
  return segment;
}

/** Where the data of a scan that begins at `start` ends: at the next marker that is no restart. */
function findScanEnd(bytes: Buffer, start: number): number {
  for (let next = bytes.indexOf(0xff, start); next !== -1; next = bytes.indexOf(0xff, next + 1)) {
    const marker = bytes[next + 1];
    if (marker === undefined) return -1;
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData) return next;
  }
  return -1;
}

interface Segment {
  readonly marker: number;
  /** With its marker and length; a scan with its data. */
  readonly bytes: Buffer;
  readonly next: number;
}
export function readSegment(bytes: Buffer, from: number): Segment | null {
  let offset = from;
  // Any number of fill bytes may precede a marker.
  while (bytes[offset] === 0xff && bytes[offset + 1] === 0xff) offset += 1;
  const marker = bytes[offset + 1];
  if (bytes[offset] !== 0xff || marker === undefined || !isPlain(marker)) return null;
  if (marker === endOfImage) return { marker, bytes: bytes.subarray(offset, offset + 2), next: offset + 2 };
  if (offset + 4 > bytes.length) return null;
  const length = bytes.readUInt16BE(offset + 2);
  const headEnd = offset + 2 + length;
  if (length < 2 || headEnd > bytes.length) return null;
  const end = marker === startOfScan ? findScanEnd(bytes, headEnd) : headEnd;
  return end === -1 ? null : { marker, bytes: bytes.subarray(offset, end), next: end };
}

const isDropped = (marker: number): boolean =>
  isComment(marker) || (isApplication(marker) && !keptApplications.has(marker));

/**
 * The same picture, segment by segment, without camera data, comments and what follows its end; how
 * the camera was held is kept. Null where the file is broken or has no pixels or more than `mostPixels`,
 * or so many scans that it takes minutes to open.
 */
export function cleanJpeg(bytes: Buffer, mostPixels: number): Buffer | null {
  const pieces: Buffer[] = [bytes.subarray(0, 2)];
  let orientation: number | null = null;
  let area = 0;
  let scans = 0;
  for (let segment = readSegment(bytes, 2); segment !== null; segment = readSegment(bytes, segment.next)) {
    const { marker } = segment;
    if (marker === exifMarker) orientation ??= readOrientation(segment.bytes.subarray(4));
    if (isFrame(marker)) {
      if (area !== 0 || segment.bytes.length < 9) return null;
      area = segment.bytes.readUInt16BE(5) * segment.bytes.readUInt16BE(7);
      if (area === 0 || area > mostPixels) return null;
    }
    if (marker === startOfScan) scans = area === 0 ? 0 : scans + 1;
    if (scans > mostScans) return null;
    if (!isDropped(marker)) pieces.push(segment.bytes);
    if (marker === endOfImage) {
      if (scans === 0) return null;
      const turned = orientation === null || orientation === 1 ? [] : [writeOrientation(orientation)];
      const [start, ...rest] = pieces;
      return Buffer.concat([start ?? Buffer.alloc(0), ...turned, ...rest]);
    }
  }
  return null;
}
