import { mediaFaults, mostBytes, type media, type MediaFault } from '../../../../src/protocol/calls/media.ts';
import type { Answers } from '../../../../src/protocol/console/define-call.ts';
import type { MemberDeps } from '../../../../server/infrastructure/deps.ts';
import { AppError } from '../../../../server/infrastructure/http/app-error.ts';
import { pictureRedrawer } from '../../../calls/uploads/picture-redrawer.ts';
import { keepFile, keepPart, listFiles, removeFile, takeParts } from './media-store.ts';
import { listUses } from './media-uses.ts';
import { recognisePicture } from './recognise-picture.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'site' | 'listAssets'>;

const sentences: Readonly<Record<MediaFault, string>> = {
  'media.type': 'Expected a JPEG, PNG, WebP, AVIF or GIF.',
  'media.size': `A file has at most ${mostBytes} bytes.`,
  'media.pixels': 'A picture has at most 50 million pixels.',
  'media.broken': 'The picture is damaged or incomplete.',
  'media.slow': 'The picture took too long to open.',
  'media.parts': 'Parts of the file are missing.',
};
const refuse = (code: MediaFault): AppError =>
  new AppError({ status: code === 'media.parts' ? 409 : 422, code, message: sentences[code] });
const isFault = (value: unknown): value is MediaFault => mediaFaults.some((one) => one === value);

/** For a photo of the largest cameras, on a machine that has other work. */
const longestMs = 50_000;
/** What a picture's path ends with. */
const pictureEnding = /\.(?:svg|png|jpe?g|webp|avif|gif)$/;
/** Drawn parts of the program, and what a browser shows beside an address. */
const ownParts = /^(?:icons|sprite|favicon)/;

/** The library of pictures, for the console. */
export function createMediaBackOffice(deps: Deps): Answers<typeof media> {
  const { db, merchant, clock, site } = deps;
  const readUses = async () => {
    const [{ documents: draft }, live] = await Promise.all([site.draft(), site.documents()]);
    return listUses(db, merchant, { draft, live });
  };
  return {
    read: async () => {
      const [files, uses] = await Promise.all([listFiles(db, merchant), readUses()]);
      const shipped = [...deps.listAssets()]
        .filter((path) => pictureEnding.test(path) && !ownParts.test(path))
        .map((path) => `/assets/${path}`)
        .toSorted();
      return { files, uses, shipped };
    },
    part: async ({ by, upload, place, bytes }) => {
      const sent = { place, bytes: Buffer.from(bytes, 'base64'), now: clock.now() };
      if (!(await keepPart(db, { merchant, by, upload }, sent))) throw refuse('media.parts');
    },
    finish: async ({ by, upload, parts, name }) => {
      const bytes = await takeParts(db, { merchant, by, upload }, parts);
      const source = bytes === null ? 'media.parts' : recognisePicture(bytes);
      if (isFault(source)) throw refuse(source);
      const since = clock.now().getTime();
      const drawn = await pictureRedrawer.drawWidths(source, longestMs);
      if (drawn === null)
        throw refuse(clock.now().getTime() - since >= longestMs ? 'media.slow' : 'media.broken');
      return keepFile(db, drawn, { merchant, by, fileName: name, now: clock.now() });
    },
    remove: async ({ id }) => {
      if ((await readUses()).some((used) => used.id === id))
        throw new AppError({ status: 409, code: 'media.used', message: 'Something shows this picture.' });
      await removeFile(db, merchant, id, clock.now());
    },
  };
}
