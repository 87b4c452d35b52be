import type { Json } from '../../src/protocol/json/json.ts';
import { hostileTexts, makeHostile } from './hostile-values.ts';
import type { Random } from './random.ts';

type Holder = Record<string, Json> | Json[];
interface Place {
  readonly holder: Holder;
  readonly key: string;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const read = ({ holder, key }: Place): Json => (holder as Record<string, Json>)[key] as Json;

/** A copy of what came as JSON: much sooner there than one that is structured. */
export const copyJson = <Value>(value: Value): Value => {
  if (!isHolder(value)) return value;
  const copy = (Array.isArray(value) ? [...(value as Json[])] : { ...value }) as Record<string, Json>;
  for (const key of Object.keys(copy)) if (isHolder(copy[key])) copy[key] = copyJson(copy[key]);
  return copy as Value;
};

/** A value that nests deeper than the engine copies becomes nothing. */
const copyOf = (value: Json): Json => {
  if (!isHolder(value)) return value;
  try {
    return structuredClone(value);
  } catch {
    return null; // A RangeError: copies of copies in themselves.
  }
};

/** Writes an own property, `__proto__` included, as JSON.parse does. */
const write = ({ holder, key }: Place, value: Json): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });

const deepest = 60;
const countPlaces = (value: unknown, depth: number): number => {
  if (!isHolder(value) || depth > deepest) return 0;
  let count = 0;
  for (const key of Object.keys(value))
    count += 1 + countPlaces((value as Record<string, Json>)[key], depth + 1);
  return count;
};
/** The place after `left.count` others, counted as a reader would. */
const findPlace = (value: unknown, left: { count: number }, depth: number): Place | null => {
  if (!isHolder(value) || depth > deepest) return null;
  for (const key of Object.keys(value)) {
    if (left.count === 0) return { holder: value, key };
    left.count -= 1;
    const found = findPlace((value as Record<string, Json>)[key], left, depth + 1);
    if (found !== null) return found;
  }
  return null;
};

/** The value at one key. */
interface Branch {
  readonly key: string;
  readonly value: Json;
  /** Places in it, and that of the branch itself. */
  readonly size: number;
}
const measure = (key: string, value: Json): Branch => ({ key, value, size: 1 + countPlaces(value, 1) });
const listBranches = (root: Holder): readonly Branch[] =>
  Object.entries(root).map(([key, value]) => measure(key, value));

interface Lasting {
  readonly branches: readonly Branch[];
  readonly borrowed: ReadonlySet<unknown>;
}
/** Branches of what is the same for all mutants. */
const lasting = new WeakMap<object, Lasting>();
const listLasting = (root: Holder): Lasting => {
  const known = lasting.get(root);
  if (known !== undefined) return known;
  const branches = listBranches(root);
  const found = { branches, borrowed: new Set(branches.map(({ value }) => value).filter(isHolder)) };
  lasting.set(root, found);
  return found;
};

/** All places of a value, from the first to the last as they are read. */
interface Places {
  /** How many there are now, after whatever was done to those that were picked. */
  count(): number;
  /** A place that may be changed: what is borrowed there is copied first. */
  pick(random: Random): Place;
}

