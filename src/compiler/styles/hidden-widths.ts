import type { CompiledNode } from '../../protocol/release.ts';
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

const isHiddenAt = (parts: readonly Block[], width: number): boolean => {
  const here = parts.filter(({ from, below }) => from <= width && width < below);
  const displays = here.flatMap(
    ({ declarations }) => /(?:^|;)display:([\w-]+)/.exec(declarations)?.[1] ?? [],
  );
  if (displays.at(-1) === 'none') return true;
  return here.some(({ declarations }) => hidingDeclarations.some((pattern) => pattern.test(declarations)));
};

/** Bounds between which one list of widths and another is the same. */
export const splitWidths = (hidden: readonly Widths[], within: Widths = anyWidth): readonly Widths[] => {
  const inside = hidden
    .flatMap(({ from, below }) => [from, below])
    .filter((bound) => bound > within.from && bound < within.below);
  const starts = [within.from, ...new Set(inside)].sort((a, b) => a - b);
  return starts.map((from, index) => ({ from, below: starts[index + 1] ?? within.below }));
};

const widthsByClass = new Map<string, readonly Widths[]>();
const mostFound = 5_000;

/** At which widths a class hides its element. A class is named after its rule, so the name says it all. */
const listHiddenBy = (name: string, rule: string): readonly Widths[] => {
  const before = widthsByClass.get(name);
  if (before !== undefined) return before;
  if (widthsByClass.size >= mostFound) widthsByClass.clear();
  const parts = listBlocks(name, rule);
  const hidden = splitWidths(parts).filter(({ from }) => isHiddenAt(parts, from));
  widthsByClass.set(name, hidden);
  return hidden;
};

/** Widths at which a style surely hides a node, and those at which one that data chooses does. */
export interface HiddenWidths {
  readonly surely: readonly Widths[];
  readonly maybe: readonly Widths[];
}
const nowhere: HiddenWidths = { surely: [], maybe: [] };

const listBy = (names: readonly string[], styles: StyleRules): readonly Widths[] =>
  names.flatMap((name) => listHiddenBy(name, styles.get(name) ?? ''));

/** @param slot the judged place of a component, where it is not the component itself */
export const findHiddenWidths = (node: CompiledNode, styles: StyleRules, slot = 'root'): HiddenWidths => {
  const { cls, clsBy } = node;
  const name = typeof cls === 'string' ? (slot === 'root' ? cls : undefined) : cls?.[slot];
  if (name === undefined && clsBy === undefined) return nowhere;
  const chosen = slot === 'root' ? (clsBy ?? []).flatMap(({ map }) => Object.values(map)) : [];
  return { surely: name === undefined ? [] : listBy([name], styles), maybe: listBy(chosen, styles) };
};

export const isWithin = (hidden: readonly Widths[], width: number): boolean =>
  hidden.some(({ from, below }) => from <= width && width < below);

/** The widths in words: "on windows narrower than 768 pixels". */
export const describeWidths = ({ from, below }: Widths): string => {
  if (from === 0) return `on windows narrower than ${below} pixels`;
  return below === Infinity
    ? `on windows of ${from} pixels and wider`
    : `on windows from ${from} to ${below - 1} pixels wide`;
};
