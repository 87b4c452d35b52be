import type { Json, JsonObject, JsonSchema } from '../protocol/json.ts';

declare const valueOf: unique symbol;
/** A JSON Schema that knows the type of what it accepts. The mark is for the compiler; no value has it. */
export type Schema<Value> = JsonSchema & { readonly [valueOf]?: Value };
/** What a schema accepts: `ValueOf<typeof memberSchema>`. */
export type ValueOf<Given> = Given extends { readonly [valueOf]?: infer Value } ? Value : never;

/** Short ways to write the JSON Schemas of a contract. Every object is closed. */
export const text: Schema<string> = { type: 'string' };
export const textOrNull: Schema<string | null> = { type: ['string', 'null'] };
/** Given once, never shown, logged or stored. */
export const secretText: Schema<string> = { type: 'string', writeOnly: true };
export const secretTextOrNull: Schema<string | null> = { type: ['string', 'null'], writeOnly: true };
export const flag: Schema<boolean> = { type: 'boolean' };
/** A switch of a flow's settings, with what it is when nobody says. */
export function switchFlag(byDefault: boolean): Schema<boolean> {
  return { type: 'boolean', default: byDefault };
}
export const whole: Schema<number> = { type: 'integer' };
export const wholeOrNull: Schema<number | null> = { type: ['integer', 'null'] };
export const anyObject: Schema<JsonObject> = { type: 'object' };
export const textMap: Schema<Readonly<Record<string, string>>> = {
  type: 'object',
  additionalProperties: text,
};
/** Field → message key: a layout may show each as a text. */
export const messageMap: Schema<Readonly<Record<string, string>>> = {
  type: 'object',
  additionalProperties: { type: 'string', 'x-message': true },
};
export const noPayload: Schema<Readonly<Record<string, never>>> = closedObject({});

export function oneOfTexts<const Text extends string>(values: readonly Text[]): Schema<Text> {
  return { type: 'string', enum: values };
}
export function listOf<Item>(items: Schema<Item>): Schema<readonly Item[]> {
  return { type: 'array', items };
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
