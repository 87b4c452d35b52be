import type { Json, JsonObject, JsonSchema } from '../protocol/json.ts';

/** Short ways to write the JSON Schemas of a contract. Every object is closed. */
export const text: JsonSchema = { type: 'string' };
export const textOrNull: JsonSchema = { type: ['string', 'null'] };
/** Given once, never shown, logged or stored. */
export const secretText: JsonSchema = { type: 'string', writeOnly: true };
export const secretTextOrNull: JsonSchema = { type: ['string', 'null'], writeOnly: true };
export const flag: JsonSchema = { type: 'boolean' };
/** A switch of a flow's settings, with what it is when nobody says. */
export function switchFlag(byDefault: boolean): JsonSchema {
  return { type: 'boolean', default: byDefault };
}
export const whole: JsonSchema = { type: 'integer' };
export const wholeOrNull: JsonSchema = { type: ['integer', 'null'] };
export const anyObject: JsonSchema = { type: 'object' };
export const textMap: JsonSchema = { type: 'object', additionalProperties: text };
/** Field → message key: a layout may show each as a text. */
export const messageMap: JsonSchema = {
  type: 'object',
  additionalProperties: { type: 'string', 'x-message': true },
};
export const noPayload: JsonSchema = closedObject({});

export function oneOfTexts(values: readonly string[]): JsonSchema {
  return { type: 'string', enum: values };
}
export function listOf(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}
export function withSamples(schema: JsonSchema, samples: readonly Json[]): JsonSchema {
  return { ...schema, examples: samples };
}

/** A closed object; every property is required unless named in `optional`. */
export function closedObject(properties: JsonObject, optional: readonly string[] = []): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
    properties,
  };
}
