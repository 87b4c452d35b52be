import type { Action, ValueObject } from '../../protocol/document.ts';
import type { CompiledAction, CompiledWith } from '../../protocol/release.ts';
import { type Environment, at } from '../environment.ts';
import { stepType, type TypeRef, typeOf } from '../expressions/type-ref.ts';
import { writablePaths } from '../expressions/scope-shapes.ts';
import { checkExternalLink } from '../links/check-external-link.ts';
import type { Place } from '../pointer.ts';
import { resolveMachine } from '../references/resolve-machine.ts';
import { listKnownIds } from '../site-index.ts';
import { listNames, suggestName } from '../suggest.ts';
import { expectedAt } from '../values/expected.ts';
import { compileText, compileValue } from '../values/compile-value.ts';

const compileWith = (
  env: Environment,
  given: ValueObject | undefined,
  expected: TypeRef | null,
  place: Place,
): CompiledWith =>
  Object.fromEntries(
    Object.entries(given ?? {}).map(([key, value]) => [
      key,
      compileValue(env, value, expected === null ? null : expectedAt(expected, key), [...place, key]),
    ]),
  );

/** Data for a receiver with a declared shape: every key known, every required key there. */
export const compilePayload = (
  env: Environment,
  given: ValueObject | undefined,
  expected: TypeRef,
  receiver: string,
  place: Place,
): CompiledWith => {
  const { schema } = expected;
  const known = Object.keys((schema.properties ?? {}) as object);
  for (const key of Object.keys(given ?? {})) {
    if (stepType(expected, key).found) continue;
    env.log.report(
      'action.payload',
      at(env, [...place, 'with', key]),
      `${receiver} takes no "${key}"; it takes ${listNames(known)}.${suggestName(key, known)}`,
    );
  }
  for (const key of Array.isArray(schema.required) ? (schema.required as readonly string[]) : []) {
    if (given !== undefined && Object.hasOwn(given, key)) continue;
    env.log.report('action.payload', at(env, place), `${receiver} needs "${key}".`);
  }
  return compileWith(env, given, expected, [...place, 'with']);
};

/** `{ with }` where there is data, nothing where there is none. */
const withData = (values: CompiledWith): { with?: CompiledWith } =>
  Object.keys(values).length === 0 ? {} : { with: values };

const compileSend = (env: Environment, action: Action & { do: 'send' }, place: Place): CompiledAction => {
  const machine = resolveMachine(env, action.to, [...place, 'to']);
  if (machine === null) return { do: 'send', to: action.to, event: action.event };
  const payload = Object.hasOwn(machine.events, action.event) ? machine.events[action.event] : undefined;
  if (payload === undefined) {
    const known = Object.keys(machine.events);
    env.log.report(
      'reference.event-unknown',
      at(env, [...place, 'event']),
      `The machine "${machine.id}" has no event "${action.event}"; it has ${listNames(known)}.${suggestName(action.event, known)}`,
    );
    return { do: 'send', to: action.to, event: action.event };
  }
  const values = compilePayload(env, action.with, typeOf(payload), `The event "${action.event}"`, place);
  return { do: 'send', to: action.to, event: action.event, ...withData(values) };
};

const listPathParams = (path: string): readonly string[] =>
  [...path.matchAll(/:([A-Za-z][A-Za-z0-9]*)/g)].map((match) => match[1] ?? '');

const compileNavigate = (
  env: Environment,
  action: Action & { do: 'navigate' },
  place: Place,
): CompiledAction => {
  const routes = env.screen.site.documents.site?.routes ?? [];
  const route = routes.find((candidate) => candidate.id === action.to);
  const known = routes.map((candidate) => candidate.id);
  if (route === undefined) {
    env.log.report(
      'reference.route-unknown',
      at(env, [...place, 'to']),
      `There is no route "${action.to}"; there is ${listNames(known)}.${suggestName(action.to, known)}`,
    );
  } else {
    const wanted = [...listPathParams(route.path)].sort();
    const given = Object.keys(action.params ?? {}).sort();
    if (wanted.join() !== given.join()) {
      env.log.report(
        'action.route-parameters',
        at(env, place),
        `The route "${route.id}" (${route.path}) takes the parameters ${listNames(wanted)}, got ${listNames(given)}.`,
      );
    }
  }
  const params = compileWith(env, action.params, null, [...place, 'params']);
  const query = compileWith(env, action.query, null, [...place, 'query']);
  return {
    do: 'navigate',
    to: action.to,
    ...(Object.keys(params).length === 0 ? {} : { params }),
    ...(Object.keys(query).length === 0 ? {} : { query }),
  };
};

