import i18next from 'i18next';
import type { JsonObject } from '../../protocol/json.ts';

/** Texts of the active release in one locale at a time. */
export interface Messages {
  /** The text, `{{name}}` filled, plural form by CLDR from `count`; the key when it is missing. */
  translate(key: string, args?: JsonObject): string;
  /** Replaces the texts at once. `bcp47` decides plural rules and number formats. */
  use(bcp47: string, texts: JsonObject): void;
  /** Runs `work` without reports: a screen of the next release is interpreted beside today's texts. */
  quietly(work: () => void): void;
}

/** A release carries flat keys (`nav.home`) of one language, so nothing is split or looked up elsewhere. */
const flatKeys = { keySeparator: false, nsSeparator: false, fallbackLng: false } as const;

interface Opened {
  readonly texts: JsonObject;
  readonly instance: () => typeof i18next;
}

type Fill = (args: JsonObject) => string;
const gap = /\{\{\s*(\w+)\s*\}\}/g;
/** Arguments that i18next takes for options of its own. */
const optionNames = new Set([
  'count',
  'context',
  'ordinal',
  'lng',
  'lngs',
  'ns',
  'fallbackLng',
  'defaultValue',
  'returnObjects',
  'returnDetails',
  'joinArrays',
  'postProcess',
  'interpolation',
  'replace',
  'keySeparator',
  'nsSeparator',
  'ignoreJSONStructure',
  'appendNamespaceToCIMode',
  'appendNamespaceToMissingKey',
]);

/** Fills the gaps of a plain text, as i18next does; null where the text needs i18next itself. */
function compileText(text: string): Fill | null {
  const rest = text.replace(gap, '');
  if (rest.includes('{{') || rest.includes('}}') || text.includes('$t(')) return null;
  const parts = text.split(gap);
  if (parts.length === 1) return () => text;
  return (args) => {
    let out = parts[0] as string;
    for (let at = 1; at < parts.length; at += 2) {
      const name = parts[at] as string;
      const value = Object.hasOwn(args, name) ? args[name] : null;
      if (value !== null && value !== undefined) out += typeof value === 'string' ? value : String(value);
      out += parts[at + 1] as string;
    }
    return out;
  };
}
const noArgs: JsonObject = {};

/**
 * One i18next instance per set of texts: replacing them is one assignment, and nothing of the old
 * locale can show through. Arguments are never interpreted (`skipOnVariables`), and React escapes
 * them. `missing` hears of each absent key once per locale.
 */
export function createMessages(missing: (key: string) => void): Messages {
  const open = (bcp47: string, texts: JsonObject) => {
    const instance = i18next.createInstance();
    void instance.init({
      ...flatKeys,
      lng: bcp47,
      load: 'currentOnly',
      initAsync: false,
      // A gap in the arguments leaves a gap in the sentence, never braces.
      missingInterpolationHandler: () => '',
      interpolation: { escapeValue: false, skipOnVariables: true },
      resources: { [bcp47]: { translation: { ...texts } } },
    });
    return instance;
  };
  /** Plain texts never need the library, so it is opened by the first text that does. */
  const prepare = (bcp47: string, given: JsonObject): Opened => {
    let made: typeof i18next | null = null;
    return { texts: given, instance: () => (made ??= open(bcp47, given)) };
  };
  let texts: JsonObject = {};
  /** Texts of the same language from before, for a form that is drawn a last time as it was. */
  let former: Opened | null = null;
  let language = '';
  let isQuiet = false;
  let current = prepare('en', texts);
  let reported = new Set<string>();
  /** Plain texts, prepared: a list says the same text in hundreds of rows. */
  let fills = new Map<string, Fill | null>();

  const fillOf = (key: string): Fill | null => {
    const known = fills.get(key);
    if (known !== undefined) return known;
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    const made = typeof text === 'string' && text !== '' ? compileText(text) : null;
    fills.set(key, made);
    return made;
  };
  const isPlain = (args: JsonObject): boolean => {
    for (const name in args) if (optionNames.has(name)) return false;
    return true;
  };

  const isKnown = (key: string, args: JsonObject): boolean =>
    Object.hasOwn(texts, key) || (args['count'] !== undefined && Object.hasOwn(texts, `${key}_other`));

  return {
    translate: (key, args = noArgs) => {
      const fill = fillOf(key);
      if (fill !== null && isPlain(args)) return fill(args);
      if (!isKnown(key, args)) {
        if (former !== null && Object.hasOwn(former.texts, key)) return former.instance().t(key, { ...args });
        if (!isQuiet && !reported.has(key)) {
          reported.add(key);
          missing(key);
        }
        return key;
      }
      return current.instance().t(key, { ...args });
    },
    use: (bcp47, given) => {
      former = bcp47 === language ? current : null;
      language = bcp47;
      texts = given;
      current = prepare(bcp47, given);
      reported = new Set();
      fills = new Map();
    },
    quietly: (work) => {
      isQuiet = true;
      try {
        work();
      } finally {
        isQuiet = false;
      }
    },
  };
}
