import type { Action, ValueObject } from '../../protocol/document/document.ts';
import type { JsonSchema } from '../../protocol/json/json.ts';
import type { CompiledAction } from '../../protocol/release/release.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { type TypeRef, typeOf } from '../expressions/type-ref.ts';
import { renameValue } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { listPathParams } from '../references/route-params.ts';
import { listNames, suggestName } from '../suggest.ts';
import { compileValue } from '../values/compile-value.ts';
import { compilePayload, compileWith, withData } from './compile-payload.ts';
import { readOwn } from '../../protocol/json/read-own.ts';

const pathValue: JsonSchema = { type: ['string', 'number'] };

/** What a route takes in its path: as its page declares it, else text or a number. */
const typeParams = (env: Environment, names: readonly string[], page: string): TypeRef => {
  const declared = (env.screen.site.reads.ask('params', `pages/${page}`) ?? {}) as Readonly<
    Record<string, JsonSchema>
  >;
  return typeOf({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, readOwn(declared, name) ?? pathValue])),
    additionalProperties: false,
  });
};

/** Checks a route that is written out and the parameters that it is given. Returns what they must be. */
const checkRoute = (
  env: Environment,
  id: string,
  given: ValueObject | undefined,
  places: { readonly route: Place; readonly params: Place },
): TypeRef | null => {
  const { facts } = env.screen.site;
  const route = facts.findRoute(id);
  if (route === null) {
    const routeIds = facts.listRoutes();
    env.log.report(
      'reference.route-unknown',
      sourceAt(env, places.route),
      `There is no route "${id}"; there is ${listNames(routeIds)}.${suggestName(id, routeIds)}`,
      renameValue(id, routeIds),
    );
    return null;
  }
  const paramNames = [...listPathParams(route.path)].sort();
  const names = Object.keys(given ?? {}).sort();
  if (paramNames.join() !== names.join()) {
    env.log.report(
      'action.route-parameters',
      sourceAt(env, places.params),
      `The route "${id}" (${route.path}) takes the parameters ${listNames(paramNames)}, got ${listNames(names)}.`,
    );
  }
  return typeParams(env, paramNames, route.page);
};

const queryType = typeOf({ type: 'object', additionalProperties: { type: ['string', 'number', 'boolean'] } });

/** The id of a route, as written or as given to the fragment; null where it is not known when published. */
const readRoute = (
  env: Environment,
  to: (Action & { do: 'navigate' })['to'],
  place: Place,
): string | null => {
  if (typeof to === 'string') return to;
  const value = compileValue(env, to, typeOf({ type: 'string' }), place);
  if (value.k === 'c' && typeof value.v === 'string') return value.v;
  // A fragment that is compiled alone has no use yet, so its parameters are unknown.
  const isOpen = env.screen.sources === null;
  if (!isOpen)
    env.log.report(
      'reference.route-unknown',
      sourceAt(env, place),
      'Where a link leads is known when the site is published: write the id of a route, a parameter that is given one, or "route.id" on a page that one route leads to.',
    );
  return null;
};

export const compileNavigate = (
  env: Environment,
  action: Action & { do: 'navigate' },
  place: Place,
): CompiledAction => {
  const to = readRoute(env, action.to, [...place, 'to']);
  if (to === null) return { do: 'navigate', to: '' };
  const expected = checkRoute(env, to, action.params, { route: [...place, 'to'], params: place });
  const params = compileWith(env, action.params, expected, [...place, 'params']);
  const query = compileWith(env, action.query, queryType, [...place, 'query']);
  return {
    do: 'navigate',
    to,
    ...(Object.keys(params).length === 0 ? {} : { params }),
    ...(Object.keys(query).length === 0 ? {} : { query }),
  };
};

/** What a modal declares to be opened with; what has a default may be left out. */
const typeOpening = (params: Readonly<Record<string, JsonSchema>>): TypeRef =>
  typeOf({
    type: 'object',
    properties: params,
    required: Object.keys(params).filter((name) => params[name]?.default === undefined),
    additionalProperties: false,
  });

export const compileOpen = (
  env: Environment,
  action: Action & { do: 'open' },
  place: Place,
): CompiledAction => {
  const { reads } = env.screen.site;
  const path = `modals/${action.modal}`;
  if (!reads.ask('isKnown', path)) {
    const modalIds = reads.ask('ids', 'modals');
    env.log.report(
      'reference.modal-unknown',
      sourceAt(env, [...place, 'modal']),
      `There is no modal "${action.modal}"; there is ${listNames(modalIds)}.${suggestName(action.modal, modalIds)}`,
      renameValue(action.modal, modalIds),
    );
  }
  const declared = reads.ask('params', path);
  if (declared === null) return { do: 'open', modal: action.modal };
  const params = declared as Readonly<Record<string, JsonSchema>>;
  const given = compilePayload(env, action.with, typeOpening(params), `The modal "${action.modal}"`, place);
  const defaults = Object.fromEntries(
    Object.entries(params)
      .filter(([name, schema]) => schema.default !== undefined && !Object.hasOwn(given, name))
      .map(([name, schema]) => [name, { k: 'c' as const, v: schema.default ?? null }]),
  );
  return { do: 'open', modal: action.modal, ...withData({ ...defaults, ...given }) };
};
