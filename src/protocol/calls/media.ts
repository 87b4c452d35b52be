import { done, get, post } from '../console/define-call.ts';
import { count, list, object, oneOf, text, textUpTo, whole, type ValueOf } from '../json/typed-schema.ts';

/**
 * The library of pictures. A file is sent in parts, so that the browser sees how far it is and may stop; what it is of
 * is drawn again at several widths. Names, focal points and alternative texts are in the site's documents.
 */

/** Bytes of one file. */
export const mostBytes = 20 * 1_048_576;
/** What the cameras of phones take; a small file may otherwise open to gigabytes in the program that opens it. */
export const mostPixels = 50_000_000;
/** Bytes of one part. */
export const partBytes = 512 * 1_024;
const mostParts = mostBytes / partBytes;

/** Why a file is refused. */
export const mediaFaults = [
  'media.type',
  'media.size',
  'media.pixels',
  'media.broken',
  'media.slow',
  'media.parts',
] as const;
export type MediaFault = (typeof mediaFaults)[number];

const upload = textUpTo(40, 8);
/** Where a picture is used: a place of a document, or a row of a desk. */
const use = object({
  kind: oneOf(['draft', 'live', 'row']),
  /** The document's path, or the desk that has the row. */
  where: text,
  /** Pointer in the document, or the words of the row. */
  what: text,
});
const file = object({
  /** Names the bytes. */
  file: text,
  /** Id that an entry of the index has from its first file. */
  id: text,
  name: text,
  width: count,
  height: count,
  addedAt: text,
  addedBy: text,
});
const library = object({
  files: list(file),
  /** Pictures of the library that something shows, each use with its id. */
  uses: list(object({ id: text, use })),
  /** Paths of the pictures that the installation ships. */
  shipped: list(text),
});
export type MediaFile = ValueOf<typeof file>;
export type MediaUse = ValueOf<typeof use>;
export type MediaLibrary = ValueOf<typeof library>;

export const media = {
  read: get('/media', { needs: 'read', answer: library }),
  /** A part of a file that is being sent, in base64. One that comes again replaces the first. */
  part: post('/media/part', {
    needs: 'content',
    input: object({ upload, place: whole(0, mostParts - 1), bytes: textUpTo(Math.ceil(partBytes / 3) * 4) }),
    answer: done,
  }),
  /** All parts are there: what they are together is judged, drawn and kept. */
  finish: post('/media/finish', {
    needs: 'content',
    input: object({ upload, parts: whole(1, mostParts), name: textUpTo(200) }),
    answer: file,
    answerMs: 60_000,
  }),
  /** Takes a picture that nothing shows out of the draft's index, with its alternative texts. */
  remove: post('/media/remove', { needs: 'content', input: object({ id: textUpTo(60) }), answer: done }),
};
