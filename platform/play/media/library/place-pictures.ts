import { mediaPath, readPictures, toKept } from '../../../../src/protocol/document/media-index.ts';
import {
  readReference,
  unknownKept,
  writeKept,
  type KeptPicture,
} from '../../../../src/protocol/address/kept-picture.ts';
import { readOwn } from '../../../../src/protocol/json/read-own.ts';
import type { MemberDeps } from '../../../../server/infrastructure/deps.ts';
import { findFiles } from './media-store.ts';

type PictureSources = Pick<MemberDeps, 'db' | 'merchant' | 'liveSite'>;

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

function collect(value: unknown, ids: Set<string>): void {
  if (typeof value === 'string') {
    const id = value.startsWith('media:') ? readReference(value) : null;
    if (id !== null) ids.add(id);
  } else if (isPlain(value)) for (const inner of Object.values(value)) collect(inner, ids);
}
function place(value: unknown, byId: ReadonlyMap<string, KeptPicture>): unknown {
  if (typeof value === 'string') {
    const id = readReference(value);
    if (id === null) return value;
    const picture = byId.get(id);
    return picture === undefined ? unknownKept : writeKept(picture);
  }
  if (Array.isArray(value)) return value.map((item) => place(item, byId));
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, place(inner, byId)]));
}

/** What the site shows now for each id: by its index, else the file that was sent under that id. */
export async function findPictures(
  { db, merchant, liveSite }: PictureSources,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptPicture>> {
  const pictures = readPictures((await liveSite.documents())[mediaPath]);
  const byId = new Map<string, KeptPicture>();
  for (const id of ids) {
    const picture = readOwn(pictures, id);
    if (picture !== undefined) byId.set(id, toKept(picture));
  }
  const others = await findFiles(
    db,
    merchant,
    ids.filter((id) => !byId.has(id)),
  );
  return new Map([...others, ...byId]);
}

/** An answer with the addresses of pictures in the place of what names them. */
export async function placePictures<Value>(sources: PictureSources, value: Value): Promise<Value> {
  const ids = new Set<string>();
  collect(value, ids);
  if (ids.size === 0) return value;
  // Answers of the wire are JSON.
  return place(value, await findPictures(sources, [...ids])) as Value;
}
