import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { findLinkFault } from '../../protocol/address/outside-link.ts';
import type { CompiledAction } from '../../protocol/release/release.ts';
import { isWritablePath } from '../../protocol/document/writable-path.ts';
import type { Scope } from './scope.ts';
import { resolveValue, resolveWith, type Translate } from './values.ts';
import { toText } from '../../protocol/json/to-text.ts';

/** What actions can do to the world. Each may throw; the list then stops. */
export interface Effects {
  readonly translate: Translate;
  /** Throws when the machine is unknown or its contract does not declare the event. */
  send(machine: string, event: string, payload: JsonObject): void;
  navigate(routeId: string, params: JsonObject, query: JsonObject): void;
  /** Goes to a path of the site, query and fragment included. */
  goTo(path: string): void;
  /** Opens a modal for a caller that does not wait; a failure is reported. */
  open(modal: string, params: JsonObject): void;
  /** Opens a modal; rejects where it cannot be had. */
  openModal(modal: string, params: JsonObject): Promise<void>;
  close(): void;
  /** Calls an operation that layouts may call; rejects with a coded error. */
  call(operation: string, input: JsonObject): Promise<Json>;
  write(path: string, value: Json): void;
  /** Keeps the answer of a call as the data of that name. */
  writeData(name: string, value: Json, operation: string, input: JsonObject): void;
  track(event: string, payload: JsonObject): void;
  focus(nodeId: string): void;
  announce(text: string): void;
  openExternal(url: URL): void;
  externalHosts(): readonly string[];
}

/** The address if it is https and its host is on the site's list; throws otherwise. */
export function parseExternal(href: Json, hosts: readonly string[]): URL {
  if (typeof href === 'string' && findLinkFault(href, hosts) === null) return new URL(href);
  throw new Error('external expects an https address of an allowed host, got another');
}

async function callOperation(
  action: Extract<CompiledAction, { do: 'call' }>,
  scope: Scope,
  effects: Effects,
): Promise<void> {
  const input = resolveWith(action.with, scope, effects.translate);
  const value = await effects.call(action.call, input);
  if (action.into !== undefined)
    effects.writeData(action.into.replace(/^data\./, ''), value, action.call, input);
}

function runAction(action: CompiledAction, scope: Scope, effects: Effects): Promise<void> | undefined {
  const values = (given: Parameters<typeof resolveWith>[0]): JsonObject =>
    resolveWith(given, scope, effects.translate);
  switch (action.do) {
    case 'send':
      effects.send(action.to, action.event, values(action.with));
      return undefined;
    case 'navigate':
      effects.navigate(action.to, values(action.params), values(action.query));
      return undefined;
    case 'open':
      return effects.openModal(action.modal, values(action.with));
    case 'close':
      effects.close();
      return undefined;
    case 'call':
      return callOperation(action, scope, effects);
    case 'set':
      if (!isWritablePath(action.path))
        throw new Error(`set expects a path that layouts may write, got ${action.path}`);
      effects.write(action.path, resolveValue(action.value, scope, effects.translate));
      return undefined;
    case 'track':
      effects.track(action.event, values(action.with));
      return undefined;
    case 'focus':
      effects.focus(action.node);
      return undefined;
    case 'announce':
      effects.announce(toText(resolveValue(action.text, scope, effects.translate)));
      return undefined;
    case 'external': {
      const href = resolveValue(action.href, scope, effects.translate);
      effects.openExternal(parseExternal(href, effects.externalHosts()));
      return undefined;
    }
  }
}

/**
 * Runs the actions in order; the first that fails is given to `fail`, and the rest do not run.
 * Nothing is awaited before the first `call` or `open`, so that a press still counts as the person's own.
 */
export async function runActions(
  actions: readonly CompiledAction[],
  scope: Scope,
  effects: Effects,
  fail: (error: unknown, action: CompiledAction) => void,
): Promise<boolean> {
  for (const action of actions) {
    try {
      const pending = runAction(action, scope, effects);
      if (pending !== undefined) await pending;
    } catch (error) {
      fail(error, action);
      return false;
    }
  }
  return true;
}
