import type { MachineContract } from '../../protocol/machine-contract.ts';
import { type Environment, at } from '../environment.ts';
import type { Place } from '../pointer.ts';
import { renameValue } from '../fixes/make-fix.ts';
import { listNames, suggestName } from '../suggest.ts';

/** The contract behind a machine key of the screen or the shell; null, with an issue, where there is none. */
export const resolveMachine = (env: Environment, key: string, place: Place): MachineContract | null => {
  const machine = env.screen.machines.get(key);
  if (machine !== undefined) return machine;
  // A key whose machine does not exist was reported where it is declared.
  if (env.screen.brokenMachines.has(key)) return null;
  const known = [...env.screen.machines.keys()];
  env.log.report(
    'reference.machine-key-unknown',
    at(env, place),
    `This screen has no machine "${key}"; it has ${listNames(known)}.${suggestName(key, known)}`,
  );
  return null;
};

/** Whether a dotted state path is a state of the machine or stands above one. Reports where it is neither. */
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
    at(env, place),
    `The machine "${machine.id}" at "${key}" has no state "${state}"; it has ${listNames(states)}.${suggestName(state, states)}`,
    typeof place.at(-1) === 'number' ? renameValue(state, states) : undefined,
  );
  return false;
};
