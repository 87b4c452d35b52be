import type { CleanPicture } from './clean-picture.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}
/** Frames that carry the size; the others of the row are tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

function measureJpeg(bytes: Buffer): Size | null {
  let offset = 2;
  while (offset + 9 < bytes.length && bytes[offset] === 0xff) {
    const marker = bytes[offset + 1] ?? 0;
    if (isFrame(marker))
      return { height: bytes.readUInt16BE(offset + 5), width: bytes.readUInt16BE(offset + 7) };
    offset += 2 + bytes.readUInt16BE(offset + 2);
  }
  return null;
}

/** Width and height that the head of a cleaned picture names, in pixels; null where it names none. */
export const measurePicture = ({ type, bytes }: CleanPicture): Size | null => {
  if (type === 'image/jpeg') return measureJpeg(bytes);
  return bytes.length < 24 ? null : { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
};
