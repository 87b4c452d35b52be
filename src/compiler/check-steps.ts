import { componentKey, type ComponentDefinition } from '../protocol/document/component-definition.ts';
import type { JsonObject, JsonSchema } from '../protocol/json/json.ts';
import { parseOwnJson } from '../protocol/json/own-json.ts';
import type { CompiledScreen, CompiledSite } from '../protocol/release/release.ts';
import { screenOfRoute } from '../protocol/document/screen-id.ts';
import { checkAgreements } from './agreements/check-agreements.ts';
import type { Catalogue } from './catalogue.ts';
import { type TypeRef, typeOf } from './expressions/type-ref.ts';
import { checkFormLinks } from './forms/check-consent-pages.ts';
import type { IssueLog } from './issue-log.ts';
import { checkSitePolicies } from './policies/check-policies.ts';
import type { CompiledScreens } from './proof/proof-site.ts';
import { checkBudget } from './quality/check-budget.ts';
import { checkEffects } from './quality/check-effects.ts';
import { checkUnread } from './quality/check-unread.ts';
import { checkUnseen } from './quality/check-unseen.ts';
import type { ReadDocuments } from './read-documents.ts';
import { checkAssets } from './references/check-assets.ts';
import { checkNeeds } from './references/check-needs.ts';
import { checkSharedFlows } from './references/check-shared-flows.ts';
import { checkModules, checkSite } from './references/check-site.ts';
import { checkUnused } from './references/check-unused.ts';
import { readSiteFacts } from './references/site-facts.ts';
import { createReads, type ReadSource } from './references/site-reads.ts';
import type { CompiledUnit } from './screens/compile-unit.ts';
import { listPageNames } from './screens/list-uses.ts';
import { checkBrandLinks } from './settings/check-brand-links.ts';
import { checkMarket } from './settings/check-market.ts';
import { resolveSettings, typeSettings } from './settings/resolve-settings.ts';
import type { SiteDocumentsByKind } from './documents-by-kind.ts';
import type { SiteIndex } from './site-index.ts';
import type { Step, Steps } from './steps.ts';
import { getSystem } from './styles/get-system.ts';
import { writeClasses } from './styles/style-sheet.ts';
import { readLocales } from './texts/read-locales.ts';

const listVersions = (components: Catalogue['components']): SiteIndex['versions'] => {
  const versions = new Map<string, readonly ComponentDefinition[]>();
  for (const definition of components.toSorted((a, b) => a.version - b.version))
    versions.set(definition.type, [...(versions.get(definition.type) ?? []), definition]);
  return versions;
};
const indexCatalogue: Step<
  { readonly catalogue: Catalogue },
  Pick<SiteIndex, 'components' | 'versions' | 'machines' | 'operations' | 'icons' | 'judge' | 'styles'>
> = ({ catalogue }) => ({
  components: new Map(catalogue.components.map((definition) => [componentKey(definition), definition])),
  versions: listVersions(catalogue.components),
  machines: new Map(catalogue.machines.map((contract) => [contract.id, contract])),
  operations: new Map(catalogue.operations.map((operation) => [operation.name, operation])),
  icons: new Set(catalogue.icons),
  judge: catalogue.judge ?? null,
  styles: getSystem(catalogue, {}),
});

type OfKind<Name extends keyof SiteDocumentsByKind> = Pick<SiteDocumentsByKind, Name>;

const nameOnPages = ({ outlines, known }: OfKind<'known'> & Pick<ReadDocuments, 'outlines'>) =>
  listPageNames(outlines, known);
const writeSettingsType = ({ settings }: OfKind<'settings'>): string =>
  JSON.stringify(typeSettings(settings).schema);
/** The same object while it says the same: another value of a setting changes no type. */
const readSettingsType = ({ text }: { readonly text: string }): TypeRef =>
  typeOf(parseOwnJson<JsonSchema, 'memory'>(text));
const readTexts: Step<OfKind<'site' | 'locales'>, SiteIndex['locales']> = (documents, log) =>
  readLocales(log, documents);

/** What screens ask of the site around them. */
export const describeSource = (
  { byKind, outlines }: ReadDocuments,
  steps: Steps,
  log: IssueLog,
): ReadSource => {
  const { known, settings } = byKind;
  const text = steps.take(writeSettingsType, { settings }, log);
  return {
    documents: byKind,
    pageNames: steps.take(nameOnPages, { outlines, known }, log),
    settingsType: steps.take(readSettingsType, { text }, log),
  };
};

export const indexSite = (
  log: IssueLog,
  documents: SiteDocumentsByKind,
  catalogue: Catalogue,
  source: ReadSource,
  steps: Steps,
): SiteIndex => ({
  ...steps.take(indexCatalogue, { catalogue }, log),
  documents,
  facts: readSiteFacts(documents.site),
  reads: createReads(source),
  settings: resolveSettings(documents.settings),
  locales: steps.take(readTexts, { site: documents.site, locales: documents.locales }, log),
  usedTexts: new Set(),
});

/** Routes with the screens that they show: what they give their pages is in those. */
export const listRoutes = ({ site }: OfKind<'site'>): CompiledSite['routes'] =>
  (site?.routes ?? []).map((route) => {
    const { with: _given, ...plain } = route;
    return { ...plain, page: screenOfRoute(route) };
  });

const checkRoutes: Step<OfKind<'site' | 'pages' | 'known'>, void> = (documents, log) =>
  checkSite(log, documents);
