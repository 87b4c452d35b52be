import type { Action } from '../../protocol/document/document.ts';
import type { CompiledAction } from '../../protocol/release/release.ts';
import { isWritablePath } from '../../protocol/document/writable-path.ts';
import { type Environment, sourceAt } from '../environment.ts';
import { anyType, stepType, type TypeRef, typeOf } from '../expressions/type-ref.ts';
import { checkBuiltLink } from '../links/check-address.ts';
import { checkExternalLink } from '../links/check-external-link.ts';
import type { Place } from '../pointer.ts';
import { renameValue } from '../fixes/make-fix.ts';
import { resolveMachine } from '../references/resolve-machine.ts';
import { findNearest, listNames, suggestName } from '../suggest.ts';
import { compileCallAction, compileReload } from './compile-call.ts';
import { compileNavigate, compileOpen } from './compile-destination.ts';
import { compilePayload, compileWith, withData } from './compile-payload.ts';
import { compileText, compileValue } from '../values/compile-value.ts';

const compileSend = (env: Environment, action: Action & { do: 'send' }, place: Place): CompiledAction => {
  const resolved = resolveMachine(env, action.to, [...place, 'to']);
  if (resolved === null) return { do: 'send', to: action.to, event: action.event };
  const { key: to, contract: machine } = resolved;
  const payload = Object.hasOwn(machine.events, action.event) ? machine.events[action.event] : undefined;
  if (payload === undefined) {
    const eventNames = Object.keys(machine.events);
    env.log.report(
      'reference.event-unknown',
      sourceAt(env, [...place, 'event']),
      `The machine "${machine.id}" has no event "${action.event}"; it has ${listNames(eventNames)}.${suggestName(action.event, eventNames)}`,
      renameValue(action.event, eventNames),
    );
    return { do: 'send', to, event: action.event };
  }
  const values = compilePayload(env, action.with, typeOf(payload), `The event "${action.event}"`, place);
  return { do: 'send', to, event: action.event, ...withData(values) };
};

/** The type of a path that an action writes; null where the path may not be written or is misspelt. */
const typeWritten = (env: Environment, path: string, place: Place): TypeRef | null => {
  if (!isWritablePath(path)) {
    env.log.report(
      'action.path-not-writable',
      sourceAt(env, place),
      `A document may set "ui.page.<name>", "ui.sideMenu", "ui.theme" and "form.<id>.<name>", got "${path}".`,
    );
    return null;
  }
  const [scope = '', ...keys] = path.split('.');
  let type = env.screen.scopes.get(scope) ?? anyType;
  for (const [index, key] of keys.entries()) {
    const step = stepType(type, key);
    if (!step.found) {
      const names = path.split('.');
      const nearest = findNearest(key, step.known);
      const meant = nearest === null ? null : names.with(index + 1, nearest).join('.');
      env.log.report(
        'expression.path-unknown',
        sourceAt(env, place),
        `"${names.slice(0, index + 1).join('.')}" has no "${key}"; it has ${listNames(step.known)}.${suggestName(key, step.known)}`,
        meant === null ? undefined : { summary: `Set it to "${meant}"`, value: meant },
      );
      return null;
    }
    type = step.type;
  }
  return type;
};

const compileSet = (env: Environment, action: Action & { do: 'set' }, place: Place): CompiledAction => {
  const expected = typeWritten(env, action.path, [...place, 'path']);
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
    checkExternalLink(env.log, sourceAt(env, [...place, 'href']), href.v, env.screen.site.facts.listHosts());
  }
  if (href.k === 'e')
    checkBuiltLink(env.log, sourceAt(env, [...place, 'href']), href.r, env.screen.site.facts.listHosts());
  return { do: 'external', href };
};

/** What a person typed or chose to send: it goes to the server of the site and never to analytics. */
const typedPath = /^(?:form\.|event\.(?:value|values|files)(?:\.|$))/;

const compileTrack = (env: Environment, action: Action & { do: 'track' }, place: Place): CompiledAction => {
  const values = compileWith(env, action.with, null, [...place, 'with']);
  for (const [name, value] of Object.entries(values)) {
    const typed = value.k === 'c' ? undefined : value.d.find((path) => typedPath.test(path));
    if (typed === undefined) continue;
    env.log.report(
      'action.track-typed',
      sourceAt(env, [...place, 'with', name]),
      `"${name}" holds "${typed}", which a person typed; count that it happened, not what it was.`,
    );
  }
  return { do: 'track', event: action.event, ...withData(values) };
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
    case 'reload':
      return compileReload(env, action, place);
    case 'set':
      return compileSet(env, action, place);
    case 'track':
      return compileTrack(env, action, place);
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