const compileOpen = (env: Environment, action: Action & { do: 'open' }, place: Place): CompiledAction => {
  const known = listKnownIds(env.screen.site.documents, 'modals');
  if (!known.includes(action.modal)) {
    env.log.report(
      'reference.modal-unknown',
      at(env, [...place, 'modal']),
      `There is no modal "${action.modal}"; there is ${listNames(known)}.${suggestName(action.modal, known)}`,
    );
  }
  return {
    do: 'open',
    modal: action.modal,
    ...withData(compileWith(env, action.with, null, [...place, 'with'])),
  };
};

/** The data of a call that a document makes, checked against the operation. */
export const compileCall = (
  env: Environment,
  call: string,
  given: ValueObject | undefined,
  place: Place,
): CompiledWith => {
  const { operations } = env.screen.site;
  const operation = operations.get(call);
  if (operation === undefined) {
    const known = [...operations.values()]
      .filter((candidate) => candidate.layout)
      .map((candidate) => candidate.name);
    env.log.report(
      'reference.operation-unknown',
      at(env, [...place, 'call']),
      `There is no call "${call}" for documents.${suggestName(call, known)}`,
    );
    return {};
  }
  if (!operation.layout) {
    env.log.report(
      'reference.operation-closed',
      at(env, [...place, 'call']),
      `The call "${call}" is made by machines only, because it carries credentials or codes.`,
    );
  }
  return compilePayload(env, given, typeOf(operation.request), `The call "${call}"`, place);
};

const compileCallAction = (
  env: Environment,
  action: Action & { do: 'call' },
  place: Place,
): CompiledAction => {
  const values = compileCall(env, action.call, action.with, place);
  if (action.into !== undefined && !/^data\.[a-z][A-Za-z0-9]*$/.test(action.into)) {
    env.log.report(
      'action.path-not-writable',
      at(env, [...place, 'into']),
      `The answer of a call goes to "data.<name>", got "${action.into}".`,
    );
  }
  return {
    do: 'call',
    call: action.call,
    ...withData(values),
    ...(action.into === undefined ? {} : { into: action.into }),
  };
};

const compileSet = (env: Environment, action: Action & { do: 'set' }, place: Place): CompiledAction => {
  const isWritable = writablePaths.some((path) =>
    path.endsWith('.')
      ? action.path.startsWith(path) && action.path.length > path.length
      : action.path === path,
  );
  if (!isWritable || /(^|\.)(__proto__|prototype|constructor|)(\.|$)/.test(action.path)) {
    env.log.report(
      'action.path-not-writable',
      at(env, [...place, 'path']),
      `A document may set "ui.page.<name>", "ui.sideMenu", "ui.theme" and "form.<id>.<name>", got "${action.path}".`,
    );
  }
  const [scope = '', ...keys] = action.path.split('.');
  let expected: TypeRef | null = env.screen.scopes.get(scope) ?? null;
  for (const key of keys) {
    const step = expected === null ? null : stepType(expected, key);
    expected = step?.found === true ? step.type : null;
  }
  return {
    do: 'set',
    path: action.path,
    value: compileValue(env, action.value, expected, [...place, 'value']),
  };
};

const compileExternal = (
  env: Environment,
  action: Action & { do: 'external' },
  place: Place,
): CompiledAction => {
  const href = compileValue(env, action.href, typeOf({ type: 'string' }), [...place, 'href']);
  if (href.k === 'c' && typeof href.v === 'string') {
    checkExternalLink(
      env.log,
      at(env, [...place, 'href']),
      href.v,
      env.screen.site.documents.site?.externalHosts ?? [],
    );
  }
  return { do: 'external', href };
};

/** Collects ids that actions and repeats point at, to be looked up when the screen is complete. */
export interface NodeReference {
  readonly id: string;
  readonly env: Environment;
  readonly place: Place;
  /** Set when the element needs its id in the page, for another element to point at. */
  readonly needsElementId?: true;
}

const compileAction = (
  env: Environment,
  action: Action,
  place: Place,
  references: NodeReference[],
): CompiledAction => {
  switch (action.do) {
    case 'send':
      return compileSend(env, action, place);
    case 'navigate':
      return compileNavigate(env, action, place);
    case 'open':
      return compileOpen(env, action, place);
    case 'close':
      return { do: 'close' };
    case 'call':
      return compileCallAction(env, action, place);
    case 'set':
      return compileSet(env, action, place);
    case 'track':
      return {
        do: 'track',
        event: action.event,
        ...withData(compileWith(env, action.with, null, [...place, 'with'])),
      };
    case 'focus':
      references.push({ id: `${env.prefix}${action.node}`, env, place: [...place, 'node'] });
      return { do: 'focus', node: `${env.prefix}${action.node}` };
    case 'announce':
      return { do: 'announce', text: compileText(env, action.text, [...place, 'text']) };
    case 'external':
      return compileExternal(env, action, place);
  }
};

/** The actions of one event, in order. */
export const compileActions = (
  env: Environment,
  actions: readonly Action[],
  place: Place,
  references: NodeReference[],
): readonly CompiledAction[] =>
  actions.map((action, index) => compileAction(env, action, [...place, index], references));
