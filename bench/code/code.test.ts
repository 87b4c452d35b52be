import { expect, test } from 'vitest';
import { join } from 'node:path';
import { listSources } from '../../tests/law/list-sources.ts';
import { countCallLayers } from './call-layers.ts';
import { countDeclared } from './count-lines.ts';
import { isProduct } from './measure-code.ts';
import { countNearCopies } from './near-copies.ts';
import { drawOneMore } from './one-more.ts';

const block = (text: string, amount: number): string =>
  ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `const ${name} = read(${text}, ${amount});`).join('\n');

test('six lines that are elsewhere too are copies, whatever their texts and numbers are', () => {
  const files = [
    { path: 'src/a.ts', text: `one();\n${block("'x'", 1)}\n` },
    { path: 'src/b.ts', text: `// Why.\n${block("'other'", 200)}\ntwo();\n` },
  ];
  expect(countNearCopies(files)).toEqual({ lines: 14, copied: 12 });
});

test('five lines, imports, rows of texts and numbers, and brackets are none', () => {
  const five = block("'x'", 1).split('\n').slice(1).join('\n');
  const imports = `${"import { a } from './a.ts';\n".repeat(6)}import {\n${'  a,\n'.repeat(6)}} from './a.ts';\n`;
  const rows = "  'a.b': 404,\n".repeat(6);
  const files = ['src/a.ts', 'src/b.ts'].map((path) => ({ path, text: `${imports}${five}\n${rows}}\n)` }));
  expect(countNearCopies(files).copied).toBe(0);
});

test('a declaration inside another one is counted alone', () => {
  const text = 'const all = {\n  give: () => {\n    a();\n\n    b();\n  },\n  take: 1,\n};';
  expect(countDeclared({ path: 'src/a.ts', text }, 'all > give')).toBe(4);
  expect(() => countDeclared({ path: 'src/a.ts', text }, 'all > lose')).toThrow('Expected lose in src/a.ts.');
});

const sources = listSources(join(import.meta.dirname, '../..'));
test('what one more of each takes is counted from things that are there', () => {
  expect(drawOneMore(sources)).toContain('= one more');
});

test('a call of the console takes no more lines in its layers than it did', () => {
  const { calls, lines, total } = countCallLayers(sources);
  expect(total / calls).toBeLessThanOrEqual(36);
  // A layer that was moved is not counted as gone.
  expect(Object.entries(lines).filter(([, amount]) => amount < 100)).toEqual([]);
});

test('what is said twice takes no larger share of the code than it did', () => {
  const { lines, copied } = countNearCopies(sources.filter(isProduct));
  expect(copied / lines).toBeLessThanOrEqual(0.025);
});
