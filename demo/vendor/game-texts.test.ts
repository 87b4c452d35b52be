import { describe, expect, it } from 'vitest';
import { fillText, findGameLanguage, gameLanguages } from './game-texts.ts';
import { vendorGames } from './generated/games.ts';

const marksOf = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe.each(vendorGames.map(({ code }) => code))('the texts of %s', (code) => {
  const { texts: english } = findGameLanguage('EN', code);
  it.each(gameLanguages)('are whole in %s, with the same values put in', (language) => {
    const { texts } = findGameLanguage(language, code);
    expect(Object.keys(texts).toSorted()).toEqual(Object.keys(english).toSorted());
    for (const [name, text] of Object.entries(texts))
      expect([name, marksOf(text)]).toEqual([name, marksOf(english[name] ?? '')]);
  });

  it('name the game, its button and its rules', () => {
    expect(Object.keys(english)).toEqual(expect.arrayContaining(['title', 'maker', 'deal', 'rule1']));
  });
});

it('texts are English for a language that the vendor does not speak, whatever its name', () => {
  for (const code of ['DE', '', 'toString', '__proto__'])
    expect(findGameLanguage(code, 'hi-lo').tag).toBe('en');
});

it('values are put in by name, and what has none is left', () => {
  expect(fillText('{a} of {b}', { a: '1' })).toBe('1 of {b}');
});
