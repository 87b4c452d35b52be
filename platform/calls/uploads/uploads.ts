import { createHash } from 'node:crypto';
import type { Database } from '../../../server/db/database.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { refuseCall, refuseField } from '../refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { cleanPicture, mostBytes, type PictureType } from './clean-picture.ts';
import { pictureRedrawer } from './picture-redrawer.ts';

/** Pictures of one proof (specification, section 5). */
export const mostPictures = 3;
const perMember = { limit: 40, windowSeconds: 3_600 } as const;
/** A picture that nothing claimed is deleted after this long. */
const unclaimedMs = 24 * 3_600_000;

/** Answer to the sender of a stored picture. */
export interface StoredUpload {
  readonly id: string;
  readonly name: string;
  readonly type: PictureType;
  /** Bytes. */
  readonly size: number;
}
/** A picture of a proof, as the person who reviews it sees it. */
export interface UploadFacts extends StoredUpload {
  /** Hex SHA-256. */
  readonly sha256: string;
  readonly createdAt: Date;
}

/** A file's own name, without folders and without what turns or hides text. */
const cleanName = (name: string): string => {
  const last = name.split(/[\\/]/u).at(-1) ?? '';
  const link = last
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 80);
  return link === '' ? 'picture' : link;
};

/** Takes a token before the bytes are read, so that a flood costs nothing. */
export async function countUpload({ limits }: MemberParts, memberId: string): Promise<void> {
  await requireToken(limits, { key: `upload:${memberId}`, ...perMember });
}

/**
 * Keeps a picture for its owner, cleaned and redrawn. It goes after a day unless something claims it.
 * @throws AppError 400 `upload.type` where it is neither png nor jpg, broken, larger than 50 megapixels, or too long to open
 */
export async function storeUpload(
  { db, clock, random }: Pick<MemberParts, 'db' | 'clock' | 'random'>,
  file: { readonly memberId: string; readonly name: string; readonly bytes: Buffer },
): Promise<StoredUpload> {
  if (file.bytes.length > mostBytes) throw refuseCall('upload.size', 'The picture is larger than 5 MB.', 413);
  const cleaned = cleanPicture(file.bytes);
  const picture = cleaned === null ? null : await pictureRedrawer.redraw(cleaned);
  if (picture === null) throw refuseCall('upload.type', 'Expected a whole PNG or JPG picture.');
  const now = clock.now();
  await db
    .deleteFrom('upload')
    .where('member_id', '=', file.memberId)
    .where('subject', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - unclaimedMs))
    .execute();
  const { type, bytes } = picture;
  const upload: StoredUpload = { id: random.token(18), name: cleanName(file.name), type, size: bytes.length };
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await db
    .insertInto('upload')
    .values({ ...upload, member_id: file.memberId, sha256, bytes, created_at: now })
    .execute();
  return upload;
}

/** The bytes of a picture. `owner` null: for an operator who may see proofs. */
export async function readUpload(
  db: Database,
  id: string,
  owner: string | null,
): Promise<{ readonly type: PictureType; readonly bytes: Buffer; readonly name: string } | null> {
  let query = db.selectFrom('upload').select(['type', 'bytes', 'name']).where('id', '=', id);
  if (owner !== null) query = query.where('member_id', '=', owner);
  return (await query.executeTakeFirst()) ?? null;
}

/**
 * Binds a member's pictures to what they prove. Call it inside the transaction that needs them. A picture
 * proves one thing only: one that is already claimed is refused like an unknown one.
 * @throws AppError 400 `upload.unknown` or `upload.too-many`, on the field `proofs`
 */
export async function claimUploads(
  db: Database,
  claim: { readonly memberId: string; readonly ids: readonly string[]; readonly subject: string },
): Promise<void> {
  const ids = [...new Set(claim.ids)].sort();
  if (ids.length === 0) return;
  if (ids.length > mostPictures)
    throw refuseField('proofs', 'upload.too-many', `At most ${mostPictures} pictures.`);
  const claimed = await db
    .updateTable('upload')
    .set({ subject: claim.subject })
    .where('member_id', '=', claim.memberId)
    .where('id', 'in', ids)
    .where('subject', 'is', null)
    .returning('id')
    .execute();
  if (claimed.length !== ids.length)
    throw refuseField('proofs', 'upload.unknown', 'A picture is missing, or it proves something else.');
}

/** The pictures that prove something, oldest first. */
export async function listUploads(db: Database, subject: string): Promise<readonly UploadFacts[]> {
  const rows = await db
    .selectFrom('upload')
    .select(['id', 'name', 'type', 'size', 'sha256', 'created_at'])
    .where('subject', '=', subject)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at }));
}
