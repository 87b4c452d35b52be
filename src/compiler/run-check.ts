import { componentKey, type ComponentDefinition } from '../protocol/component-definition.ts';
import type { SiteDocument, SiteDocuments } from '../protocol/document.ts';
import type { Issue } from '../protocol/issue.ts';
import type { JsonObject } from '../protocol/json.ts';
import type { CompiledScreen, CompiledSite } from '../protocol/release.ts';
import { screenOfRoute } from '../protocol/screen-id.ts';
import type { Catalogue } from './catalogue.ts';
import type { CompileResult } from './compile-result.ts';
import { compileForms, type FormMemory } from './forms/compile-forms.ts';
import { sortKeys } from '../protocol/canonical-json.ts';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import {
  createMemo,
  type HashDocument,
  hashDocument,
  isTooDeep,
  type Memo,
  type ResultCache,
  type Round,
} from './memory.ts';
import type { GroupVerdict, ProofFigures } from './proof/proof-site.ts';
import { orderCauses } from './order-causes.ts';
import { checkSitePolicies } from './policies/check-policies.ts';
import { checkBudget } from './quality/check-budget.ts';
import { createProofMemory, type ProofMemory, proveSite } from './proof/prove-site.ts';
import { checkNeeds } from './references/check-needs.ts';
import { checkSharedFlows } from './references/check-shared-flows.ts';
import { checkSite } from './references/check-site.ts';
import { readSiteFacts } from './references/site-facts.ts';
import { checkUnused } from './references/check-unused.ts';
import { assembleRelease } from './release/assemble-release.ts';
import type { CompiledUnit } from './screens/compile-unit.ts';
import { compileUnits, type UnitMemory } from './screens/compile-units.ts';
import {
  type DocumentOutline,
  listInlined,
  listPageNames,
  outlineDocument,
  type Outlines,
} from './screens/list-uses.ts';
import { checkBrandLinks } from './settings/check-brand-links.ts';
import { checkMarket } from './settings/check-market.ts';
import { checkTimeZone } from './settings/check-time-zone.ts';
import { resolveSettings, readBrandName, typeSettings } from './settings/resolve-settings.ts';
import { type CheckedShape, checkShape } from './shape/check-shape.ts';
import type { SiteDocumentsByKind, SiteIndex } from './site-index.ts';
import { sortDocuments } from './sort-documents.ts';
import { readTheme } from './styles/check-theme.ts';
import { getSystem } from './styles/get-system.ts';
import { writeClasses, writeStyles } from './styles/style-sheet.ts';
import { applySuppressions } from './suppressions/apply-suppressions.ts';
import { checkMessages } from './texts/check-messages.ts';
import { checkComponentTexts } from './texts/check-component-texts.ts';
import { pickMessages, withoutShipped } from './texts/pick-messages.ts';
import { readLocales } from './texts/read-locales.ts';

/** Results of a check that outlive the process, by what they are of. */
export interface CheckCaches {
  /** Groups of flows that were proven. */
  readonly proofs?: ResultCache<GroupVerdict>;
  /** Code of the validators of forms. */
  readonly validators?: ResultCache<string>;
}
/** What a checker keeps between two checks, by what it was made from. */
export interface Memory extends UnitMemory, FormMemory {
  /** A round is one check. */
  readonly round: Round;
  /** Documents with their keys in order. */
  readonly sorted: Memo<{ readonly document: unknown }>;
  readonly shapes: Memo<CheckedShape>;
  readonly outlines: Memo<DocumentOutline>;
  readonly proofs: ProofMemory;
}
export const createMemory = (caches: CheckCaches = {}): Memory => {
  const round: Round = { number: 0 };
  return {
    round,
    sorted: createMemo(1_000, round),
    shapes: createMemo(1_000, round),
    outlines: createMemo(1_000, round),
    units: createMemo(400, round),
    screens: createMemo(400, round),
    forms: createMemo(200, round),
    validators: createMemo(200, round),
    validatorCache: caches.validators,
    proofs: createProofMemory(round, caches.proofs),
  };
};

