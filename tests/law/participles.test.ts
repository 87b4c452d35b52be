import { expect, it } from 'vitest';
import { checkParticiples, participleBudgets } from './participles.ts';

const none = Object.fromEntries(Object.keys(participleBudgets).map((word) => [word, 0])) as Record<
  keyof typeof participleBudgets,
  number
>;
const check = (text: string, path = 'platform/a.ts', budgets = none): readonly string[] =>
  checkParticiples([{ path, text }], budgets);

it.each([
  'const found = rows.find(isOpen);',
  'let known = 1;',
  'for (const kept of list) use(kept);',
  'const show = (shown: boolean) => shown;',
  'const [taken] = list;',
  'const { issues: found } = check();',
  'const { one, ...given } = all;',
  'function tell(told: string) {}',
  'const own = rows.filter(isOpen);',
  'for (let at = 0; at < 9; at += 1) use(at);',
  'for (const at of moments) use(at);',
  'list.map((_, at) => at);',
  'const [own, others] = sides;',
  'const change = (row: Row, at?: Date) => row;',
  'const { since: at } = row;',
  'let waits: number;',
  'type Tell = (at: Date) => void;',
])('a value is not named by a word that does not say what it is: %s', (text) => {
  expect(check(text)).toEqual([expect.stringContaining('use the noun of the value. platform/a.ts:1')]);
});

it.each([
  'const { known } = result;',
  'const row = list.found;',
  'const match = { kept: 1, shown: 2 };',
  'const last = list.at(-1);',
  'const { at, own, waits } = step;',
  'const step = { at: now, own: rows, waits: 1 };',
  'interface Step { readonly at: Date }',
])('a property may be, and so may what takes its name: %s', (text) => {
  expect(check(text)).toEqual([]);
});

it('tests, doubles and generated files are not judged', () => {
  for (const path of ['src/a.test.ts', 'src/a.fake.ts', 'src/machines/generated/a.ts', 'tests/a.ts'])
    expect(check('const found = 1;', path)).toEqual([]);
});

it('a budget holds', () => {
  const one = { ...none, asked: 1 };
  expect(check('const asked = 1;', 'src/a.ts', one)).toEqual([]);
  expect(check('const asked = 1; const b = (asked: 1) => asked;', 'src/a.ts', one)).toHaveLength(1);
});
