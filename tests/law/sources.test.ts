import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findViolations } from './check-sources.ts';
import { listSources } from './list-sources.ts';
import { longFactories, measureLongest, sizeLimits } from './size-rule.ts';

const rulesIn = (path: string, text: string): readonly string[] =>
  findViolations([{ path, text }]).map(({ rule }) => rule);
const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const longFunction = (count: number): string =>
  `export const f = (): void => {\n${lines(count, () => 'g();')}\n};\n`;

describe('sizes', () => {
  test('a file of one line too many is refused', () => {
    const statement = (index: number): string => `export const a${index} = 1;`;
    expect(rulesIn('src/api/a.ts', lines(sizeLimits.file + 1, statement))).toEqual(['file-size']);
    expect(rulesIn('src/api/a.ts', lines(sizeLimits.file, statement))).toEqual([]);
  });

  test('blank lines and comments are no code', () => {
    expect(
      rulesIn(
        'src/api/a.ts',
        lines(400, () => '// why\n\n/* and */'),
      ),
    ).toEqual([]);
  });

  test('a function of one line too many is refused', () => {
    expect(rulesIn('src/api/a.ts', longFunction(sizeLimits.function - 1))).toEqual(['function-size']);
    expect(rulesIn('src/api/a.ts', longFunction(sizeLimits.function - 2))).toEqual([]);
  });

  test('named functions inside a factory count separately, up to the size of a factory', () => {
    const method = (index: number): string => `const m${index} = () => {\n${lines(20, () => 'g();')}\n};`;
    const factory = (count: number): string => `export const f = () => {\n${lines(count, method)}\n};\n`;
    expect(rulesIn('src/api/a.ts', factory(4))).toEqual([]);
    expect(rulesIn('src/api/a.ts', factory(5))).toEqual([]);
    expect(rulesIn('src/api/a.ts', factory(6))).toEqual(['function-size']);
  });

  test('a factory that was longer before may not grow, and what became shorter is written down', () => {
    const sources = listSources(join(import.meta.dirname, '../..'));
    const sizes = Object.keys(longFactories).map((path) => {
      const file = sources.find((one) => one.path === path);
      return [path, file === undefined ? 0 : measureLongest(file)];
    });
    expect(Object.fromEntries(sizes)).toEqual(longFactories);
    const [path = '', most = 0] = Object.entries(longFactories)[0] ?? [];
    const method = `const m = () => {\n${lines(most, () => 'g();')}\n};`;
    expect(rulesIn(path, `export const f = () => {\n${method}\n};\n`)).toContain('function-size');
  });

  test('markup counts apart, up to the size of a view', () => {
    const view = (count: number): string =>
      `export const A = () => (\n<ul>\n${lines(count, () => '<li />')}\n</ul>\n);\n`;
    expect(rulesIn('src/components/a.tsx', view(sizeLimits.function + 10))).toEqual([]);
    expect(rulesIn('src/components/a.tsx', view(sizeLimits.view))).toEqual(['function-size']);
  });

  test('the structure of a machine and a definition may be long', () => {
    expect(rulesIn('src/machines/a/a.machine.ts', longFunction(400))).toEqual([]);
    expect(rulesIn('src/components/a/a.definition.ts', longFunction(400))).toEqual([]);
  });
});

