import type { Json } from '../../src/protocol/json.ts';
import { hostileTexts, makeHostile } from './hostile-values.ts';
import type { Random } from './random.ts';

type Holder = Record<string, Json> | Json[];
interface Place {
  readonly holder: Holder;
  readonly key: string;
}

const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null;
const read = ({ holder, key }: Place): Json => (holder as Record<string, Json>)[key] as Json;

/** A value that nests deeper than the engine copies becomes nothing. */
const copyOf = (value: Json): Json => {
  try {
    return structuredClone(value);
  } catch {
    return null; // A RangeError: copies of copies in themselves.
  }
};

/** Writes an own property, `__proto__` included, as JSON.parse does. */
const write = ({ holder, key }: Place, value: Json): void =>
  void Object.defineProperty(holder, key, { value, enumerable: true, writable: true, configurable: true });

const listPlaces = (value: unknown, into: Place[] = [], depth = 0): Place[] => {
  if (!isHolder(value) || depth > 60) return into;
  for (const key of Object.keys(value)) {
    into.push({ holder: value, key });
    listPlaces((value as Record<string, Json>)[key], into, depth + 1);
  }
  return into;
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
  return Array.isArray(value) ? { ...(value as Json[]) } : Object.values(value);
};

const changes: Readonly<Record<string, (random: Random, place: Place, places: readonly Place[]) => void>> = {
  replace: (random, place) => write(place, makeHostile(random)),
  remove: (_random, place) => remove(place),
  duplicate,
  swap: (random, place, places) => swap(place, random.pick(places)),
  move: (random, place, places) => {
    const value = copyOf(read(place));
    remove(place);
    write(random.pick(places), value);
  },
  wrap: (random, place) => write(place, random.chance(0.5) ? [read(place)] : { value: read(place) }),
  retype: (_random, place) => write(place, retype(read(place))),
  copy: (random, place, places) => write(place, copyOf(read(random.pick(places)))),
};
const names = Object.keys(changes);

/** Changes `value` in place, `times` times, anywhere. Returns what was done, for the one who replays it. */
export const mutateJson = (random: Random, value: Json, times: number): readonly string[] => {
  const notes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    const places = listPlaces(value);
    if (places.length === 0) break;
    const place = random.pick(places);
    const name = random.pick(names);
    notes.push(`${name} ${place.key.slice(0, 40)}`);
    changes[name]?.(random, place, places);
  }
  return notes;
};
