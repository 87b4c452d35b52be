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
  it('has no reason in the docstring of what it is in', () => {
    expect(rulesIn('/** Rows of the form. */\nconst a = b as unknown as C;')).toEqual(['double-cast']);
  });
  it.each(['src/api', 'platform', 'demo/seed', 'schemas/new', 'bench/rows'])('is found in %s', (wing) => {
    expect(rulesIn('const a = b as unknown as C;', `${wing}/planted.ts`)).toEqual(['double-cast']);
  });
});

describe('a swallowed error', () => {
  test.each([
    'try { work(); } catch { }',
    'const f = () => { try { return work(); } catch { return null; } };',
    'work().catch(() => undefined);',
    "const a = await read().catch(() => '');",
    'const f = () => { try { work(); } catch { return; } };',
    'try { work(); } catch (_cause) { }',
    'const f = () => { try { work(); } catch (cause) { return; } };',
    'work().catch((_cause) => undefined);',
    'work().catch(function () { return null; });',
    'work().then(use, () => undefined);',
    '/** Works, if it can. */\nconst f = () => { try { work(); } catch { return; } };',
  ])('without a reason is found: %s', (text) => {
    expect(rulesIn(text)).toEqual(['swallowed-catch']);
  });
  const wings = ['api', 'compiler', 'components', 'console', 'forms', 'lab', 'lottery', 'machines', 'portal'];
  it.each([
    ...[...wings, 'protocol', 'runtime'].map((wing) => `src/${wing}`),
    ...['assets', 'console', 'db', 'delivery', 'dev', 'flows', 'gallery', 'infrastructure'].map(
      (wing) => `server/${wing}`,
    ),
    ...[
      'server/prerender',
      'server/site',
      'server/upstream',
      'server',
      'platform',
      'demo/vendor',
      'schemas',
      'bench',
    ],
  ])('is found in %s', (wing) => {
    expect(rulesIn('try { work(); } catch { }', `${wing}/planted.ts`)).toEqual(['swallowed-catch']);
    expect(rulesIn('try { work(); } catch { }', `${wing}/planted.tsx`)).toEqual(['swallowed-catch']);
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
    'const a = JSON.parse(text) as A;',
    'const a: A = JSON.parse(text);',
    'const f = (): A => JSON.parse(text);',
    'const a = JSON.parse(text) as readonly Json[];',
    'let a: A; a = JSON.parse(text);',
    'const a = JSON.parse(text) satisfies A;',
    'const a = JSON.parse(text) ?? {};',
  ])('with a promise that nothing has checked is found: %s', (text) => {
    expect(rulesIn(text)).toEqual(['unread-json']);
  });
  test.each([
    'const a = JSON.parse(text) as Unread<A>;',
    'const a = JSON.parse(text) as Json;',
    "const a = parseOwnJson<A, 'build'>(text);",
    'const a: unknown = JSON.parse(text);',
    'const f = (): unknown => JSON.parse(text);',
    'let a: unknown = null; a = isBlank ? null : JSON.parse(text);',
  ])('that is still to be checked, or that the program wrote, is not: %s', (text) => {
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
