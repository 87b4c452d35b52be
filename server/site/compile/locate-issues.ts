import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toWritten } from '../../../src/notation/places.ts';
import { isWriting } from '../../../src/notation/read.ts';
import type { Issue, Result } from '../../../src/protocol/release/issue.ts';
import { findPosition, scanJson, type TextPosition } from '../../../src/protocol/json/json-places.ts';
import type { PublishRefusal } from '../site-service.ts';
import { fileOfDocument, type LocatedIssue, type SourceFiles, withoutMark } from './source-files.ts';

const begin: TextPosition = { line: 1, column: 1 };
/** Where the file of a document that is missing would be. */
const nameFile = (root: string, document: string): string => {
  try {
    return join(root, fileOfDocument(document));
  } catch {
    // The path of a document that no portal has may be no file name.
    return join(root, 'layouts');
  }
};

/**
 * Adds to each finding the file and the place in it, and gives it the pointer that the file has for its place in the
 * tree. What is wrong with the file itself has its place already.
 */
export async function locateIssues<Finding extends Issue>(
  issues: readonly Finding[],
  { files, issues: unread }: Pick<SourceFiles, 'files' | 'issues'>,
  root: string,
): Promise<readonly (Finding & LocatedIssue)[]> {
  const texts = new Map<string, { readonly text: string; readonly scanned: ReturnType<typeof scanJson> }>();
  const read = async (file: string) => {
    const former = texts.get(file);
    if (former !== undefined) return former;
    const text = withoutMark(await readFile(file, 'utf8'));
    const source = { text, scanned: scanJson(text) };
    texts.set(file, source);
    return source;
  };
  const located: (Finding & LocatedIssue)[] = [];
  for (const issue of issues) {
    const file = files.get(issue.document);
    const fault = unread.find(
      ({ code, document, pointer }) =>
        code === issue.code && document === issue.document && pointer === issue.pointer,
    );
    if (file === undefined) located.push({ ...issue, ...begin, file: nameFile(root, issue.document) });
    else if (fault !== undefined) located.push({ ...issue, file, line: fault.line, column: fault.column });
    else {
      const { text, scanned } = await read(file);
      const { value = null } = scanned;
      const pointer = isWriting(issue.document, value) ? toWritten(value, issue.pointer) : issue.pointer;
      located.push({ ...issue, pointer, file, ...findPosition(text, scanned, pointer) });
    }
  }
  return located;
}

/** What the check refuses, with its places in the files. */
export const locateRefusal = async <Value>(
  result: Result<Value, PublishRefusal>,
  source: SourceFiles,
  root: string,
): Promise<Result<Value, PublishRefusal>> => {
  if (result.ok || result.error.code !== 'publish.check-failed') return result;
  const issues = await locateIssues(result.error.issues, source, root);
  return { ok: false, error: { ...result.error, issues } };
};
