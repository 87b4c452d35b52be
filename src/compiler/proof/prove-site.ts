import { sourceLimits } from '../../protocol/json/limits.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import type { Catalogue } from '../catalogue.ts';
import { createIssueLog, type IssueLog } from '../issue-log.ts';
import { createMemo, type Memo, type ResultCache, type Round } from '../memory.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import type { SiteIndex } from '../site-index.ts';
import type { CompiledScreens, GroupVerdict, ProofFigures, ProofSite } from './proof-site.ts';
import { listHiddenRequired } from './form-fields.ts';
import { type FactSource, isEqual, recordFacts, type RecordedFacts } from './proof-facts.ts';
import { proveLinks } from './prove-links.ts';
import { checkForms, proveScreen } from './prove-screen.ts';
import { readScreen, type ScreenModel } from './read-screen.ts';
import { readSetting } from './settings-cone.ts';

/** What was proven of a screen, and what it was proven with. */
interface GroupResult {
  readonly sessionKey: string | null;
  readonly facts: RecordedFacts;
  readonly model: ScreenModel;
  readonly issues: readonly Issue[];
  readonly figures: ProofFigures;
}
/** What was found about the links, and with which screens, routes and answers. */
interface LinksResult {
  readonly models: readonly ScreenModel[];
  readonly routes: SiteIndex['facts'];
  readonly facts: RecordedFacts;
  readonly issues: readonly Issue[];
}
interface SiteModels {
  readonly shell: ScreenModel;
  readonly pages: readonly ScreenModel[];
  readonly modals: readonly ScreenModel[];
  /** The frame, the pages, the modals. */
  readonly all: readonly ScreenModel[];
}
/** What was proven of all screens, in the order of their models. */
interface SiteResult {
  readonly screens: CompiledScreens;
  readonly sessionKey: string | null;
  readonly source: FactSource;
  readonly models: SiteModels;
  readonly results: readonly GroupResult[];
  /** Path of a setting → places of the results that asked for it. */
  readonly asked: ReadonlyMap<string, readonly number[]>;
  readonly issues: readonly Issue[];
  readonly figures: ProofFigures;
}
/**
 * Proofs of screens that did not change: a compiled screen is the same object while its contents are.
 * Each is good while what it asked of the settings, the forms and the shell has the same answer. And
 * verdicts about groups of flows, by all that they depend on: screens with the same fragment share them.
 */
export interface ProofMemory {
  /** What was proven last of all screens. */
  last: SiteResult | null;
  /** What was said last of the links of all screens together. */
  links: LinksResult | null;
  readonly screens: WeakMap<SourcedScreen, GroupResult>;
  readonly verdicts: Memo<GroupVerdict>;
}
export const createProofMemory = (round?: Round, cache?: ResultCache<GroupVerdict>): ProofMemory => ({
  last: null,
  links: null,
  screens: new WeakMap(),
  verdicts: createMemo(1_000, round, cache),
});

const nothingYet = (): ProofFigures => ({ moments: 0, variants: 0, screens: 0 });

const addFigures = (sum: ProofFigures, figures: ProofFigures): void => {
  for (const name of Object.keys(sum) as (keyof ProofFigures)[]) sum[name] += figures[name];
};

/** Fragments of which the screens have each part once. */
const listUsedOnce = (models: readonly ScreenModel[]): ReadonlySet<string> => {
  const counts = new Map<string, number>();
  for (const { fragments } of models)
    for (const [document, uses] of fragments) counts.set(document, (counts.get(document) ?? 0) + uses);
  return new Set([...counts].flatMap(([document, uses]) => (uses === 1 ? [document] : [])));
};

const linkSite = (
  proof: ProofSite,
  models: LinksResult['models'],
  routes: LinksResult['routes'],
  source: FactSource,
): LinksResult => {
  const log = createIssueLog();
  const facts = recordFacts(source);
  proveLinks({ ...proof, facts, log });
  return { models, routes, facts, issues: log.list() };
};

/** What is known of the links, where nothing that they depend on has changed. */
const recallLinks = (
  cached: LinksResult | null,
  models: LinksResult['models'],
  routes: LinksResult['routes'],
  source: FactSource,
): LinksResult | null => {
  if (cached === null || cached.routes !== routes || cached.models.length !== models.length) return null;
  const isSame = cached.models === models || cached.models.every((model, index) => model === models[index]);
  return isSame && cached.facts.isSame(source, false) ? cached : null;
};

const listAsked = (results: readonly GroupResult[]): SiteResult['asked'] => {
  const readers = new Map<string, number[]>();
  for (const [index, { facts }] of results.entries())
    for (const path of facts.listSettings()) {
      const places = readers.get(path);
      if (places === undefined) readers.set(path, [index]);
      else places.push(index);
    }
  return readers;
};

