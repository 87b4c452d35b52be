import { createHash } from 'node:crypto';
import { middle, type KeptPicture } from '../../../../src/protocol/address/kept-picture.ts';
import type { MediaFile } from '../../../../src/protocol/calls/media.ts';
import type { Database } from '../../../../server/db/database.ts';
import type { DrawnPicture, KeptType } from './draw-kept.ts';

/** Who sends which file. */
interface SentUpload {
  readonly merchant: string;
  readonly by: string;
  readonly upload: string;
}
/** Parts of unfinished files that one operator may leave behind: ten files of the greatest length. */
const mostWaiting = 400;

/** Keeps a part; false where the operator has left too many behind. */
export async function keepPart(
  db: Database,
  { merchant, by, upload }: SentUpload,
  { place, bytes, now }: { readonly place: number; readonly bytes: Buffer; readonly now: Date },
): Promise<boolean> {
  const { count } = await db
    .selectFrom('media_part')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('merchant', '=', merchant)
    .where('sent_by', '=', by)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostWaiting) return false;
  await db
    .insertInto('media_part')
    .values({ merchant, sent_by: by, upload, place, bytes, sent_at: now })
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'sent_by', 'upload', 'place']).doUpdateSet({ bytes, sent_at: now }),
    )
    .execute();
  return true;
}

/** Takes the parts of a file away and puts them together; null where one is missing. */
export async function takeParts(
  db: Database,
  { merchant, by, upload }: SentUpload,
  count: number,
): Promise<Buffer | null> {
  const rows = await db
    .deleteFrom('media_part')
    .where('merchant', '=', merchant)
    .where('sent_by', '=', by)
    .where('upload', '=', upload)
    .returning(['place', 'bytes'])
    .execute();
  const parts = rows.toSorted((one, other) => one.place - other.place);
  const isWhole = parts.length === count && parts.every(({ place }, index) => place === index);
  return isWhole ? Buffer.concat(parts.map(({ bytes }) => bytes)) : null;
}

const mostLetters = 40;
/** A file's name without its ending, as people read it. */
const nameOf = (fileName: string): string =>
  (fileName.split(/[\\/]/u).at(-1) ?? '')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replaceAll(/[\s_]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'Picture';
const stemOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, mostLetters)
    .replaceAll(/^-+|-+$/g, '') || 'picture';

type FileRow = Omit<MediaFile, 'addedAt' | 'addedBy'> & {
  readonly added_at: Date;
  readonly added_by: string;
};
const toFile = ({ added_at, added_by, ...row }: FileRow): MediaFile => ({
  ...row,
  addedAt: added_at.toISOString(),
  addedBy: added_by,
});
const columns = ['file', 'id', 'name', 'width', 'height', 'added_at', 'added_by'] as const;

/** Keeps what was drawn. The same picture again is the same file, with the id that it had. */
export async function keepFile(
  db: Database,
  { width, height, renditions }: DrawnPicture,
  sender: { readonly merchant: string; readonly by: string; readonly fileName: string; readonly now: Date },
): Promise<MediaFile> {
  const { merchant } = sender;
  const digest = createHash('sha256');
  for (const { bytes } of renditions) digest.update(bytes);
  const file = digest.digest('hex').slice(0, 32);
  const name = nameOf(sender.fileName);
  const id = `${stemOf(name)}-${file.slice(0, 12)}`;
  return db.transaction().execute(async (work) => {
    const row = await work
      .insertInto('media_file')
      .values({ merchant, file, id, name, width, height, added_at: sender.now, added_by: sender.by })
      .onConflict((conflict) => conflict.columns(['merchant', 'file']).doUpdateSet({ removed_at: null }))
      .returning(columns)
      .executeTakeFirstOrThrow();
    for (const rendition of renditions)
      await work
        .insertInto('media_rendition')
        .values({ merchant, file, ...rendition })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    return toFile(row);
  });
}

/** Newest first. */
export async function listFiles(db: Database, merchant: string): Promise<readonly MediaFile[]> {
  const rows = await db
    .selectFrom('media_file')
    .select(columns)
    .where('merchant', '=', merchant)
    .where('removed_at', 'is', null)
    .orderBy('added_at', 'desc')
    .orderBy('file')
    .execute();
  return rows.map(toFile);
}

/** Pictures that the site's index does not name yet, by the id that they had when they were sent. */
export async function findFiles(
  db: Database,
  merchant: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptPicture>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media_file')
    .select(['id', 'file', 'width', 'height'])
    .where('merchant', '=', merchant)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...picture }) => [id, { ...picture, focus: middle }]));
}

interface FoundRendition {
  readonly type: KeptType;
  readonly bytes: Buffer;
}
/** The picture at a width, smaller where the browser can open that. */
export async function findRendition(
  db: Database,
  { merchant, file, width }: { readonly merchant: string; readonly file: string; readonly width: number },
  takesAvif: boolean,
): Promise<FoundRendition | null> {
  const row = await db
    .selectFrom('media_rendition')
    .select(['type', 'bytes'])
    .where('merchant', '=', merchant)
    .where('file', '=', file)
    .where('width', '=', width)
    .where('type', 'in', takesAvif ? ['image/avif', 'image/webp'] : ['image/webp'])
    .orderBy('type')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Takes a file out of the library. Its bytes stay while a revision of the site may show them. */
export async function removeFile(db: Database, merchant: string, id: string, now: Date): Promise<void> {
  await db
    .updateTable('media_file')
    .set({ removed_at: now })
    .where('merchant', '=', merchant)
    .where('id', '=', id)
    .execute();
}
