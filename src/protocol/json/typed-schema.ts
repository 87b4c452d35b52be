import type { Json, JsonObject, JsonSchema } from './json.ts';

declare const valueOf: unique symbol;
/** A JSON Schema that knows the type of what it accepts. The mark is for the compiler; no value has it. */
export type Schema<Value> = JsonSchema & { readonly [valueOf]?: Value };
/** What a schema accepts: `ValueOf<typeof memberSchema>`. */
export type ValueOf<Given> = Given extends { readonly [valueOf]?: infer Value } ? Value : never;

type Frozen<Value> = Value extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]: Frozen<Value[Name]> }
    : Value;
/** Shape of a value that calls carry; nothing in it changes. */
export type WireShape<Value> = Schema<Frozen<Value>>;

declare const fieldsOf: unique symbol;
type Fields = Readonly<Record<string, Schema<unknown>>>;
interface Optional {
  readonly optional: true;
}
interface Defaulted {
  readonly default: Json;
}
type NamesOf<All, Kind> = { [Name in keyof All]: All[Name] extends Kind ? Name : never }[keyof All];
type Whole<All> = { readonly [Name in keyof All]: All[Name] };
/** The fields of an object; those of `Kind` may be missing. */
type FieldValues<All, Kind> = Whole<
  { readonly [Name in keyof All as Name extends NamesOf<All, Kind> ? never : Name]: ValueOf<All[Name]> } & {
    readonly [Name in keyof All as Name extends NamesOf<All, Kind> ? Name : never]?: ValueOf<All[Name]>;
  }
>;
export type ObjectSchema<All> = Schema<FieldValues<All, Optional>> & { readonly [fieldsOf]?: All };
/** What may be sent where a schema is asked for: fields with a default may be left out. */
export type SentOf<Given> = Given extends { readonly [fieldsOf]?: infer All }
  ? FieldValues<All, Optional | Defaulted>
  : never;

export const text: Schema<string> = { type: 'string' };
export const textUpTo = (most: number, least = 0): Schema<string> =>
  least === 0 ? { type: 'string', maxLength: most } : { type: 'string', minLength: least, maxLength: most };
export const textLike = (pattern: string): Schema<string> => ({ type: 'string', pattern });
export const flag: Schema<boolean> = { type: 'boolean' };
export const integer: Schema<number> = { type: 'integer' };
export const count: Schema<number> = { type: 'integer', minimum: 0 };
export const whole = (least: number, most?: number): Schema<number> =>
  most === undefined
    ? { type: 'integer', minimum: least }
    : { type: 'integer', minimum: least, maximum: most };
export const oneOf = <const Name extends string | number>(names: readonly Name[]): Schema<Name> => ({
  type: typeof names[0] === 'number' ? 'integer' : 'string',
  enum: names,
});
export const list = <Item>(items: Schema<Item>, bounds: JsonObject = {}): Schema<readonly Item[]> => ({
  type: 'array',
  items,
  ...bounds,
});
export const record = <Value>(
  values: Schema<Value>,
  bounds: JsonObject = {},
): Schema<Readonly<Record<string, Value>>> => ({
  type: 'object',
  ...bounds,
  additionalProperties: values,
});
export const nullable = <Value>(schema: Schema<Value>): Schema<Value | null> => ({
  ...schema,
  type: [schema['type'] ?? 'object', 'null'],
  ...(Array.isArray(schema['enum']) ? { enum: [...(schema['enum'] as readonly Json[]), null] } : {}),
});
export const optional = <Value>(schema: Schema<Value>): Schema<Value> & Optional => ({
  ...schema,
  optional: true,
});
/** A field that the server fills in where it is left out. */
export const byDefault = <Value extends Json>(
  schema: Schema<Value>,
  value: Value,
): Schema<Value> & Defaulted => ({ ...schema, default: value });
/** Every field that there is, those that may be missing too. */
type Full<Value> = Value extends readonly (infer Item)[]
  ? readonly Full<Item>[]
  : Value extends object
    ? { readonly [Name in keyof Value]-?: Full<Value[Name]> }
    : Value;
/** Nothing has to be handed in where two types have the same fields. */
type Same<One, Other> = [Full<One>, Full<Other>] extends [Full<Other>, Full<One>]
  ? []
  : ['the fields differ'];
/** A schema of a type that is stated elsewhere: one that leaves a field of it out, or has another, does not compile. */
export const schemaOf =
  <Type>() =>
  <Given extends Type>(schema: Schema<Given>, ..._difference: Same<Given, Type>): Schema<Type> =>
    schema;
/** Any JSON, sent as it is. */
export const anyJson: Schema<Json> = {};
/** An object of these fields and no others. */
export function object<All extends Fields>(fields: All): ObjectSchema<All> {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const [name, schema] of Object.entries<JsonSchema>(fields)) {
    const { optional: isOptional, ...plain } = schema;
    properties[name] = isOptional === true ? plain : schema;
    if (isOptional !== true && schema['default'] === undefined) required.push(name);
  }
  return { type: 'object', additionalProperties: false, required, properties };
}
