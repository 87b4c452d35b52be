import type { SiteDocument, SiteDocuments } from '../protocol/document/document.ts';
import type { Issue } from '../protocol/release/issue.ts';
import type { JsonObject } from '../protocol/json/json.ts';
import type { CompiledSite } from '../protocol/release/release.ts';
import { readToday } from './agreements/check-agreements.ts';
import type { Catalogue } from './catalogue.ts';
import {
  checkControls,
  checkDocuments,
  checkLinksOfForms,
  checkSeen,
  checkUses,
  checkWhole,
  checkWholeAgreements,
  describeSource,
  type GatheredScreens,
  gatherScreens,
  indexSite,
  listRoutes,
} from './check-steps.ts';
import type { CompileResult } from './compile-result.ts';
import { compileForms, type FormMemory } from './forms/compile-forms.ts';
import type { SiteDocumentsByKind } from './documents-by-kind.ts';
import { createIssueLog, type IssueLog } from './issue-log.ts';
import { checkPictureWords } from './media/check-picture-words.ts';
import { createMemo, type HashDocument, hashDocument, type ResultCache, type Round } from './memory.ts';
import type { GroupVerdict } from './proof/proof-site.ts';
import { orderCauses, type UsedDocuments } from './order-causes.ts';
import { createProofMemory, type ProofMemory, proveSite } from './proof/prove-site.ts';
import {
  createDocumentMemory,
  type DocumentMemory,
  readDocuments,
  type ReadDocuments,
} from './read-documents.ts';
import { proveSound } from './prove-sound.ts';
import { assembleRelease } from './release/assemble-release.ts';
import { compileUnits, createUnitMemory, type UnitMemory } from './screens/compile-units.ts';
import { listInlined } from './screens/list-uses.ts';
import { readBrandName } from './settings/resolve-settings.ts';
import { type ReadDocument, toWrittenPointer } from './shape/mend-document.ts';
import type { SiteIndex } from './site-index.ts';
import { listWords } from './shape/broken-document.ts';
import { createSteps, type Steps } from './steps.ts';
import { readTheme } from './styles/check-theme.ts';
import { getSystem } from './styles/get-system.ts';
import { writeStyles } from './styles/style-sheet.ts';
import { applySuppressions } from './suppressions/apply-suppressions.ts';
import { checkComponentTexts } from './texts/check-component-texts.ts';
import { checkMessages } from './texts/check-messages.ts';
import { checkWriting } from './texts/check-writing.ts';
import { pickMessages, withoutShipped } from './texts/pick-messages.ts';

/** Results of a check that outlive the process, by what they are of. */
export interface CheckCaches {
  /** Groups of flows that were proven. */
  readonly proofs?: ResultCache<GroupVerdict>;
  /** Code of the validators of forms. */
  readonly validators?: ResultCache<string>;
}
/** What a checker keeps between two checks, by what it was made from. */
export interface Memory extends FormMemory {
  /** A round is one check. */
  readonly round: Round;
  readonly documents: DocumentMemory;
  readonly steps: Steps;
  readonly screens: UnitMemory;
  readonly proofs: ProofMemory;
}
export const createMemory = (caches: CheckCaches = {}): Memory => {
  const round: Round = { number: 0 };
  return {
    round,
    documents: createDocumentMemory(),
    steps: createSteps(),
    screens: createUnitMemory(),
    forms: createMemo(200, round),
    validators: createMemo(200, round),
    validatorCache: caches.validators,
    proofs: createProofMemory(round, caches.proofs),
  };
};

const describeSite = (
  document: SiteDocument | null,
  routes: CompiledSite['routes'],
  settings: JsonObject,
): CompiledSite | null => {
  if (document === null) return null;
  const { name, locales, defaultLocale, externalHosts } = document;
  // Players see one name everywhere: the brand's, or the document's where there is no brand.
  return {
    name: readBrandName(settings) ?? name,
    locales,
    defaultLocale,
    externalHosts,
    settings,
    routes,
  };
};

/** A finding at the place that it has in the document as it was written. */
const toWritten = <Finding extends Issue>(issue: Finding, read: ReadDocument | undefined): Finding => {
  if (read === undefined || read.moved.size === 0) return issue;
  const move = (pointer: string): string => toWrittenPointer(pointer, read);
  const { fix, pointer } = issue;
  const changes = fix?.changes.map((change) => ({ ...change, pointer: move(change.pointer) }));
  return {
    ...issue,
    pointer: move(pointer),
    ...(fix === undefined || changes === undefined ? {} : { fix: { ...fix, changes } }),
  };
};

/** What is left of the findings and what documents leave out, at the places of the documents as written. */
const gatherWritten = (findings: readonly Issue[], { broken, suppressing }: ReadDocuments) => {
  const { issues, suppressed } = applySuppressions(findings, suppressing);
  return {
    issues: issues.map((issue) => toWritten(issue, broken.get(issue.document))),
    suppressed: suppressed.map((issue) => toWritten(issue, broken.get(issue.document))),
  };
};

const hasErrors = (issues: readonly Issue[]): boolean => issues.some(({ severity }) => severity === 'error');

const noArguments = {};

