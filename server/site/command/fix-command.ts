import { writeFile } from 'node:fs/promises';
import { fixAll } from '../../../src/compiler/fixes/apply-fix.ts';
import type { Issue } from '../../../src/protocol/release/issue.ts';
import { toWritten } from '../../../src/notation/places.ts';
import { printDocument } from '../../../src/notation/print-document.ts';
import { writeTree } from '../../../src/notation/write.ts';
import type { SiteDocuments } from '../../../src/protocol/document/document.ts';
import type { Json } from '../../../src/protocol/json/json.ts';
import type { SiteCompiler } from '../compile/site-compiler.ts';
import type { SourceFiles } from '../compile/source-files.ts';

/** One fix may uncover the next finding; more rounds than this are needed by nothing that ends. */
const mostRounds = 10;

/** A finding with its place in what is written of its document. */
const placeInWriting = (documents: SiteDocuments, issue: Issue): Issue => {
  const { document, pointer } = issue;
  return {
    ...issue,
    pointer: toWritten(writeTree(document, (documents[document] ?? null) as Json), pointer),
  };
};

export interface FixedFiles {
  readonly applied: readonly Issue[];
  /** What is left, by the last check. */
  readonly issues: readonly Issue[];
  /** Files that were written. */
  readonly files: readonly string[];
}

/** Applies every fix that the check offers, as often as it offers new ones, and writes what changed. */
export const fixFiles = async (source: SourceFiles, compiler: SiteCompiler): Promise<FixedFiles> => {
  let { documents } = source;
  const applied: Issue[] = [];
  const check = () => compiler.compile({ ...documents, ...source.broken });
  let { issues } = await check();
  for (let round = 0; round < mostRounds; round += 1) {
    const fixed = fixAll(documents, issues);
    if (fixed.applied.length === 0) break;
    applied.push(...fixed.applied.map((issue) => placeInWriting(documents, issue)));
    documents = fixed.documents;
    ({ issues } = await check());
  }
  const files: string[] = [];
  for (const [path, document] of Object.entries(documents)) {
    const file = source.files.get(path);
    if (file === undefined || document === source.documents[path]) continue;
    await writeFile(file, printDocument(path, document as Json));
    files.push(file);
  }
  return { applied, issues, files };
};
