import { describe, expect, it } from 'vitest';
import type { Issue } from '../../src/protocol/issue.ts';
import { copySite } from '../proof/site-edits.ts';
import { siteChecker } from './site-checker.ts';

const gap = /\{\{\s*-?\s*([A-Za-z0-9_.]+)[^}]*\}\}/g;
const ending = /_(zero|one|two|few|many|other)$/;
const locales = ['EN', 'AR', 'TY'] as const;
type Locale = (typeof locales)[number];
const tags: Readonly<Record<Locale, string>> = { EN: 'en', AR: 'ar', TY: 'fil' };
/** Languages with faults at the same time: a translation is held against EN, and not against another one. */
const together: readonly (readonly Locale[])[] = [['EN'], ['AR', 'TY']];

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
    gaps.forEach((found) => {
      const isTwice = gaps.filter(([whole]) => whole === found[0]).length > 1;
      if (
        what === 'a placeholder lost' &&
        (found[1] === 'brand' || isTwice || isWords(bcp47, key, found[1] ?? ''))
      )
        return;
      const text = key.replace(ending, '');
      const round = counts.get(text) ?? 0;
      counts.set(text, round + 1);
      (rounds[round] ??= []).push({ key, changed: (changes[what] ?? String)(message, found) });
    });
  }
  return rounds;
};

/** Keys of which no error says anything; where translations are faulty together, at the language itself. */
const listMissed = (issues: readonly Issue[], locale: Locale, round: readonly Fault[]): readonly string[] => {
  const said = issues
    .filter(
      ({ severity, document }) =>
        severity === 'error' && (locale === 'EN' || document === `locales/${locale}`),
    )
    .map(({ message }) => message);
  return round
    .map(({ key }) => key)
    .filter((key) => {
      const names = [`"${key}"`, `"${key.replace(ending, '')}"`];
      return !said.some((message) => names.some((name) => message.includes(name)));
    });
};

describe('placeholders of the default site, in every language', { timeout: 300_000 }, () => {
  it.for(Object.keys(changes))('finds %s in each text that has one', async (what, { annotate }) => {
    const missed: string[] = [];
    let planted = 0;
    for (const group of together) {
      const source = await copySite();
      const rounds = group.map((locale) =>
        listRounds(source[`locales/${locale}`] as Record<string, string>, tags[locale], what),
      );
      for (let turn = 0; turn < Math.max(...rounds.map(({ length }) => length)); turn += 1) {
        const site = await copySite();
        const faults = group.map((locale, place) => ({ locale, round: rounds[place]?.[turn] ?? [] }));
        for (const { locale, round } of faults)
          for (const { key, changed } of round)
            Object.assign(site[`locales/${locale}`] ?? {}, { [key]: changed });
        const { issues } = await siteChecker.check(site);
        for (const { locale, round } of faults) {
          planted += round.length;
          missed.push(...listMissed(issues, locale, round).map((key) => `${locale} ${key}`));
        }
      }
    }
    await annotate(`${planted} planted, ${planted - missed.length} found`);
    expect(missed).toEqual([]);
    expect(planted).toBeGreaterThan(400);
  });
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
