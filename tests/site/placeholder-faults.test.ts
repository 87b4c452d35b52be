import { describe, expect, it } from 'vitest';
import { byEffort, takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { copySite } from '../proof/site-edits.ts';
import { siteChecker } from './site-checker.ts';

const gap = /\{\{\s*-?\s*([A-Za-z0-9_.]+)[^}]*\}\}/g;
const ending = /_(zero|one|two|few|many|other)$/;
const locales = ['EN', 'AR', 'TY'] as const;

interface Fault {
  readonly key: string;
  readonly changed: string;
}
type Change = (message: string, gapAt: RegExpMatchArray) => string;
const changes: Readonly<Record<string, Change>> = {
  'a placeholder lost': (message, { 0: whole }) => message.replace(whole, ''),
  'a placeholder misspelt': (message, { 0: whole, 1: name = '' }) =>
    message.replace(whole, whole.replace(name, `${name}x`)),
  'a placeholder invented': (message) => `${message} {{foo}}`,
  'a format that there is not': (message, { 0: whole, 1: name = '' }) =>
    message.replace(whole, `{{${name}, nmber}}`),
};

/** A language says "one game" or "nothing waits" without a figure. */
const isWords = (bcp47: string, key: string, name: string): boolean => {
  const form = ending.exec(key)?.[1];
  if (form === undefined) return false;
  const rules = new Intl.PluralRules(bcp47);
  const numbers = Array.from({ length: 200 }, (_, count) => count).filter((n) => rules.select(n) === form);
  return form === 'zero' || (name === 'count' && numbers.length === 1);
};

/** Faults of one kind, one of each text at a time, of all its forms. */
const listRounds = (
  messages: Readonly<Record<string, string>>,
  bcp47: string,
  what: string,
): readonly (readonly Fault[])[] => {
  const rounds: Fault[][] = [];
  const counts = new Map<string, number>();
  for (const [key, message] of Object.entries(messages)) {
    const gaps = [...message.matchAll(gap)];
    // Where it is invented does not matter; of a text with many, the first and the last are tried.
    const tried = what === 'a placeholder invented' ? gaps.slice(0, 1) : [gaps[0], gaps.slice(1).at(-1)];
    for (const found of tried) {
      if (found === undefined) continue;
      const isTwice = gaps.filter(([whole]) => whole === found[0]).length > 1;
      if (
        what === 'a placeholder lost' &&
        (found[1] === 'brand' || isTwice || isWords(bcp47, key, found[1] ?? ''))
      )
        continue;
      const text = key.replace(ending, '');
      const round = counts.get(text) ?? 0;
      counts.set(text, round + 1);
      (rounds[round] ??= []).push({ key, changed: (changes[what] ?? String)(message, found) });
    }
  }
  return rounds;
};

describe('placeholders of the default site, in every language', { timeout: 300_000 }, () => {
  it.for([...Object.keys(changes).entries()])(
    'finds %s in each text that has one',
    async ([turn, what], { annotate }) => {
      const missed: string[] = [];
      let planted = 0;
      for (const locale of takeShare(locales, locales.length, turn)) {
        const source = (await copySite())[`locales/${locale}`] as Record<string, string>;
        const bcp47 = { EN: 'en', AR: 'ar', TY: 'fil' }[locale];
        for (const round of takeShare(listRounds(source, bcp47, what), 16)) {
          const site = await copySite();
          const localeTexts = site[`locales/${locale}`] ?? {};
          for (const { key, changed } of round) localeTexts[key] = changed;
          const { issues } = await siteChecker.check(site);
          const said = issues.filter(({ severity }) => severity === 'error').map(({ message }) => message);
          planted += round.length;
          for (const { key } of round) {
            const names = [`"${key}"`, `"${key.replace(ending, '')}"`];
            if (!said.some((message) => names.some((name) => message.includes(name))))
              missed.push(`${locale} ${key}`);
          }
        }
      }
      await annotate(`${planted} planted, ${planted - missed.length} found`);
      expect(missed).toEqual([]);
      expect(planted).toBeGreaterThan(byEffort(40, 400));
    },
  );
  it('finds each plural form that is taken out of a language that needs it', async ({ annotate }) => {
    for (const locale of locales) {
      const site = await copySite();
      const localeTexts = site[`locales/${locale}`] as Record<string, string>;
      const taken = Object.keys(localeTexts).filter(
        (key) => key.endsWith('_one') && `${key.slice(0, -4)}_other` in localeTexts,
      );
      for (const key of taken) delete localeTexts[key];
      const { issues } = await siteChecker.check(site);
      const found = issues.filter(({ code }) => code === 'text.plural-missing').map(({ message }) => message);
      const missed = taken.filter(
        (key) => !found.some((message) => message.includes(`"${key.slice(0, -4)}"`)),
      );
      await annotate(`${locale}: ${taken.length} planted, ${taken.length - missed.length} found`);
      expect(missed).toEqual([]);
      expect(taken.length).toBeGreaterThan(5);
    }
  });
});
