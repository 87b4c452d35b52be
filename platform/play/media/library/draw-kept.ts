import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas';
import { listWidths } from '../../../../src/protocol/address/kept-picture.ts';
import { mostPixels } from '../../../../src/protocol/calls/media.ts';
import { hasAllScans } from '../../../calls/uploads/jpeg-scans.ts';
import { hasAllPixels } from '../../../calls/uploads/png-pixels.ts';
import type { SourcePicture } from './recognise-picture.ts';

export type KeptType = 'image/webp' | 'image/avif';
/** The picture at one of its widths, in one of the types that browsers choose from. */
export interface Rendition {
  readonly width: number;
  readonly type: KeptType;
  readonly bytes: Buffer;
}
export interface DrawnPicture {
  /** Of the widest rendition, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly renditions: readonly Rendition[];
}

const webpQuality = 82;
/** Looks as the WebP does. A faster one would be as large. */
const avif = { quality: 60, speed: 8 } as const;
/** AVIF is kept where it spares a third: each type more is bytes in the database and in caches. */
const worthIt = 2 / 3;
/** In between, one rendition is drawn from the next wider one: each step halves at most, and edges stay smooth. */
const mostShrink = 2;

function shrink(from: Image | Canvas, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, 0, 0, width, height);
  return canvas;
}
function shrinkInSteps(image: Image, width: number, height: number): Canvas {
  let canvas: Image | Canvas = image;
  while (canvas.width > width * mostShrink)
    canvas = shrink(canvas, Math.ceil(canvas.width / mostShrink), Math.ceil(canvas.height / mostShrink));
  return shrink(canvas, width, height);
}
/** Whether AVIF is worth it for a picture, by one of its narrow drawings: wide ones take seconds. */
async function sparesThird(canvas: Canvas): Promise<boolean> {
  const [webp, smaller] = await Promise.all([
    canvas.encode('webp', webpQuality),
    canvas.encode('avif', avif),
  ]);
  return smaller.length <= webp.length * worthIt;
}
async function encode(canvas: Canvas, triesAvif: boolean): Promise<readonly Rendition[]> {
  const { width } = canvas;
  const webp: Rendition = { width, type: 'image/webp', bytes: await canvas.encode('webp', webpQuality) };
  if (!triesAvif) return [webp];
  const bytes = await canvas.encode('avif', avif);
  return bytes.length > webp.bytes.length * worthIt ? [webp] : [webp, { width, type: 'image/avif', bytes }];
}
const isWhole = async ({ type, bytes }: SourcePicture): Promise<boolean> => {
  if (type === 'image/png') return hasAllPixels(bytes);
  // Those of the others are opened whole or not at all.
  return type === 'image/jpeg' ? hasAllScans(bytes) : true;
};

/** Opens a picture and draws it upright at each of its widths. Null where it does not open, or not all of it is there. */
export async function drawKept(source: SourcePicture): Promise<DrawnPicture | null> {
  if (!(await isWhole(source))) return null;
  // What does not open is refused by its result.
  const image = await loadImage(source.bytes).catch(() => null);
  if (image === null || image.width === 0 || image.height === 0) return null;
  if (image.width * image.height > mostPixels) return null;
  const canvases: Canvas[] = [];
  for (const width of listWidths(image.width).toReversed()) {
    const height = Math.max(1, Math.round((image.height * width) / image.width));
    const wider = canvases.at(-1);
    canvases.push(wider === undefined ? shrinkInSteps(image, width, height) : shrink(wider, width, height));
  }
  const [widest] = canvases;
  const narrow = canvases.at(-2) ?? widest;
  if (widest === undefined || narrow === undefined) return null;
  const triesAvif = await sparesThird(narrow);
  const renditions: Rendition[] = [];
  for (const canvas of canvases) renditions.push(...(await encode(canvas, triesAvif)));
  return { width: widest.width, height: widest.height, renditions };
}
