import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = fileURLToPath(new URL('.', import.meta.url));
const read = (extension: string): string =>
  readdirSync(here, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(extension) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`${here}/${path}`, 'utf8'))
    .join('\n');

/** Rows of buttons: the keyboard moves them by moving through them. */
const rowsOfButtons = ['chips'];

it('what scrolls sideways is reached by the keyboard', () => {
  const rules = read('.css').matchAll(/\.([\w-]+) \{[^}]*overflow-x: auto/g);
  const scrollers = [...new Set([...rules].map(([, name]) => name ?? ''))];
  expect(scrollers.toSorted()).toEqual(['beads', 'chances', ...rowsOfButtons]);
  const sources = read('.ts');
  const elements = scrollers
    .filter((name) => !rowsOfButtons.includes(name))
    .flatMap((name) => [...sources.matchAll(new RegExp(`class(?:="|: ')${name}\\b[^}>]*`, 'g'))]);
  expect(elements.length).toBeGreaterThan(3);
  for (const [element] of elements) expect(element).toMatch(/tabindex(="0"|: '0')/);
});
