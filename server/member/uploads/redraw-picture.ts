import { createCanvas, loadImage } from '@napi-rs/canvas';
import { mostBytes, type CleanPicture } from './clean-picture.ts';
import { hasAllPixels } from './png-pixels.ts';

/** What is kept of a larger picture is drawn smaller: a line of a bank's slip is still read on it. */
const keptPixels = 16_000_000;
const jpegQuality = 88;

/** One picture at a time is opened: its pixels take fifty times the room of its file. */
let turn: Promise<unknown> = Promise.resolve();

async function redraw({ type, bytes }: CleanPicture): Promise<CleanPicture | null> {
  if (type === 'image/png' && !(await hasAllPixels(bytes))) return null;
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

/**
 * The picture as it is seen, drawn anew: upright, and with no byte of the file that somebody sent. Null
 * where it does not open. Takes only what `cleanPicture` passed, which bounds how much there is to open.
 */
export function redrawPicture(picture: CleanPicture): Promise<CleanPicture | null> {
  const drawn = turn.then(() => redraw(picture));
  turn = drawn.catch(() => undefined);
  return drawn;
}
