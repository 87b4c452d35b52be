import type { Json, JsonObject } from '../../protocol/json.ts';

/** Texts of the active release in one locale at a time. */
export interface Messages {
  /** The text, `{{name}}` filled, plural form by CLDR from `count`; the key when it is missing. */
  translate(key: string, args?: JsonObject): string;
  /** Replaces the texts at once. `bcp47` decides the plural rules. */
  use(bcp47: string, texts: JsonObject): void;
}

const place = /\{\{-?\s*([\w.-]+)\s*\}\}/g;

function textOf(value: Json | undefined): string {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}

function rulesFor(bcp47: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(bcp47);
  } catch {
    // A tag that no browser knows must not take the page with it.
    return new Intl.PluralRules('en');
  }
}

/**
 * Reads the part of i18next's JSON format (version 4) that messages use: flat keys, `{{name}}`, and
 * the suffixes `_zero` … `_other`. A test holds it equal to i18next, which itself would be a seventh
 * of the first view's script. Nothing in an argument is ever interpreted, and React escapes it.
 * `missing` hears of each absent key once per locale.
 */
export function createMessages(missing: (key: string) => void): Messages {
  let texts: JsonObject = {};
  let plural = rulesFor('en');
  let reported = new Set<string>();

  function find(key: string): string | undefined {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return typeof text === 'string' ? text : undefined;
  }
  function choose(key: string, count: Json | undefined): string | undefined {
    if (typeof count !== 'number') return find(key);
    const special = count === 0 ? find(`${key}_zero`) : undefined;
    return special ?? find(`${key}_${plural.select(count)}`) ?? find(key);
  }

  return {
    translate: (key, args) => {
      const text = choose(key, args?.['count']);
      if (text === undefined) {
        if (!reported.has(key)) {
          reported.add(key);
          missing(key);
        }
        return key;
      }
      return text.includes('{{')
        ? text.replace(place, (_whole, name: string) =>
            args !== undefined && Object.hasOwn(args, name) ? textOf(args[name]) : '',
          )
        : text;
    },
    use: (bcp47, given) => {
      plural = rulesFor(bcp47);
      texts = given;
      reported = new Set();
    },
  };
}
