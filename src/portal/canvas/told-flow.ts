import type { ToldFlow } from '../../protocol/canvas.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import type { MachineContract, SnapshotLike } from '../../protocol/machine/machine-contract.ts';
import type { MachineEntry } from '../../runtime/core/machines.ts';

interface StateTree {
  [name: string]: StateTree;
}
type StateValue = string | { readonly [name: string]: StateValue };

const toValue = (tree: StateTree): StateValue => {
  const names = Object.keys(tree);
  const [only = ''] = names;
  if (names.length === 1 && Object.keys(tree[only] ?? {}).length === 0) return only;
  return Object.fromEntries(
    Object.entries(tree).map(([name, inner]): [string, StateValue] => [
      name,
      Object.keys(inner).length === 0 ? {} : toValue(inner),
    ]),
  );
};
/** The value of a snapshot: `a.b` is `{ a: 'b' }`, and what is joined by `+` is so at the same time. */
export const readState = (state: string): StateValue => {
  const tree: StateTree = {};
  for (const path of state.split('+')) {
    let place = tree;
    for (const name of path.split('.')) place = place[name] ??= {};
  }
  return toValue(tree);
};

const stillContract: MachineContract = {
  id: '',
  version: 1,
  summary: '',
  events: {},
  projection: {},
  project: () => ({}),
  states: {},
  input: {},
  services: {},
  delays: [],
  bounded: () => ({}),
  secrets: [],
};

/** A flow that stays in one moment: it can be seen and takes nothing. */
export function createToldFlow(id: string, { state, projection, can }: ToldFlow): MachineEntry {
  const snapshot: SnapshotLike = {
    value: readState(state),
    context: {},
    status: 'active',
    matches: () => false,
    can: (event) => can.includes((event as { readonly type: string }).type),
  };
  return {
    contract: { ...stillContract, id, project: () => projection as JsonObject },
    start: () => ({
      getSnapshot: () => snapshot,
      subscribe: () => ({ unsubscribe: () => undefined }),
      send: () => undefined,
      stop: () => undefined,
    }),
  };
}
