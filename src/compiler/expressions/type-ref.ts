import type { Json, JsonSchema } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

/** A JSON Schema used as a type, with the schema that its `$ref`s point into. */
export interface TypeRef {
  readonly schema: JsonSchema;
  readonly root: JsonSchema;
}
export type Kind = 'string' | 'number' | 'boolean' | 'object' | 'array' | 'null';

export const anyType: TypeRef = { schema: {}, root: {} };
export const typeOf = (schema: JsonSchema): TypeRef => ({ schema, root: schema });
export const kindType = (kind: Kind): TypeRef => typeOf({ type: kind });

const within = (type: TypeRef, schema: Json | undefined): TypeRef =>
  isJsonObject(schema) ? { schema, root: type.root } : anyType;

/** Follows local `$ref`s (`#/definitions/…`, `#/$defs/…`, `#`). Anything else counts as any type. */
const resolveRef = (type: TypeRef): TypeRef => {
  let { schema } = type;
  for (let hops = 0; typeof schema.$ref === 'string'; hops += 1) {
    if (hops > 20 || !schema.$ref.startsWith('#')) return anyType;
    let target: Json | undefined = type.root;
    for (const key of schema.$ref.slice(1).split('/').filter(Boolean)) {
      target = isJsonObject(target) ? readOwn(target, key) : undefined;
    }
    if (!isJsonObject(target)) return anyType;
    schema = target;
  }
  return { schema, root: type.root };
};

/** The branches of `anyOf` and `oneOf`, or the type itself. */
export const listBranches = (given: TypeRef): readonly TypeRef[] => {
  const type = resolveRef(given);
  const branches = type.schema.anyOf ?? type.schema.oneOf;
  if (!Array.isArray(branches)) return [type];
  return branches.flatMap((branch: Json) => listBranches(within(type, branch)));
};

const kindOfValue = (value: Json): Kind => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as Kind;
};

/** The kinds of value that a type allows; null when it allows any. */
export const listKinds = (given: TypeRef): ReadonlySet<Kind> | null => {
  const kinds = new Set<Kind>();
  for (const { schema } of listBranches(given)) {
    const { type } = schema;
    if (schema.const !== undefined) kinds.add(kindOfValue(schema.const));
    else if (Array.isArray(schema.enum))
      for (const value of schema.enum) kinds.add(kindOfValue(value as Json));
    else if (typeof type === 'string') kinds.add(type === 'integer' ? 'number' : (type as Kind));
    else if (Array.isArray(type)) {
      for (const kind of type) kinds.add(kind === 'integer' ? 'number' : (kind as Kind));
    } else if (isJsonObject(schema.properties)) kinds.add('object');
    else if (schema.items !== undefined) kinds.add('array');
    else return null;
  }
  return kinds;
};

/** The values of a type that is a finite list; null when it is not. */
export const listValues = (given: TypeRef): readonly Json[] | null => {
  const values: Json[] = [];
  for (const { schema } of listBranches(given)) {
    if (schema.const !== undefined) values.push(schema.const);
    else if (Array.isArray(schema.enum)) values.push(...(schema.enum as Json[]));
    else if (schema.type === 'boolean') values.push(true, false);
    else if (schema.type === 'null') values.push(null);
    else return null;
  }
  return values;
};

/** Whether some value fits both types, as far as kinds and finite lists tell. */
export const canOverlap = (a: TypeRef, b: TypeRef): boolean => {
  const [kindsA, kindsB] = [listKinds(a), listKinds(b)];
  if (kindsA === null || kindsB === null) return true;
  if (![...kindsA].some((kind) => kindsB.has(kind))) return false;
  const [valuesA, valuesB] = [listValues(a), listValues(b)];
  if (valuesA === null || valuesB === null) return true;
  return valuesA.some((value) => valuesB.includes(value));
};

export type StepResult =
  | {
      readonly found: true;
      readonly type: TypeRef;
      /** Set where the object is a map: it need not have the key. */
      readonly isEntry?: boolean;
    }
  | { readonly found: false; readonly known: readonly string[] };

const stepInto = (type: TypeRef, key: string): StepResult => {
  const { schema } = type;
  const properties = isJsonObject(schema.properties) ? schema.properties : {};
  if (Object.hasOwn(properties, key)) return { found: true, type: within(type, properties[key]) };
  const kinds = listKinds(type);
  if (kinds === null) return { found: true, type: anyType };
  if (kinds.has('array') && /^\d+$/.test(key)) {
    return { found: true, type: within(type, schema.items) };
  }
  const isOpen =
    kinds.has('object') && schema.properties === undefined && schema.additionalProperties === undefined;
  if (isOpen) return { found: true, type: anyType };
  if (kinds.has('object') && schema.additionalProperties === true) return { found: true, type: anyType };
  if (isJsonObject(schema.additionalProperties)) {
    return { found: true, type: within(type, schema.additionalProperties), isEntry: true };
  }
  return { found: false, known: Object.keys(properties) };
};

/** The type one key below; the union over branches where there are some. */
export const stepType = (given: TypeRef, key: string): StepResult => {
  const results = listBranches(given).map((branch) => stepInto(branch, key));
  const hits = results.flatMap((result) => (result.found ? [result.type] : []));
  const isEntry = results.some((result) => result.found && result.isEntry === true);
  const first = hits[0];
  if (first === undefined) {
    return { found: false, known: results.flatMap((result) => (result.found ? [] : result.known)) };
  }
  return { found: true, type: hits.length === 1 ? first : uniteTypes(hits), isEntry };
};

/** A type that allows what any of the types allows. */
export const uniteTypes = (types: readonly TypeRef[]): TypeRef => {
  const schemas: JsonSchema[] = [];
  for (const type of types) {
    const resolved = resolveRef(type);
    if (Object.keys(resolved.schema).length === 0) return anyType;
    // A schema with references is resolved against its own root, so it cannot join others in one `anyOf`.
    if (JSON.stringify(resolved.schema).includes('"$ref"')) return types.length === 1 ? resolved : anyType;
    schemas.push(resolved.schema);
  }
  const [only] = schemas;
  return schemas.length === 1 && only !== undefined ? typeOf(only) : typeOf({ anyOf: schemas });
};

/** The type of a list's rows; null when the type can be no list. */
export const rowType = (given: TypeRef): TypeRef | null => {
  const rows: TypeRef[] = [];
  let isEmpty = false;
  for (const branch of listBranches(given)) {
    const kinds = listKinds(branch);
    if (kinds === null) return anyType;
    // Of a list without rows nothing is known, and nothing is read.
    if (branch.schema.maxItems === 0) isEmpty = true;
    else if (kinds.has('array')) rows.push(within(branch, branch.schema.items));
  }
  if (rows.length === 0) return isEmpty ? anyType : null;
  return rows.length === 1 ? (rows[0] ?? anyType) : uniteTypes(rows);
};

/** `a text, a number or nothing`, for messages. */
export const describeType = (type: TypeRef): string => {
  const values = listValues(type);
  if (values !== null && values.length > 0 && values.length <= 6 && !isBooleanPair(values)) {
    return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  }
  const kinds = listKinds(type);
  if (kinds === null) return 'any value';
  const words: Record<Kind, string> = {
    string: 'text',
    number: 'a number',
    boolean: 'true or false',
    object: 'an object',
    array: 'a list',
    null: 'nothing',
  };
  return [...kinds].map((kind) => words[kind]).join(' or ');
};
const isBooleanPair = (values: readonly Json[]): boolean =>
  values.length === 2 && values.includes(true) && values.includes(false);
