import type { Json, JsonSchema } from '../protocol/json/json.ts';
import type { Schema, ValueOf } from '../protocol/json/typed-schema.ts';

export type { Schema, ValueOf };

/** What a record of schemas accepts, name by name. */
export type ValuesOf<Given extends Readonly<Record<string, JsonSchema>>> = {
  readonly [Name in keyof Given]: ValueOf<Given[Name]>;
};

export function oneOfTexts<const Text extends string>(values: readonly Text[]): Schema<Text> {
  return { type: 'string', enum: values };
}
export function listOf<Item>(items: Schema<Item>): Schema<readonly Item[]> {
  return { type: 'array', items };
}
/** The same, or null. */
export function orNull<Value>(schema: Schema<Value>): Schema<Value | null> {
  if (typeof schema['type'] !== 'string' || schema['type'] === 'object')
    return { anyOf: [schema, { type: 'null' }] };
  const values = schema['enum'] as readonly Json[] | undefined;
  return {
    ...schema,
    type: [schema['type'], 'null'],
    ...(values === undefined ? {} : { enum: [...values, null] }),
  };
}
export function withSamples<Value>(schema: Schema<Value>, samples: readonly Json[]): Schema<Value> {
  return { ...schema, examples: samples };
}

/** A closed object; every property is required unless named in `optional`. */
export function closedObject<
  Properties extends Readonly<Record<string, JsonSchema>>,
  Optional extends keyof Properties & string = never,
>(
  properties: Properties,
  optional: readonly Optional[] = [],
): Schema<
  { readonly [Name in Exclude<keyof Properties, Optional>]: ValueOf<Properties[Name]> } & {
    readonly [Name in Optional]?: ValueOf<Properties[Name]>;
  }
> {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !(optional as readonly string[]).includes(name)),
    properties,
  };
}
/** A closed object of which every property may be left out. */
export function optionalObject<Properties extends Readonly<Record<string, JsonSchema>>>(
  properties: Properties,
): Schema<{ readonly [Name in keyof Properties]?: ValueOf<Properties[Name]> }> {
  return { ...closedObject(properties), required: [] };
}

type PropertiesOf<Value> = { readonly [Name in keyof Value]: Schema<Value[Name]> };
/** The schemas of an object's properties, by name. */
export function propertiesOf<Value>(schema: Schema<Value>): PropertiesOf<Value> {
  // The type of a schema is made from these properties.
  return schema['properties'] as unknown as PropertiesOf<Value>;
}
function keepProperties(schema: JsonSchema, isKept: (name: string) => boolean): JsonSchema {
  const properties = Object.entries(propertiesOf<Readonly<Record<string, unknown>>>(schema)).filter(
    ([name]) => isKept(name),
  );
  const required = (schema['required'] as readonly string[]).filter(isKept);
  return { ...schema, required, properties: Object.fromEntries(properties) };
}
/** The schema of an object with these of its properties. */
export function onlyOf<Value, Name extends keyof Value & string>(
  schema: Schema<Value>,
  ...names: readonly Name[]
): Schema<Pick<Value, Name>> {
  return keepProperties(schema, (name) => (names as readonly string[]).includes(name));
}
/** The schema of an object without these of its properties. */
export function withoutOf<Value, Name extends keyof Value & string>(
  schema: Schema<Value>,
  ...names: readonly Name[]
): Schema<Omit<Value, Name>> {
  return keepProperties(schema, (name) => !(names as readonly string[]).includes(name));
}

type Plain<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : never;
/**
 * The schemas of an example's values, by name. Texts, whole numbers and flags are read from the example;
 * what is neither, or may be null or one of a list, is given.
 */
export function schemasOf<
  Example extends Readonly<Record<string, Json>>,
  Given extends { readonly [Name in keyof Example]?: JsonSchema },
>(
  example: Example,
  given: Given,
): {
  readonly [Name in keyof Example]: Name extends keyof Given
    ? Schema<ValueOf<Given[Name]>>
    : Schema<Plain<Example[Name]>>;
} {
  const read = (name: string, value: Json): JsonSchema => {
    if (typeof value === 'object')
      throw new Error(`expects a schema of ${name}, whose example says too little`);
    return { type: typeof value === 'number' ? 'integer' : typeof value };
  };
  const entries = Object.entries(example).map(([name, value]) => [name, given[name] ?? read(name, value)]);
  return Object.fromEntries(entries) as never;
}
