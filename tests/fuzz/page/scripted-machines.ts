import type { JsonObject } from '../../../src/protocol/json/json.ts';
import type { MachineContract, SnapshotLike } from '../../../src/protocol/machine/machine-contract.ts';
import type { MachineRegistry } from '../../../src/runtime/core/machines.ts';

interface Script {
  readonly states?: unknown;
  readonly events?: unknown;
  readonly projection?: unknown;
}
type Observer = { readonly next: (snapshot: SnapshotLike) => void };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `a.b` as XState has it: `{ a: 'b' }`. What is no path stays as it is. */
const stateValue = (path: unknown): unknown =>
  typeof path !== 'string'
    ? path
    : path
        .split('.')
        .reduceRight<unknown>((inner, name) => (inner === null ? name : { [name]: inner }), null);

const contractOf = (id: string, script: Script): MachineContract =>
  ({
    id,
    states: {},
    events: Object.fromEntries(listOf(script.events).map((event) => [String(event), {}])),
    project: () => (script.projection ?? {}) as JsonObject,
  }) as unknown as MachineContract;

/**
 * Machines that go from one of their states to the next with each event, and report what
 * the script says: also what no real machine would.
 */
export const createScriptedMachines = (scripts: () => JsonObject, ids: readonly string[]): MachineRegistry =>
  Object.fromEntries(
    ids.map((id) => [
      id,
      () => {
        const script = (scripts()[id] ?? {}) as Script;
        return {
          contract: contractOf(id, script),
          start: () => {
            const states = listOf(script.states);
            const observers = new Set<Observer>();
            let index = 0;
            const snapshot = (): SnapshotLike => ({
              value: stateValue(states[index % Math.max(1, states.length)]),
              context: {},
              status: 'active',
              matches: () => false,
              can: () => true,
            });
            return {
              getSnapshot: snapshot,
              subscribe: (observer: Observer) => {
                observers.add(observer);
                return { unsubscribe: () => observers.delete(observer) };
              },
              send: () => {
                index += 1;
                for (const observer of [...observers]) observer.next(snapshot());
              },
              stop: () => observers.clear(),
            };
          },
        };
      },
    ]),
  );
