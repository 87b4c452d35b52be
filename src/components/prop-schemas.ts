import type { Json, JsonObject, JsonSchema } from '../protocol/json/json.ts';
import type { StyleObject } from '../protocol/document/component-definition.ts';
import { propTitles } from './prop-titles.ts';
import { tokens } from './styles/system-tokens.ts';

/** A sentence that a player reads: `$t` or data, never a literal. */
export const textProp: JsonSchema = { type: 'string', 'x-text': true };
/** A drawing of `icons.ts`, chosen when the layout is written. */
export const iconProp: JsonSchema = { type: 'string', 'x-icon': true, 'x-static': true };
export const routeProp: JsonSchema = { type: 'string', 'x-route': true, 'x-static': true };
export const flagProp: JsonSchema = { type: 'boolean' };
/** What a rule guards: while data that decides the rule is missing, the control is disabled. */
export const disabledProp: JsonSchema = { type: 'boolean', 'x-unknown': true };
export const staticFlagProp: JsonSchema = { type: 'boolean', 'x-static': true };

export const choiceProp = (...values: readonly string[]): JsonSchema => ({
  type: 'string',
  enum: [...values],
  'x-static': true,
});
export const tokenProp = (category: 'spacing' | 'sizes' | 'radii'): JsonSchema => ({
  type: 'string',
  enum: Object.keys(tokens[category]),
  'x-token': category,
  'x-static': true,
});
export const responsive = (schema: JsonSchema): JsonSchema => ({ ...schema, 'x-responsive': true });
const describeShape = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema => ({ type: 'object', properties, required: [...required], additionalProperties: false });
/** The properties of a component, each with its words for a person. */
export const describeProps = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema => {
  const titled = Object.entries(properties).map(([name, schema]) => {
    const title = propTitles[name];
    return [name, title === undefined || 'title' in schema ? schema : { title, ...schema }] as const;
  });
  return describeShape(Object.fromEntries(titled), required);
};

/** Rows of data, as a call answers them. */
export const rowsProp: JsonSchema = { type: ['array', 'null'], items: { type: 'object' } };
/** Names the property of a row that holds each of these; without it, the property of the same name. */
export const fieldsProp = (...names: readonly string[]): JsonSchema => ({
  ...describeShape(
    Object.fromEntries(
      names.map((name) => [name, { type: 'string', pattern: '^[A-Za-z_][A-Za-z0-9_]*$', 'x-static': true }]),
    ),
  ),
  'x-static': true,
});
/** State of the data, as in `ui.data.<name>.status`. */
export const statusProp: JsonSchema = { type: 'string', enum: ['loading', 'ready', 'error'] };
export const idSchema: JsonSchema = { type: ['string', 'number'] };

export const noPayload: JsonSchema = { type: 'object', properties: {}, additionalProperties: false };

/** Payload of a layout event, all parts required. */
export const payload = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema =>
  describeShape(properties, Object.keys(properties));

const isPerBreakpoint = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Turns a prop, or each value of a responsive prop, into what the style needs. */
export const mapResponsive = (
  value: Json | undefined,
  convert: (single: Json) => string | number,
): string | number | StyleObject | undefined => {
  if (value === undefined || value === null) return undefined;
  if (!isPerBreakpoint(value)) return convert(value);
  const perBreakpoint = (value['$r'] ?? value) as JsonObject;
  return Object.fromEntries(Object.entries(perBreakpoint).map(([key, single]) => [key, convert(single)]));
};

/** The prop's value in the smallest window. */
export const readSmallest = (value: Json | undefined): Json | undefined =>
  isPerBreakpoint(value) ? ((value['$r'] ?? value) as JsonObject)['base'] : value;

/** The prop as the style value it already is (a token or keyword, perhaps per breakpoint). */
export const readStyle = (
  props: JsonObject,
  name: string,
  fallback?: string,
): string | number | StyleObject | undefined => mapResponsive(props[name] ?? fallback, String);

export const readChoice = <Choice extends string = string>(
  props: JsonObject,
  name: string,
  fallback: NoInfer<Choice>,
): Choice => (typeof props[name] === 'string' ? props[name] : fallback) as Choice;
