import type { JsonObject } from '../../protocol/json/json.ts';
import type { createLibraryTexts } from './library-texts.ts';
import { createTextSet, type TextSet } from './text-set.ts';

/** Texts of the active release in one locale at a time. */
export interface Messages {
  /** The text, `{{name}}` filled, plural form by CLDR from `count`; the key, cut to 200 characters, when it is missing. */
  readonly translate: (key: string, args?: JsonObject) => string;
  /**
   * Replaces the texts immediately. `bcp47` determines plural rules and number formats. Where these are only the
   * texts of a first view, another one is empty until all have come.
   */
  readonly use: (bcp47: string, texts: JsonObject, areFirst?: boolean) => void;
  /** Fetches i18next. Rejects when the fetch fails; another call tries again. */
  loadLibrary(): Promise<void>;
  /** Whether a text was requested that only i18next can format in full. */
  needsLibrary(): boolean;
  /** Runs `work` without reports: a screen of the next release is interpreted beside today's texts. */
  readonly quietly: (work: () => void) => void;
}

export interface MessagesOptions {
  /** Called for each missing key, once per locale. */
  readonly missing: (key: string) => void;
  /** Called when a text is needed that is not among those of the first view. */
  readonly needed: () => void;
  /** Called when i18next has loaded after a text was shown without it: the screen must render again. */
  readonly arrived: () => void;
  readonly fail: (error: unknown) => void;
}

const noArgs: JsonObject = {};

/**
 * i18next is fetched for the first text that contains a format or another text. Until it has loaded, the
 * text is shown without them. Replacing the texts is one assignment, so two locales are never mixed.
 * Arguments are never interpreted, and React escapes them.
 */
/**
 * Maximum length of a missing text's key on screen, in characters. Keys are short, but bad data may hold
 * one word of ten thousand characters, which takes a browser half a second to break into lines.
 */
const longestKey = 200;

export function createMessages({ missing, needed, arrived, fail }: MessagesOptions): Messages {
  let open: typeof createLibraryTexts | null = null;
  let loading: Promise<void> | null = null;
  let isNeeded = false;
  const loadLibrary = (): Promise<void> => {
    loading ??= import('./library-texts.ts').then((module) => {
      open = module.createLibraryTexts;
    });
    // A failure is not kept: the next set of texts that needs it tries again.
    loading.catch(() => (loading = null));
    return loading;
  };
  let failedFor: JsonObject | null = null;
  const makeSet = (bcp47: string, given: JsonObject): TextSet =>
    createTextSet(bcp47, given, (tag, texts) => {
      isNeeded = true;
      if (open !== null) return open(tag, texts);
      if (loading === null && failedFor !== texts)
        loadLibrary().then(arrived, (error: unknown) => {
          failedFor = texts;
          fail(error);
        });
      return null;
    });
  let current = makeSet('en', {});
  /** Texts of the same language from before, for a form that is drawn a last time as it was. */
  let former: TextSet | null = null;
  let language = '';
  let isQuiet = false;
  let isPart = false;
  let reported = new Set<string>();

  return {
    translate: (key, args = noArgs) => {
      const said = current.say(key, args) ?? former?.say(key, args);
      if (said !== null && said !== undefined) return said;
      if (isPart) {
        needed();
        return '';
      }
      if (!isQuiet && !reported.has(key)) {
        reported.add(key);
        missing(key);
      }
      return key.slice(0, longestKey);
    },
    use: (bcp47, given, areFirst = false) => {
      isPart = areFirst;
      former = bcp47 === language ? current : null;
      language = bcp47;
      current = makeSet(bcp47, given);
      reported = new Set();
    },
    loadLibrary,
    needsLibrary: () => isNeeded,
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
