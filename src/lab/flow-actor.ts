import type { AnyActorRef, EventObject, StateValue } from 'xstate';
import type { SnapshotLike } from '../protocol/machine/machine-contract.ts';

/** What a run of any machine shows of itself. XState's own type of it says "any". */
export interface FlowSnapshot extends SnapshotLike {
  readonly value: StateValue;
  readonly can: (event: EventObject) => boolean;
}
/** A running machine whose kind is known only at run time. */
export type FlowActor = Omit<AnyActorRef, 'getSnapshot'> & { readonly getSnapshot: () => FlowSnapshot };
