import type { SiteDocuments } from '../protocol/document.ts';
import type { Issue } from '../protocol/issue.ts';
import type { CompiledSite, Release } from '../protocol/release.ts';
import type { Catalogue } from './catalogue.ts';
import { compileForms } from './forms/compile-forms.ts';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import { proveSite } from './proof/prove-site.ts';
import { checkSite } from './references/check-site.ts';
import { assembleRelease, type ReleaseContents } from './release/assemble-release.ts';
import { compileScreen } from './screens/compile-screen.ts';
import { foldSettings, typeSettings } from './settings/fold-settings.ts';
import { checkShape } from './shape/check-shape.ts';
import type { SiteDocumentsByKind, SiteIndex } from './site-index.ts';
import { sortDocuments } from './sort-documents.ts';
import { readTheme } from './styles/check-theme.ts';
import { getSystem } from './styles/get-system.ts';
import { createStyleSheet } from './styles/style-sheet.ts';
import { checkComponentTexts } from './texts/check-component-texts.ts';
import { pickMessages } from './texts/pick-messages.ts';
import { readLocales } from './texts/read-locales.ts';

export interface CompileResult {
  /** Null while there is an issue of severity error. */
  readonly release: Release | null;
  readonly issues: readonly Issue[];
}

const indexSite = (log: IssueLog, documents: SiteDocumentsByKind, catalogue: Catalogue): SiteIndex => ({
  documents,
  components: new Map(catalogue.components.map((definition) => [definition.type, definition])),
  machines: new Map(catalogue.machines.map((contract) => [contract.id, contract])),
  operations: new Map(catalogue.operations.map((operation) => [operation.name, operation])),
  icons: new Set(catalogue.icons),
  settings: foldSettings(documents.settings),
  settingsType: typeSettings(documents.settings),
  locales: readLocales(log, documents),
  styles: getSystem(catalogue, readTheme(log, catalogue, getSystem(catalogue, {}), documents.theme)),
  usedTexts: new Set(),
});

const describeSite = (site: SiteIndex): CompiledSite | null => {
  const { site: document } = site.documents;
  if (document === null) return null;
  const { name, routes, locales, defaultLocale, externalHosts } = document;
  return { name, routes, locales, defaultLocale, externalHosts, settings: site.settings };
};

const compileContents = async (
  site: SiteIndex,
  log: IssueLog,
  catalogue: Catalogue,
): Promise<ReleaseContents | null> => {
  const { documents } = site;
  const sheet = createStyleSheet(site.styles);
  checkSite(log, documents);
  const shell =
    documents.shell === null
      ? null
      : compileScreen(site, log, sheet, { kind: 'shell', source: documents.shell });
  const pages = [...documents.pages.values()].map((source) =>
    compileScreen(site, log, sheet, { kind: 'page', source }),
  );
  const modals = [...documents.modals.values()].map((source) =>
    compileScreen(site, log, sheet, { kind: 'modal', source }),
  );
  checkComponentTexts(site, log, catalogue.components);
  const forms = await compileForms(site, log);
  const described = describeSite(site);
  if (log.hasErrors() || shell === null || described === null) return null;
  proveSite(site, log, catalogue, { shell, pages, modals });
  if (log.hasErrors()) return null;
  return {
    site: described,
    shell: shell.screen,
    pages: pages.map(({ screen }) => screen),
    modals: modals.map(({ screen }) => screen),
    forms,
    messages: Object.fromEntries(
      site.locales.map((locale) => [locale.code, pickMessages(locale, site.usedTexts)]),
    ),
    styles: sheet.toText(),
  };
};

/**
 * Checks a site and compiles it to a release. Pure: the same documents and catalogue give the same
 * issues and the same bytes, with no clock, no network and no files. Documents may hold anything;
 * what is wrong with them is an issue, never an exception.
 */
export const compileSite = async (documents: SiteDocuments, catalogue: Catalogue): Promise<CompileResult> => {
  const log = createIssueLog();
  const sound = checkShape(log, documents);
  const site = indexSite(log, sortDocuments(documents, sound), catalogue);
  const contents = await compileContents(site, log, catalogue);
  return { release: contents === null ? null : assembleRelease(contents), issues: log.list() };
};
