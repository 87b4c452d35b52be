import i18next from 'i18next';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { writeNumber } from '../../protocol/words/write-number.ts';

/** A set of texts as i18next says them. */
export interface LibraryTexts {
  say(key: string, args: JsonObject): string;
}

/** A release carries flat keys (`nav.home`) of one language, so nothing is split or looked up elsewhere. */
const flatKeys = { keySeparator: false, nsSeparator: false, fallbackLng: false } as const;

/** Rounds numbers to readable precision and removes those that are not finite. */
const settle = (args: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(args).flatMap(([name, value]): readonly (readonly [string, Json])[] => {
      if (value === null) return [];
      if (typeof value !== 'number') return [[name, value]];
      return Number.isFinite(value) ? [[name, Number(writeNumber(value))]] : [];
    }),
  );

/** Creates a separate i18next instance. Arguments are never interpreted (`skipOnVariables`). */
export function createLibraryTexts(bcp47: string, texts: JsonObject): LibraryTexts {
  const instance = i18next.createInstance();
  void instance.init({
    ...flatKeys,
    lng: bcp47,
    load: 'currentOnly',
    initAsync: false,
    // A gap in the arguments leaves a gap in the sentence, never braces.
    missingInterpolationHandler: () => '',
    interpolation: { escapeValue: false, skipOnVariables: true },
    resources: { [bcp47]: { translation: texts } },
  });
  return { say: (key, args) => instance.t(key, settle(args)) };
}
