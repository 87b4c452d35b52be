import { createCanvas, loadImage } from '@napi-rs/canvas';
import { mostBytes, type CleanPicture } from './clean-picture.ts';
import { hasAllScans } from './jpeg-scans.ts';
import { hasAllPixels } from './png-pixels.ts';

/** What is kept of a larger picture is drawn smaller: a line of a bank's slip is still read on it. */
const keptPixels = 16_000_000;
const jpegQuality = 88;

/** Opens a picture and redraws it. Null where it does not open, or not all of it is there. */
export async function drawPicture({ type, bytes }: CleanPicture): Promise<CleanPicture | null> {
  const isWhole = type === 'image/png' ? await hasAllPixels(bytes) : hasAllScans(bytes);
  if (!isWhole) return null;
  // What cannot be read is no picture.
  const image = await loadImage(bytes).catch(() => null);
  if (image === null || image.width === 0 || image.height === 0) return null;
  const scale = Math.min(1, Math.sqrt(keptPixels / (image.width * image.height)));
  const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = createCanvas(width ?? 1, height ?? 1);
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
  if (type === 'image/png') {
    const drawn = await canvas.encode('png');
    if (drawn.length <= mostBytes) return { type, bytes: drawn };
  }
  return { type: 'image/jpeg', bytes: await canvas.encode('jpeg', jpegQuality) };
}
