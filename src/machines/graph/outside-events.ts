import type { JsonObject } from '../../protocol/json/json.ts';
import type { MachineContract } from '../../protocol/machine/machine-contract.ts';
import { sampleEventPayloads } from '../payload-samples.ts';

export interface FlowEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}
export interface DeclaredEvent {
  /** Sent by a person, or by other parts of the program. */
  readonly kind: 'person' | 'internal';
  readonly type: string;
  readonly payload: JsonObject;
  readonly event: FlowEvent;
}
/** Every event of the contract with every sample of its payload. */
export function listDeclaredEvents(contract: MachineContract): readonly DeclaredEvent[] {
  const make = (kind: DeclaredEvent['kind'], events: MachineContract['events'] = {}): DeclaredEvent[] =>
    Object.entries(events).flatMap(([type, schema]) =>
      sampleEventPayloads(schema).map((payload) => ({ kind, type, payload, event: { ...payload, type } })),
    );
  return [...make('person', contract.events), ...make('internal', contract.internalEvents)];
}

/**
 * The event that a machine gets when something that it started has ended: a call, a wait, another machine.
 */
export function makeDoneEvent(id: string, output: unknown): FlowEvent {
  return { type: `xstate.done.actor.${id}`, output, actorId: id };
}
/** What it hears when another machine that it started has moved. */
export function makeSnapshotEvent(id: string, snapshot: unknown): FlowEvent {
  return { type: `xstate.snapshot.${id}`, snapshot };
}
export interface CallAnswer {
  /** The outcome's name in the contract. */
  readonly outcome: string;
  readonly event: FlowEvent;
}
/** Every answer that a call can get by its contract; none where the contract has no such service. */
export function listCallAnswers(
  { services }: MachineContract,
  { id, src }: { readonly id: string; readonly src: string },
): readonly CallAnswer[] {
  const outcomes = services[src]?.outcomes ?? [];
  return outcomes.map(({ name, kind, value }) => ({
    outcome: name,
    event:
      kind === 'done'
        ? makeDoneEvent(id, value)
        : { type: `xstate.error.actor.${id}`, error: value, actorId: id },
  }));
}
