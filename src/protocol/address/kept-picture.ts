/** What documents, settings and rows hold of a picture of the library: `media:beach-3f2a9c1b07de`. */
const reference = /^media:([a-z0-9]+(?:-[a-z0-9]+)*)$/;
/** Where a picture of the library is, with its size in pixels and the part of it that stays in sight, in per cent. */
const address = /^\/media\/kept\/([0-9a-f]{32})-(\d{1,5})x(\d{1,5})-(\d{1,3})x(\d{1,3})$/;

/** Widths in pixels that a picture is drawn at, as far as it is wide enough; its own where it is between them. */
const keptWidths = [320, 480, 640, 960, 1280, 1920] as const;

export interface KeptPicture {
  /** Names the bytes: another picture has another one. */
  readonly file: string;
  /** Of the widest drawing, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The point that stays in sight where the picture is cropped: per cent from the left and from above. */
  readonly focus: readonly [x: number, y: number];
}
/** Of a picture whose index says none. */
export const middle: KeptPicture['focus'] = [50, 50];

/** The text that says what is to be seen on a picture. */
export const altKey = (id: string): string => `media.${id}.alt`;
export const referTo = (id: string): string => `media:${id}`;
/** The picture's id; null for what is no reference. */
export const readReference = (text: string): string | null => reference.exec(text)?.[1] ?? null;

export const writeKept = ({ file, width, height, focus }: KeptPicture): string =>
  `/media/kept/${file}-${width}x${height}-${focus.join('x')}`;
/** Where no picture is: what an unknown reference becomes. */
export const unknownKept = '/media/kept/unknown';

export function readKept(text: string): KeptPicture | null {
  const [, file = '', ...numbers] = address.exec(text) ?? [];
  const [width = 0, height = 0, x = 0, y = 0] = numbers.map(Number);
  return file === '' ? null : { file, width, height, focus: [x, y] };
}

/** Widths at which a picture of this width is kept, narrowest first. */
export const listWidths = (width: number): readonly number[] => {
  const widest = Math.min(width, keptWidths[keptWidths.length - 1] ?? width);
  return [...keptWidths.filter((one) => one < widest), widest];
};
/** Where the picture is at one of its widths. */
export const atWidth = (picture: string, width: number): string => `${picture}-${width}`;

/** The value of `srcset` for a picture of the library; null for every other address. */
export function listSources(text: string): string | null {
  const picture = readKept(text);
  return picture === null
    ? null
    : listWidths(picture.width)
        .map((width) => `${atWidth(text, width)} ${width}w`)
        .join(', ');
}
