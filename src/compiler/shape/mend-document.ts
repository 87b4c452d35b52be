import type { ErrorObject, ValidateFunction } from 'ajv';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { fromPointer, type Place, toPointer } from '../pointer.ts';
import { type BrokenDocument, listWords } from './broken-document.ts';

/** A document of which a part was left out. */
export interface ReadDocument extends BrokenDocument {
  /** List in what is read, by its pointer → the index that each item has as written. */
  readonly moved: ReadonlyMap<string, readonly number[]>;
}
/** A document without what its schema refuses, so that everything else in it can be checked. */
interface MendedDocument extends ReadDocument {
  readonly document: Json;
}

/** Rounds of mending after which a document counts as beyond help. */
const mostRounds = 12;
/** What takes the place of a value that has to be there: the first that its schema takes. */
const standIns = (key: string, schema: Json | undefined, round: number): readonly Json[] => [
  ...(key === 'language' ? [1] : []),
  ...(isJsonObject(schema) ? readSchemaValues(schema) : []),
  ...[{ $t: 'mended' }, `mended-${round}`, 'mended', '/mended', 0, 1, false, [], {}],
  { type: 'Stack', id: `mended-${round}` },
];
const readSchemaValues = ({
  const: only,
  enum: choices,
  minimum,
  maximum,
  default: usual,
}: JsonObject): readonly Json[] =>
  [usual, only, ...(Array.isArray(choices) ? (choices as readonly Json[]) : []), minimum, maximum].flatMap(
    (value) => (value === undefined ? [] : [value]),
  );

type Container = Record<string | number, Json>;
const reach = (root: Json, keys: readonly string[]): Json | undefined =>
  keys.reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return (value as readonly Json[])[Number(key)];
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, root);
const isInside = (pointer: string, outer: string): boolean =>
  pointer === outer || pointer.startsWith(`${outer}/`);

/** What is done at a place: what is there goes, or a value of this schema comes. */
type Target = { readonly do: 'drop' } | { readonly do: 'supply'; readonly schema: Json | undefined };

/** A pointer and all that it lies in, up to the whole document. */
function listOuter(pointer: string): readonly string[] {
  const keys = pointer.split('/');
  return keys.map((_, index) => keys.slice(0, index + 1).join('/'));
}

/** The place of the first choice of schemas around a pointer, by looking at what it lies in: there may be thousands. */
function createChoiceFinder(errors: readonly ErrorObject[]): (pointer: string) => string | undefined {
  const orders = new Map<string, number>();
  for (const [order, { keyword, instancePath }] of errors.entries())
    if (/^(anyOf|oneOf|if)$/.test(keyword) && !orders.has(instancePath)) orders.set(instancePath, order);
  const orderOf = (place: string): number => orders.get(place) ?? Number.POSITIVE_INFINITY;
  return (pointer) => {
    const around = listOuter(pointer).filter((place) => orders.has(place));
    return around.toSorted((one, other) => orderOf(one) - orderOf(other))[0];
  };
}

/** Where each error lies; what a choice of schemas says of its branches is said of the choice. */
function listTargets(errors: readonly ErrorObject[]): ReadonlyMap<string, Target> {
  const findChoice = createChoiceFinder(errors);
  const targets = new Map<string, Target>();
  const drop = { do: 'drop' } as const;
  for (const { keyword, instancePath, params, propertyName, parentSchema } of errors) {
    const choice = findChoice(instancePath);
    const { additionalProperty, missingProperty } = params as {
      additionalProperty?: string;
      missingProperty?: string;
    };
    const pointTo = (key: string): string => `${instancePath}${toPointer([key])}`;
    if (choice !== undefined) targets.set(choice, drop);
    else if (additionalProperty !== undefined) targets.set(pointTo(additionalProperty), drop);
    else if (keyword === 'propertyNames')
      targets.set(pointTo((params as { propertyName: string }).propertyName), drop);
    else if (propertyName !== undefined) continue;
    else if (missingProperty !== undefined) {
      const { properties } = (parentSchema ?? {}) as { properties?: Readonly<Record<string, Json>> };
      targets.set(pointTo(missingProperty), { do: 'supply', schema: properties?.[missingProperty] });
    } else targets.set(instancePath, drop);
  }
  return targets;
}

