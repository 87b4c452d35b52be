import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { Json, JsonObject } from '../protocol/json.ts';
import type { MachineContract, ServiceOutcome } from '../protocol/machine-contract.ts';
import { isInterrupted } from '../machines/interrupted.ts';

/** A call that a machine has made and nobody has answered. */
export interface PendingCall {
  readonly service: string;
  /** Id of the machine whose contract declares the service. */
  readonly machine: string;
  readonly input: JsonObject;
  readonly outcomes: readonly ServiceOutcome[];
}
interface HeldCall extends PendingCall {
  readonly self: AnyActorRef;
}
type CallSnapshot = Snapshot<unknown> & { readonly input: JsonObject };
type CallEvent = EventObject & { readonly value?: Json };
type CallLogic = ActorLogic<CallSnapshot, CallEvent, JsonObject>;

/** Services whose answers come from outside, at once: the lab's and the tests' side of a machine. */
export interface Calls {
  readonly makeService: (service: string, contract: MachineContract) => CallLogic;
  readonly list: () => readonly PendingCall[];
  /** Throws when no such call is waiting. */
  readonly answer: (service: string, outcome: Pick<ServiceOutcome, 'kind' | 'value'>) => void;
}

export function createCalls(onCall: (call: PendingCall) => void): Calls {
  let held: readonly HeldCall[] = [];
  const drop = (self: AnyActorRef): void => {
    held = held.filter((call) => call.self !== self);
  };
  const makeService = (service: string, contract: MachineContract): CallLogic => ({
    getInitialSnapshot: (_scope, input) => ({
      status: 'active',
      output: undefined,
      error: undefined,
      input: input ?? {},
    }),
    start: (snapshot, { self }) => {
      if (snapshot.status !== 'active') return;
      if (isInterrupted(snapshot.input)) {
        self.send({ type: 'call.failed', value: { code: 'request.interrupted' } });
        return;
      }
      const outcomes = contract.services[service]?.outcomes ?? [];
      const call: HeldCall = { service, machine: contract.id, input: snapshot.input, outcomes, self };
      held = [...held, call];
      onCall(call);
    },
    transition: (snapshot, event, { self }) => {
      if (event.type === 'xstate.stop') {
        drop(self);
        return { ...snapshot, status: 'stopped', output: undefined, error: undefined };
      }
      if (event.type === 'call.done') {
        return { ...snapshot, status: 'done', output: event.value, error: undefined };
      }
      if (event.type === 'call.failed') {
        return { ...snapshot, status: 'error', output: undefined, error: event.value };
      }
      return snapshot;
    },
    getPersistedSnapshot: (snapshot) => snapshot,
    restoreSnapshot: (stored) => stored as CallSnapshot,
  });
  return {
    makeService,
    list: () => held.map(({ service, machine, input, outcomes }) => ({ service, machine, input, outcomes })),
    answer: (service, { kind, value }) => {
      const call = held.find((one) => one.service === service);
      if (call === undefined) {
        throw new Error(
          `expects a waiting call ${service}, got ${held.map((one) => one.service).join() || 'none'}`,
        );
      }
      drop(call.self);
      call.self.send({ type: kind === 'done' ? 'call.done' : 'call.failed', value });
    },
  };
}
