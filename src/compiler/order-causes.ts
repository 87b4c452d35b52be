import type { Issue } from '../protocol/issue.ts';
import { compareIssues } from './issue-log.ts';

/** Findings that follow from a removal elsewhere. */
const withoutUse: ReadonlySet<string> = new Set(['reference.unused', 'suppression.unused']);

/** What is said of a whole screen, and so of any part of it that is broken. */
const ofWhole: ReadonlySet<string> = new Set([
  ...withoutUse,
  'action.unread',
  'control.no-effect',
  'accessibility.heading-order',
  'accessibility.landmark',
  'accessibility.top-heading',
  'flow.failure-unsaid',
  'policy.violated',
  'reference.node-unknown',
  'reference.rule-unused',
  'shell.page-place',
]);

/** Families of codes, causes before what follows from them. */
const rankOf = ({ code }: Issue): number => {
  if (/^(shape|limit)\./.test(code)) return 0;
  if (!ofWhole.has(code) && /^(reference\.|node\.(children|slot|menu)|param\.)/.test(code)) return 1;
  return withoutUse.has(code) ||
    /^(action\.unread|control|policy|accessibility|budget|render|proof|suppression)(\.|$)/.test(code)
    ? 3
    : 2;
};

/** Document → the documents that are put into it. */
export type UsedDocuments = (document: string) => Iterable<string>;

/** The causes of one check, so that thousands of findings are held against them in one go each. */
interface Causes {
  readonly all: ReadonlySet<Issue>;
  /** Document → its first cause and the place of that among all. */
  readonly firstOf: ReadonlyMap<string, { readonly cause: Issue; readonly order: number }>;
  /** In the site or the frame: nothing can be said of a site without its routes, languages and frame. */
  readonly base: Issue | undefined;
}

const gatherCauses = (ordered: readonly Issue[]): Causes => {
  const firstOf = new Map<string, { cause: Issue; order: number }>();
  for (const [order, cause] of ordered.entries())
    if (!firstOf.has(cause.document)) firstOf.set(cause.document, { cause, order });
  const base = ordered.find(
    (cause) => rankOf(cause) === 0 && (cause.document === 'site' || cause.document === 'shell'),
  );
  return { all: new Set(ordered), firstOf, base };
};

/** The first cause in documents that pass. */
const findFirst = ({ firstOf }: Causes, passes: (document: string) => boolean): Issue | undefined =>
  [...firstOf]
    .filter(([document]) => passes(document))
    .reduce<{ cause: Issue; order: number } | undefined>(
      (least, [, one]) => (least === undefined || one.order < least.order ? one : least),
      undefined,
    )?.cause;

/** The cause of a finding, where another finding is one. */
const findCause = (issue: Issue, causes: Causes, uses: UsedDocuments): Issue | undefined => {
  if (causes.base !== undefined && rankOf(issue) > 0) return causes.base;
  if (!ofWhole.has(issue.code) || causes.all.has(issue)) return undefined;
  // What a document lacks can leave others without use, never itself.
  if (withoutUse.has(issue.code)) return findFirst(causes, (document) => document !== issue.document);
  // What the site promises is kept by any of its pages.
  if (issue.document === 'site') return findFirst(causes, () => true);
  const near = new Set([issue.document, 'shell', ...uses(issue.document), ...uses('shell')]);
  return findFirst(causes, (document) => near.has(document));
};

const byRank = (a: Issue, b: Issue): number => rankOf(a) - rankOf(b) || compareIssues(a, b);

/**
 * The findings with causes first. What only follows from one is counted at it, not listed: it is looked
 * for again once the cause is mended.
 */
export const orderCauses = (issues: readonly Issue[], uses: UsedDocuments): readonly Issue[] => {
  const causes = gatherCauses(
    issues.filter((issue) => issue.severity === 'error' && rankOf(issue) < 2).sort(byRank),
  );
  const followed = new Map<Issue, number>();
  const listed = issues.filter((issue) => {
    const cause = findCause(issue, causes, uses);
    if (cause !== undefined) followed.set(cause, (followed.get(cause) ?? 0) + 1);
    return cause === undefined;
  });
  return listed.sort(byRank).map((issue) => {
    const consequences = followed.get(issue);
    return consequences === undefined ? issue : { ...issue, consequences };
  });
};
