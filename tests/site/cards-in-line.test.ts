import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readLayouts } from '../law/voice.ts';

interface Node {
  readonly type?: string;
  readonly id?: string;
  readonly props?: Readonly<Record<string, unknown>>;
  readonly children?: readonly unknown[];
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const listChildren = ({ children = [] }: Node): readonly Node[] => children.filter(isNode);
const isButton = ({ type, props = {} }: Node): boolean =>
  type === 'Button' || (type === 'Link' && props['variant'] === 'button');
const listNodes = (value: unknown): readonly Node[] =>
  isNode(value) ? [value, ...Object.values(value).flatMap(listNodes)] : [];

/** The rows of a card that ends with a button. */
const readButtonRows = (card: Node): readonly Node[] => {
  const inside = listChildren(card);
  const rows = inside.length > 1 ? inside : listChildren(inside[0] ?? {});
  const last = rows.at(-1);
  return last !== undefined && isButton(last) ? rows : [];
};
const isLevel = (card: Node): boolean =>
  card.props?.['fill'] === true && readButtonRows(card).at(-2)?.type === 'Spacer';
/** Cards beside each other, of which each ends with a button. */
const listRows = (value: unknown): readonly (readonly Node[])[] =>
  listNodes(value)
    .filter(({ type }) => type === 'Grid')
    .map((grid) => listChildren(grid).filter(({ type }) => type === 'Card'))
    .filter((cards) => cards.length > 1 && cards.every((card) => readButtonRows(card).length > 0));

describe('cards beside each other', () => {
  it('end with their buttons in one line', () => {
    const rows = readLayouts(resolve(import.meta.dirname, '../..')).flatMap(listRows);
    expect(rows.length).toBeGreaterThan(0);
    expect(
      rows
        .flat()
        .filter((card) => !isLevel(card))
        .map(({ id }) => id),
    ).toEqual([]);
  });
});
