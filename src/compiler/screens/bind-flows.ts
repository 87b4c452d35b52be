import type { FragmentDocument, FragmentNode } from '../../protocol/document/document.ts';
import { type BoundFlow, type Environment, sourceAt } from '../environment.ts';
import { renameValue } from '../fixes/make-fix.ts';
import type { Place } from '../pointer.ts';
import { resolveMachine } from '../references/resolve-machine.ts';
import { listNames, suggestName } from '../suggest.ts';
import { checkGiven } from './check-given.ts';

type Flows = ReadonlyMap<string, BoundFlow>;

const checkMachines = (env: Environment, { flows = {} }: FragmentDocument): void => {
  const machineIds = [...env.screen.site.machines.keys()];
  for (const [name, machines] of Object.entries(flows))
    for (const [index, machine] of machines.entries()) {
      if (machineIds.includes(machine)) continue;
      env.log.report(
        'reference.machine-unknown',
        sourceAt(env, ['flows', name, index]),
        `There is no machine "${machine}"; there is ${listNames(machineIds)}.${suggestName(machine, machineIds)}`,
        renameValue(machine, machineIds),
      );
    }
};

const bindFlow = (
  env: Environment,
  node: FragmentNode,
  name: string,
  machines: readonly string[],
  place: Place,
): BoundFlow => {
  // Reading an absent flow is allowed, so that its absence is reported once.
  const absent: BoundFlow = { key: name, contract: null };
  const given = new Map(Object.entries(node.flows ?? {})).get(name);
  if (given === undefined) {
    env.log.report(
      'param.missing',
      sourceAt(env, place),
      `The fragment "${node.use.slice('fragment:'.length)}" needs the flow "${name}".`,
    );
    return absent;
  }
  const flowPlace = [...place, 'flows', name];
  const machine = resolveMachine(env, given, flowPlace);
  if (machine === null || machines.includes(machine.contract.id)) return machine ?? absent;
  env.log.report(
    'param.flow',
    sourceAt(env, flowPlace),
    `The fragment takes ${listNames(machines)} as "${name}"; "${given}" is the machine "${machine.contract.id}".`,
  );
  return absent;
};

/** The flows of a fragment as its use gives them. `inner` is where the fragment itself is. */
export const bindFlows = (
  env: Environment,
  node: FragmentNode,
  fragment: FragmentDocument,
  place: Place,
  inner: Environment,
): Flows => {
  checkMachines(inner, fragment);
  const declared = fragment.flows ?? {};
  checkGiven(env, fragment, 'flows', { declared: Object.keys(declared), values: node.flows }, place);
  return new Map(
    Object.entries(declared).map(([name, machines]) => [name, bindFlow(env, node, name, machines, place)]),
  );
};

/** In a fragment that nothing uses, a flow is the first of the machines that it can be. */
export const bindOpenFlows = (env: Environment, fragment: FragmentDocument): Flows => {
  checkMachines(env, fragment);
  return new Map(
    Object.entries(fragment.flows ?? {}).map(([name, [first = '']]) => [
      name,
      { key: name, contract: env.screen.site.machines.get(first) ?? null },
    ]),
  );
};
