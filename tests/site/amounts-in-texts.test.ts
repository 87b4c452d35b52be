import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;
const read = (locale: string): Texts =>
  JSON.parse(
    readFileSync(fileURLToPath(new URL(`../../locales/${locale}.json`, import.meta.url)), 'utf8'),
  ) as Texts;
/** Minutes of a limit on time. */
const isNoMoney = (key: string): boolean => key === 'limits.minutesLeft';
/** Amounts that a layout puts into a text as a decimal; components write theirs with the currency. */
const listBareAmounts = (texts: Texts): readonly string[] =>
  Object.entries(texts)
    .filter(([key]) => !key.startsWith('component.') && !isNoMoney(key))
    .filter(([, text]) => /(?<!\{\{symbol\}\})\{\{amount\}\}/.test(text))
    .map(([key]) => key);

describe.each(['EN', 'AR', 'TY'])('an amount within a text in %s', (locale) => {
  it('has its currency in front', () => {
    const texts = read(locale);
    expect(
      Object.values(texts).filter((text) => text.includes('{{symbol}}{{amount}}')).length,
    ).toBeGreaterThan(3);
    expect(listBareAmounts(texts)).toEqual([]);
  });

  it('is found without one', () => {
    expect(listBareAmounts({ 'rebate.claimedText': '{{amount}} is in your wallet' })).toHaveLength(1);
  });
});
