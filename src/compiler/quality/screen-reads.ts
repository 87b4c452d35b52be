import type { CompiledScreen } from '../../protocol/release/release.ts';
import type { Json } from '../../protocol/json/json.ts';

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

/** What holds names of several owners: rules ask whether it is there, and read none of these by that. */
const holders: ReadonlySet<string> = new Set([
  ...['route', 'route.query', 'route.params', 'data', 'ui', 'ui.data', 'ui.page', 'form', 'machine'],
]);
/** Whether what is read lies in a path, is it, or has it inside. */
const overlaps = (read: string, path: string): boolean =>
  read === path || read.startsWith(`${path}.`) || (!holders.has(read) && path.startsWith(`${read}.`));

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
