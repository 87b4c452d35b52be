export type PictureType = 'image/png' | 'image/jpeg';

const signatures: readonly { readonly type: PictureType; readonly bytes: readonly number[] }[] = [
  { type: 'image/png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/jpeg', bytes: [0xff, 0xd8, 0xff] },
];

/** What a picture is by its first bytes; its name and what the browser calls it prove nothing. */
export const readPictureType = async (file: Blob): Promise<PictureType | null> => {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  return signatures.find(({ bytes }) => bytes.every((byte, index) => head[index] === byte))?.type ?? null;
};

/** The kinds of HEIC, the pictures of iPhones, as the box at the beginning of the file names them. */
const heicBrands: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
]);

/** Whether a file is a picture as iPhones take them, which not every browser can show. */
export const isHeic = async (file: Blob): Promise<boolean> => {
  const head = await file.slice(4, 12).text();
  return head.startsWith('ftyp') && heicBrands.has(head.slice(4));
};

/** Bytes as people read them, in the language of the page. */
export const showSize = (bytes: number, languageTag: string): string => {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat(languageTag, {
    numberingSystem: 'latn',
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
};
