import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';

const root = join(import.meta.dirname, '..', '..');
type Texts = Readonly<Record<string, string>>;
const readTexts = (locale: string): Texts =>
  JSON.parse(readFileSync(join(root, `locales/${locale}.json`), 'utf8')) as Texts;

/** Minutes of a limit on time, and how many agents an offer may go to. */
const noMoney: readonly string[] = [
  'limits.minutesLeft',
  'offers.choose.text',
  'offers.count',
  'offers.full',
];
/** Names of arguments that are amounts of money. */
const amounts: readonly string[] = ['amount', 'least', 'most'];

/** Texts with an amount that is not written as money: `{ "format": [amount, "money"] }`. */
const listBareAmounts = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(listBareAmounts);
  if (typeof value !== 'object' || value === null) return [];
  const { $t: key, args } = value as { readonly $t?: unknown; readonly args?: Record<string, unknown> };
  const isMoney = typeof key === 'string' && !noMoney.includes(key) && args !== undefined;
  const bare = isMoney
    ? amounts.filter((name) => name in args && !/"format":.*"money"/.test(JSON.stringify(args[name])))
    : [];
  return [...bare.map((name) => `${String(key)} ${name}`), ...Object.values(value).flatMap(listBareAmounts)];
};

describe('an amount of money within a text', () => {
  it('is written as money, with its currency and its groups of figures', async () => {
    const { documents } = await readSourceFiles(root);
    expect(listBareAmounts(Object.values(documents))).toEqual([]);
  });

  it('is found where it is a decimal', () => {
    const args = { amount: { $e: { var: 'wallet.balance' } } };
    expect(listBareAmounts([{ $t: 'rebate.claimedText', args }])).toEqual(['rebate.claimedText amount']);
  });

  it.each(['EN', 'AR', 'TY'])('has no second currency in %s', (locale) => {
    const texts = Object.entries(readTexts(locale));
    expect(texts.filter(([, text]) => text.includes('{{amount}}')).length).toBeGreaterThan(8);
    expect(texts.filter(([, text]) => text.includes('{{symbol}}{{')).map(([key]) => key)).toEqual([]);
  });
});
