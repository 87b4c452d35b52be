import { mostBytes, mostPixels, type MediaFault } from '../../../../src/protocol/calls/media.ts';
import { cleanJpeg, isJpeg } from '../../../calls/uploads/clean-jpeg.ts';
import { cleanPng, isPng } from '../../../calls/uploads/clean-png.ts';
import { measurePicture } from '../../../calls/uploads/measure-picture.ts';
import {
  isAvif,
  isGif,
  isWebp,
  readAvif,
  readGif,
  readWebp,
  type Container,
  type Size,
} from './measure-container.ts';

type SourceType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif';
export interface SourcePicture {
  readonly type: SourceType;
  readonly bytes: Buffer;
}

const isTooLarge = ({ width, height }: Size): boolean => width * height > mostPixels;

/** What opens a picture is given no more than the picture; of the others their own parts are all there is. */
function judge(type: SourceType, container: Container | null): SourcePicture | MediaFault {
  if (container === null || container.size.width * container.size.height === 0) return 'media.broken';
  return isTooLarge(container.size) ? 'media.pixels' : { type, bytes: container.bytes };
}
function readPhoto(type: 'image/jpeg' | 'image/png', bytes: Buffer): Container | null {
  const size = measurePicture({ type, bytes });
  if (size === null || isTooLarge(size)) return size === null ? null : { bytes, size };
  const cleaned = type === 'image/png' ? cleanPng(bytes, mostPixels) : cleanJpeg(bytes, mostPixels);
  return cleaned === null ? null : { bytes: cleaned, size };
}

/** Recognises a picture by its first bytes: its name, and what the browser says of it, prove nothing. */
export function recognisePicture(bytes: Buffer): SourcePicture | MediaFault {
  if (bytes.length > mostBytes) return 'media.size';
  if (isPng(bytes)) return judge('image/png', readPhoto('image/png', bytes));
  if (isJpeg(bytes)) return judge('image/jpeg', readPhoto('image/jpeg', bytes));
  if (isWebp(bytes)) return judge('image/webp', readWebp(bytes));
  if (isGif(bytes)) return judge('image/gif', readGif(bytes));
  if (isAvif(bytes)) return judge('image/avif', readAvif(bytes));
  return 'media.type';
}
