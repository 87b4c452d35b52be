import type {
  ExpressionValue,
  ResponsiveValue,
  TextValue,
  Value,
  ValueObject,
} from '../../protocol/document/document.ts';
import type { Environment } from '../environment.ts';
import type { Place } from '../pointer.ts';
import { isJsonObject } from '../../protocol/json/json-patches.ts';

export const isExpression = (value: unknown): value is ExpressionValue =>
  isJsonObject(value) && Object.hasOwn(value, '$e');
export const isText = (value: unknown): value is TextValue =>
  isJsonObject(value) &&
  (typeof value.$t === 'string' || (isJsonObject(value.$t) && typeof value.$t.var === 'string'));
export const isResponsive = (value: unknown): value is ResponsiveValue =>
  isJsonObject(value) && isJsonObject(value.$r);
export const isPlainObject = (value: Value): value is ValueObject =>
  isJsonObject(value) && !isExpression(value) && !isText(value) && !isResponsive(value);

/** A value and where it was written. */
export interface PlacedValue {
  readonly value: Value;
  readonly env: Environment;
  readonly place: Place;
}

/**
 * Replaces `{ "$e": { "var": "params.x" } }` by what was given, as often as needed, and `route.id` by the only
 * route that leads to the page: so it can be where a value has to be known when the site is published.
 */
export const followParams = (given: PlacedValue): PlacedValue => {
  let current = given;
  for (;;) {
    const { value, env } = current;
    if (!isExpression(value) || !isJsonObject(value.$e)) return current;
    const path = value.$e.var;
    if (path === 'route.id' && env.screen.route !== null) return { ...current, value: env.screen.route };
    if (typeof path !== 'string' || !path.startsWith('params.')) return current;
    const bound = env.params?.get(path.slice('params.'.length));
    if (bound === undefined || bound.open !== undefined) return current;
    current = { value: bound.value, env: bound.env, place: bound.place };
  }
};
