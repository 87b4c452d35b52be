import type { SitePolicy } from '../../protocol/document/document.ts';
import { documentOfScreen } from '../../protocol/release/explanation.ts';
import type { CompiledScreen } from '../../protocol/release/release.ts';
import { sourceOfScreen } from '../../protocol/document/screen-id.ts';
import type { IssueLog, Source } from '../issue-log.ts';
import { renameValue } from '../fixes/make-fix.ts';
import { listKnownIds } from '../documents-by-kind.ts';
import type { StyleRules } from '../styles/style-sheet.ts';
import { listNames, suggestName } from '../suggest.ts';
import { checkDuties } from './check-duties.ts';
import { checkTargets, type PromisedSite } from './check-targets.ts';
import { type Circumstances, listVisible } from './list-visible.ts';
import { policies } from './policies.ts';

/** A screen and the rules of its classes. */
export interface StyledScreen {
  readonly screen: CompiledScreen;
  readonly styles: StyleRules;
  /** Where each node is written. */
  readonly sources?: readonly Source[];
}

const reportUnknown = (log: IssueLog, source: Source, name: string): void => {
  const policyNames = Object.keys(policies);
  log.report(
    'reference.policy-unknown',
    source,
    `There is no policy "${name}"; there is ${listNames(policyNames)}.${suggestName(name, policyNames)}`,
    renameValue(name, policyNames),
  );
};

type PolicyContent = Pick<SitePolicy, 'policy' | 'route' | 'text' | 'values'>;
/** Promises searched for among visible nodes: the frame is searched once for all pages. */
const lookedFor = new WeakMap<ReturnType<typeof listVisible>, Map<string, boolean>>();

const isKeptAmong = (visible: ReturnType<typeof listVisible>, promise: PolicyContent): boolean => {
  const answers = lookedFor.get(visible) ?? new Map<string, boolean>();
  lookedFor.set(visible, answers);
  const name = JSON.stringify(promise);
  const isKept =
    answers.get(name) ?? visible.some((node) => policies[promise.policy]?.isKeptBy(node, promise) === true);
  answers.set(name, isKept);
  return isKept;
};
const isKept = (
  promise: PolicyContent,
  screens: readonly StyledScreen[],
  circumstances: Circumstances,
): boolean =>
  screens.some(({ screen, styles }) => isKeptAmong(listVisible(screen, styles, circumstances), promise));

const noChrome = { header: false, headerMenu: false, sideMenu: false, footer: false };

/** Promises that pages were asked for: page and its styles, frame and its styles, promise → the answer. */
const keptOn = new WeakMap<StyleRules, WeakMap<StyleRules, Map<string, boolean>>>();

/** Whether a page keeps a promise, or the frame around it does. Screens and styles that did not change are the same objects. */
const isKeptOn = (page: StyledScreen, shell: StyledScreen, promise: SitePolicy, name: string): boolean => {
  const byShell = keptOn.get(page.styles) ?? new WeakMap<StyleRules, Map<string, boolean>>();
  keptOn.set(page.styles, byShell);
  const answers = byShell.get(shell.styles) ?? new Map<string, boolean>();
  byShell.set(shell.styles, answers);
  const cached = answers.get(name);
  if (cached !== undefined) return cached;
  const chrome = page.screen.chrome ?? noChrome;
  const circumstances = { chrome, ...(promise.in === undefined ? {} : { in: promise.in }) };
  const answer = isKept(promise, [page, shell], circumstances);
  answers.set(name, answer);
  return answer;
};

/** A promise for each value that it names: each may be in a line for itself. */
const splitByValue = (promise: SitePolicy): readonly SitePolicy[] =>
  promise.values?.map((value) => ({ ...promise, values: [value] })) ?? [promise];

/** Checks the policies that a screen declares. It must keep them without the shell, in each of its states. */
export const checkOwnPolicies = (
  log: IssueLog,
  document: string,
  names: readonly string[],
  ownScreen: StyledScreen,
): void => {
  names.forEach((policy, index) => {
    const source = { document, place: ['policies', index] };
    if (!Object.hasOwn(policies, policy)) reportUnknown(log, source, policy);
    else if (!isKept({ policy }, [ownScreen], { chrome: ownScreen.screen.chrome ?? noChrome })) {
      log.report(
        'policy.violated',
        source,
        `The policy "${policy}" demands ${policies[policy]?.demand({})}, always in sight, on this screen.`,
      );
    }
  });
};

