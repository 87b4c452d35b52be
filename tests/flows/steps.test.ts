import type { AnyStateMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import type { CatalogEntry } from '../../src/machines/catalog-entry.ts';
import { listSecretNames } from '../../src/machines/secret-names.ts';
import type { StepContract } from '../../src/protocol/machine/machine-contract.ts';

interface Way {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

/** Every way that an event of a person leads from one state in which they are asked to another. */
function listWays(machine: AnyStateMachine, { contract }: CatalogEntry): readonly Way[] {
  const asks = Object.keys(contract.states).filter((path) => contract.states[path]?.waits === 'person');
  return asks.flatMap((from) => {
    const node = machine.getStateNodeById(`${machine.id}.${from}`);
    return [...node.transitions].flatMap(([event, transitions]) =>
      transitions
        .flatMap(({ target }) => target ?? [])
        .map(({ path }) => ({ from, event, to: path.join('.') }))
        .filter(({ to }) => to !== from && asks.includes(to) && event in contract.events),
    );
  });
}

/** Pairs of states that a person goes to and back from: the second is a step. */
function listSteps(ways: readonly Way[], isForm: (state: string) => boolean): readonly string[] {
  return ways
    .filter(({ from, to }) => isForm(from) && isForm(to))
    .filter(({ from, to }) => ways.some((back) => back.from === to && back.to === from))
    .map(({ from, to }) => [from, to].toSorted().join(' and '));
}

const catalogue = Object.entries(machineCatalog);
const declared = catalogue.flatMap(([id, { contract }]) =>
  Object.entries(contract.states).flatMap(([state, { step }]): [string, string, StepContract][] =>
    step === undefined ? [] : [[id, state, step]],
  ),
);

describe('steps that have an entry in the history of the browser', () => {
  test.each(declared)('%s, %s: its events lead there and back, without a secret', (id, state, step) => {
    const entry = machineCatalog[id] as CatalogEntry;
    const ways = listWays(entry.machine, entry);
    expect(ways).toContainEqual({ from: step.after, event: step.by, to: state });
    expect(ways).toContainEqual({ from: state, event: step.back, to: step.after });
    expect(entry.contract.events[step.back]).toMatchObject({ properties: {} });
    const secrets = listSecretNames([entry.contract], entry.contract.events[step.by]);
    const payload = Object.keys((entry.contract.events[step.by]?.['properties'] ?? {}) as object);
    expect(payload.filter((name) => secrets.has(name))).toEqual([]);
  });

  test('every form of a flow of money that leads back to the one before it has one', () => {
    const found = catalogue
      .filter(([, { contract }]) =>
        Object.values(contract.states).some(({ tags }) => tags?.includes('money')),
      )
      .flatMap(([id, entry]) => {
        const { states } = entry.contract;
        const isForm = (state: string): boolean => states[state]?.tags?.includes('form') === true;
        const known = Object.entries(states).flatMap(([state, { step }]) =>
          step === undefined ? [] : [[step.after, state].toSorted().join(' and ')],
        );
        const steps = new Set(listSteps(listWays(entry.machine, entry), isForm));
        return [...steps].filter((pair) => !known.includes(pair)).map((pair) => `${id}: ${pair}`);
      });
    expect(found).toEqual([]);
    expect(declared.map(([id, state]) => `${id} ${state}`)).toEqual(
      expect.arrayContaining(['deposit entering', 'withdrawal confirming']),
    );
  });
});
