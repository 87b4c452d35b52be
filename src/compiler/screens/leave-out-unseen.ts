import type { CompiledNode, CompiledScreen, CompiledValue } from '../../protocol/release/release.ts';
import type { Source } from '../issue-log.ts';
import { areAllWidths, findGoneWidths, type Widths } from '../styles/hidden-widths.ts';
import type { SourcedScreen } from './compile-screen.ts';

/** A part that styles hide in windows of every width, with those of its ancestors that have a share in it. */
export interface UnseenPart {
  readonly source: Source;
  readonly id: string;
  readonly by: readonly string[];
}
const isIndex = (child: unknown): child is number => typeof child === 'number';

/** What decides whether parts below a node can be visible. */
interface Above {
  readonly gone: readonly Widths[];
  readonly by: readonly string[];
}
interface Unseen {
  readonly parts: readonly UnseenPart[];
  /** Indexes of the parts that some window shows. */
  readonly visible: ReadonlySet<number>;
}

const findUnseen = ({ screen, sources, styles }: SourcedScreen): Unseen => {
  const parts: UnseenPart[] = [];
  const visible = new Set<number>();
  const narrow = (above: Above, node: CompiledNode, slot?: string): Above => {
    const gone = findGoneWidths(node, styles, slot);
    if (gone.length === 0) return above;
    return { gone: [...above.gone, ...gone], by: [...above.by, node.id] };
  };
  const visit = (index: number, above: Above): void => {
    const node = screen.nodes[index];
    const source = sources[index];
    if (node === undefined || source === undefined) return;
    const inside = narrow(above, node);
    if (areAllWidths(inside.gone)) {
      parts.push({ source, id: node.id, by: inside.by });
      return;
    }
    visible.add(index);
    const below = [...(node.children ?? []).filter(isIndex), node.repeat?.empty, node.fallback];
    for (const child of below) if (child !== undefined) visit(child, inside);
    for (const [slot, children] of Object.entries(node.slots ?? {})) {
      const inSlot = narrow(inside, node, slot);
      for (const child of children) visit(child, inSlot);
    }
  };
  visit(screen.root, { gone: [], by: [] });
  return { parts, visible };
};

/** A node with the indexes that its children have once others are left out. */
const renumber = (node: CompiledNode, places: ReadonlyMap<number, number>): CompiledNode => {
  const { children, slots, repeat, fallback, ...rest } = node;
  const move = (index: number): readonly number[] => {
    const place = places.get(index);
    return place === undefined ? [] : [place];
  };
  const [empty] = repeat?.empty === undefined ? [] : move(repeat.empty);
  const [instead] = fallback === undefined ? [] : move(fallback);
  const { empty: _empty, ...rows } = repeat ?? {};
  return {
    ...rest,
    ...(children === undefined
      ? {}
      : {
          children: children.flatMap<number | CompiledValue>((child) =>
            isIndex(child) ? move(child) : [child],
          ),
        }),
    ...(slots === undefined
      ? {}
      : {
          slots: Object.fromEntries(Object.entries(slots).map(([name, list]) => [name, list.flatMap(move)])),
        }),
    ...(repeat === undefined
      ? {}
      : { repeat: { ...(rows as typeof repeat), ...(empty === undefined ? {} : { empty }) } }),
    ...(instead === undefined ? {} : { fallback: instead }),
  };
};

const keep = (
  { nodes, root, ...screen }: CompiledScreen,
  visible: ReadonlySet<number>,
): Pick<CompiledScreen, 'nodes' | 'root'> & typeof screen => {
  const order = nodes.flatMap((_node, index) => (visible.has(index) || index === root ? [index] : []));
  const places = new Map(order.map((index, place) => [index, place]));
  return {
    ...screen,
    nodes: order.flatMap((index) => {
      const node = nodes[index];
      return node === undefined ? [] : [renumber(node, places)];
    }),
    root: places.get(root) ?? 0,
  };
};

/**
 * A screen without what no window shows: nothing that is asked of it, by duties, ways out or headings, is kept by a
 * part that has no window. The same object where everything shows somewhere.
 */
export const leaveOutUnseen = (
  sourced: SourcedScreen,
): { readonly sourced: SourcedScreen; readonly unseen: readonly UnseenPart[] } => {
  const { parts, visible } = findUnseen(sourced);
  if (parts.length === 0) return { sourced, unseen: parts };
  const { screen, sources } = sourced;
  return {
    sourced: {
      ...sourced,
      screen: keep(screen, visible),
      sources: sources.filter((_source, index) => visible.has(index) || index === screen.root),
    },
    unseen: parts,
  };
};