describe('syntax', () => {
  test.each([
    ['export-star', 'src/api/a.ts', "export * from './b.ts';"],
    ['no-enum', 'src/api/a.ts', 'export enum A { b }'],
    ['vague-name', 'src/api/a.ts', 'export class SessionManager {}'],
    ['vague-name', 'src/api/a.ts', 'export const dateUtils = {};'],
    ['vague-name', 'src/api/a.ts', 'export interface ISession { a: string }'],
    ['packed-line', 'src/api/a.ts', 'export const f = (a: A, b: B): C => ({ ...{ a, b } });'],
    ['packed-line', 'src/api/a.test.ts', "export const a = { ...{ b: 'c' }, ...d };"],
    ['packed-line', 'src/api/a.ts', "export const a = { ...({ b: 'c' } as const), d: 1 };"],
    ['packed-line', 'src/components/a.tsx', 'export const A = ({ b, c }: P) => <B {...{ b, c }} />;'],
    ['physical-side', 'src/components/a.tsx', 'export const a = { marginLeft: 4 };'],
    ['physical-side', 'src/components/a.tsx', "export const a = { textAlign: 'right' };"],
    ['physical-side', 'src/console/a.tsx', 'export const A = () => <B ml="2" />;'],
    [
      'physical-side',
      'src/portal/a.ts',
      "export const f = (e: HTMLElement): void => { e.style.left = '1px'; };",
    ],
    ['suppression-reason', 'src/api/a.ts', `// ${'oxlint'}-disable-next-line no-eval\nexport const a = 1;`],
  ])('%s is refused in %s: %s', (rule, path, text) => {
    expect(rulesIn(path, text)).toEqual([rule]);
  });

  test('what is spread because it may be missing, or has a computed name, packs no line', () => {
    const spread = 'export const f = (a: A | null) => ({ ...(a === null ? {} : { a }), ...g(a) });';
    expect(rulesIn('src/api/a.ts', spread)).toEqual([]);
    const computed = 'export const A = ({ b }: P) => <B {...{ [b]: true }} />;';
    expect(rulesIn('src/components/a.tsx', computed)).toEqual([]);
  });

  test('logical sides, scrolling and the engine are left alone', () => {
    expect(
      rulesIn('src/components/a.tsx', "export const a = { marginInlineStart: 4, textAlign: 'start' };"),
    ).toEqual([]);
    expect(
      rulesIn('src/components/a.tsx', 'export const f = (e: Element): void => e.scrollBy({ left: 4 });'),
    ).toEqual([]);
    expect(rulesIn('src/compiler/a.ts', 'export const a = { left: 4 };')).toEqual([]);
  });

  test('a suppressed lint rule with a reason passes', () => {
    const text = `// ${'oxlint'}-disable-next-line no-eval -- the only place that may\nexport const a = 1;`;
    expect(rulesIn('src/api/a.ts', text)).toEqual([]);
  });

  test('an exception needs a reason', () => {
    const code = 'export const a = { marginLeft: 4 };';
    expect(
      rulesIn('src/components/a.tsx', `// law: allow physical-side because a map has a west\n${code}`),
    ).toEqual([]);
    expect(rulesIn('src/components/a.tsx', `// law: allow physical-side\n${code}`)).toEqual([
      'physical-side',
    ]);
  });
});

describe('words and names', () => {
  test.each([
    ['banned-word', 'docs/a.md', `see ${'/work'}/main/src`],
    ['banned-word', 'docs/a.md', `see ..${'/shared'}/design/stack.md`],
    ['banned-word', 'src/api/a.ts', `// from ${'shared'}/design/stack.md`],
    ['banned-word', 'docs/a.md', `in ${'/home'}/anna/project`],
    ['banned-word', 'docs/a.md', `npm from https://${'registry'}.npmjs.org/`],
    ['banned-word', 'docs/a.md', `${'-----BEGIN'} RSA PRIVATE KEY-----`],
    ['folder-name', 'src/utils/a.ts', 'export const a = 1;'],
    ['folder-name', 'server/common/a.ts', 'export const a = 1;'],
    ['file-name', 'src/api/createApi.ts', 'export const a = 1;'],
    ['physical-side', 'src/portal/a.css', 'p { margin-left: 1px; }'],
    ['physical-side', 'src/portal/a.css', 'p { text-align: left }'],
  ])('%s is refused in %s: %s', (rule, path, text) => {
    expect(rulesIn(path, text)).toEqual([rule]);
  });

  test('JSON Pointers and relative imports are no paths of a machine', () => {
    expect(rulesIn('src/compiler/a.ts', "export const a = '/root/children/0';")).toEqual([]);
    expect(rulesIn('src/console/a.ts', "import { b } from './home/page/b.ts';\nexport const a = b;")).toEqual(
      [],
    );
  });

  test('logical style sheets pass', () => {
    expect(rulesIn('src/portal/a.css', 'p { margin-inline-start: 1px; text-align: start }')).toEqual([]);
  });
});
