import { expect, it } from 'vitest';
import site from '../../layouts/site.json' with { type: 'json' };
import { readLocale } from './listed-words.ts';

/**
 * Texts from the right in which the sign of a currency and its amount are two values: each keeps its own
 * direction, and the sign would come after the amount without the marks around both.
 */
const listParted = (texts: Readonly<Record<string, string>>): readonly string[] =>
  Object.keys(texts).filter((key) =>
    /(?<!\u2066)\{\{symbol\}\}|\{\{symbol\}\}[^\u2069\s]*(\s|$)/.test(texts[key] ?? ''),
  );

it('a currency keeps its sign in front of the amount, in every language from the right', () => {
  const fromTheRight = site.locales.filter(({ dir }) => dir === 'rtl').map(({ code }) => code);
  expect(fromTheRight).toEqual(['AR']);
  for (const code of fromTheRight) {
    const texts = readLocale(code);
    expect(Object.values(texts).filter((text) => text.includes('{{symbol}}')).length).toBeGreaterThan(3);
    expect(listParted(texts)).toEqual([]);
  }
});
it('a text without the marks is found', () => {
  expect(
    listParted({ bare: 'من {{symbol}}{{least}} إلى', open: 'من \u2066{{symbol}}{{least}} إلى' }),
  ).toEqual(['bare', 'open']);
});