class Mender {
  readonly places: string[] = [];
  readonly words = new Set<string>();
  isSmall = true;
  /** Index that the items of a list had before, for lists that lost some. */
  readonly moved = new Map<Json, number[]>();
  readonly root: Json;
  readonly #validate: ValidateFunction;
  constructor(root: Json, validate: ValidateFunction) {
    this.root = root;
    this.#validate = validate;
  }

  /** The pointer that a place had before anything was taken out. */
  original(keys: readonly string[]): string {
    return toPointer(
      keys.map((key, index) => {
        const holder = reach(this.root, keys.slice(0, index));
        const indices = holder === undefined ? undefined : this.moved.get(holder);
        return indices === undefined ? key : (indices[Number(key)] ?? key);
      }),
    );
  }
  note(keys: readonly string[], value: Json | undefined): void {
    this.places.push(this.original(keys));
    for (const word of listWords(JSON.stringify(value ?? null))) this.words.add(word);
    if (typeof value === 'object' && value !== null) this.isSmall = false;
  }
  drop(pointer: string): boolean {
    const keys = fromPointer(pointer);
    const last = keys.at(-1);
    const holder = reach(this.root, keys.slice(0, -1));
    if (last === undefined || typeof holder !== 'object' || holder === null) return false;
    const value = reach(this.root, keys);
    if (value === undefined) return true;
    this.note(keys, value);
    if (Array.isArray(holder)) {
      const indices = this.moved.get(holder) ?? Array.from(holder, (_, index) => index);
      indices.splice(Number(last), 1);
      (holder as Json[]).splice(Number(last), 1);
      this.moved.set(holder, indices);
    } else delete (holder as Container)[last];
    return true;
  }
  /** Gives a key that has to be there the first value that its schema takes; else the whole goes. */
  supply(pointer: string, schema: Json | undefined, round: number): boolean {
    const keys = fromPointer(pointer);
    const last = keys.at(-1) ?? '';
    const holder = reach(this.root, keys.slice(0, -1));
    if (!isJsonObject(holder)) return false;
    const members: Container = holder;
    const before = reach(this.root, keys);
    for (const standIn of standIns(last, schema, round)) {
      members[last] = standIn;
      this.#validate(this.root);
      const errors = this.#validate.errors ?? [];
      if (errors.some(({ instancePath }) => isInside(instancePath, pointer))) continue;
      this.note(keys, before);
      return true;
    }
    delete members[last];
    return keys.length > 1 && this.drop(toPointer(keys.slice(0, -1)));
  }
  mend(): boolean {
    for (let round = 1; round <= mostRounds; round += 1) {
      if (this.#validate(this.root)) return true;
      const targets = [...listTargets(this.#validate.errors ?? [])];
      // From the end, so that an item that goes leaves the places before it as they are.
      targets.sort(([one], [other]) => other.localeCompare(one, 'en', { numeric: true }));
      for (const [pointer, target] of targets) {
        if (pointer === '') return false;
        const isDone = target.do === 'drop' ? this.drop(pointer) : this.supply(pointer, target.schema, round);
        if (!isDone) return false;
      }
    }
    return false;
  }
  /** Lists that lost items, by the pointer that they have now. */
  listMoved(): ReadonlyMap<string, readonly number[]> {
    const lists = new Map<string, readonly number[]>();
    const visit = (value: Json, place: Place): void => {
      const indices = this.moved.get(value);
      if (indices !== undefined) lists.set(toPointer(place), indices);
      if (Array.isArray(value))
        (value as readonly Json[]).forEach((item, index) => visit(item, [...place, index]));
      else if (isJsonObject(value))
        for (const [key, item] of Object.entries(value)) visit(item, [...place, key]);
    };
    if (this.moved.size > 0) visit(this.root, []);
    return lists;
  }
}

/** Takes out what the schema of a document refuses; null where nothing would be left to check. */
export function mendDocument(document: unknown, validate: ValidateFunction): MendedDocument | null {
  if (!isJsonObject(document)) return null;
  const mender = new Mender(structuredClone(document), validate);
  if (!mender.mend()) return null;
  const { root, places, words, isSmall } = mender;
  return { document: root, places, words, isSmall, isLost: false, moved: mender.listMoved() };
}

/** The pointer that a place of a mended document has in the document as it was written. */
export function toWrittenPointer(pointer: string, { moved }: Pick<ReadDocument, 'moved'>): string {
  if (moved.size === 0) return pointer;
  const keys = fromPointer(pointer);
  return toPointer(
    keys.map((key, index) => moved.get(toPointer(keys.slice(0, index)))?.[Number(key)] ?? key),
  );
}
