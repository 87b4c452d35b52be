import type { JsonObject } from '../../protocol/json/json.ts';
import type { TextStorage } from '../boot-guard.ts';
import type { FormValues } from './form-values.ts';

const key = 'forms';
/** More than a person types; what is longer is not kept. */
const maximumLength = 50_000;

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Restores what was typed into forms before this tab was reloaded, and keeps it once more when the page goes.
 * It is kept for the next page of this tab only, and passwords and codes never are.
 */
export function keepForms(forms: FormValues, tabTexts: TextStorage, page: EventTarget): void {
  const text = tabTexts.read(key);
  tabTexts.write(key, null);
  if (text !== null) forms.restore(readForms(text));
  page.addEventListener('pagehide', () => {
    const typed = JSON.stringify(forms.list());
    tabTexts.write(key, typed === '{}' || typed.length > maximumLength ? null : typed);
  });
}

function readForms(text: string): Readonly<Record<string, JsonObject>> {
  try {
    const forms: unknown = JSON.parse(text);
    if (!isRecord(forms)) return {};
    return Object.fromEntries(
      Object.entries(forms).filter((entry): entry is [string, JsonObject] => {
        const [form, values] = entry;
        return /^[a-zA-Z]\w*$/.test(form) && isRecord(values);
      }),
    );
  } catch {
    // Not JSON, so not written by this module.
    return {};
  }
}