const outlineAll = (
  documents: SiteDocuments,
  hashes: ReadonlyMap<string, string>,
  sound: ReadonlySet<string>,
  memo: Memo<DocumentOutline>,
): Outlines =>
  new Map(
    [...sound].map((path) => [
      path,
      memo.recall(hashes.get(path) ?? path, () => outlineDocument(documents[path])),
    ]),
  );

const listVersions = (components: Catalogue['components']): SiteIndex['versions'] => {
  const versions = new Map<string, readonly ComponentDefinition[]>();
  for (const definition of components.toSorted((a, b) => a.version - b.version))
    versions.set(definition.type, [...(versions.get(definition.type) ?? []), definition]);
  return versions;
};

const indexSite = (
  log: IssueLog,
  documents: SiteDocumentsByKind,
  catalogue: Catalogue,
  outlines: Outlines,
): SiteIndex => ({
  documents,
  facts: readSiteFacts(documents.site),
  components: new Map(catalogue.components.map((definition) => [componentKey(definition), definition])),
  versions: listVersions(catalogue.components),
  machines: new Map(catalogue.machines.map((contract) => [contract.id, contract])),
  operations: new Map(catalogue.operations.map((operation) => [operation.name, operation])),
  icons: new Set(catalogue.icons),
  judge: catalogue.judge ?? null,
  settings: resolveSettings(documents.settings),
  settingsType: typeSettings(documents.settings),
  locales: readLocales(log, documents),
  styles: getSystem(catalogue, {}),
  pageNames: listPageNames(outlines, documents.known),
  usedTexts: new Set(),
});

const describeSite = (document: SiteDocument | null, settings: JsonObject): CompiledSite | null => {
  if (document === null) return null;
  const { name, locales, defaultLocale, externalHosts } = document;
  // Players see one name everywhere: the brand's, or the document's where there is no brand.
  return {
    ...{ name: readBrandName(settings) ?? name, locales, defaultLocale, externalHosts, settings },
    routes: listRoutes(document),
  };
};

/** Routes with the screens that they show: what they give their pages is in those. */
const listRoutes = ({ routes }: SiteDocument): CompiledSite['routes'] =>
  routes.map((route) => {
    const { with: _given, ...plain } = route;
    return { ...plain, page: screenOfRoute(route) };
  });

/** What documents say besides the screens. */
const checkDocuments = (
  log: IssueLog,
  documents: SiteDocumentsByKind,
  site: SiteIndex,
  catalogue: Catalogue,
): void => {
  const brand = documents.settings.get('brand');
  checkSite(log, documents);
  checkNeeds(log, documents, catalogue.needs ?? []);
  checkSharedFlows(log, documents);
  checkBrandLinks(log, brand, site.facts.listHosts());
  checkTimeZone(log, brand);
  checkMarket(log, documents, site.locales);
};

/** What only all screens together can keep: the promises of the site, and the weight of its styles. */
const checkWhole = (
  documents: SiteDocumentsByKind,
  log: IssueLog,
  catalogue: Catalogue,
  shipped: readonly CompiledUnit[],
): void => {
  const styled = shipped.map(({ sourced, styles }) => ({
    screen: sourced.screen,
    sources: sourced.sources,
    styles,
  }));
  const shell = styled.find(({ screen }) => screen.kind === 'shell');
  const pages = styled.filter(({ screen }) => screen.kind === 'page');
  if (shell !== undefined) checkSitePolicies(log, documents, catalogue.policies ?? [], shell, pages);
  checkBudget(log, 'themes/default', 'styles', writeClasses(shipped.map(({ styles }) => styles)).length);
};

const hasErrors = (issues: readonly Issue[]): boolean => issues.some(({ severity }) => severity === 'error');

