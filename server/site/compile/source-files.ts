import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import { markUnread } from '../../../src/compiler/shape/broken-document.ts';
import type { Issue } from '../../../src/protocol/release/issue.ts';
import { readWriting } from '../../../src/notation/read.ts';
import {
  findPosition,
  positionAt,
  scanJson,
  type TextPosition,
} from '../../../src/protocol/json/json-places.ts';
import { printDocument } from '../../../src/notation/print-document.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import { describeRepeatedKey, listRepeatedKeys } from '../../../src/protocol/json/repeated-keys.ts';

/** Folder below the root → prefix of the document path. */
const places = [
  { folder: 'layouts', prefix: '' },
  { folder: 'locales', prefix: 'locales/' },
  { folder: 'schemas/forms', prefix: 'forms/' },
] as const;

/** Where the files of a source lie. */
export const sourceFolders = places.map(({ folder }) => folder);

const listJson = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return [];
    throw cause;
  });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** `pages/home.layout.json` and `pages/home.json` are the document `pages/home`. */
const toDocumentPath = (folder: string, file: string, prefix: string): string =>
  prefix +
  relative(folder, file)
    .split(sep)
    .join('/')
    .replace(/(\.layout)?\.json$/, '');

/** A finding with the place in its file, where an editor and the annotations of a CI can jump to. */
export interface LocatedIssue extends Issue, TextPosition {
  /** As it was read: absolute, or from where the command was given. */
  readonly file: string;
}

/** What a file says, as a tree; where it is no JSON, no notation or has a key twice also what the check can make of it all the same. */
interface ParsedFile {
  readonly value: unknown;
  /** What keeps it from being a document; empty where nothing does. */
  readonly issues: readonly LocatedIssue[];
}
const parseFile = (text: string, document: string, file: string): ParsedFile => {
  const placeOf = (offset: number) =>
    ({ severity: 'error', document, file, ...positionAt(text, offset) }) as const;
  const scanned = scanJson(text);
  const { fault, value = null } = scanned;
  if (fault !== null) {
    const { line, column } = positionAt(text, fault.offset);
    const message = `The file is not JSON. ${fault.message} (line ${line}, column ${column})`;
    const issue: LocatedIssue = { ...placeOf(fault.offset), code: 'shape.not-json', pointer: '', message };
    const { tree: readable } = readWriting(document, value);
    return { value: markUnread(text, readable, [issue]), issues: [issue] };
  }
  const issues = listRepeatedKeys(text).map((each): LocatedIssue => ({
    ...placeOf(each.from),
    code: 'shape.repeated-key',
    pointer: each.pointer,
    message: describeRepeatedKey(each),
  }));
  const { tree, faults } = readWriting(document, value);
  if (faults.length === 0) return { value: tree, issues };
  const unread = faults.map(({ code, pointer, message }): LocatedIssue => {
    const place = findPosition(text, scanned, pointer);
    return { severity: 'error', document, file, code, pointer, message, ...place };
  });
  return { value: tree, issues: [...issues, ...unread] };
};

/** Some editors begin a file with a mark of its encoding, which is no part of the text. */
export const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '');

/** Every file of a source: where it lies, and the document that it is. */
const listSources = async (
  root: string,
): Promise<readonly { readonly file: string; readonly path: string }[]> => {
  const lists = await Promise.all(
    places.map(async ({ folder, prefix }) => {
      const base = join(root, folder);
      return (await listJson(base)).map((file) => ({ file, path: toDocumentPath(base, file, prefix) }));
    }),
  );
  return lists.flat();
};

/** Names the bytes of all files of a source, without reading them as JSON. */
export const hashSourceFiles = async (root: string): Promise<string> => {
  const sources = await listSources(root);
  const texts = await Promise.all(sources.map(({ file }) => readFile(file)));
  const hash = createHash('sha256');
  for (const [index, { path }] of sources.entries()) {
    const text = texts[index] ?? Buffer.of();
    hash.update(`${path}\n${text.length}\n`).update(text);
  }
  return hash.digest('hex');
};

/** A merchant's source as it was read. */
export interface SourceFiles {
  readonly documents: SiteDocuments;
  /** What keeps files from being read: no JSON, a key twice, or no notation. Pointers are those of the files. */
  readonly issues: readonly LocatedIssue[];
  /** What a check makes of those files, so that it says of the others what it can. */
  readonly broken: SiteDocuments;
  /** Document → the file that it was read from. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Reads a merchant's source from `layouts/`, `locales/` and `schemas/forms/` below `root`.
 * A file may hold a writing or a tree. One that is no JSON, has a key twice in one object, or words that no writing
 * has, is an issue; the others are read all the same.
 */
export const readSourceFiles = async (root: string): Promise<SourceFiles> => {
  const documents: Record<string, unknown> = {};
  const broken: Record<string, unknown> = {};
  const issues: LocatedIssue[] = [];
  const files = new Map<string, string>();
  for (const { file, path } of await listSources(root)) {
    const parsed = parseFile(withoutMark(await readFile(file, 'utf8')), path, file);
    files.set(path, file);
    (parsed.issues.length === 0 ? documents : broken)[path] = parsed.value;
    issues.push(...parsed.issues);
  }
  return { documents, broken, issues, files };
};

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** File of a document below the root. Throws for a path that would leave its folder. */
export const fileOfDocument = (document: string): string => {
  if (!document.split('/').every((part) => segment.test(part) && !part.includes('..'))) {
    throw new Error(`Document path ${document} cannot be a file name`);
  }
  if (document.startsWith('locales/')) return `${document}.json`;
  if (document.startsWith('forms/')) return `schemas/${document}.json`;
  return `layouts/${document}.json`;
};

/** Writes a document set as files: the inverse of `readSourceFiles`. */
export const writeSourceFiles = async (
  root: string,
  documents: SiteDocuments,
): Promise<readonly string[]> => {
  const written: string[] = [];
  for (const [document, body] of Object.entries(documents)) {
    const file = fileOfDocument(document);
    const target = join(root, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, printDocument(document, body as Json));
    written.push(file);
  }
  return written.sort();
};
