import { cleanJpeg, isJpeg } from './clean-jpeg.ts';
import { cleanPng, isPng } from './clean-png.ts';

export type PictureType = 'image/png' | 'image/jpeg';
export interface CleanPicture {
  readonly type: PictureType;
  readonly bytes: Buffer;
}

/** Bytes of one picture (specification, section 5: 5 MB). */
export const mostBytes = 5 * 1_048_576;
/** What the cameras of phones take; a small file may otherwise open to gigabytes in the program that opens it. */
const mostPixels = 50_000_000;

/**
 * Recognises a picture by its bytes (its name and the type that the browser sends prove nothing) and removes
 * what does not show: places, devices, comments, and files glued to its end. Null where it is neither png nor
 * jpg, or broken.
 */
export function cleanPicture(bytes: Buffer): CleanPicture | null {
  const type = isPng(bytes) ? 'image/png' : isJpeg(bytes) ? 'image/jpeg' : null;
  if (type === null) return null;
  const cleaned = type === 'image/png' ? cleanPng(bytes, mostPixels) : cleanJpeg(bytes, mostPixels);
  return cleaned === null ? null : { type, bytes: cleaned };
}