/** The texts of each language that screens use. */
const writeMessages = ({ locales, settings }: SiteIndex, used: ReadonlySet<string>) => {
  const name = readBrandName(settings);
  return Object.fromEntries(locales.map((locale) => [locale.code, pickMessages(locale, used, name)]));
};

/** What no document says alone: effects of controls, links of forms, promises, and what has to agree. */
const checkTogether = (
  steps: Steps,
  log: IssueLog,
  { known, settings, forms, site }: SiteDocumentsByKind,
  { components, operations }: SiteIndex,
  { policies, now, showsExamples }: Catalogue,
  together: Pick<GatheredScreens, 'shipped' | 'screens'> & Pick<CompiledSite, 'routes'>,
): void => {
  const { shipped, screens, routes } = together;
  steps.take(checkSeen, { shipped }, log);
  if (showsExamples !== true) steps.take(checkControls, { shipped, components, operations, routes }, log);
  const areSound = shipped.every(({ issues }) => issues.every(({ severity }) => severity !== 'error'));
  steps.take(checkLinksOfForms, { forms, known, screens, routes, areSound }, log);
  const profile = settings.get('jurisdiction') ?? null;
  steps.take(checkWhole, { site, known, policies, profile, shipped }, log);
  const today = readToday(now, settings);
  steps.take(checkWholeAgreements, { site, settings, forms, shipped, today }, log);
};

/** The words of a document and of those that are put into it, read once: thousands of findings may ask for them. */
const createWordReader = (
  documents: ReadDocuments['documents'],
  usesOf: UsedDocuments,
): ((path: string) => ReadonlySet<string>) => {
  const wordsByPath = new Map<string, ReadonlySet<string>>();
  const readWords = (path: string): ReadonlySet<string> =>
    listWords(JSON.stringify([path, ...usesOf(path)].map((part) => documents[part] ?? null)));
  return (path) => {
    const words = wordsByPath.get(path) ?? readWords(path);
    wordsByPath.set(path, words);
    return words;
  };
};

/** The findings, those that follow from another behind it. */
const listCauses = (
  issues: readonly Issue[],
  { broken, documents }: ReadDocuments,
  usesOf: UsedDocuments,
): ReturnType<typeof orderCauses> =>
  orderCauses(issues, {
    uses: usesOf,
    broken,
    wordsOf: createWordReader(documents, usesOf),
    documents: Object.keys(documents),
    ownWordsOf: createWordReader(documents, () => []),
  });

/** Checks a site with what is remembered of earlier checks. */
export const runCheck = async (
  given: SiteDocuments,
  catalogue: Catalogue,
  memory: Memory,
  hashOf: HashDocument = hashDocument,
): Promise<CompileResult> => {
  memory.round.number += 1;
  const { steps } = memory;
  const log = createIssueLog();
  const read = readDocuments(given, hashOf, memory.documents);
  read.issues.forEach(log.add);
  read.pictureIssues.forEach(log.add);
  const { byKind, hashes, outlines, suppressing } = read;
  const source = describeSource(read, steps, log);
  const site = indexSite(log, byKind, catalogue, source, steps);
  checkDocuments(log, byKind, site, catalogue, steps);
  const theme = readTheme(log, catalogue, site.styles, byKind.theme);
  const units = compileUnits(site, source, read, memory.screens);
  const { shipped, screens, sourced, pages, modals, texts } = steps.take(gatherScreens, { units }, log);
  for (const key of texts) site.usedTexts.add(key);
  const { known, site: document } = byKind;
  steps.take(checkUses, { known, outlines, screens }, log);
  const routes = steps.take(listRoutes, { site: document }, log);
  checkTogether(steps, log, byKind, site, catalogue, { shipped, screens, routes });
  checkComponentTexts(site, log, catalogue.components);
  checkWriting(log, site.locales, site.facts.readLanguage() ?? '');
  const [media, brand] = [byKind.settings.get('media'), byKind.settings.get('brand')];
  steps.take(checkPictureWords, { media, brand, locales: site.locales }, log);
  checkMessages(log, site.locales, catalogue.textArguments ?? noArguments, texts);
  const forms = await compileForms(site, log, hashes, memory);
  const usesOf = (path: string): Iterable<string> => listInlined(outlines, path);
  const proof =
    sourced === null
      ? null
      : proveSound(
          { before: applySuppressions(log.list(), suppressing).issues, read, usesOf, log },
          (proofLog) => proveSite(site, routes, proofLog, catalogue, sourced, memory.proofs),
        );
  const { issues, suppressed } = gatherWritten(log.list(), read);
  const listed = listCauses(issues, read, usesOf);
  const described = describeSite(document, routes, site.settings);
  if (hasErrors(issues) || sourced === null || described === null)
    return { release: null, issues: listed, suppressed, proof };
  const usedTexts = withoutShipped(site.usedTexts);
  const release = assembleRelease({
    site: described,
    shell: sourced.shell.screen,
    pages,
    modals,
    forms,
    messages: writeMessages(site, usedTexts),
    styles: writeStyles(
      getSystem(catalogue, theme),
      shipped.map(({ styles }) => styles),
    ),
  });
  return { release, issues: listed, suppressed, proof };
};
