import { sql, type Transaction } from 'kysely';
import { hashText } from '../../../src/compiler/content-hash.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { toCanonicalJson } from '../../../src/protocol/json/canonical-json.ts';
import type { Database, Tables } from '../../db/database.ts';
import { parseOwnJson } from '../../../src/protocol/json/own-json.ts';
import { createDocumentsHash, type DocumentEntry } from '../compile/document-hash.ts';

type DbExecutor = Database | Transaction<Tables>;

/** Documents with the name of their contents. */
export interface Source {
  readonly hash: string;
  readonly documents: SiteDocuments;
}

/** What was written of an object once. Documents are never changed in place: an edit makes another object. */
const createWrittenOnce = (write: (document: unknown) => string): ((document: unknown) => string) => {
  const hashes = new WeakMap<object, string>();
  return (document) => {
    if (typeof document !== 'object' || document === null) return write(document);
    const text = hashes.get(document) ?? write(document);
    hashes.set(document, text);
    return text;
  };
};
const canonicalOf = createWrittenOnce(toCanonicalJson);
/** In the order it was written in, so that an operator reads a document in the order it was written in. */
const bodyOf = createWrittenOnce((document) => JSON.stringify(document));
const hashOf = createWrittenOnce((document) => hashText(bodyOf(document)));

const listPresent = (documents: SiteDocuments): readonly DocumentEntry[] =>
  Object.entries(documents)
    .filter(([, document]) => document !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));

/** Sets of documents are never changed in place either. */
const sourceHashes = new WeakMap<SiteDocuments, string>();
const hashDocuments = createDocumentsHash(canonicalOf);

/** Name of a set of documents: the hash of its canonical JSON, so that the order of keys makes no other source. */
export const hashSource = (documents: SiteDocuments): string => {
  const hash = sourceHashes.get(documents) ?? hashDocuments(listPresent(documents));
  sourceHashes.set(documents, hash);
  return hash;
};
const canonicalHashOf = createWrittenOnce((document) => hashText(canonicalOf(document)));

/**
 * A key for the same: two sets have the same key where they have the same name. It is no name that is stored,
 * and costs what changed: {@link hashSource} reads the whole source.
 */
export const keyOfSource = (documents: SiteDocuments): string =>
  hashText(
    JSON.stringify(listPresent(documents).map(([path, document]) => [path, canonicalHashOf(document)])),
  );
const isSameDocument = (one: unknown, other: unknown): boolean =>
  other !== undefined && canonicalOf(one) === canonicalOf(other);

/** Whether two sets of documents have the same name; documents that are the same objects are not read. */
export const isSameSource = (one: SiteDocuments, other: SiteDocuments): boolean => {
  const list = (documents: SiteDocuments): readonly string[] =>
    Object.keys(documents).filter((path) => documents[path] !== undefined);
  const paths = list(one);
  return (
    paths.length === list(other).length &&
    paths.every((path) => one[path] === other[path] || isSameDocument(one[path], other[path]))
  );
};
export const nameSource = (documents: SiteDocuments): Source => ({ hash: hashSource(documents), documents });

/** Documents that something still holds, by hash: sources share those that they have in common. */
const held = new Map<string, WeakRef<object>>();
const released = new FinalizationRegistry<string>((hash) => {
  if (held.get(hash)?.deref() === undefined) held.delete(hash);
});
const hold = (hash: string, document: unknown): void => {
  if (typeof document !== 'object' || document === null) return;
  held.set(hash, new WeakRef(document));
  released.register(document, hash);
};

const insertDocuments = async (
  transaction: Transaction<Tables>,
  documents: ReadonlyMap<string, unknown>,
  createdAt: Date,
): Promise<void> => {
  const stored = await transaction
    .selectFrom('site_document')
    .select('hash')
    .where('hash', '=', sql<string>`any(${[...documents.keys()]}::text[])`)
    .execute();
  const storedHashes = new Set(stored.map(({ hash }) => hash));
  const missing = [...documents].filter(([hash]) => !storedHashes.has(hash));
  if (missing.length === 0) return;
  await transaction
    .insertInto('site_document')
    .values(missing.map(([hash, document]) => ({ hash, body: bodyOf(document), created_at: createdAt })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
};

/** Whether sources are stored, and of each whether its documents have rows. */
const readStored = async (
  transaction: Transaction<Tables>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, boolean>> => {
  const rows = await transaction
    .selectFrom('site_source')
    .select(['hash', sql<boolean>`documents is not null`.as('has_documents')])
    .where('hash', 'in', [...hashes])
    .execute();
  return new Map(rows.map((row) => [row.hash, row.has_documents]));
};

/**
 * Stores a source and those of its documents that no other source has; what is there stays untouched.
 * @param former A source that may be stored: then so are its documents, and only the others are asked about.
 */
export const insertSource = async (
  transaction: Transaction<Tables>,
  { hash, documents }: Source,
  createdAt: Date,
  former?: Source,
): Promise<void> => {
  const stored = await readStored(transaction, [hash, former?.hash ?? hash]);
  if (stored.has(hash)) return;
  const shared = former !== undefined && stored.get(former.hash) === true ? former.documents : {};
  const present = Object.entries(documents).filter(([, document]) => document !== undefined);
  const others = present.filter(([path, document]) => shared[path] !== document);
  const byHash = new Map(others.map(([, document]) => [hashOf(document), document]));
  if (byHash.size > 0) await insertDocuments(transaction, byHash, createdAt);
  const named = Object.fromEntries(present.map(([path, document]) => [path, hashOf(document)]));
  await transaction
    .insertInto('site_source')
    .values({ hash, body: null, documents: JSON.stringify(named), created_at: createdAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
  for (const [name, document] of byHash) hold(name, document);
};

const readDocuments = async (
  work: DbExecutor,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, unknown>> => {
  const documents = new Map<string, unknown>();
  for (const hash of hashes) {
    const document = held.get(hash)?.deref();
    if (document !== undefined) documents.set(hash, document);
  }
  const missing = hashes.filter((hash) => !documents.has(hash));
  if (missing.length === 0) return documents;
  const rows = await work
    .selectFrom('site_document')
    .select(['hash', 'body'])
    .where('hash', 'in', missing)
    .execute();
  for (const { hash, body } of rows) {
    if (hashText(body) !== hash)
      throw new Error(`Document ${hash} is not what it is named after: the stored text was changed.`);
    const document = JSON.parse(body) as unknown;
    hold(hash, document);
    documents.set(hash, document);
  }
  return documents;
};

/** The documents of a stored source. Throws where the source, or a document that it names, is not stored. */
export const readSource = async (work: DbExecutor, hash: string): Promise<SiteDocuments> => {
  const row = await work
    .selectFrom('site_source')
    .select(['body', 'documents'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow();
  if (row.documents === null) return parseOwnJson<SiteDocuments, 'database'>(row.body ?? '{}');
  const named = Object.entries(row.documents);
  const documents = await readDocuments(work, [...new Set(named.map(([, name]) => name))]);
  return Object.fromEntries(
    named.map(([path, name]) => {
      if (!documents.has(name)) throw new Error(`Document ${name} of the source ${hash} is not stored`);
      return [path, documents.get(name)];
    }),
  );
};
