import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { listSources } from './list-sources.ts';
import { checkReasons, findUnsaid, reasonRules } from './reasons.ts';

const rulesIn = (text: string, path = 'src/planted.ts'): readonly string[] =>
  findUnsaid({ path, text }).map(({ rule }) => rule);

describe('a double cast', () => {
  test.each(['const a = b as unknown as C;', 'export const f = () => (b as unknown as C).d;'])(
    'without a reason is found: %s',
    (text) => {
      expect(rulesIn(text)).toEqual(['double-cast']);
    },
  );
  it('with a reason above or beside it is not', () => {
    expect(rulesIn('// The driver leaves it out.\nconst a = b as unknown as C;')).toEqual([]);
    expect(rulesIn('const a = b as unknown as C; // The driver leaves it out.')).toEqual([]);
    expect(rulesIn('const a = b as C;')).toEqual([]);
  });
});

describe('a swallowed error', () => {
  test.each([
    'try { work(); } catch { }',
    'const f = () => { try { return work(); } catch { return null; } };',
    'work().catch(() => undefined);',
    "const a = await read().catch(() => '');",
  ])('without a reason is found: %s', (text) => {
    expect(rulesIn(text)).toEqual(['swallowed-catch']);
  });
  test.each([
    'try { work(); } catch {\n  // Storage is switched off.\n}',
    '// The line may be gone already.\nwork().catch(() => undefined);',
    'try { work(); } catch (cause) { report(cause); }',
    "try { work(); } catch { throw new Error('no'); }",
    'work().catch((cause) => report(cause));',
    'work().catch(() => retry());',
  ])('with a reason, or that is passed on, is not: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });
});

describe('what JSON.parse gives', () => {
  test.each([
    'const a = JSON.parse(text);',
    'f(JSON.parse(text));',
    'const f = () => JSON.parse(text);',
    'let a; a = isBlank ? null : JSON.parse(text);',
  ])('without a type is found: %s', (text) => {
    expect(rulesIn(text)).toEqual(['unread-json']);
  });
  test.each([
    'const a = JSON.parse(text) as A;',
    'const a: unknown = JSON.parse(text);',
    'const f = (): unknown => JSON.parse(text);',
    'let a: unknown = null; a = isBlank ? null : JSON.parse(text);',
  ])('with a type is not: %s', (text) => {
    expect(rulesIn(text)).toEqual([]);
  });
});

it('tests, doubles and generated files are not judged', () => {
  const text = 'const a = b as unknown as C;';
  for (const path of ['src/a.test.ts', 'src/a.fake.ts', 'src/generated/a.ts', 'tests/a.ts'])
    expect(rulesIn(text, path)).toEqual([]);
});

it('more places than allowed are named, and fewer must be written down', () => {
  const file = { path: 'server/planted.ts', text: 'work().catch(() => undefined);' };
  expect(checkReasons([file])).toEqual([expect.stringContaining('server/planted.ts:1')]);
  const loose = { ...reasonRules, 'double-cast': { cure: 'x', left: 3 } };
  expect(checkReasons([], loose)).toEqual(['[double-cast] 0 places: write that down in place of 3']);
});

it('the code keeps to it', () => {
  const files = listSources(join(import.meta.dirname, '../..'));
  expect(files.length).toBeGreaterThan(1_000);
  expect(checkReasons(files)).toEqual([]);
});
