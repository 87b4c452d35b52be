import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/platform/program.ts';
import { parseOwnJson } from '../../src/protocol/own-json.ts';

/** Name of a text → text; `{name}` is a placeholder that the page fills. */
export type GameTexts = Readonly<Record<string, string>>;
export interface GameLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: GameTexts;
}

const read = (code: string): GameTexts =>
  parseOwnJson<GameTexts, 'build'>(readFileSync(join(root, `demo/vendor/texts/${code}.json`), 'utf8'));

const english: GameLanguage = { tag: 'en', direction: 'ltr', texts: read('EN') };
/** By wire code. */
const languages: Readonly<Record<string, GameLanguage>> = {
  EN: english,
  TY: { tag: 'fil', direction: 'ltr', texts: read('TY') },
  AR: { tag: 'ar', direction: 'rtl', texts: read('AR') },
};

/** The language of a wire code; English for those that the vendor does not speak. */
export const findGameLanguage = (code: string): GameLanguage =>
  Object.hasOwn(languages, code) ? (languages[code] ?? english) : english;

/** Puts values in for `{name}`. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (found, name: string) => values[name] ?? found);
