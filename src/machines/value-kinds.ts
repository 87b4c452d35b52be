import type { JsonObject } from '../protocol/json/json.ts';
import { closedObject, type Schema } from './payload-schema.ts';

/** The values that flows are made of, as JSON Schemas that know their type. */
export const text: Schema<string> = { type: 'string' };
/** An amount of money as a decimal text: the compiler tells it from other texts. */
export const money: Schema<string> = { type: 'string', 'x-unit': 'money' };
/** What tells the rows of a list apart: no two have the same. */
export const identity: Schema<string> = { type: 'string', 'x-identity': true };
/** Given once, never shown, logged or stored. */
export const secretText: Schema<string> = { type: 'string', writeOnly: true };
export const flag: Schema<boolean> = { type: 'boolean' };
export const integer: Schema<number> = { type: 'integer' };
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
export const noPayload: Schema<Record<never, never>> = closedObject({});
/** A message key that a layout may show as a text. */
export const messageKey: Schema<string> = { type: 'string', 'x-message': true };
/** A boolean setting of a flow, with its default. */
export function switchFlag(byDefault: boolean): Schema<boolean> {
  return { type: 'boolean', default: byDefault };
}
