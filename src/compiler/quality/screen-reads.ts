import type { CompiledScreen } from '../../protocol/release.ts';
import type { Json } from '../../protocol/json.ts';

/** Where a screen reads a path: in a property or a child of a node, in its actions, or beside the nodes. */
export interface ReadPlace {
  readonly node: number | null;
  readonly isAction: boolean;
}
export type ScreenReads = ReadonlyMap<string, readonly ReadPlace[]>;

const collect = (value: unknown, add: (path: string) => void): void => {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const part of value) collect(part, add);
    return;
  }
  const paths = (value as { readonly d?: Json }).d;
  if (Array.isArray(paths)) for (const path of paths) if (typeof path === 'string') add(path);
  for (const part of Object.values(value)) collect(part, add);
};

const readsByScreen = new WeakMap<CompiledScreen, ScreenReads>();

/** Every path that a screen reads, with the places. */
export const listScreenReads = (screen: CompiledScreen): ScreenReads => {
  const cached = readsByScreen.get(screen);
  if (cached !== undefined) return cached;
  const reads = new Map<string, ReadPlace[]>();
  const addAt =
    (place: ReadPlace) =>
    (path: string): void => {
      const places = reads.get(path);
      if (places === undefined) reads.set(path, [place]);
      else places.push(place);
    };
  const { nodes, data, machines, title } = screen;
  collect([data, machines, title], addAt({ node: null, isAction: false }));
  for (const [node, { on, ...rest }] of nodes.entries()) {
    collect(rest, addAt({ node, isAction: false }));
    collect(on, addAt({ node, isAction: true }));
  }
  readsByScreen.set(screen, reads);
  return reads;
};

/** Whether one path lies in the other, or is it. */
const overlaps = (one: string, other: string): boolean =>
  one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);

/** @param except a node whose own properties do not count */
export const isReadIn = (reads: ScreenReads, path: string, except: number | null = null): boolean => {
  for (const [read, places] of reads)
    if (
      overlaps(read, path) &&
      places.some(({ node, isAction }) => isAction || except === null || node !== except)
    )
      return true;
  return false;
};