const prove = (
  site: SiteIndex,
  routes: SiteDocument['routes'],
  log: IssueLog,
  catalogue: Catalogue,
  shipped: readonly CompiledUnit[],
  memory: ProofMemory,
): ProofFigures | null => {
  const ofKind = (kind: CompiledScreen['kind']) =>
    shipped.map(({ sourced }) => sourced).filter(({ screen }) => screen.kind === kind);
  const [shell] = ofKind('shell');
  if (shell === undefined) return null;
  const screens = { shell, pages: ofKind('page'), modals: ofKind('modal') };
  return proveSite(site, routes, log, catalogue, screens, memory);
};

/** The documents with all keys in order: the order in which they were written means nothing. */
const sortAll = (
  given: SiteDocuments,
  hashes: ReadonlyMap<string, string>,
  memo: Memory['sorted'],
): SiteDocuments =>
  Object.fromEntries(
    [...hashes]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([path, hash]) => {
        const sort = () => ({ document: isTooDeep(given[path]) ? given[path] : sortKeys(given[path]) });
        return [path, memo.recall(hash, sort).document];
      }),
  );

const noArguments = {};

/** Checks a site with what is remembered of earlier checks. */
export const runCheck = async (
  given: SiteDocuments,
  catalogue: Catalogue,
  memory: Memory,
  hashOf: HashDocument = hashDocument,
): Promise<CompileResult> => {
  memory.round.number += 1;
  const log = createIssueLog();
  const hashes = new Map(Object.entries(given).map(([path, document]) => [path, hashOf(document)]));
  const documents = sortAll(given, hashes, memory.sorted);
  const sound = checkShape(log, documents, hashes, memory.shapes);
  const outlines = outlineAll(documents, hashes, sound, memory.outlines);
  const sorted = sortDocuments(documents, sound);
  const site = indexSite(log, sorted, catalogue, outlines);
  checkDocuments(log, sorted, site, catalogue);
  const theme = readTheme(log, catalogue, site.styles, sorted.theme);
  const units = compileUnits(site, { documents, hashes, sound, outlines }, memory);
  const shipped = units.filter(({ isShipped }) => isShipped);
  const screens: readonly CompiledScreen[] = shipped.map(({ sourced }) => sourced.screen);
  for (const unit of units) unit.issues.forEach(log.add);
  for (const key of shipped.flatMap(({ texts }) => [...texts])) site.usedTexts.add(key);
  checkUnused(log, sorted, outlines, screens);
  checkWhole(sorted, log, catalogue, shipped);
  const inDocuments = new Set(site.usedTexts);
  checkComponentTexts(site, log, catalogue.components);
  checkMessages(log, site.locales, catalogue.textArguments ?? noArguments, inDocuments);
  const forms = await compileForms(site, log, hashes, memory);
  const readable = new Map([...sound].sort().map((path) => [path, documents[path]]));
  // The proof needs a site without errors: it says nothing of any other.
  const isSound = !hasErrors(applySuppressions(log.list(), readable).issues);
  const routes = sorted.site === null ? [] : listRoutes(sorted.site);
  const proof = isSound ? prove(site, routes, log, catalogue, shipped, memory.proofs) : null;
  const { issues, suppressed } = applySuppressions(log.list(), readable);
  const listed = orderCauses(issues, (document) => listInlined(outlines, document));
  const shell = screens.find(({ kind }) => kind === 'shell');
  const described = describeSite(sorted.site, site.settings);
  if (hasErrors(issues) || shell === undefined || described === null)
    return { release: null, issues: listed, suppressed, proof };
  const usedTexts = withoutShipped(site.usedTexts);
  const release = assembleRelease({
    site: described,
    shell,
    pages: screens.filter(({ kind }) => kind === 'page'),
    modals: screens.filter(({ kind }) => kind === 'modal'),
    forms,
    messages: Object.fromEntries(
      site.locales.map((locale) => [
        locale.code,
        pickMessages(locale, usedTexts, readBrandName(site.settings)),
      ]),
    ),
    styles: writeStyles(
      getSystem(catalogue, theme),
      shipped.map(({ styles }) => styles),
    ),
  });
  return { release, issues: listed, suppressed, proof };
};
