import { listBranches, type TypeRef } from '../expressions/type-ref.ts';
import type { Json } from '../../protocol/json/json.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

type Mark =
  | 'x-text'
  | 'x-token'
  | 'x-responsive'
  | 'x-static'
  | 'x-route'
  | 'x-form'
  | 'x-icon'
  | 'x-address'
  | 'x-unknown'
  /** Read as it is: data that a text puts in, or that a component shows without a format. */
  | 'x-words'
  /** An amount of money, which the component formats. */
  | 'x-money'
  /** Shown in the format that the property of this name says. */
  | 'x-format'
  /** That format, and the symbol beside the amount. */
  | 'x-shown-as'
  | 'x-symbol';

/** A mark of a property's schema, on the schema itself or on one of its branches. */
export const readMark = (expected: TypeRef | null, mark: Mark): Json | undefined => {
  if (expected === null) return undefined;
  if (expected.schema[mark] !== undefined) return expected.schema[mark];
  return listBranches(expected).find((branch) => branch.schema[mark] !== undefined)?.schema[mark];
};

/** What a type expects at a key of an object. Null where nothing is known. */
export const expectedAt = (expected: TypeRef | null, key: string): TypeRef | null => {
  if (expected === null) return null;
  for (const { schema, root } of listBranches(expected)) {
    const properties = isJsonObject(schema.properties) ? schema.properties : {};
    const propertySchema = Object.hasOwn(properties, key) ? properties[key] : undefined;
    const schemaOfValue =
      propertySchema ?? (isJsonObject(schema.additionalProperties) ? schema.additionalProperties : undefined);
    if (isJsonObject(schemaOfValue)) return { schema: schemaOfValue, root };
  }
  return null;
};

/** What a type expects of a list's entries. */
export const expectedItem = (expected: TypeRef | null): TypeRef | null => {
  if (expected === null) return null;
  for (const { schema, root } of listBranches(expected)) {
    if (isJsonObject(schema.items)) return { schema: schema.items, root };
  }
  return null;
};
