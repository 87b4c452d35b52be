import { expect, it } from 'vitest';
import site from '../../layouts/site.json' with { type: 'json' };
import { readLocale } from './listed-words.ts';

/** Amounts of components have the marks in the value; minutes of a limit have no sign. */
const isElsewhere = (key: string): boolean => key.startsWith('component.') || key === 'limits.minutesLeft';
/**
 * Texts from the right with an amount of money outside the marks that keep its direction: the sign of the currency
 * would come after the figures.
 */
const listParted = (texts: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(texts)
    .filter(([key]) => !isElsewhere(key))
    .map(([key, text]) => [key, text.replaceAll(/\u2066[^\u2069]*\u2069/g, '')] as const)
    .filter(([, rest]) => /\{\{(symbol|amount|least|cap)\}\}/.test(rest))
    .map(([key]) => key);

it('a currency keeps its sign in front of the amount, in every language from the right', () => {
  const fromTheRight = site.locales.filter(({ dir }) => dir === 'rtl').map(({ code }) => code);
  expect(fromTheRight).toEqual(['AR']);
  for (const code of fromTheRight) {
    const texts = readLocale(code);
    expect(Object.values(texts).filter((text) => text.includes('\u2066{{amount}}')).length).toBeGreaterThan(
      3,
    );
    expect(listParted(texts)).toEqual([]);
  }
});
it('a text without the marks is found', () => {
  expect(
    listParted({
      bare: 'من {{least}} إلى',
      open: 'من \u2066{{least}} إلى',
      kept: 'من \u2066{{least}}\u2069 إلى',
    }),
  ).toEqual(['bare', 'open']);
});
