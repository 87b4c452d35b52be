import type { Json, JsonObject } from '../protocol/json/json.ts';

/** Which property of a row holds what a view shows; a name left out means the property of that name. */
export type FieldNames<Name extends string> =
  | Readonly<Partial<Record<Name, string | null>>>
  | null
  | undefined;

export const readField = <Name extends string>(
  row: JsonObject,
  fields: FieldNames<Name>,
  name: Name,
): Json | undefined => {
  const property = fields?.[name] ?? name;
  return Object.hasOwn(row, property) ? row[property] : undefined;
};

/** The words at a place; empty where there are none. */
export const readWords = <Name extends string>(
  row: JsonObject,
  fields: FieldNames<Name>,
  name: Name,
): string => {
  const value = readField(row, fields, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** What identifies the row; its place among the others where the data has nothing. */
export const readId = (row: JsonObject, fields: FieldNames<'id'>, index: number): string | number => {
  const value = readField(row, fields, 'id');
  return typeof value === 'string' || typeof value === 'number' ? value : index;
};
