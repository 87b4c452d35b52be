import type { JsonObject } from '../../protocol/json/json.ts';
import type { MachineContract, SnapshotLike } from '../../protocol/machine/machine-contract.ts';
import type { ActorLike, MachineEntry } from '../../runtime/core/machines.ts';
import type { FlowSnapshotView } from './stage-messages.ts';

type Event = { readonly type: string } & JsonObject;

/**
 * The lab's flow as the runtime of another window sees it: every change comes as plain data, every
 * event goes back to the one actor that runs. Nothing runs here, so the two cannot drift apart.
 */
export interface FlowMirror {
  readonly show: (face: FlowSnapshotView) => void;
  readonly face: () => FlowSnapshotView | null;
  readonly entry: (contract: MachineContract) => MachineEntry;
}

function toSnapshot({ value, status, projection, can }: FlowSnapshotView): SnapshotLike {
  return {
    value,
    status,
    context: projection,
    matches: () => false,
    can: (event: { readonly type: string }) => can.includes(event.type),
  };
}

export function createFlowMirror(send: (turn: number, event: Event) => void): FlowMirror {
  let current: FlowSnapshotView | null = null;
  const observers = new Set<(snapshot: SnapshotLike) => void>();
  const requireFace = (): FlowSnapshotView => {
    if (current === null) throw new Error('expects a flow to show, got none yet');
    return current;
  };
  const actor: ActorLike = {
    getSnapshot: () => toSnapshot(requireFace()),
    subscribe: ({ next }) => {
      observers.add(next);
      return { unsubscribe: () => observers.delete(next) };
    },
    send: (event) => send(requireFace().turn, event),
    stop: () => undefined,
  };
  return {
    show: (face) => {
      current = face;
      const snapshot = toSnapshot(face);
      for (const next of [...observers]) next(snapshot);
    },
    face: () => current,
    entry: (contract) => ({
      // What comes is projected already: the context never leaves the lab's own window.
      contract: { ...contract, project: ({ context }) => context as JsonObject },
      start: () => actor,
    }),
  };
}
