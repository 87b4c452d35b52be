import type { ActorLogic, AnyActorRef, EventObject, Snapshot } from 'xstate';
import type { Json, JsonObject } from '../protocol/json/json.ts';
import type { MachineContract, ServiceOutcome } from '../protocol/machine/machine-contract.ts';
import { isInterrupted } from '../machines/interrupted-call.ts';

/** A call that a machine has made and that is still unanswered. */
export interface PendingCall {
  readonly service: string;
  /** Id of the machine whose contract declares the service. */
  readonly machine: string;
  readonly input: JsonObject;
  readonly outcomes: readonly ServiceOutcome[];
}
interface UnansweredCall extends PendingCall {
  readonly self: AnyActorRef;
}
type CallSnapshot = Snapshot<unknown> & { readonly input: JsonObject };
type CallEvent = EventObject & { readonly value?: Json };
type CallLogic = ActorLogic<CallSnapshot, CallEvent, JsonObject | undefined>;

type Answer = Pick<ServiceOutcome, 'kind' | 'value'>;
/** What a call fails with where there is no network. */
export const offlineAnswer: Answer = { kind: 'error', value: { code: 'network.offline' } };

/** Services whose answers come from outside, synchronously: the lab's and the tests' side of a machine. */
export interface Calls {
  readonly makeService: (service: string, contract: MachineContract) => CallLogic;
  readonly list: () => readonly PendingCall[];
  /** Calls that the flow gave up before they were answered, the newest first. */
  readonly cancelled: () => readonly PendingCall[];
  /** Throws when no such call is waiting. `isTwice` gives the same answer once more. */
  readonly answer: (service: string, outcome: Answer, isTwice?: boolean) => void;
  /** Answers a call that the flow has given up. Throws when there is none. */
  readonly answerLate: (service: string, outcome: Answer) => void;
}
const mostCancelled = 5;
const toPending = ({ service, machine, input, outcomes }: UnansweredCall): PendingCall => ({
  service,
  machine,
  input,
  outcomes,
});
function give({ self }: UnansweredCall, { kind, value }: Answer): void {
  self.send({ type: kind === 'done' ? 'call.done' : 'call.failed', value });
}

/** `isOffline` is read at each call: while it returns true, calls fail immediately. */
export function createCalls(
  onCall: (call: PendingCall) => void,
  isOffline: () => boolean = () => false,
): Calls {
  let held: readonly UnansweredCall[] = [];
  let cancelled: readonly UnansweredCall[] = [];
  const drop = (self: AnyActorRef): void => {
    held = held.filter((call) => call.self !== self);
  };
  const cancel = (self: AnyActorRef): void => {
    cancelled = [...held.filter((call) => call.self === self), ...cancelled].slice(0, mostCancelled);
    drop(self);
  };
  const find = (calls: readonly UnansweredCall[], service: string): UnansweredCall => {
    const call = calls.find((one) => one.service === service);
    if (call !== undefined) return call;
    const names = calls.map((one) => one.service).join() || 'none';
    throw new Error(`expects a waiting call ${service}, got ${names}`);
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
      const call: UnansweredCall = { service, machine: contract.id, input: snapshot.input, outcomes, self };
      held = [...held, call];
      onCall(call);
      if (!isOffline()) return;
      drop(self);
      give(call, offlineAnswer);
    },
    transition: (snapshot, event, { self }) => {
      if (event.type === 'xstate.stop') {
        cancel(self);
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
    list: () => held.map(toPending),
    cancelled: () => cancelled.map(toPending),
    answer: (service, outcome, isTwice = false) => {
      const call = find(held, service);
      drop(call.self);
      give(call, outcome);
      if (isTwice) give(call, outcome);
    },
    answerLate: (service, outcome) => {
      const call = find(cancelled, service);
      cancelled = cancelled.filter((one) => one !== call);
      give(call, outcome);
    },
  };
}
