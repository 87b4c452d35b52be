import type { Suppression } from '../../protocol/document/document.ts';
import type { Issue, SuppressedIssue } from '../../protocol/release/issue.ts';
import { type IssueCode, issueCodes, suppressibleCodes, warningCodes } from '../issue-codes.ts';
import { fromPointer, toPointer } from '../pointer.ts';
import { suggestName } from '../suggest.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

export interface SuppressionResult {
  /** What is left, and what is wrong with the suppressions themselves. */
  readonly issues: readonly Issue[];
  readonly suppressed: readonly SuppressedIssue[];
}

/** The suppressions of a document whose shape is sound. */
const listSuppressions = (document: unknown): readonly Suppression[] =>
  isJsonObject(document) && Array.isArray(document.suppress)
    ? (document.suppress as readonly Suppression[])
    : [];

/** Whether a document says of findings that they are left out. */
export const hasSuppressions = (document: unknown): boolean => listSuppressions(document).length > 0;

/** Whether a pointer leads to a node with an id, or into it. */
const isWithinNode = (document: unknown, pointer: string, id: string): boolean => {
  let current: unknown = document;
  for (const key of fromPointer(pointer)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return false;
    current = (current as Readonly<Record<string, unknown>>)[key];
    if (isJsonObject(current) && current.id === id) return true;
  }
  return false;
};

const isMeant = (document: unknown, suppression: Suppression, issue: Issue): boolean => {
  const { code, node, pointer } = suppression;
  if (issue.code !== code) return false;
  if (node !== undefined && !isWithinNode(document, issue.pointer, node)) return false;
  return pointer === undefined || issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`);
};

const describeFault = ({ code }: Suppression): string | null => {
  if (!Object.hasOwn(issueCodes, code))
    return `There is no issue code "${code}".${suggestName(code, suppressibleCodes)}`;
  return suppressibleCodes.has(code as IssueCode)
    ? null
    : `"${code}" keeps a screen safe or whole, so that no document may suppress it.`;
};

const faultOf = (
  code: IssueCode,
  document: string,
  place: readonly (string | number)[],
  message: string,
): Issue => ({
  code,
  severity: warningCodes.has(code) ? 'warning' : 'error',
  document,
  pointer: toPointer(place),
  message,
});

/**
 * Removes the findings that documents suppress. A suppression that may not be, or that has nothing to leave
 * out, is a finding itself.
 */
export const applySuppressions = (
  issues: readonly Issue[],
  documents: ReadonlyMap<string, unknown>,
): SuppressionResult => {
  const others = new Set(issues);
  const byDocument = new Map<string, Issue[]>();
  for (const issue of issues) {
    const documentIssues = byDocument.get(issue.document);
    if (documentIssues === undefined) byDocument.set(issue.document, [issue]);
    else documentIssues.push(issue);
  }
  const suppressed: SuppressedIssue[] = [];
  const faults: Issue[] = [];
  for (const [path, document] of documents) {
    listSuppressions(document).forEach((suppression, index) => {
      const fault = describeFault(suppression);
      if (fault !== null) {
        faults.push(faultOf('suppression.not-allowed', path, ['suppress', index, 'code'], fault));
        return;
      }
      const meant = (byDocument.get(path) ?? []).filter((issue) => isMeant(document, suppression, issue));
      for (const issue of meant) {
        if (others.delete(issue)) suppressed.push({ ...issue, reason: suppression.reason });
      }
      if (meant.length > 0) return;
      faults.push({
        ...faultOf(
          'suppression.unused',
          path,
          ['suppress', index],
          `Nothing of "${suppression.code}" is found there any more; the suppression can go.`,
        ),
        fix: {
          summary: 'Take the suppression out',
          changes: [{ op: 'remove', pointer: toPointer(['suppress', index]) }],
        },
      });
    });
  }
  return { issues: [...others, ...faults], suppressed };
};
