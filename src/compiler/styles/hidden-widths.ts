import type { CompiledNode } from '../../protocol/release/release.ts';
import { hidingDeclarations } from './hiding.ts';
import type { StyleRules } from './style-sheet.ts';

/** Widths of a window in pixels, from one on and below another. */
export interface Widths {
  readonly from: number;
  readonly below: number;
}
const anyWidth: Widths = { from: 0, below: Infinity };

/** A part of a rule that is for windows of some widths. */
interface Block extends Widths {
  readonly declarations: string;
}
const pixelsPerRem = 16;
/** A greatest width such as 47.9975rem: the next one begins at the whole pixel above. */
const readBound = (media: string, name: 'min' | 'max'): number | null => {
  const [, width, unit] = new RegExp(`${name}-width:\\s*([\\d.]+)(px|r?em)`).exec(media) ?? [];
  return width === undefined ? null : Number(width) * (unit === 'px' ? 1 : pixelsPerRem);
};
/** Rules for the element itself; those below a theme or a direction, or for the pointer over it, begin otherwise. */
const blocks = /(?<=^|[{}])(?:@media ([^{]+)\{)?\.([\w-]+)\{([^{}]*)\}/g;

/** The declarations of a class for the element in every state, by widths. Print and hover are left out. */
const listBlocks = (name: string, rule: string): readonly Block[] =>
  [...rule.matchAll(blocks)].flatMap(([, media = '', selector = '', declarations = '']) => {
    const [least, most] = [readBound(media, 'min'), readBound(media, 'max')];
    if (selector !== name || (media !== '' && least === null && most === null)) return [];
    return [{ from: least ?? 0, below: most === null ? Infinity : Math.ceil(most), declarations }];
  });

const listHere = (parts: readonly Block[], width: number): readonly Block[] =>
  parts.filter(({ from, below }) => from <= width && width < below);

const readLast = (parts: readonly Block[], property: 'display' | 'visibility'): string | undefined =>
  parts
    .flatMap(({ declarations }) => new RegExp(`(?:^|;)${property}:([\\w-]+)`).exec(declarations)?.[1] ?? [])
    .at(-1);

/** Neither seen nor read out. */
const isGoneAt = (parts: readonly Block[], width: number): boolean => {
  const here = listHere(parts, width);
  return readLast(here, 'display') === 'none' || readLast(here, 'visibility') === 'hidden';
};
const isHiddenAt = (parts: readonly Block[], width: number): boolean =>
  isGoneAt(parts, width) ||
  listHere(parts, width).some(({ declarations }) =>
    hidingDeclarations.some((pattern) => pattern.test(declarations)),
  );

/** Bounds between which one list of widths and another is the same. */
export const splitWidths = (hidden: readonly Widths[], within: Widths = anyWidth): readonly Widths[] => {
  const inside = hidden
    .flatMap(({ from, below }) => [from, below])
    .filter((bound) => bound > within.from && bound < within.below);
  const starts = [within.from, ...new Set(inside)].sort((a, b) => a - b);
  return starts.map((from, index) => ({ from, below: starts[index + 1] ?? within.below }));
};

interface ClassWidths {
  readonly hidden: readonly Widths[];
  readonly gone: readonly Widths[];
}
const widthsByClass = new Map<string, ClassWidths>();
const mostFound = 5_000;

/** At which widths a class hides its element. A class is named after its rule, so the name says it all. */
const readWidths = (name: string, rule: string): ClassWidths => {
  const before = widthsByClass.get(name);
  if (before !== undefined) return before;
  if (widthsByClass.size >= mostFound) widthsByClass.clear();
  const parts = listBlocks(name, rule);
  const split = splitWidths(parts);
  const widths = {
    hidden: split.filter(({ from }) => isHiddenAt(parts, from)),
    gone: split.filter(({ from }) => isGoneAt(parts, from)),
  };
  widthsByClass.set(name, widths);
  return widths;
};

/** Widths at which a style surely hides a node, and those at which one that data chooses does. */
export interface HiddenWidths {
  readonly surely: readonly Widths[];
  readonly maybe: readonly Widths[];
}

interface StyledNode {
  /** The class that a place of the node always has. */
  readonly name: string | undefined;
  /** Those of which data chooses one. */
  readonly chosen: readonly string[];
}
/** @param slot the judged place of a component, where it is not the component itself */
const readClasses = ({ cls, clsBy }: CompiledNode, slot: string): StyledNode => ({
  name: typeof cls === 'string' ? (slot === 'root' ? cls : undefined) : cls?.[slot],
  chosen: slot === 'root' ? (clsBy ?? []).flatMap(({ map }) => Object.values(map)) : [],
});

/** Widths at which each of the lists has them. */
const listCommon = (lists: readonly (readonly Widths[])[]): readonly Widths[] =>
  lists.length === 0
    ? []
    : splitWidths(lists.flat()).filter(({ from }) => lists.every((hidden) => isWithin(hidden, from)));

/** @param slot the judged place of a component, where it is not the component itself */
export const findHiddenWidths = (node: CompiledNode, styles: StyleRules, slot = 'root'): HiddenWidths => {
  const { name, chosen } = readClasses(node, slot);
  const hiddenBy = (one: string): readonly Widths[] => readWidths(one, styles.get(one) ?? '').hidden;
  const byChoice = chosen.map(hiddenBy);
  return {
    surely: [...(name === undefined ? [] : hiddenBy(name)), ...listCommon(byChoice)],
    maybe: byChoice.flat(),
  };
};

/** Widths at which nothing of a node is seen or read out, whatever data say. */
export const findGoneWidths = (node: CompiledNode, styles: StyleRules, slot = 'root'): readonly Widths[] => {
  // What a component hides and has in a drawer there can be reached.
  if (slot === 'root' && isInDrawer(node)) return [];
  const { name, chosen } = readClasses(node, slot);
  const goneBy = (one: string): readonly Widths[] => readWidths(one, styles.get(one) ?? '').gone;
  return [...(name === undefined ? [] : goneBy(name)), ...listCommon(chosen.map(goneBy))];
};

/** Whether a component has what it hides at some widths in a drawer there. */
export const isInDrawer = ({ cls }: CompiledNode): boolean =>
  typeof cls === 'object' && Object.hasOwn(cls, 'drawer');

/** Whether no width is left out. */
export const areAllWidths = (hidden: readonly Widths[]): boolean =>
  hidden.length > 0 && splitWidths(hidden).every(({ from }) => isWithin(hidden, from));

export const isWithin = (hidden: readonly Widths[], width: number): boolean =>
  hidden.some(({ from, below }) => from <= width && width < below);

/** The widths in words: "on windows narrower than 768 pixels". */
export const describeWidths = ({ from, below }: Widths): string => {
  if (from === 0) return `on windows narrower than ${below} pixels`;
  return below === Infinity
    ? `on windows of ${from} pixels and wider`
    : `on windows from ${from} to ${below - 1} pixels wide`;
};
