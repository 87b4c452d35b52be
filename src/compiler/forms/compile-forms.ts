import type { JsonObject } from '../../protocol/json.ts';
import type { CompiledForm } from '../../protocol/release.ts';
import { toCanonicalJson } from '../../protocol/canonical-json.ts';
import type { IssueLog } from '../issue-log.ts';
import type { Memo } from '../memory.ts';
import type { SiteIndex } from '../site-index.ts';
import { useText } from '../texts/compile-text-key.ts';
import { foldForm } from './fold-form.ts';
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
    for (const mark of ['foyer:label', 'foyer:placeholder'] as const) {
      const key = texts[mark];
      if (typeof key === 'string') useText(site, log, key, [], { ...source, place: [name, mark] });
    }
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

/** Every form of the site with its validator, by id. */
export const compileForms = async (
  site: SiteIndex,
  log: IssueLog,
  validators: Memo<Promise<string>>,
): Promise<ReadonlyMap<string, FormParts>> => {
  checkPairs(site, log);
  const parts = new Map<string, FormParts>();
  for (const id of [...site.documents.forms.keys()].sort()) {
    const form = foldForm(site, log, id);
    useFormTexts(site, log, form);
    try {
      const validator = await validators.recall(toCanonicalJson(form), () => writeValidator(form));
      parts.set(id, { form, validator });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log.report(
        'form.schema',
        { document: `forms/${id}.schema`, place: [] },
        `The form "${id}" cannot be compiled: ${reason}.`,
      );
    }
  }
  return parts;
};
