import type { ImpactFacts } from '../../../src/compiler/diff/measure-impact.ts';
import { componentDefinitions } from '../../../src/components/generated/definitions.ts';
import { formDefinitions } from '../../../src/forms/generated/definitions.ts';
import { machineContracts } from '../../../src/machines/generated/contracts.ts';

/** The texts that this build's components contain, and how many steps its flows have. */
export const loadImpactFacts = (): ImpactFacts => {
  const texts = new Map(
    [...componentDefinitions, ...formDefinitions].map((definition) => [
      definition.type,
      Object.values(definition.texts ?? {}),
    ]),
  );
  const states = new Map(
    machineContracts.map((contract) => [
      contract.id,
      Object.values(contract.states).filter(({ waits }) => waits === 'person').length,
    ]),
  );
  const money = new Set(
    machineContracts
      .filter(({ states: all }) => Object.values(all).some(({ tags }) => tags?.includes('money')))
      .map(({ id }) => id),
  );
  return {
    textsOfType: (type) => texts.get(type) ?? [],
    statesOfMachine: (machine) => states.get(machine) ?? 0,
    isMoneyMachine: (machine) => money.has(machine),
  };
};
