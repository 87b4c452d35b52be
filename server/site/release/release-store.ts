import { sql, type Transaction } from 'kysely';
import { hashText } from '../../../src/compiler/content-hash.ts';
import type {
  ActivePointer,
  PartHash,
  Release,
  ReleaseSignature,
} from '../../../src/protocol/release/release.ts';
import type { Database, Tables } from '../../db/database.ts';
import { compressText, isWhole, type Effort, type Encodings } from '../compile/compress.ts';
import type { ReleaseRecord } from '../site-service.ts';

export type DbExecutor = Database | Transaction<Tables>;

/** Channel of `NOTIFY`; the payload is `<merchant> <revision>`. */
export const releaseChannel = 'foyer_release';

export interface StoredPart extends Encodings {
  readonly hash: PartHash;
  readonly type: 'json' | 'js' | 'css' | 'html';
}
/** What is live, by name. Its manifest grows with the site, and is read where it is shown. */
export interface LiveHead extends Pick<ActivePointer, 'merchant' | 'revision' | 'release'> {
  readonly sourceHash: string;
  /** The release before anything was switched off in it. */
  readonly compiled: PartHash;
}
export interface LiveRow extends ActivePointer, LiveHead {}
export interface NewRevision {
  readonly merchant: string;
  readonly revision: number;
  readonly release: PartHash;
  readonly sourceHash: string;
  readonly kind: ReleaseRecord['kind'];
  readonly note: string;
  readonly author: string;
  readonly at: Date;
  readonly rolledBackTo: number | null;
}

