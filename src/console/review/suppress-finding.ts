import { suppressibleCodes, type IssueCode } from '../../compiler/issue-codes.ts';
import { fromPointer } from '../../compiler/pointer.ts';
import type { Suppression } from '../../protocol/document/document.ts';
import type { Issue, SuppressedIssue } from '../../protocol/release/issue.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

/** Kinds of documents that have the key `suppress` (docs/reference/language.md). */
const suppressingPath = /^(?:site|shell|(?:pages|modals|fragments|menus|shells)\/.+)$/;

/** Whether the language lets a document leave this finding out. */
export const maySuppress = ({ code, document }: Issue): boolean =>
  suppressibleCodes.has(code as IssueCode) && suppressingPath.test(document);

/** The id of the innermost node that a pointer leads to or into; undefined outside of nodes. */
const findNode = (document: Json, pointer: string): string | undefined => {
  let current: Json | undefined = document;
  let node: string | undefined;
  for (const key of fromPointer(pointer)) {
    if (Array.isArray(current)) current = (current as readonly Json[])[Number(key)];
    else current = isJsonObject(current) && Object.hasOwn(current, key) ? current[key] : undefined;
    if (isJsonObject(current) && typeof current['id'] === 'string') node = current['id'];
  }
  return node;
};

const listSuppressions = (document: JsonObject): readonly Json[] =>
  Array.isArray(document['suppress']) ? (document['suppress'] as readonly Json[]) : [];

/**
 * The document with a finding left out for a reason. The place is named by its node, which stays
 * when the page around it is edited, and by its pointer where there is no node.
 */
export const suppressFinding = (document: Json, issue: Issue, reason: string): Json => {
  if (!isJsonObject(document)) return document;
  const node = findNode(document, issue.pointer);
  const place = node === undefined ? (issue.pointer === '' ? {} : { pointer: issue.pointer }) : { node };
  const added = { code: issue.code, ...place, reason: reason.trim() } satisfies Suppression;
  return { ...document, suppress: [...listSuppressions(document), added] };
};

const isWithin = (document: Json, { node, pointer }: Partial<Suppression>, issuePointer: string): boolean => {
  if (pointer !== undefined && issuePointer !== pointer && !issuePointer.startsWith(`${pointer}/`))
    return false;
  if (node === undefined) return true;
  const parts = issuePointer.split('/');
  return parts.some((_, index) => findNode(document, parts.slice(0, index + 1).join('/')) === node);
};

/** The document that reports a finding again: without the entries that leave it out. */
export const reportAgain = (document: Json, issue: SuppressedIssue): Json => {
  if (!isJsonObject(document)) return document;
  const others = listSuppressions(document).filter((entry) => {
    if (!isJsonObject(entry)) return true;
    const { code, reason } = entry;
    const isThis = code === issue.code && reason === issue.reason;
    return !(isThis && isWithin(document, entry, issue.pointer));
  });
  if (others.length > 0) return { ...document, suppress: others };
  return Object.fromEntries(Object.entries(document).filter(([key]) => key !== 'suppress'));
};
