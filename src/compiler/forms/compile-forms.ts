import type { JsonObject } from '../../protocol/json/json.ts';
import type { CompiledForm } from '../../protocol/release/release.ts';
import { toCanonicalJson } from '../../protocol/json/canonical-json.ts';
import type { Issue } from '../../protocol/release/issue.ts';
import { createIssueLog, type IssueLog } from '../issue-log.ts';
import { type Memo, readThrough, type ResultCache } from '../memory.ts';
import type { SiteIndex } from '../site-index.ts';
import { useText } from '../texts/compile-text-key.ts';
import { checkConsent } from './check-consent.ts';
import { listSettingsOf, resolveForm } from './resolve-form.ts';
import { writeValidator } from './write-validator.ts';

export interface FormParts {
  readonly form: CompiledForm;
  /** ES module source. */
  readonly validator: string;
}

/** Marks the words of a form's fields as used, in every language. */
const useFormTexts = (site: SiteIndex, log: IssueLog, form: CompiledForm): void => {
  for (const [name, ui] of Object.entries(form.ui)) {
    if (name.startsWith('ui:')) continue;
    const texts = ui as JsonObject;
    const source = { document: `forms/${form.id}.ui`, place: [name] };
    for (const mark of ['foyer:label', 'foyer:placeholder', 'foyer:fold'] as const) {
      const key = texts[mark];
      const given = mark === 'foyer:label' ? Object.keys((texts['foyer:labelArgs'] ?? {}) as JsonObject) : [];
      if (typeof key === 'string')
        useText(site, log, key, given, { ...source, place: [name, mark] }, { isOffer: true });
    }
    const link = texts['foyer:link'] as { readonly label: string } | undefined;
    if (link !== undefined)
      useText(site, log, link.label, [], { ...source, place: [name, 'foyer:link', 'label'] });
    const options = (texts['foyer:options'] ?? {}) as Readonly<Record<string, string>>;
    for (const [value, key] of Object.entries(options))
      useText(site, log, key, [], { ...source, place: [name, 'foyer:options', value] });
    const hint = texts['foyer:hint'];
    if (typeof hint === 'string') useText(site, log, hint, ['min', 'max'], source, { isOffer: true });
  }
};

const checkPairs = (site: SiteIndex, log: IssueLog): void => {
  for (const path of site.documents.known) {
    const match = /^forms\/(.+)\.(schema|ui)$/.exec(path);
    if (match === null) continue;
    const other = `forms/${match[1]}.${match[2] === 'schema' ? 'ui' : 'schema'}`;
    if (site.documents.known.has(other)) continue;
    log.report(
      'form.document-missing',
      { document: path, place: [] },
      `"${path}" needs "${other}" beside it.`,
    );
  }
};

/** A form with the settings in it, and what was found while they were put there. */
interface ResolvedForm {
  readonly form: CompiledForm;
  /** Its contents as text. */
  readonly text: string;
  readonly issues: readonly Issue[];
}
/** What is kept of forms. */
export interface FormMemory {
  /** Documents that a form is made of → the form. */
  readonly forms: Memo<ResolvedForm>;
  /** Form as JSON → its validator. */
  readonly validators: Memo<Promise<string>>;
  readonly validatorCache: ResultCache<string> | undefined;
}

/** @param names Of the settings that it may read */
const fold = ({ documents }: SiteIndex, id: string, names: readonly string[]): ResolvedForm => {
  const log = createIssueLog();
  const settings = new Map([...documents.settings].filter(([name]) => names.includes(name)));
  const form = resolveForm({ documents: { ...documents, settings } }, log, id);
  return { form, text: toCanonicalJson(form), issues: log.list() };
};

/** Every form of the site with its validator, by id. `hashes` name the contents of the documents. */
export const compileForms = async (
  site: SiteIndex,
  log: IssueLog,
  hashes: ReadonlyMap<string, string>,
  memory: FormMemory,
): Promise<ReadonlyMap<string, FormParts>> => {
  checkPairs(site, log);
  const { forms, settings } = site.documents;
  const folded = [...forms]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, { schema }]) => {
      const names = listSettingsOf(schema);
      const ofSettings = names.map((name) => (settings.has(name) ? hashes.get(`settings/${name}`) : ''));
      const key = [id, hashes.get(`forms/${id}.schema`), hashes.get(`forms/${id}.ui`), ...ofSettings].join(
        ' ',
      );
      const cached = memory.forms.recall(key, () => fold(site, id, names));
      cached.issues.forEach(log.add);
      useFormTexts(site, log, cached.form);
      checkConsent(site, log, id, cached.form);
      return cached;
    });
  // In parallel: the minifier works beside this thread.
  const written = await Promise.allSettled(
    folded.map(({ form, text }) =>
      memory.validators.recall(text, () =>
        readThrough(memory.validatorCache, text, () => writeValidator(form)),
      ),
    ),
  );
  const parts = new Map<string, FormParts>();
  for (const [index, { form }] of folded.entries()) {
    const validator = written[index];
    if (validator?.status === 'fulfilled') parts.set(form.id, { form, validator: validator.value });
    else {
      const cause: unknown = validator?.reason;
      const reason = cause instanceof Error ? cause.message : String(cause);
      log.report(
        'form.schema',
        { document: `forms/${form.id}.schema`, place: [] },
        `The form "${form.id}" cannot be compiled: ${reason}.`,
      );
    }
  }
  return parts;
};
