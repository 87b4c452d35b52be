import { sourceLimits } from '../../protocol/limits.ts';
import type { Issue } from '../../protocol/issue.ts';
import type { Catalogue } from '../catalogue.ts';
import { createIssueLog, type IssueLog } from '../issue-log.ts';
import { createMemo, type Memo, type ResultCache, type Round } from '../memory.ts';
import type { SourcedScreen } from '../screens/compile-screen.ts';
import type { SiteIndex } from '../site-index.ts';
import type { CompiledScreens, GroupVerdict, ProofFigures, ProofSite } from './proof-site.ts';
import { type FactSource, recordFacts, type RecordedFacts } from './proof-facts.ts';
import { proveLinks } from './prove-links.ts';
import { checkForms, proveScreen } from './prove-screen.ts';
import { readScreen, type ScreenModel } from './read-screen.ts';

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
/**
 * Proofs of screens that did not change: a compiled screen is the same object while its contents are.
 * Each is good while what it asked of the settings, the forms and the shell has the same answer. And
 * verdicts about groups of flows, by all that they depend on: screens with the same fragment share them.
 */
export interface ProofMemory {
  /** What was said last of the links of all screens together. */
  links: LinksResult | null;
  readonly screens: WeakMap<SourcedScreen, GroupResult>;
  readonly verdicts: Memo<GroupVerdict>;
}
export const createProofMemory = (round?: Round, cache?: ResultCache<GroupVerdict>): ProofMemory => ({
  links: null,
  screens: new WeakMap(),
  verdicts: createMemo(1_000, round, cache),
});

const nothingYet = (): ProofFigures => ({ moments: 0, variants: 0, screens: 0 });

const addFigures = (sum: ProofFigures, own: ProofFigures): void => {
  for (const name of Object.keys(sum) as (keyof ProofFigures)[]) sum[name] += own[name];
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
  const isSame = cached.models.every((model, index) => model === models[index]);
  return isSame && cached.facts.isSame(source, false) ? cached : null;
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
  const figures = nothingYet();
  const { graphs } = catalogue;
  if (graphs === undefined) return figures;
  const declared = Object.entries(screens.shell.screen.machines);
  const sessionKey = declared.find(([key, { use }]) => key === 'session' && use === 'session')?.[0] ?? null;
  const recall = (screen: SourcedScreen): GroupResult | undefined => {
    const cached = memory.screens.get(screen);
    return cached?.sessionKey === sessionKey ? cached : undefined;
  };
  const read = (screen: SourcedScreen): ScreenModel =>
    recall(screen)?.model ?? readScreen(screen, site.components, sessionKey);
  const shell = read(screens.shell);
  const pages = screens.pages.map(read);
  const modals = screens.modals.map(read);
  const models = [shell, ...pages, ...modals];
  const source: FactSource = {
    settings: site.settings,
    forms: site.documents.forms,
    shell,
    usedOnce: listUsedOnce(models),
  };
  const proof: ProofSite = {
    routes,
    facts: recordFacts(source),
    machines: site.machines,
    operations: site.operations,
    log,
    graphs,
    shell,
    pages,
    modals,
    sessionKey,
    figures,
    isShared: catalogue.isProvenWhole !== true,
    verdicts: memory.verdicts,
    mostMoments: catalogue.proofMoments ?? sourceLimits.proofMoments,
  };
  const prove = (model: ScreenModel): GroupResult => {
    const own = createIssueLog();
    const facts = recordFacts(source);
    const counted = nothingYet();
    proveScreen({ ...proof, facts, log: own, figures: counted }, model);
    return { sessionKey, facts, model, issues: own.list(), figures: counted };
  };
  for (const [index, screen] of [screens.shell, ...screens.pages, ...screens.modals].entries()) {
    const model = models[index];
    if (model === undefined) throw new Error('Expected a model of every screen');
    const cached = recall(screen);
    const isKnown = cached?.facts.isSame(source, cached.issues.length === 0) === true;
    const proven = isKnown ? cached : prove(model);
    memory.screens.set(screen, proven);
    checkForms(proof, model);
    proven.issues.forEach(log.add);
    addFigures(figures, proven.figures);
  }
  const links =
    recallLinks(memory.links, models, site.facts, source) ?? linkSite(proof, models, site.facts, source);
  memory.links = links;
  links.issues.forEach(log.add);
  return figures;
};
