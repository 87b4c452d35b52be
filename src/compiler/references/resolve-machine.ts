import type { MachineContract } from '../../protocol/machine/machine-contract.ts';
import { type Environment, sourceAt } from '../environment.ts';
import type { Place } from '../pointer.ts';
import { renameValue } from '../fixes/make-fix.ts';
import { listNames, suggestName } from '../suggest.ts';

/** A machine of the screen or the shell: its key there and what it promises. */
interface ResolvedMachine {
  readonly key: string;
  readonly contract: MachineContract;
}

/**
 * The machine behind a name: a flow that the fragment was given, else a key of the screen or the shell.
 * Null, with an issue, where there is none.
 */
export const resolveMachine = (env: Environment, name: string, place: Place): ResolvedMachine | null => {
  const flow = env.flows.get(name);
  if (flow !== undefined) return flow.contract === null ? null : { key: flow.key, contract: flow.contract };
  const contract = env.screen.machines.get(name);
  if (contract !== undefined) return { key: name, contract };
  // A key whose machine does not exist was reported where it is declared.
  if (env.screen.brokenMachines.has(name)) return null;
  const names = [...env.flows.keys(), ...env.screen.machines.keys()];
  env.log.report(
    'reference.machine-key-unknown',
    sourceAt(env, place),
    `This screen has no machine "${name}"; it has ${listNames(names)}.${suggestName(name, names)}`,
  );
  return null;
};

/** Whether a dotted path names a state of the machine or the parent of one. Reports a path that does not. */
export const resolveState = (
  env: Environment,
  machine: MachineContract,
  key: string,
  state: string,
  place: Place,
): boolean => {
  const states = Object.keys(machine.states);
  if (states.some((name) => name === state || name.startsWith(`${state}.`))) return true;
  env.log.report(
    'reference.state-unknown',
    sourceAt(env, place),
    `The machine "${machine.id}" at "${key}" has no state "${state}"; it has ${listNames(states)}.${suggestName(state, states)}`,
    typeof place.at(-1) === 'number' ? renameValue(state, states) : undefined,
  );
  return false;
};