/** One writer per merchant until the transaction ends: publish, roll back, import, edit. */
export const lockMerchant = async (transaction: Transaction<Tables>, merchant: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`foyer site ${merchant}`}, 0))`.execute(
    transaction,
  );
};

/** The newest signature of a release, as JSON. */
const newestSignature = sql<ReleaseSignature | null>`(
  select jsonb_build_object('keyId', signed.key_id, 'value', signed.signature)
  from site_signature as signed where signed.release_hash = release.hash
  order by signed.created_at desc, signed.key_id limit 1)`;

/** A revision with its release, or the live one; null when there is none. */
export const readPointer = async (
  work: DbExecutor,
  merchant: string,
  revision: number | 'live',
): Promise<LiveRow | null> => {
  const live = work.selectFrom('site_pointer').select('revision').where('merchant', '=', merchant);
  const row = await work
    .selectFrom('site_revision as revision')
    .innerJoin('site_release as release', 'release.hash', 'revision.release_hash')
    .select(['revision.revision', 'revision.release_hash', 'revision.source_hash', 'revision.compiled_hash'])
    .select('release.manifest')
    .select(newestSignature.as('signature'))
    .where('revision.merchant', '=', merchant)
    .where('revision.revision', '=', revision === 'live' ? live : revision)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { release_hash: release, source_hash: sourceHash, manifest, signature } = row;
  const compiled = row.compiled_hash ?? release;
  const pointer = { merchant, revision: row.revision, release, manifest, sourceHash, compiled };
  return signature === null ? pointer : { ...pointer, signature };
};
/** The last revision before this one that was live for all visitors. */
export const readPointerBefore = async (
  work: DbExecutor,
  merchant: string,
  revision: number,
): Promise<LiveRow | null> => {
  const row = await work
    .selectFrom('site_revision')
    .select('revision')
    .where('merchant', '=', merchant)
    .where('revision', '<', revision)
    .where('kind', '!=', 'stage')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? null : readPointer(work, merchant, row.revision);
};
/** What is live, or null before the first import. */
export const readLive = (work: DbExecutor, merchant: string): Promise<LiveRow | null> =>
  readPointer(work, merchant, 'live');

/** A release that need not be live, as a pointer shows it. */
export const readRelease = async (
  work: DbExecutor,
  hash: PartHash,
): Promise<Pick<ActivePointer, 'manifest' | 'signature'> | null> => {
  const row = await work
    .selectFrom('site_release as release')
    .select('release.manifest')
    .select(newestSignature.as('signature'))
    .where('release.hash', '=', hash)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { manifest, signature } = row;
  return signature === null ? { manifest } : { manifest, signature };
};

/** A part was changed where it lies: it is not handed out. */
export class DamagedPartError extends Error {
  readonly hash: PartHash;
  constructor(hash: PartHash) {
    super(`Part ${hash} is not what it is named after: the stored bytes were changed.`);
    this.hash = hash;
  }
}

/** Read whole and checked: all three encodings must hold the bytes that the name promises. */
export const readPart = async (work: DbExecutor, hash: PartHash): Promise<StoredPart | null> => {
  const row = await work.selectFrom('site_part').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (row === undefined) return null;
  if (!(await isWhole(row, hash))) throw new DamagedPartError(hash);
  return row;
};

/** Several parts, each read whole and checked; throws when one is missing, since a manifest promised it. */
export const readParts = async (
  work: DbExecutor,
  hashes: readonly PartHash[],
): Promise<readonly StoredPart[]> => {
  const rows = await work
    .selectFrom('site_part')
    .selectAll()
    .where('hash', 'in', [...hashes])
    .execute();
  const storedParts = new Set(rows.map(({ hash }) => hash));
  for (const hash of hashes)
    if (!storedParts.has(hash)) throw new Error(`Part ${hash} of a release is not stored`);
  for (const row of rows) if (!(await isWhole(row, row.hash))) throw new DamagedPartError(row.hash);
  return rows;
};

/** Texts of several parts; throws when one is missing, since a manifest promised it. */
export const readPartTexts = async (
  work: DbExecutor,
  hashes: readonly PartHash[],
): Promise<ReadonlyMap<PartHash, string>> => {
  const rows = await work
    .selectFrom('site_part')
    .select(['hash', 'body'])
    .where('hash', 'in', [...hashes])
    .execute();
  const texts = new Map(rows.map(({ hash, body }) => [hash, body.toString('utf8')]));
  for (const [hash, text] of texts) if (hashText(text) !== hash) throw new DamagedPartError(hash);
  for (const hash of hashes) if (!texts.has(hash)) throw new Error(`Part ${hash} of a release is not stored`);
  return texts;
};

export const toRecord = (row: Tables['site_revision']): ReleaseRecord => ({
  revision: row.revision,
  release: row.release_hash,
  kind: row.kind,
  note: row.note,
  author: row.author,
  publishedAt: row.published_at.toISOString(),
  rolledBackTo: row.rolled_back_to,
});

export const readRevision = async (
  work: DbExecutor,
  merchant: string,
  revision: number,
): Promise<{ record: ReleaseRecord; sourceHash: string; compiled: PartHash } | null> => {
  const row = await work
    .selectFrom('site_revision')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row === undefined
    ? null
    : {
        record: toRecord(row),
        sourceHash: row.source_hash,
        compiled: row.compiled_hash ?? row.release_hash,
      };
};

/** The release that was prepared last for each database. */
const lastPrepared = new WeakMap<
  DbExecutor,
  { readonly hash: PartHash; readonly parts: ReadonlySet<PartHash> }
>();

const hasRelease = async (db: DbExecutor, release: PartHash): Promise<boolean> => {
  const row = await db
    .selectFrom('site_release')
    .select('hash')
    .where('hash', '=', release)
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Those of the parts that are stored. A release is stored in one transaction with its parts: where the last one
 * is there, so are they, and the others alone are asked about.
 */
const findStored = async (
  db: DbExecutor,
  release: Pick<Release, 'hash' | 'parts'>,
): Promise<ReadonlySet<PartHash>> => {
  const last = lastPrepared.get(db);
  const isStored = last !== undefined && (await hasRelease(db, last.hash));
  const hashes = Object.keys(release.parts);
  const stored = new Set(isStored ? hashes.filter((hash) => last.parts.has(hash)) : []);
  lastPrepared.set(db, { hash: release.hash, parts: new Set(hashes) });
  const others = hashes.filter((hash) => !stored.has(hash));
  if (others.length === 0) return stored;
  // One parameter, however many parts there are.
  const rows = await db
    .selectFrom('site_part')
    .select('hash')
    .where('hash', '=', sql<string>`any(${others}::text[])`)
    .execute();
  for (const { hash } of rows) stored.add(hash);
  return stored;
};

/**
 * Compresses the parts that are not stored yet. Done before the transaction: it takes a while.
 * @param effort `fast` where an operator waits for the release, `small` for what many releases will hold
 */
export const prepareParts = async (
  db: DbExecutor,
  release: Pick<Release, 'hash' | 'parts'>,
  effort: Exclude<Effort, 'raw'>,
): Promise<readonly StoredPart[]> => {
  const stored = await findStored(db, release);
  const missing = Object.values(release.parts).filter(({ hash }) => !stored.has(hash));
  return Promise.all(
    missing.map(async ({ hash, type, body }) => {
      if (hashText(body) !== hash)
        throw new Error(`Part ${hash} does not have the content that its name says`);
      // Markup goes into pages, which are compressed as a whole.
      return { hash, type, ...(await compressText(body, type === 'html' ? 'raw' : effort)) };
    }),
  );
};

/** Stores a release and its parts; what is there already stays untouched. Signing it is the caller's. */
export const insertRelease = async (
  transaction: Transaction<Tables>,
  release: Release,
  parts: readonly StoredPart[],
  createdAt: Date,
): Promise<void> => {
  for (const part of parts) {
    await transaction
      .insertInto('site_part')
      .values({ ...part, created_at: createdAt })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
  await transaction
    .insertInto('site_release')
    .values({ hash: release.hash, manifest: JSON.stringify(release.manifest), created_at: createdAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
};

/** The number after the newest: a stage takes numbers too. The caller holds the merchant's lock. */
export const nextRevision = async (transaction: Transaction<Tables>, merchant: string): Promise<number> => {
  const { newest } = await transaction
    .selectFrom('site_revision')
    .select(({ fn }) => fn.max<number | null>('revision').as('newest'))
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow();
  return (newest ?? 0) + 1;
};

/** Tells every node, when the transaction commits, to look what is live and what is staged. */
export const notifyNodes = async (
  transaction: Transaction<Tables>,
  merchant: string,
  revision: number,
): Promise<void> => {
  await sql`select pg_notify(${releaseChannel}, ${`${merchant} ${revision}`})`.execute(transaction);
};

/** Adds the revision, moves the pointer (a staged one leaves it) and tells every node. */
export const moveLive = async (
  transaction: Transaction<Tables>,
  next: NewRevision,
  compiled: PartHash,
): Promise<ReleaseRecord> => {
  const row: Tables['site_revision'] = {
    merchant: next.merchant,
    revision: next.revision,
    release_hash: next.release,
    source_hash: next.sourceHash,
    kind: next.kind,
    note: next.note,
    author: next.author,
    published_at: next.at,
    rolled_back_to: next.rolledBackTo,
    compiled_hash: compiled === next.release ? null : compiled,
  };
  await transaction.insertInto('site_revision').values(row).execute();
  if (next.kind !== 'stage')
    await transaction
      .insertInto('site_pointer')
      .values({ merchant: next.merchant, revision: next.revision })
      .onConflict((conflict) => conflict.column('merchant').doUpdateSet({ revision: next.revision }))
      .execute();
  await notifyNodes(transaction, next.merchant, next.revision);
  return toRecord(row);
};
