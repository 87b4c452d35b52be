import { writeKept } from '../../protocol/address/kept-picture.ts';
import { altKey } from '../../protocol/address/kept-picture.ts';
import type { MediaFile, MediaLibrary, MediaUse } from '../../protocol/calls/media.ts';
import { readPictures, toKept } from '../../protocol/document/media-index.ts';
import type { MediaPicture } from '../../protocol/generated/settings.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** A picture as the library shows it: of the draft's index, else as it was sent. */
export interface LibraryPicture extends MediaPicture {
  readonly id: string;
  /** Where it is. */
  readonly address: string;
  readonly uses: readonly MediaUse[];
}
export type PictureChange = Partial<Pick<MediaPicture, 'name' | 'focus' | 'tags' | 'decorative'>> &
  Partial<Pick<MediaPicture, 'file' | 'width' | 'height'>>;

export const fromFile = ({ name, file, width, height }: MediaFile): MediaPicture => ({
  name,
  file,
  width,
  height,
});

/** All pictures, the newest first. A file that only replaces another one's picture is not listed. */
export function listPictures(
  index: Json | undefined,
  { files, uses }: MediaLibrary,
): readonly LibraryPicture[] {
  const indexed = readPictures(index);
  const listed = new Set(Object.values(indexed).map(({ file }) => file));
  const sent = files.filter(({ id, file }) => !Object.hasOwn(indexed, id) && !listed.has(file));
  const moment = new Map(files.map(({ file, addedAt }) => [file, addedAt]));
  const all: readonly (readonly [string, MediaPicture])[] = [
    ...sent.map((file) => [file.id, fromFile(file)] as const),
    ...Object.entries(indexed),
  ];
  return all
    .map(([id, picture]) => ({
      ...picture,
      id,
      address: writeKept(toKept(picture)),
      uses: uses.filter((one) => one.id === id).map(({ use }) => use),
    }))
    .toSorted((one, other) => (moment.get(other.file) ?? '').localeCompare(moment.get(one.file) ?? ''));
}

const picturesOf = (index: Json): Readonly<Record<string, Json>> =>
  isJsonObject(index) && isJsonObject(index['pictures']) ? index['pictures'] : {};

/** The index with a picture added or changed; what is empty is left out. */
export function setPicture(
  index: Json,
  { id, address: _, uses: __, ...picture }: LibraryPicture,
  change: PictureChange,
): Json {
  if (!isJsonObject(index)) return index;
  const changed = Object.entries({ ...picture, ...change }).filter(
    ([key, value]) => !(key === 'tags' && Array.isArray(value) && value.length === 0) && value !== false,
  );
  return { ...index, pictures: { ...picturesOf(index), [id]: Object.fromEntries(changed) as Json } };
}
/** The index with a file as a picture apart. */
export function addFile(index: Json, file: MediaFile): Json {
  if (!isJsonObject(index) || Object.hasOwn(picturesOf(index), file.id)) return index;
  return { ...index, pictures: { ...picturesOf(index), [file.id]: fromFile(file) } };
}
export function removePicture(index: Json, id: string): Json {
  if (!isJsonObject(index)) return index;
  const { [id]: _taken, ...pictures } = picturesOf(index);
  return { ...index, pictures };
}

/** A language without the words of a picture. */
export function removeWords(texts: Json, id: string): Json {
  if (!isJsonObject(texts)) return texts;
  const { [altKey(id)]: _taken, ...rest } = texts;
  return rest;
}
export function readWords(texts: Json | undefined, id: string): string {
  const words = texts !== undefined && isJsonObject(texts) ? texts[altKey(id)] : undefined;
  return typeof words === 'string' ? words : '';
}

export const splitTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
];
export const listTags = (pictures: readonly LibraryPicture[]): readonly string[] =>
  [...new Set(pictures.flatMap(({ tags = [] }) => tags))].toSorted((one, other) => one.localeCompare(other));

export const showFilters = ['all', 'unused', 'wordless', 'decorative'] as const;
export type ShowFilter = (typeof showFilters)[number];
export interface PictureFilter {
  readonly search: string;
  readonly show: ShowFilter;
  readonly tag: string;
}
/** The pictures that a filter leaves. */
export function filterPictures(
  pictures: readonly LibraryPicture[],
  { search, show, tag }: PictureFilter,
  isWordless: (picture: LibraryPicture) => boolean,
): readonly LibraryPicture[] {
  const typed = search.trim().toLowerCase();
  return pictures.filter((picture) => {
    const { name, id, tags = [], uses, decorative } = picture;
    const isFound = [name, id, ...tags].some((text) => text.toLowerCase().includes(typed));
    const isShown =
      show === 'all' ||
      (show === 'unused' && uses.length === 0) ||
      (show === 'wordless' && isWordless(picture)) ||
      (show === 'decorative' && decorative === true);
    return isFound && isShown && (tag === '' || tags.includes(tag));
  });
}
