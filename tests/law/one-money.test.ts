import { expect, it } from 'vitest';
import { join } from 'node:path';
import { listSources, type SourceFile } from './list-sources.ts';

const sources = listSources(join(import.meta.dirname, '../..'));
const program = sources.filter(({ path }) =>
  /^(src|server|platform|demo|bench)\/.*(?<!\.test|\.fake|test-database)\.tsx?$/.test(path),
);

/** The readers and writers of amounts, on whose decimals and rounding everything else stands. */
const homes = new Set([
  'src/protocol/money/money.ts',
  'src/protocol/money/decimal.ts',
  'src/protocol/money/percent.ts',
]);
/** What looks like an amount's hundredths and is none, each with its reason. */
const others: Readonly<Record<string, string>> = {
  'platform/protection/events.ts': 'a limit on time is in minutes',
  'src/lottery/at-risk.ts': 'shares of stakes decide what counts, and are never paid',
  'platform/rewards/points/details.ts': 'points are whole numbers',
  'src/protocol/desks/first-sets.ts': 'parts of a small deposit, written by the currency’s own places',
};
const marks: readonly (readonly [RegExp, string])[] = [
  [/[*/%] 100n\b/, 'reckons with hundredths'],
  [/padStart\(3, '0'\)/, 'writes hundredths'],
  [/padEnd\(2, '0'\)/, 'reads hundredths'],
  [
    /\(\\\.(?:\\d|\[0-9\])\{1,2\}\)|\\\.\(\[0-9\]\{1,2\}\)|\\\.(?:\\d|\[0-9\])\{2\}/,
    'has a pattern of two places',
  ],
  [/\b(?:Number|parseFloat)\([\w.?!]*(?:[aA]mount|[bB]alance|[sS]take|payout)\)/, 'makes an amount a float'],
];
/** Code that runs on every site; samples of contracts and of the gallery may name a currency. */
const onEverySite = /^(?:server|platform|demo|src\/(?:api|console|forms|portal))\//;
const findOwnMoney = ({ path, text }: SourceFile): readonly string[] => [
  ...(homes.has(path) || path in others
    ? []
    : marks.flatMap(([mark, what]) => (mark.test(text) ? [`${path} ${what}`] : []))),
  ...(onEverySite.test(path) && /'PHP'|₱/.test(text) ? [`${path} names a currency`] : []),
];

it('amounts are read, written and rounded in one place', () => {
  expect(program.length).toBeGreaterThan(500);
  expect(program.flatMap(findOwnMoney)).toEqual([]);
  expect(Object.keys(others).filter((path) => !program.some((one) => one.path === path))).toEqual([]);
});

it.each([
  ['const minor = BigInt(whole) * 100n;', 'reckons with hundredths'],
  ["`${digits.padStart(3, '0')}`", 'writes hundredths'],
  ["part.padEnd(2, '0')", 'reads hundredths'],
  [String.raw`/^\d{1,12}(\.\d{1,2})?$/u`, 'has a pattern of two places'],
  [String.raw`/^(0|[1-9][0-9]{0,11})(?:\.([0-9]{1,2}))?$/`, 'has a pattern of two places'],
  ['const left = Number(row.balance);', 'makes an amount a float'],
  ["export const currency = { code: 'PHP' };", 'names a currency'],
  ['const label = `₱${sum}`;', 'names a currency'],
])('%s is found', (text, what) => {
  expect(findOwnMoney({ path: 'server/planted.ts', text })).toContain(`server/planted.ts ${what}`);
});
