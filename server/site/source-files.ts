import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { SiteDocuments } from '../../src/protocol/document.ts';
import type { Issue, Result } from '../../src/protocol/issue.ts';
import { printJson } from '../../src/protocol/print-json.ts';
import { describeRepeatedKey, listRepeatedKeys } from '../../src/protocol/repeated-keys.ts';

/** Folder below the root → prefix of the document path. */
const places = [
  { folder: 'layouts', prefix: '' },
  { folder: 'locales', prefix: 'locales/' },
  { folder: 'schemas/forms', prefix: 'forms/' },
] as const;

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

const parseDocument = (source: string, document: string): Result<unknown> => {
  const text = source.replace(/^\uFEFF/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    const message = `The file is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`;
    return {
      ok: false,
      error: [{ code: 'shape.not-json', severity: 'error', document, pointer: '', message }],
    };
  }
  const repeated = listRepeatedKeys(text);
  if (repeated.length === 0) return { ok: true, value };
  return {
    ok: false,
    error: repeated.map((each) => ({
      code: 'shape.repeated-key',
      severity: 'error',
      document,
      pointer: each.pointer,
      message: describeRepeatedKey(each),
    })),
  };
};

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
  /** What keeps files from being read: no JSON, or a key twice. */
  readonly issues: readonly Issue[];
  /** Document → the file that it was read from. */
  readonly files: ReadonlyMap<string, string>;
}

/**
 * Reads a merchant's source from `layouts/`, `locales/` and `schemas/forms/` below `root`.
 * A file that is no JSON, or has a key twice in one object, is an issue; the others are read all the same.
 */
export const readSourceFiles = async (root: string): Promise<SourceFiles> => {
  const documents: Record<string, unknown> = {};
  const issues: Issue[] = [];
  const files = new Map<string, string>();
  for (const { file, path } of await listSources(root)) {
    const parsed = parseDocument(await readFile(file, 'utf8'), path);
    files.set(path, file);
    if (parsed.ok) documents[path] = parsed.value;
    else issues.push(...parsed.error);
  }
  return { documents, issues, files };
};

const segment = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** File of a document below the root. Throws for a path that would leave its folder. */
const fileOfDocument = (document: string): string => {
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
    await writeFile(target, printJson(body));
    written.push(file);
  }
  return written.sort();
};
