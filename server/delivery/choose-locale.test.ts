import { expect, it } from 'vitest';
import { chooseLocale } from './choose-locale.ts';

const offer = (...tags: readonly string[]) => ({
  defaultLocale: 'EN',
  locales: ['en', ...tags].map((bcp47) => ({
    code: bcp47.toUpperCase(),
    bcp47,
    dir: 'ltr' as const,
    nativeName: bcp47,
    enabled: true,
  })),
});
const choose = (header: string, ...tags: readonly string[]): string =>
  chooseLocale(offer(...tags), undefined, header).bcp47;

it.each([
  // Old names of languages, which browsers and telephones still send.
  ['tl', 'fil'],
  ['tl-PH', 'fil'],
  ['fil-PH', 'fil'],
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['in', 'id'],
  ['in-ID', 'id'],
  ['ji', 'yi'],
  ['mo', 'ro'],
  ['cmn-Hans-CN', 'zh-Hans'],
  ['sh', 'sr-Latn'],
  // The other way round: a site that was written with an old name.
  ['he', 'iw'],
  ['id-ID', 'in'],
  ['fil', 'tl'],
])('a browser that asks for %s gets %s', (header, tag) => {
  expect(choose(header, tag, 'th')).toBe(tag);
});

it.each([
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant', 'zh-Hant'],
  ['zh-CN', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-Hans-HK', 'zh-Hans'],
])('%s is read in the script of %s, whichever comes first in the site', (header, tag) => {
  expect(choose(header, 'zh-Hant', 'zh-Hans')).toBe(tag);
  expect(choose(header, 'zh-Hans', 'zh-Hant')).toBe(tag);
});

it('another script of the language is nearer than another language, and nonsense asks for nothing', () => {
  expect(choose('zh-TW,en;q=0.5', 'zh-Hans')).toBe('zh-Hans');
  expect(choose('pt-BR', 'pt')).toBe('pt');
  expect(choose('*, -, x, 123456789, th;q=0', 'th')).toBe('en');
  expect(choose('xx-YY, th;q=0.1', 'th')).toBe('th');
});
