import type { DocumentSource } from '../../protocol/calls/site.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { useDocument, useDocuments, useDocumentSources, useSite } from '../http/queries.ts';
import { messages } from '../messages.ts';

/** `payeeName` → `Payee name`, for a field without a name. */
function spellOut(name: string): string {
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
/** A text of a locale document (flat: key → text), undefined where there is none. */
export function readText(locale: DocumentSource | undefined, key: string): string | undefined {
  const texts = locale?.draft;
  const text = isJsonObject(texts) && Object.hasOwn(texts, key) ? texts[key] : undefined;
  return typeof text === 'string' ? text : undefined;
}
/**
 * What a field is called: as the portal's default language says, else the console's word. A label that is filled in
 * where it is shown, as the age is, would have its placeholder here, so it has the console's word.
 */
export function useFieldName(): (name: string) => string {
  const code = useSite().data?.locales[0]?.code ?? 'EN';
  const locale = useDocument(`locales/${code}`).data;
  return (name) => {
    const label = readText(locale, `form.${name}.label`);
    return label === undefined || label.includes('{{')
      ? (messages.fieldNames[name] ?? spellOut(name))
      : label;
  };
}

/** Field name → forms whose schema has it. */
export function useFormsByField(): Readonly<Record<string, readonly string[]>> {
  const paths = (useDocuments().data?.documents ?? [])
    .map(({ path }) => path)
    .filter((path) => path.startsWith('forms/') && path.endsWith('.schema'));
  const forms: Record<string, string[]> = {};
  for (const { data } of useDocumentSources(paths)) {
    const properties = isJsonObject(data?.draft) ? data.draft['properties'] : undefined;
    if (!data || !isJsonObject(properties)) continue;
    const form = data.path.slice('forms/'.length, -'.schema'.length);
    for (const name of Object.keys(properties)) forms[name] = [...(forms[name] ?? []), form];
  }
  return forms;
}