/** Results that asked for a setting that says something else now; null where more changed than settings. */
const findAffected = (last: SiteResult | null, source: FactSource): ReadonlySet<number> | null => {
  if (last === null || last.source.forms !== source.forms) return null;
  const [before, now] = [last.source.settings, source.settings];
  const paths = [...last.asked.keys()].filter(
    (path) => !isEqual(readSetting(before, path), readSetting(now, path)),
  );
  return new Set(paths.flatMap((path) => last.asked.get(path) ?? []));
};

const sumResults = (results: readonly GroupResult[]): Pick<SiteResult, 'asked' | 'issues' | 'figures'> => {
  const figures = nothingYet();
  for (const result of results) addFigures(figures, result.figures);
  return { asked: listAsked(results), issues: results.flatMap(({ issues }) => issues), figures };
};

/** Results of all screens: those that nothing asks about again are taken as they are. */
const proveAll = (
  proof: ProofSite,
  source: FactSource,
  { screens, models }: Pick<SiteResult, 'screens' | 'models'>,
  memory: ProofMemory,
  last: SiteResult | null,
): Pick<SiteResult, 'results' | 'asked' | 'issues' | 'figures'> => {
  const affected = findAffected(last, source);
  if (last !== null && affected?.size === 0) return last;
  const { sessionKey } = proof;
  const prove = (model: ScreenModel): GroupResult => {
    const ownLog = createIssueLog();
    const facts = recordFacts(source);
    const counted = nothingYet();
    proveScreen({ ...proof, facts, log: ownLog, figures: counted }, model);
    return { sessionKey, facts, model, issues: ownLog.list(), figures: counted };
  };
  const results = [screens.shell, ...screens.pages, ...screens.modals].map((screen, index) => {
    const former = last?.results[index];
    if (former !== undefined && affected?.has(index) === false) return former;
    const model = models.all[index];
    if (model === undefined) throw new Error('Expected a model of every screen');
    const cached = memory.screens.get(screen);
    const isKnown =
      cached?.sessionKey === sessionKey && cached.facts.isSame(source, cached.issues.length === 0);
    const proven = isKnown ? cached : prove(model);
    memory.screens.set(screen, proven);
    return proven;
  });
  return { results, ...sumResults(results) };
};

const readModels = (
  site: SiteIndex,
  { shell, pages, modals }: CompiledScreens,
  sessionKey: string | null,
  memory: ProofMemory,
): SiteModels => {
  const read = (screen: SourcedScreen): ScreenModel => {
    const cached = memory.screens.get(screen);
    return cached?.sessionKey === sessionKey ? cached.model : readScreen(screen, site.components, sessionKey);
  };
  const models = { shell: read(shell), pages: pages.map(read), modals: modals.map(read) };
  return { ...models, all: [models.shell, ...models.pages, ...models.modals] };
};

/**
 * The proof that no visitor gets stuck, over layout, flows and settings (docs/reference/proof.md). Adds what
 * it finds to the log; does nothing where the catalogue has no graphs.
 */
export const proveSite = (
  site: SiteIndex,
  routes: ProofSite['routes'],
  log: IssueLog,
  catalogue: Catalogue,
  screens: CompiledScreens,
  memory: ProofMemory,
): ProofFigures => {
  const { graphs } = catalogue;
  if (graphs === undefined) return nothingYet();
  const declared = Object.entries(screens.shell.screen.machines);
  const sessionKey = declared.find(([key, { use }]) => key === 'session' && use === 'session')?.[0] ?? null;
  const last = memory.last?.screens === screens ? memory.last : null;
  const models = last?.models ?? readModels(site, screens, sessionKey, memory);
  const source: FactSource = {
    settings: site.settings,
    forms: site.documents.forms,
    shell: models.shell,
    pageOf: new Map(routes.map(({ id, page }) => [id, page])),
    usedOnce: last?.source.usedOnce ?? listUsedOnce(models.all),
  };
  const proof: ProofSite = {
    routes,
    log,
    graphs,
    sessionKey,
    shell: models.shell,
    pages: models.pages,
    modals: models.modals,
    facts: recordFacts(source),
    machines: site.machines,
    operations: site.operations,
    figures: nothingYet(),
    isShared: catalogue.isProvenWhole !== true,
    verdicts: memory.verdicts,
    mostMoments: catalogue.proofMoments ?? sourceLimits.proofMoments,
  };
  const proven = proveAll(proof, source, { screens, models }, memory, last);
  memory.last = { ...proven, screens, sessionKey, source, models };
  const hidden = new Map<string, readonly string[]>();
  const hiddenOf = (form: string): readonly string[] => {
    const fields = hidden.get(form) ?? listHiddenRequired(proof.facts, form);
    hidden.set(form, fields);
    return fields;
  };
  for (const model of models.all) checkForms(log, model, hiddenOf);
  proven.issues.forEach(log.add);
  const links =
    recallLinks(memory.links, models.all, site.facts, source) ??
    linkSite(proof, models.all, site.facts, source);
  memory.links = links;
  links.issues.forEach(log.add);
  return { ...proven.figures };
};
