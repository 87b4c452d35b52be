import { expect, it } from 'vitest';
import { checkParticiples, participleBudgets } from './participles.ts';

const none = Object.fromEntries(Object.keys(participleBudgets).map((word) => [word, 0])) as Record<
  keyof typeof participleBudgets,
  number
>;
const check = (text: string, path = 'server/member/a.ts', budgets = none): readonly string[] =>
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
])('a value is not named by a participle: %s', (text) => {
  expect(check(text)).toEqual([expect.stringContaining('use the noun of the value. server/member/a.ts:1')]);
});

it.each(['const { known } = result;', 'const row = list.found;', 'const match = { kept: 1, shown: 2 };'])(
  'a property may be, and so may what takes its name: %s',
  (text) => {
    expect(check(text)).toEqual([]);
  },
);

it('tests, doubles and generated files are not judged', () => {
  for (const path of ['src/a.test.ts', 'src/a.fake.ts', 'src/machines/generated/a.ts', 'tests/a.ts'])
    expect(check('const found = 1;', path)).toEqual([]);
});

it('a budget holds', () => {
  const one = { ...none, asked: 1 };
  expect(check('const asked = 1;', 'src/a.ts', one)).toEqual([]);
  expect(check('const asked = 1; const b = (asked: 1) => asked;', 'src/a.ts', one)).toHaveLength(1);
});
