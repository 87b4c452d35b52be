import type { Issue } from '../protocol/release/issue.ts';
import { compareIssues } from './issue-log.ts';
import type { BrokenDocument } from './shape/broken-document.ts';

/** Findings that follow from a removal elsewhere. */
const withoutUse: ReadonlySet<string> = new Set(['reference.unused', 'suppression.unused']);

/** What is said of a whole screen, and so of any part of it that is broken. */
const ofWhole: ReadonlySet<string> = new Set([
  ...withoutUse,
  'action.unread',
  'control.no-effect',
  'data.unread',
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
    /^(action\.unread|data\.unread|control|policy|accessibility|budget|render|proof|suppression)(\.|$)/.test(
      code,
    )
    ? 3
    : 2;
};

/** Whether a finding leaves a screen other than its documents say: nothing can be proven of it. */
export const changesScreens = (issue: Issue): boolean =>
  issue.severity === 'error' &&
  rankOf(issue) < 3 &&
  // A field without its pattern takes any text.
  !issue.code.startsWith('pattern.') &&
  // What no window shows is left out of its screen, and the rest of that is as it says.
  issue.code !== 'style.never-shown' &&
  !/^(settings\/(?!register-fields)|locales\/|themes\/)/.test(issue.document);

/** Document → the documents that are put into it. */
export type UsedDocuments = (document: string) => Iterable<string>;
/** Documents of which a part could not be read. */
export type BrokenDocuments = ReadonlyMap<string, BrokenDocument>;

/** What is said of a name: it may be written in a part that could not be read. */
const ofNames = /^(reference\.|text\.|param\.|proof\.(page|modal)-unreachable$)/;
/** What screens are made of; what the site promises is kept by these. */
const ofScreens = /^(site$|shell$|pages\/|modals\/|fragments\/|menus\/)/;
const firstName = ({ message }: Issue): string | undefined => /"([^"]+)"/.exec(message)?.[1];
const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** The causes of one check, so that thousands of findings are held against them in one go each. */
interface Causes {
  readonly all: ReadonlySet<Issue>;
  /** Document → its first cause and the place of that among all. */
  readonly firstOf: ReadonlyMap<string, { readonly cause: Issue; readonly order: number }>;
  /** In the site or the frame: nothing can be said of a site without its routes, languages and frame. */
  readonly base: Issue | undefined;
}

