import { expect, test } from 'vitest';
import { machineCatalog } from '../../machines/generated/catalog.ts';
import { readPicture } from '../../machines/picture/read-picture.ts';
import { stepNode } from './step-node.ts';

const nodes = [
  { path: 'a', x: 0, y: 0 },
  { path: 'b', x: 100, y: 0 },
  { path: 'c', x: 100, y: 80 },
  { path: 'd', x: 0, y: 80 },
];

test.each([
  ['a', 'ArrowRight', 'b'],
  ['a', 'ArrowDown', 'd'],
  ['c', 'ArrowLeft', 'd'],
  ['c', 'ArrowUp', 'b'],
  ['a', 'ArrowLeft', null],
  ['a', 'Enter', null],
])('from %s, %s leads to %s', (path, key, expected) => {
  expect(stepNode(nodes, path, key)).toBe(expected);
});
test.each(Object.keys(machineCatalog))('every state of %s is reached by arrow keys', (machine) => {
  const { nodes: all } = readPicture(machine);
  const reached = new Set([all[0]?.path ?? '']);
  for (const path of reached) {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp']) {
      const next = stepNode(all, path, key);
      if (next !== null) reached.add(next);
    }
  }
  expect([...reached].sort()).toEqual(all.map(({ path }) => path).sort());
});
