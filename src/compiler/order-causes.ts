import type { Issue } from '../protocol/issue.ts';
import { compareIssues } from './issue-log.ts';

/** Families of codes, causes before what follows from them. */
const rankOf = ({ code }: Issue): number => {
  if (/^(shape|limit)\./.test(code)) return 0;
  if (/^(reference\.(?!unused)|node\.(children|slot|menu)|param\.)/.test(code)) return 1;
  if (/^(policy|accessibility|budget|render|proof|suppression)\./.test(code)) return 3;
  return code === 'reference.unused' ? 3 : 2;
};

/** What is said of a whole screen, and so of any part of it that is broken. */
const isOfWhole = ({ code }: Issue): boolean =>
  code === 'policy.violated' ||
  code === 'reference.unused' ||
  /^accessibility\.(top-heading|landmark|heading-order)$/.test(code);

/** Document → the documents that are put into it. */
export type UsedDocuments = (document: string) => Iterable<string>;

/** The cause of a finding, where another finding is one. */
const findCause = (issue: Issue, causes: readonly Issue[], uses: UsedDocuments): Issue | undefined => {
  // Routes, languages and the frame are read from these: nothing can be said of a site without them.
  const base = causes.find(
    (cause) => rankOf(cause) === 0 && (cause.document === 'site' || cause.document === 'shell'),
  );
  if (base !== undefined && rankOf(issue) > 0) return base;
  if (causes.includes(issue) || !isOfWhole(issue)) return undefined;
  // What a document lacks can leave others without use, never itself.
  if (issue.code === 'reference.unused') return causes.find(({ document }) => document !== issue.document);
  const near = new Set([issue.document, 'shell', ...uses(issue.document), ...uses('shell')]);
  return causes.find(({ document }) => near.has(document));
};

/**
 * The findings with causes first. What only follows from one is counted at it, not listed: it is looked
 * for again once the cause is mended.
 */
export const orderCauses = (found: readonly Issue[], uses: UsedDocuments): readonly Issue[] => {
  const causes = found
    .filter((issue) => issue.severity === 'error' && rankOf(issue) < 2)
    .sort((a, b) => rankOf(a) - rankOf(b) || compareIssues(a, b));
  const followed = new Map<Issue, number>();
  const listed = found.filter((issue) => {
    const cause = findCause(issue, causes, uses);
    if (cause !== undefined) followed.set(cause, (followed.get(cause) ?? 0) + 1);
    return cause === undefined;
  });
  return listed
    .sort((a, b) => rankOf(a) - rankOf(b) || compareIssues(a, b))
    .map((issue) => {
      const consequences = followed.get(issue);
      return consequences === undefined ? issue : { ...issue, consequences };
    });
};
