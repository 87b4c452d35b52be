import { createHash } from 'node:crypto';
import { expect, it, test } from 'vitest';
import type { Bytes } from './fair-draw.ts';
import { buildTree, checkInclusion, leafBytes, proveInclusion, rootOf } from './sold-tickets.ts';

const hash = (bytes: Bytes): Bytes => new Uint8Array(createHash('sha256').update(bytes).digest());
const texts = (count: number) => Array.from({ length: count }, (_, index) => `ticket ${index}`);
const treeOf = (count: number) =>
  buildTree(
    texts(count).map((text) => hash(leafBytes(text))),
    hash,
  );

test.each([1, 2, 3, 4, 5, 7, 8, 13])('of %i tickets each is proven, and no other is', async (count) => {
  const tree = treeOf(count);
  const root = rootOf(tree, hash);
  for (const [index, text] of texts(count).entries()) {
    const steps = proveInclusion(tree, index);
    expect(await checkInclusion(text, steps, root)).toBe(true);
    expect(await checkInclusion(`${text}!`, steps, root)).toBe(false);
    if (count > 1)
      expect(await checkInclusion(text, proveInclusion(tree, (index + 1) % count), root)).toBe(false);
  }
});

it('gives another root for another number of tickets, also for none', () => {
  const roots = [0, 1, 2, 3, 4].map((count) => rootOf(treeOf(count), hash));
  expect(new Set(roots).size).toBe(5);
  expect(roots[0]).toBe(createHash('sha256').digest('hex'));
});

it('takes no node for a leaf, and no malformed step', async () => {
  const tree = treeOf(2);
  const [left, right] = tree[0] ?? [];
  const joined = Buffer.concat([left ?? Buffer.alloc(0), right ?? Buffer.alloc(0)]).toString('latin1');
  expect(await checkInclusion(joined, [], rootOf(tree, hash))).toBe(false);
  expect(await checkInclusion('ticket 0', [{ side: 'right', hash: 'ab' }], rootOf(tree, hash))).toBe(false);
});