const pagesOf = (promise: SitePolicy, pages: readonly StyledScreen[]): readonly StyledScreen[] =>
  promise.on === 'every-page'
    ? pages
    : pages.filter(({ screen }) => promise.on.includes(sourceOfScreen(screen.id)));

/** A part of the frame or of the pages that would keep a promise, if only it were in sight. */
const findHidden = (promise: SitePolicy, screens: readonly StyledScreen[]): Source | undefined => {
  for (const { screen, sources } of screens) {
    const index = screen.nodes.findIndex(
      (node) => policies[promise.policy]?.isKeptBy(node, promise) === true,
    );
    if (index !== -1) return sources?.[index];
  }
  return undefined;
};

/** One finding for all pages that break a promise: where several do, the cause is one. */
const reportBroken = (
  log: IssueLog,
  promise: SitePolicy,
  broken: readonly StyledScreen[],
  shell: StyledScreen,
): void => {
  const [first] = broken;
  if (first === undefined) return;
  const when =
    promise.in === undefined
      ? 'always in sight'
      : `in sight while "${promise.in[0]}" is in ${listNames([promise.in[1]].flat())}`;
  const demand = `The policy "${promise.policy}" demands ${policies[promise.policy]?.demand(promise)}, ${when}`;
  // What shows it in another state is not the part that is missed.
  const hidden = promise.in === undefined ? findHidden(promise, [...broken, shell]) : undefined;
  const where =
    broken.length === 1
      ? `neither the page "${first.screen.id}" nor the frame around it shows that`
      : `neither the frame nor these ${broken.length} pages show that: ${listNames(broken.map(({ screen }) => screen.id))}`;
  const cause = hidden === undefined ? '' : ` A rule, a state or a style hides what is written here.`;
  log.report(
    'policy.violated',
    hidden ?? { document: broken.length === 1 ? documentOfScreen(first.screen) : 'shell', place: [] },
    `${demand}; ${where}.${cause}`,
  );
};

/**
 * Checks the promises of the site and those of the build for every page: kept by the page itself or by the
 * frame around it. Those of the build are in no document, so that they cannot be removed.
 */
export const checkSitePolicies = (
  log: IssueLog,
  documents: PromisedSite,
  ofTheBuild: readonly SitePolicy[],
  shell: StyledScreen,
  pages: readonly StyledScreen[],
): void => {
  const ofTheSite = documents.site?.policies ?? [];
  const pageIds = listKnownIds(documents, 'pages');
  ofTheSite.forEach(({ policy, on }, index) => {
    const place = ['policies', index];
    if (!Object.hasOwn(policies, policy)) {
      reportUnknown(log, { document: 'site', place: [...place, 'policy'] }, policy);
    }
    if (on === 'every-page') return;
    on.forEach((page, pageIndex) => {
      if (pageIds.includes(page)) return;
      log.report(
        'reference.page-unknown',
        { document: 'site', place: [...place, 'on', pageIndex] },
        `There is no page "${page}"; there is ${listNames(pageIds)}.${suggestName(page, pageIds)}`,
        renameValue(page, pageIds),
      );
    });
  });
  checkTargets(
    log,
    documents,
    ofTheSite,
    pages.map(({ screen }) => screen),
  );
  const promises = [...ofTheBuild, ...ofTheSite]
    .filter(({ policy }) => Object.hasOwn(policies, policy))
    .flatMap(splitByValue);
  for (const promise of promises) {
    const name = JSON.stringify(promise);
    const broken = pagesOf(promise, pages).filter((page) => !isKeptOn(page, shell, promise, name));
    reportBroken(log, promise, broken, shell);
  }
  const screens = pages.map(({ screen }) => screen);
  const sources = new Set(screens.map(({ id }) => sourceOfScreen(id)));
  const areAllThere = [...documents.known].every(
    (path) => !path.startsWith('pages/') || sources.has(path.slice('pages/'.length)),
  );
  const promised = [...ofTheBuild, ...ofTheSite];
  checkDuties(log, { promises: promised, profile: documents.profile, areAllThere }, screens);
};