/** Counts branch by branch: a change makes only the branches that it touches be counted again. */
const openPlaces = (root: Holder, known: readonly Branch[], borrowed: ReadonlySet<unknown>): Places => {
  let branches = [...known];
  let total = branches.reduce((sum, { size }) => sum + size, 0);
  /** Positions of branches that were picked from since the last count. */
  let touched: number[] = [];
  let isRootTouched = false;
  const valueAt = (key: string): Json => (root as Record<string, Json>)[key] as Json;
  const recount = (): void => {
    const again = new Set(touched.map((position) => branches[position]?.key));
    const sizes = new Map(branches.map((branch) => [branch.key, branch]));
    const read = (key: string): Branch => {
      const before = sizes.get(key);
      const isKept = before !== undefined && !again.has(key) && before.value === valueAt(key);
      return isKept ? before : measure(key, valueAt(key));
    };
    branches = Object.keys(root).map(read);
    total = branches.reduce((sum, { size }) => sum + size, 0);
  };
  const takeOver = (position: number): Branch => {
    const branch = branches[position] as Branch;
    touched.push(position);
    if (!borrowed.has(branch.value)) return branch;
    const ownBranch = { ...branch, value: copyJson(branch.value) };
    write({ holder: root, key: branch.key }, ownBranch.value);
    branches[position] = ownBranch;
    return ownBranch;
  };
  return {
    count: () => {
      if (isRootTouched) recount();
      else
        for (const position of touched) {
          const { key, size } = branches[position] as Branch;
          const measured = measure(key, valueAt(key));
          branches[position] = measured;
          total += measured.size - size;
        }
      [touched, isRootTouched] = [[], false];
      return total;
    },
    pick: (random) => {
      let left = random.below(total);
      let position = 0;
      for (; left >= (branches[position]?.size ?? total); position += 1)
        left -= branches[position]?.size ?? 0;
      const { key, value } = takeOver(position);
      if (left === 0) isRootTouched = true;
      const place = left === 0 ? { holder: root, key } : findPlace(value, { count: left - 1 }, 1);
      if (place === null) throw new Error(`expects ${left} places at ${key}, got fewer`);
      return place;
    },
  };
};

const remove = ({ holder, key }: Place): void => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
};

const duplicate = (random: Random, place: Place): void => {
  const copy = copyOf(read(place));
  if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 0, copy);
  else write({ holder: place.holder, key: random.pick(hostileTexts) }, copy);
};

const swap = (one: Place, other: Place): void => {
  const [first, second] = [copyOf(read(one)), copyOf(read(other))];
  write(one, second);
  write(other, first);
};

const retype = (value: Json): Json => {
  if (typeof value === 'string') return value === '' ? 0 : [value];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'true' : 0;
  if (value === null) return {};
  return Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : Object.values(value);
};

const changes: Readonly<Record<string, (random: Random, place: Place, places: Places) => void>> = {
  replace: (random, place) => write(place, makeHostile(random)),
  remove: (_random, place) => remove(place),
  duplicate,
  swap: (random, place, places) => swap(place, places.pick(random)),
  move: (random, place, places) => {
    const value = copyOf(read(place));
    const target = places.pick(random);
    remove(place);
    write(target, value);
  },
  wrap: (random, place) => write(place, random.chance(0.5) ? [read(place)] : { value: read(place) }),
  retype: (_random, place) => write(place, retype(read(place))),
  copy: (random, place, places) => write(place, copyOf(read(places.pick(random)))),
};
const names = Object.keys(changes);

const change = (random: Random, places: Places, times: number): readonly string[] => {
  const notes: string[] = [];
  for (let time = 0; time < times && places.count() > 0; time += 1) {
    const place = places.pick(random);
    const name = random.pick(names);
    notes.push(`${name} ${place.key.slice(0, 40)}`);
    changes[name]?.(random, place, places);
  }
  return notes;
};

const nothing: ReadonlySet<unknown> = new Set();

/** Changes `value` in place, `times` times, anywhere. Returns what was done, for the one who replays it. */
export const mutateJson = (random: Random, value: Json, times: number): readonly string[] =>
  isHolder(value) ? change(random, openPlaces(value, listBranches(value), nothing), times) : [];

/** The same for a value that stays as it is: what is changed is a copy, and shares with it what is not. */
export const bendJson = <Value extends object>(
  random: Random,
  value: Value,
  times: number,
): { readonly value: Json; readonly notes: readonly string[] } => {
  const bent = (Array.isArray(value) ? [...(value as Json[])] : { ...value }) as Holder;
  const { branches, borrowed } = listLasting(value as Holder);
  return { value: bent, notes: change(random, openPlaces(bent, branches, borrowed), times) };
};
