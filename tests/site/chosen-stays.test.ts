import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLayouts } from '../law/voice.ts';

interface Node {
  readonly id?: string;
  readonly type?: string;
  readonly children?: unknown;
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listNodes = (value: unknown): readonly Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(listNodes)] : [];
const isPair = (one: Node, other: Node | undefined): boolean =>
  new Set([one.type, other?.type]).has('Link') &&
  new Set([one.type, other?.type]).has('Text') &&
  JSON.stringify(one.children) === JSON.stringify(other?.children);

/** Choices that become plain words when they are pressed: the focus is lost with them, and the page scrolls. */
const listVanishing = (document: unknown): readonly string[] =>
  listNodes(document).flatMap(({ children }) => {
    const nodes = Array.isArray(children) ? children.filter(isNode) : [];
    return nodes.flatMap((one, index) => (isPair(one, nodes[index + 1]) ? [one.id ?? ''] : []));
  });

describe('what is chosen on a page', () => {
  it('stays under the focus and is not replaced by its words', () => {
    expect(readLayouts(resolve(import.meta.dirname, '../..')).flatMap(listVanishing)).toEqual([]);
  });

  it('is known to vanish where a link has its words as a text beside it', () => {
    const children = [{ $t: 'deposit.history.week' }];
    const pair = [
      { type: 'Text', id: 'week-now', children },
      { type: 'Link', id: 'week', children },
    ];
    expect(listVanishing({ children: pair })).toEqual(['week-now']);
  });
});
