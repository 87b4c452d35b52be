import i18next, { type i18n } from 'i18next';
import type { JsonObject } from '../../protocol/json.ts';

/** Texts of the active release in one locale at a time. */
export interface Messages {
  /** The text, `{{name}}` filled, plural form by CLDR from `count`; the key when it is missing. */
  translate(key: string, args?: JsonObject): string;
  /** Replaces the texts at once. `bcp47` decides the plural rules. */
  use(bcp47: string, texts: JsonObject): void;
}

type Lookup = (key: string, options: Record<string, unknown>) => unknown;

/** `{ "a.b": … }` and `{ a: { b: … } }` both answer to the key `a.b`. */
function flatten(texts: JsonObject, prefix = '', out: Record<string, string> = {}): Record<string, string> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') out[`${prefix}${key}`] = value;
    else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
      flatten(value as JsonObject, `${prefix}${key}.`, out);
    }
  }
  return out;
}

/** `missing` hears of each absent key once per locale. */
export function createMessages(missing: (key: string) => void): Messages {
  let instance: i18n | null = null;
  let reported = new Set<string>();

  return {
    translate: (key, args) => {
      if (instance === null) return key;
      const text = String((instance.t as Lookup)(key, { ...args }));
      if (
        text === key &&
        !reported.has(key) &&
        !instance.exists(key, { ...args } as Record<string, unknown>)
      ) {
        reported.add(key);
        missing(key);
      }
      return text;
    },
    use: (bcp47, texts) => {
      const next = i18next.createInstance();
      reported = new Set();
      // Initialises at once: the texts are at hand and nothing is fetched.
      void next.init({
        lng: bcp47,
        fallbackLng: false,
        initAsync: false,
        keySeparator: false,
        nsSeparator: false,
        returnNull: false,
        // React escapes what it shows.
        interpolation: { escapeValue: false, skipOnVariables: true },
        resources: { [bcp47]: { translation: flatten(texts) } },
      });
      instance = next;
    },
  };
}
