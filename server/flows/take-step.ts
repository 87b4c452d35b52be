import { sql } from 'kysely';
import { initialTransition, transition, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { AppError } from '../infrastructure/http/app-error.ts';
import type { FlowDefinition, FlowScope, FlowSnapshot } from './flow-definition.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';

/** A wait that began in a step. */
export interface NewWait {
  readonly id: string;
  readonly name: string;
  readonly milliseconds: number;
}
export interface StepResult {
  readonly snapshot: FlowSnapshot;
  readonly begun: readonly NewWait[];
  /** What the last service of the step was refused with; null where it went well. */
  readonly refusal: AppError | null;
}
interface Action {
  readonly type: string;
  readonly params?: unknown;
}
interface Spawn {
  readonly id: string;
  readonly src: string;
  readonly input: JsonObject;
}
type Step = readonly [AnyMachineSnapshot, readonly Action[]];
/** A child that was stopped keeps its name, with no actor. */
const isRunning = (snapshot: AnyMachineSnapshot, id: string): boolean =>
  (snapshot.children as Readonly<Record<string, unknown>>)[id] !== undefined;

/** A flow that goes round in circles without waiting for an event is an error of its services. */
const mostCalls = 20;

const toPlain = (value: unknown): JsonObject =>
  parseOwnJson<JsonObject, 'memory'>(JSON.stringify(value ?? {}));

/** The machine's own snapshot of a stored one; waits that continue are there by name, so that leaving a state ends them. */
export function restoreSnapshot(
  machine: AnyStateMachine,
  { value, context, status, waiting }: FlowSnapshot,
): AnyMachineSnapshot {
  const resolved = machine.resolveState({
    value: value as never,
    context,
    status,
  }) as AnyMachineSnapshot;
  const children = Object.fromEntries(waiting.map((id) => [id, { id }]));
  // Stored children are ids alone, which the type of live ones does not know.
  return { ...resolved, children };
}

/** Runs a service so that a refusal undoes what it changed, and nothing else. */
async function callService(
  { services, contract }: FlowDefinition,
  scope: FlowScope,
  { id, src, input }: Spawn,
): Promise<{ readonly event: { readonly type: string }; readonly refusal: AppError | null }> {
  const service = services[src];
  if (service === undefined)
    throw new Error(`Flow ${contract.id}: expected a service ${src} on the server, got none`);
  await sql`savepoint flow_service`.execute(scope.db);
  try {
    const output = await service(scope, toPlain(input));
    await sql`release savepoint flow_service`.execute(scope.db);
    return {
      event: { type: `xstate.done.actor.${id}`, output, actorId: id } as { type: string },
      refusal: null,
    };
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    await sql`rollback to savepoint flow_service`.execute(scope.db);
    const error = {
      code: cause.code,
      value: cause.value,
      fields: cause.fields,
      retryAfter: cause.retryAfterSeconds,
    };
    return {
      event: { type: `xstate.error.actor.${id}`, error, actorId: id } as { type: string },
      refusal: cause,
    };
  }
}

/** Does the effects of a transition; gives the actors that it started. */
async function doActions(
  { effects, contract }: FlowDefinition,
  scope: FlowScope,
  actions: readonly Action[],
): Promise<readonly Spawn[]> {
  const spawned: Spawn[] = [];
  for (const { type, params } of actions) {
    if (type === 'xstate.spawnChild') spawned.push(params as Spawn);
    else if (contract.effects?.[type] !== undefined) await effects[type]?.(scope, toPlain(params));
    else if (type !== 'xstate.stopChild' && type !== 'xstate.raise' && type !== 'xstate.cancel')
      throw new Error(`Flow ${contract.id}: expected effects of its contract, got ${type}`);
  }
  return spawned;
}

/** Continues until the flow waits for a person or a timer: services are answered, effects done. */
async function settle(definition: FlowDefinition, scope: FlowScope, first: Step): Promise<StepResult> {
  let [snapshot, actions] = first;
  const begun = new Map<string, NewWait>();
  const calls: Spawn[] = [];
  let refusal: AppError | null = null;
  for (let count = 0; ; count += 1) {
    if (count > mostCalls)
      throw new Error(`Flow ${definition.contract.id}: expected an end within ${mostCalls} calls`);
    for (const spawn of await doActions(definition, scope, actions)) {
      if (spawn.src !== 'wait') calls.push(spawn);
      else if (definition.waits.includes(toText(spawn.input['name'])))
        begun.set(spawn.id, {
          id: spawn.id,
          name: toText(spawn.input['name']),
          milliseconds: Number(spawn.input['milliseconds']),
        });
    }
    // A call whose state was left before it was answered: its answer is dropped.
    const call = calls.splice(0).find(({ id }) => isRunning(snapshot, id));
    if (call === undefined) break;
    const answer = await callService(definition, scope, call);
    refusal = answer.refusal;
    // XState types the pair by a machine that is known only at run time here.
    [snapshot, actions] = transition(definition.machine, snapshot, answer.event);
  }
  if (snapshot.status === 'error' || snapshot.status === 'stopped')
    throw new Error(
      `Flow ${definition.contract.id}: expected a state with a pending event, got ${snapshot.status}`,
      {
        cause: snapshot.error,
      },
    );
  const waiting = Object.keys(snapshot.children as object).filter((id) => isRunning(snapshot, id));
  return {
    snapshot: {
      value: snapshot.value,
      context: toPlain(snapshot.context),
      status: snapshot.status,
      waiting,
    },
    begun: [...begun.values()].filter(({ id }) => waiting.includes(id)),
    refusal,
  };
}

/** The first step of a flow, with the machine's input. */
export async function beginFlow(
  definition: FlowDefinition,
  scope: FlowScope,
  input: JsonObject,
): Promise<StepResult> {
  // XState types the pair by a machine that is known only at run time here.
  const first = initialTransition(definition.machine, input as never) as unknown as Step;
  return settle(definition, scope, first);
}
/** One more step. The event must be one that the state takes; see `findRefusal` of the runner. */
export async function continueFlow(
  definition: FlowDefinition,
  scope: FlowScope,
  stored: FlowSnapshot,
  event: { readonly type: string },
): Promise<StepResult> {
  const snapshot = restoreSnapshot(definition.machine, stored);
  // XState types the pair by a machine that is known only at run time here.
  return settle(definition, scope, transition(definition.machine, snapshot as never, event as never));
}
