import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/infrastructure/program.ts';
import { findGame } from './find-game.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/** Name of a text → text; `{name}` is a placeholder that the page fills. */
export type GameTexts = Readonly<Record<string, string>>;
export interface GameLanguage {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: GameTexts;
}

/** By wire code. */
const languages: Readonly<Record<string, Omit<GameLanguage, 'texts'>>> = {
  EN: { tag: 'en', direction: 'ltr' },
  TY: { tag: 'fil', direction: 'ltr' },
  AR: { tag: 'ar', direction: 'rtl' },
};
/** @internal For the test that all texts are there in each. */
export const gameLanguages: readonly string[] = Object.keys(languages);

const read = (folder: string, code: string): GameTexts => {
  const file = join(root, folder, `${code}.json`);
  return existsSync(file) ? parseOwnJson<GameTexts, 'build'>(readFileSync(file, 'utf8')) : {};
};
/** A game's own texts go before those of its family, and those before the ones that all games have. */
function readAll(game: string, code: string): GameTexts {
  const { family } = findGame(game);
  return {
    ...read('demo/vendor/texts', code),
    ...(family === undefined ? {} : read(`demo/vendor/${family}/texts`, code)),
    ...read(`demo/vendor/games/${game}/texts`, code),
  };
}
const texts = new Map<string, GameTexts>();

/** The texts of a game in the language of a wire code; English for those that the vendor does not speak. */
export function findGameLanguage(language: string, game: string): GameLanguage {
  const code = Object.hasOwn(languages, language) ? language : 'EN';
  const ofGame = texts.get(`${game} ${code}`) ?? readAll(game, code);
  texts.set(`${game} ${code}`, ofGame);
  return { tag: 'en', direction: 'ltr', ...languages[code], texts: ofGame };
}

/** Puts values in for `{name}`. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
