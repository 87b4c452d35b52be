import { describe, expect, it } from 'vitest';
import { directionOf } from './script-directions.ts';

/** Older run-times have the getter, newer ones the method. */
interface Writing {
  readonly textInfo?: { readonly direction?: string };
  getTextInfo?(): { readonly direction?: string };
}
const read = (tag: string) => directionOf(new Intl.Locale(tag));

/** Those of Unicode 16 whose letters have the class R or AL, and the variants that ISO 15924 names. */
const scripts = [
  ...[
    'Adlm',
    'Arab',
    'Aran',
    'Armi',
    'Avst',
    'Chrs',
    'Cprt',
    'Elym',
    'Gara',
    'Hatr',
    'Hebr',
    'Hung',
    'Khar',
    'Lydi',
  ],
  ...[
    'Mand',
    'Mani',
    'Mend',
    'Merc',
    'Mero',
    'Narb',
    'Nbat',
    'Nkoo',
    'Orkh',
    'Ougr',
    'Palm',
    'Phli',
    'Phlp',
    'Phlv',
  ],
  ...[
    'Phnx',
    'Prti',
    'Rohg',
    'Samr',
    'Sarb',
    'Sogd',
    'Sogo',
    'Syrc',
    'Syre',
    'Syrj',
    'Syrn',
    'Thaa',
    'Todr',
    'Yezi',
  ],
];
describe('every script that begins at the right', () => {
  it.each(scripts)('%s, by the tag of whatever language', (script) => {
    expect([
      read(`und-${script}`),
      read(`en-${script}`),
      read(`${script === 'Arab' ? 'ms' : 'ar'}-${script}`),
    ]).toEqual(['rtl', 'rtl', 'rtl']);
  });
  // One language that is mostly written so, of each living script.
  it.each([
    ...[
      ['he', 'Hebr'],
      ['ar', 'Arab'],
      ['syr', 'Syrc'],
      ['dv', 'Thaa'],
      ['nqo', 'Nkoo'],
      ['ff-Adlm', 'Adlm'],
    ],
    ...[
      ['rhg', 'Rohg'],
      ['smp', 'Samr'],
      ['myz', 'Mand'],
      ['arc', 'Armi'],
    ],
  ])('%s is written in %s', (tag = '', script = '') => {
    expect([read(tag), new Intl.Locale(tag).maximize().script, scripts.includes(script)]).toEqual([
      'rtl',
      script,
      true,
    ]);
  });
  it('so does every language that the run-time knows to begin there', () => {
    const letters = ['', ...'abcdefghijklmnopqrstuvwxyz'.split('')];
    const tags = letters
      .slice(1)
      .flatMap((a) => letters.slice(1).flatMap((b) => letters.map((c) => a + b + c)));
    const known = tags.filter((tag) => {
      const locale = new Intl.Locale(tag) as Writing;
      return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl';
    });
    expect(known.length).toBeGreaterThan(10);
    expect(known.filter((tag) => read(tag) === 'ltr')).toEqual([]);
  });
});

it.each([
  ...['fa', 'iw', 'ur', 'ps', 'sd', 'ug', 'yi', 'ckb', 'ks', 'lrc', 'mzn', 'pnb', 'bal', 'sdh', 'glk', 'azb'],
  ...['az-Arab', 'ku-Arab', 'tr-Arab', 'pa-PK', 'uz-AF', 'ha-SD', 'ff-Adlm-GN'],
])('%s begins at the right', (tag) => {
  expect(read(tag)).toBe('rtl');
});
it.each([
  ...['en', 'fil', 'tl', 'th', 'ja', 'zh-Hant', 'ko', 'hi', 'my', 'ru', 'el', 'tr', 'az', 'ku', 'ms', 'pa'],
  ...['sr-Latn', 'ff', 'pt-BR', 'mn-Mong', 'ar-Latn', 'he-Latn', 'sd-IN'],
])('%s begins at the left', (tag) => {
  expect(read(tag)).toBe('ltr');
});