const gatherCauses = (ordered: readonly Issue[], broken: BrokenDocuments): Causes => {
  const firstOf = new Map<string, { cause: Issue; order: number }>();
  for (const [order, cause] of ordered.entries())
    if (!firstOf.has(cause.document)) firstOf.set(cause.document, { cause, order });
  const isLost = (document: string): boolean => broken.get(document)?.isLost === true;
  const base = ordered.find(
    ({ document }) => (document === 'site' || document === 'shell') && isLost(document),
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

/** The cause in a part that could not be read: the finding lies in it, or is about a name that is written there. */
const findUnread = (issue: Issue, causes: Causes, broken: BrokenDocuments): Issue | undefined => {
  if (rankOf(issue) === 0 && causes.all.has(issue)) return undefined;
  const isInPart =
    broken.get(issue.document)?.places.some((place) => isInside(issue.pointer, place)) === true;
  if (isInPart) return causes.firstOf.get(issue.document)?.cause;
  // The two halves of a helpline are held against each other.
  const isHelplineLost =
    issue.code === 'market.helpline' &&
    broken.get(issue.document)?.places.some((place) => place.startsWith('/helpline')) === true;
  if (isHelplineLost) return causes.firstOf.get(issue.document)?.cause;
  // The name of a route that could not be read is no name at all.
  const isRouteLost =
    broken.get('site')?.places.some((place) => /^\/routes\/\d+(\/id)?$/.test(place)) === true;
  if (issue.code === 'reference.route-unknown' && isRouteLost) return causes.firstOf.get('site')?.cause;
  const name = ofNames.test(issue.code) ? firstName(issue) : undefined;
  if (name === undefined) return undefined;
  return findFirst(
    causes,
    (document) => document !== issue.document && broken.get(document)?.words.has(name) === true,
  );
};

/** What is known of the documents that findings lie in. */
export interface Surroundings {
  readonly uses: UsedDocuments;
  readonly broken: BrokenDocuments;
  /** The names that a document writes, and those that are put into it. */
  readonly wordsOf: (document: string) => ReadonlySet<string>;
  /** All documents with the names that each writes itself. */
  readonly documents: readonly string[];
  readonly ownWordsOf: (document: string) => ReadonlySet<string>;
}

/**
 * The cause in a document that reads what another one sets, or gives to its address, or in what is put into that:
 * while these are not whole, nothing is known of who reads it.
 */
const findReader = (
  issue: Issue,
  causes: Causes,
  { uses, documents, ownWordsOf }: Surroundings,
): Issue | undefined => {
  const name = firstName(issue);
  if (name === undefined || causes.all.size === 0) return undefined;
  const reads = (document: string): boolean =>
    [...ownWordsOf(document)].some((word) => word === name || word.startsWith(`${name}.`));
  const readers = documents.filter(
    (document) => document !== issue.document && ofScreens.test(document) && reads(document),
  );
  const near = new Set(readers.flatMap((document) => [document, ...uses(document)]));
  return findFirst(causes, (document) => near.has(document));
};

/** The cause of a finding, where another finding is one. */
const findCause = (issue: Issue, causes: Causes, surroundings: Surroundings): Issue | undefined => {
  const { uses, broken, wordsOf } = surroundings;
  if (causes.base !== undefined && rankOf(issue) > 0) return causes.base;
  const unread = findUnread(issue, causes, broken);
  if (unread !== undefined) return unread;
  if (!ofWhole.has(issue.code) || causes.all.has(issue)) return undefined;
  // What a document lacks can leave others without use, never itself: where a misspelt name meant them.
  if (issue.code === 'reference.unused') {
    const name = firstName(issue) ?? '';
    return [...causes.all].find(
      ({ document, message }) =>
        document !== issue.document && (message.includes(`"${name}"`) || wordsOf(document).has(name)),
    );
  }
  if (withoutUse.has(issue.code)) return findFirst(causes, (document) => document !== issue.document);
  if (issue.code === 'action.unread') {
    const reader = findReader(issue, causes, surroundings);
    if (reader !== undefined) return reader;
  }
  // A value that was left out leaves all parts of a screen where they are.
  const isWhole = (document: string): boolean => broken.get(document)?.isSmall !== true;
  // What the site promises is kept by any of its pages.
  if (issue.document === 'site')
    return findFirst(causes, (document) => ofScreens.test(document) && isWhole(document));
  const near = new Set([issue.document, 'shell', ...uses(issue.document), ...uses('shell')]);
  // A menu holds links alone: it matters where the finding names what is written in it.
  const names = issue.message.match(/(?<=")[^"]+(?=")/g) ?? [];
  const matters = (document: string): boolean =>
    !document.startsWith('menus/') || names.some((name) => broken.get(document)?.words.has(name) === true);
  return findFirst(causes, (document) => near.has(document) && isWhole(document) && matters(document));
};

const byRank = (a: Issue, b: Issue): number => rankOf(a) - rankOf(b) || compareIssues(a, b);

/**
 * The findings with causes first. What only follows from one is counted at it, not listed: it is looked
 * for again once the cause is mended.
 */
export const orderCauses = (issues: readonly Issue[], surroundings: Surroundings): readonly Issue[] => {
  const causes = gatherCauses(
    issues.filter((issue) => issue.severity === 'error' && rankOf(issue) < 2).sort(byRank),
    surroundings.broken,
  );
  const followed = new Map<Issue, number>();
  const listed = issues.filter((issue) => {
    const cause = findCause(issue, causes, surroundings);
    if (cause !== undefined) followed.set(cause, (followed.get(cause) ?? 0) + 1);
    return cause === undefined;
  });
  return listed.sort(byRank).map((issue) => {
    const consequences = followed.get(issue);
    return consequences === undefined ? issue : { ...issue, consequences };
  });
};
