import i18next from 'i18next';
import type { JsonObject } from '../../protocol/json.ts';

/** A set of texts as i18next says them. */
export interface LibraryTexts {
  say(key: string, args: JsonObject): string;
}

/** A release carries flat keys (`nav.home`) of one language, so nothing is split or looked up elsewhere. */
const flatKeys = { keySeparator: false, nsSeparator: false, fallbackLng: false } as const;

/** An i18next instance of its own for each set. Arguments are never interpreted (`skipOnVariables`). */
export function openTexts(bcp47: string, texts: JsonObject): LibraryTexts {
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
  return { say: (key, args) => instance.t(key, { ...args }) };
}
