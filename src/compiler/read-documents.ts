import { sortKeys } from '../protocol/json/canonical-json.ts';
import type { SiteDocuments } from '../protocol/document/document.ts';
import type { Issue } from '../protocol/release/issue.ts';
import { createIssueLog } from './issue-log.ts';
import { isTooDeep } from '../protocol/json/nesting.ts';
import { resolveMedia } from './media/resolve-media.ts';
import { createMemo, type HashDocument, type Memo, type Round } from './memory.ts';
import { type DocumentOutline, hasActions, outlineDocument, type Outlines } from './screens/list-uses.ts';
import type { ReadDocument } from './shape/mend-document.ts';
import { type CheckedShape, checkMissing, checkShape } from './shape/check-shape.ts';
import type { SiteDocumentsByKind } from './documents-by-kind.ts';
import { folderOf, sortDocuments } from './sort-documents.ts';
import { hasSuppressions } from './suppressions/apply-suppressions.ts';

/** The documents of a site as one check read them. What did not change since the check before is the same object. */
export interface ReadDocuments {
  /** In the order of their paths, with all keys in order: the order in which they were written means nothing. */
  readonly documents: SiteDocuments;
  /** Path → name of the content. */
  readonly hashes: ReadonlyMap<string, string>;
  /** The same without what their schemas refuse; those of which nothing can be read are left out. */
  readonly readable: SiteDocuments;
  /** Those of which a part could not be read, or all. */
  readonly broken: ReadonlyMap<string, ReadDocument>;
  readonly outlines: Outlines;
  readonly byKind: SiteDocumentsByKind;
  /** Those that leave findings out. */
  readonly suppressing: ReadonlyMap<string, unknown>;
  readonly issues: readonly Issue[];
  /** Of pictures that the library does not have. */
  readonly pictureIssues: readonly Issue[];
}

/** What is kept of documents. */
export interface DocumentMemory {
  /** A round is one time that all documents are gone through. */
  readonly round: Round;
  readonly sorted: Memo<{ readonly document: unknown }>;
  readonly shapes: Memo<CheckedShape>;
  readonly outlines: Memo<DocumentOutline>;
  /** Name of the content → whether it shows a picture of the library. */
  readonly references: Memo<boolean>;
  last: ReadDocuments | null;
}
export const createDocumentMemory = (): DocumentMemory => {
  const round: Round = { number: 0 };
  return {
    round,
    sorted: createMemo(1_000, round),
    shapes: createMemo(1_000, round),
    outlines: createMemo(1_000, round),
    references: createMemo(1_000, round),
    last: null,
  };
};

interface OneDocument {
  readonly document: unknown;
  readonly shape: CheckedShape;
}
const readOne = (memory: DocumentMemory, path: string, hash: string, input: unknown): OneDocument => {
  const sort = () => ({ document: isTooDeep(input) ? input : sortKeys(input) });
  const isSame = memory.last?.hashes.get(path) === hash;
  const document = isSame ? memory.last?.documents[path] : memory.sorted.recall(hash, sort).document;
  return { document, shape: memory.shapes.recall(`${path} ${hash}`, () => checkShape(path, document)) };
};
const outline = (memory: DocumentMemory, hash: string, document: unknown): DocumentOutline =>
  memory.outlines.recall(hash, () => outlineDocument(document));

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((name) => other.has(name));
const isSameOutline = (one: DocumentOutline | undefined, other: DocumentOutline): boolean =>
  one !== undefined && isSameSet(one.uses, other.uses) && isSameSet(one.sets, other.sets);

/** All of them. The parts of a folder in which nothing changed are those of the reading before. */
const readAll = (
  input: SiteDocuments,
  hashes: ReadonlyMap<string, string>,
  memory: DocumentMemory,
): ReadDocuments => {
  memory.round.number += 1;
  const log = createIssueLog();
  const documents: [path: string, document: unknown][] = [];
  const readable: [path: string, document: unknown][] = [];
  const broken = new Map<string, ReadDocument>();
  const outlines = new Map<string, DocumentOutline>();
  for (const [path, hash] of [...hashes].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const { document, shape } = readOne(memory, path, hash, input[path]);
    documents.push([path, document]);
    shape.issues.forEach(log.add);
    if (shape.broken !== null) broken.set(path, shape.broken);
    if (shape.readable === null) continue;
    readable.push([path, shape.readable.document]);
    if (hasActions(path)) outlines.set(path, outline(memory, hash, shape.readable.document));
  }
  const sorted = Object.fromEntries(documents);
  const safe = Object.fromEntries(readable);
  checkMissing(log, sorted);
  return {
    documents: sorted,
    readable: safe,
    broken,
    hashes,
    outlines,
    byKind: sortDocuments(safe, hashes.keys(), memory.last?.byKind),
    suppressing: new Map(readable.filter(([, document]) => hasSuppressions(document))),
    issues: log.list(),
    pictureIssues: [],
  };
};

/** Paths whose content is another one; null where there are other paths than before. */
const listChanged = (
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): readonly string[] | null => {
  if (before.size !== now.size) return null;
  const changed: string[] = [];
  for (const [path, hash] of now) {
    const former = before.get(path);
    if (former === undefined) return null;
    if (former !== hash) changed.push(path);
  }
  return changed;
};

/** The reading before with a few documents in the place of others; null where that is not all that changed. */
const readChanged = (
  input: SiteDocuments,
  hashes: ReadonlyMap<string, string>,
  memory: DocumentMemory,
  last: ReadDocuments,
): ReadDocuments | null => {
  const changed = listChanged(last.hashes, hashes);
  if (changed === null) return null;
  const documents = { ...last.documents };
  const readable = { ...last.readable };
  const broken = new Set(last.issues.map(({ document }) => document));
  let { outlines } = last;
  for (const path of changed) {
    const hash = hashes.get(path) ?? '';
    const { document, shape } = readOne(memory, path, hash, input[path]);
    // What is wrong with it, or was, is found with all others, and so is what it leaves out.
    const isPlain = shape.broken === null && shape.issues.length === 0 && !hasSuppressions(document);
    if (!isPlain || !Object.hasOwn(last.readable, path) || broken.has(path) || last.suppressing.has(path))
      return null;
    documents[path] = document;
    readable[path] = document;
    if (!hasActions(path)) continue;
    const ownOutline = outline(memory, hash, document);
    if (!isSameOutline(outlines.get(path), ownOutline)) outlines = new Map([...outlines, [path, ownOutline]]);
  }
  const folders = new Set(changed.map(folderOf));
  const byKind = sortDocuments(readable, hashes.keys(), last.byKind, folders);
  return { ...last, documents, readable, hashes, outlines, byKind };
};

/** Reads the documents of a site: sorts, checks and outlines those that changed since the last time. */
export const readDocuments = (
  input: SiteDocuments,
  hashOf: HashDocument,
  memory: DocumentMemory,
): ReadDocuments => {
  const { documents, hashes, issues } = resolveMedia(input, hashOf, memory.references);
  const { last } = memory;
  const read =
    (last === null ? null : readChanged(documents, hashes, memory, last)) ??
    readAll(documents, hashes, memory);
  memory.last = read;
  return { ...read, pictureIssues: issues };
};