const checkNeeded: Step<
  OfKind<'site' | 'pages' | 'modals' | 'shell' | 'known'> & { readonly needs: Catalogue['needs'] },
  void
> = ({ needs, ...documents }, log) => checkNeeds(log, documents, needs ?? []);
const checkFlows: Step<OfKind<'pages' | 'modals'>, void> = (documents, log) =>
  checkSharedFlows(log, documents);

const checkFiles: Step<
  OfKind<'site' | 'shell' | 'pages' | 'modals' | 'fragments' | 'settings'> & {
    readonly assets: ReadonlySet<string>;
  },
  void
> = ({ assets, ...documents }, log) => checkAssets(log, documents, assets);

/** What documents say besides the screens. */
export const checkDocuments = (
  log: IssueLog,
  documents: SiteDocumentsByKind,
  index: SiteIndex,
  { needs, assets }: Catalogue,
  steps: Steps,
): void => {
  const { site, pages, modals, shell, fragments, known, settings } = documents;
  const brand = settings.get('brand');
  checkModules(log, documents);
  steps.take(checkRoutes, { site, pages, known }, log);
  steps.take(checkNeeded, { site, pages, modals, shell, known, needs }, log);
  steps.take(checkFlows, { pages, modals }, log);
  if (assets !== undefined)
    steps.take(checkFiles, { site, shell, pages, modals, fragments, settings, assets }, log);
  checkBrandLinks(log, brand, index.facts.listHosts());
  checkMarket(log, documents, index.locales);
};

/** The compiled screens, sorted for those who go through them. */
export interface GatheredScreens {
  readonly shipped: readonly CompiledUnit[];
  readonly screens: readonly CompiledScreen[];
  /** Null while the frame is broken. */
  readonly sourced: CompiledScreens | null;
  readonly pages: readonly CompiledScreen[];
  readonly modals: readonly CompiledScreen[];
  readonly texts: ReadonlySet<string>;
}
export const gatherScreens: Step<{ readonly units: readonly CompiledUnit[] }, GatheredScreens> = (
  { units },
  log,
) => {
  for (const unit of units) unit.issues.forEach(log.add);
  const shipped = units.filter(({ isShipped }) => isShipped);
  const ofKind = (kind: CompiledScreen['kind']) =>
    shipped.map(({ sourced }) => sourced).filter(({ screen }) => screen.kind === kind);
  const [shell] = ofKind('shell');
  const [pages, modals] = [ofKind('page'), ofKind('modal')];
  const texts = new Set<string>();
  for (const unit of shipped) for (const key of unit.texts) texts.add(key);
  return {
    shipped,
    screens: shipped.map(({ sourced }) => sourced.screen),
    sourced: shell === undefined ? null : { shell, pages, modals },
    pages: pages.map(({ screen }) => screen),
    modals: modals.map(({ screen }) => screen),
    texts,
  };
};

export const checkUses: Step<
  OfKind<'known'> & Pick<ReadDocuments, 'outlines'> & Pick<GatheredScreens, 'screens'>,
  void
> = ({ known, outlines, screens }, log) => checkUnused(log, known, outlines, screens);

/** Every part shows in some window. */
export const checkSeen: Step<Pick<GatheredScreens, 'shipped'>, void> = ({ shipped }, log) =>
  checkUnseen(log, shipped);

/** Controls have an effect, and names that are set are read. */
export const checkControls: Step<
  Pick<GatheredScreens, 'shipped'> &
    Pick<SiteIndex, 'components' | 'operations'> &
    Pick<CompiledSite, 'routes'>,
  void
> = ({ shipped, ...site }, log) => {
  const screens = shipped.map(({ sourced }) => sourced);
  checkEffects(log, screens, site);
  checkUnread(log, { shipped: screens, routes: site.routes });
};

/** Links beside the fields of forms. */
export const checkLinksOfForms: Step<
  OfKind<'forms' | 'known'> &
    Pick<GatheredScreens, 'screens'> &
    Pick<CompiledSite, 'routes'> & { readonly areSound: boolean },
  void
> = (site, log) => checkFormLinks(log, site);

/** What settings, forms and components say alike. */
export const checkWholeAgreements: Step<
  OfKind<'site' | 'settings' | 'forms'> &
    Pick<GatheredScreens, 'shipped'> & { readonly today: string | null },
  void
> = ({ shipped, today, ...documents }, log) =>
  checkAgreements(log, { ...documents, screens: shipped.map(({ sourced }) => sourced) }, today);

/** What only all screens together can keep: the promises of the site, and the weight of its styles. */
export const checkWhole: Step<
  OfKind<'site' | 'known'> &
    Pick<GatheredScreens, 'shipped'> & {
      readonly policies: Catalogue['policies'];
      readonly profile: JsonObject | null;
    },
  void
> = ({ site, known, policies, profile, shipped }, log) => {
  const styled = shipped.map(({ sourced, styles }) => ({
    screen: sourced.screen,
    sources: sourced.sources,
    styles,
  }));
  const shell = styled.find(({ screen }) => screen.kind === 'shell');
  const pages = styled.filter(({ screen }) => screen.kind === 'page');
  if (shell !== undefined) checkSitePolicies(log, { site, known, profile }, policies ?? [], shell, pages);
  checkBudget(log, 'themes/default', 'styles', writeClasses(shipped.map(({ styles }) => styles)).length);
};
