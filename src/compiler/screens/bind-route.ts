import type { PageDocument, Value } from '../../protocol/document/document.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import { type BoundParam, type Environment, sourceAt } from '../environment.ts';
import { anyType, typeOf } from '../expressions/type-ref.ts';
import type { Place } from '../pointer.ts';
import type { PageRoute } from '../references/site-facts.ts';
import { compileValue } from '../values/compile-value.ts';
import { isExpression } from '../values/tagged.ts';

/** Whether a value is worked out in the browser, in any part of it. */
const isWorkedOut = (value: Value): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  const isDynamicText = '$t' in value && typeof value.$t === 'object';
  return isExpression(value) || isDynamicText || Object.values(value).some(isWorkedOut);
};

const bindConstant = (env: Environment, value: Value, schema: JsonSchema, place: Place): BoundParam => {
  if (isWorkedOut(value)) {
    env.log.report(
      'route.constant',
      sourceAt(env, place),
      'A route gives what is known when the site is published: write the value, or the key of a text.',
    );
    return { value: null, place, env, open: anyType };
  }
  compileValue(env, value, typeOf(schema), place);
  return { value, place, env };
};

/**
 * The environment of a page with its parameters in sight: what the path brings is read when the page is
 * shown, what the route gives is read as if it was written there.
 */
export const bindRoute = (
  env: Environment,
  page: PageDocument,
  paths: readonly string[],
  route: PageRoute | null,
): Environment => {
  if (page.params === undefined) return env;
  const given = new Map(Object.entries(route?.with ?? {}));
  const site: Environment = { ...env, document: 'site' };
  const bind = ([name, schema]: [string, JsonSchema]): [string, BoundParam] => {
    const value = given.get(name);
    const paramPlace = ['params', name];
    if (value !== undefined)
      return [name, bindConstant(site, value, schema, ['routes', route?.index ?? 0, 'with', name])];
    if (paths.includes(name))
      return [name, { value: { $e: { var: `route.params.${name}` } }, place: paramPlace, env }];
    if (schema.default !== undefined)
      return [name, { value: schema.default, place: [...paramPlace, 'default'], env }];
    // That no route brings it is one issue, of the site.
    return [name, { value: null, place: paramPlace, env, open: anyType }];
  };
  return {
    ...env,
    params: new Map(Object.entries(page.params as Readonly<Record<string, JsonSchema>>).map(bind)),
  };
};
