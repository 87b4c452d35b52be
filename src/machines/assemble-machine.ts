import { fromPromise, type AnyStateMachine } from 'xstate';
import type { JsonObject } from '../protocol/json/json.ts';
import type { MachineContract } from '../protocol/machine/machine-contract.ts';
import type { CatalogEntry, MachineCatalog } from './catalog-entry.ts';
import type { Clock } from './clock.ts';
import { isFailure } from './failure.ts';
import { withWords } from './flow-words.ts';
import { isInterrupted } from './interrupted-call.ts';
import { createWait } from './wait.actor.ts';

/**
 * A service of the outside world. It answers with what its contract's `output` says, or rejects with
 * `{ code, value?: { captcha? }, fields?, retryAfter? }`. `signal` aborts when the flow has moved on.
 */
export type Service = (input: JsonObject, signal: AbortSignal) => Promise<unknown>;
export interface ActorEnvironment {
  /** Service name → call. Names are shared by all machines: `loadCaptcha` serves login and registration. */
  readonly services: Readonly<Record<string, Service>>;
  /** Effect name → what it does. It must not throw. */
  readonly effects: Readonly<Record<string, (params: JsonObject) => void>>;
  readonly clock: Clock;
  /** Called with an error that a service throws without a failure code, which is a programming mistake. */
  readonly report: (error: unknown) => void;
}
/** The same with services as actors, for the lab and for tests that answer calls themselves. */
export interface ActorSubstitutes {
  readonly makeService: (name: string, contract: MachineContract) => unknown;
  readonly effects: (name: string, params: JsonObject) => void;
  readonly clock: Clock;
}

function findEntry(id: string, catalog: MachineCatalog): CatalogEntry {
  const entry = Object.hasOwn(catalog, id) ? catalog[id] : undefined;
  if (entry === undefined) {
    throw new Error(`expects a machine of ${Object.keys(catalog).join(', ')}, got ${id}`);
  }
  return entry;
}

/** Puts services, effects, clock and children into a machine of the catalogue. */
export function assembleWithActors(
  id: string,
  world: ActorSubstitutes,
  catalog: MachineCatalog,
): AnyStateMachine {
  const { machine, contract } = findEntry(id, catalog);
  const services = Object.keys(contract.services).map((name) => [name, world.makeService(name, contract)]);
  const children = [...new Set(Object.values(contract.children ?? {}))].map((child) => [
    child,
    assembleWithActors(child, world, catalog),
  ]);
  const effects = Object.keys(contract.effects ?? {}).map((name) => [
    name,
    (_: unknown, params: JsonObject | undefined) => world.effects(name, params ?? {}),
  ]);
  return machine.provide({
    actors: Object.fromEntries([...services, ...children, ['wait', createWait(world.clock)]]) as never,
    actions: Object.fromEntries(effects) as never,
  });
}

async function callService(
  world: ActorEnvironment,
  name: string,
  input: JsonObject,
  signal: AbortSignal,
): Promise<unknown> {
  const service = Object.hasOwn(world.services, name) ? world.services[name] : undefined;
  if (service === undefined) throw new Error(`expects a service ${name}, got none`);
  if (isInterrupted(input))
    throw Object.assign(new Error('stored while calling'), { code: 'request.interrupted' });
  return service(input, signal);
}
function makePromiseService(world: ActorEnvironment, name: string): unknown {
  return fromPromise<unknown, JsonObject>(async ({ input, signal }) => {
    try {
      return await callService(world, name, input, signal);
    } catch (error) {
      if (!isFailure(error)) world.report(error);
      throw error;
    }
  });
}

/** A machine of the catalogue, ready for `createActor`. */
export function assembleMachine(
  id: string,
  world: ActorEnvironment,
  catalog: MachineCatalog,
): AnyStateMachine {
  const actors: ActorSubstitutes = {
    makeService: (name) => makePromiseService(world, name),
    effects: (name, params) => {
      const effect = Object.hasOwn(world.effects, name) ? world.effects[name] : undefined;
      if (effect === undefined) world.report(new Error(`expects an effect ${name}, got none`));
      else effect(params);
    },
    clock: world.clock,
  };
  return withWords(assembleWithActors(id, actors, catalog), findEntry(id, catalog).contract);
}
