import type { Catalogue } from '../../src/compiler/catalogue.ts';
import type { Json, JsonObject } from '../../src/protocol/json.ts';
import type { MachineContract } from '../../src/protocol/machine-contract.ts';
import type { CompiledScreen } from '../../src/protocol/release.ts';
import { makeSample } from './sample-value.ts';

/** One situation that a screen is drawn in. */
export interface ScreenCase {
  /** For a person: `login in verifying`, `without data`, … */
  readonly name: string;
  /** Values by store path. */
  readonly values: Readonly<Record<string, Json>>;
  /** Somebody waits in front of the screen: it must show something. */
  readonly isWaiting: boolean;
}

type Values = Readonly<Record<string, Json>>;

const withParents = (state: string): readonly string[] => {
  const names = state.split('.');
  return names.map((_, index) => names.slice(0, index + 1).join('.'));
};
const valuesOfFlow = (key: string, contract: MachineContract, state: string): Values => ({
  [`machine.${key}`]: makeSample(contract.projection),
  [`$machine.${key}.states`]: withParents(state),
});

/** Data of a screen: as it comes, none in it, still on its way, and failed. */
const dataCases = (
  screen: CompiledScreen,
  catalogue: Catalogue,
): readonly { readonly name: string; readonly values: Values }[] => {
  const sources = Object.entries(screen.data);
  if (sources.length === 0) return [{ name: '', values: {} }];
  const operations = new Map(catalogue.operations.map((operation) => [operation.name, operation]));
  const make = (name: string, status: string, valueOf: (call: string, fallback: Json) => Json) => ({
    name,
    values: Object.fromEntries(
      sources.flatMap(([source, { call, fallback }]): [string, Json][] => [
        [`data.${source}`, valueOf(call, fallback ?? null)],
        [`ui.data.${source}`, { status, error: status === 'error' ? 'network.offline' : null }],
      ]),
    ),
  });
  return [
    make('with data', 'ready', (call) => makeSample(operations.get(call)?.response ?? {})),
    make('with empty data', 'ready', (_call, fallback) => fallback),
    make('while its data loads', 'loading', (_call, fallback) => fallback),
    make('when its data failed', 'error', (_call, fallback) => fallback),
  ];
};

const memberScopes = (catalogue: Catalogue, isAgent: boolean): JsonObject => {
  const session = catalogue.machines.find(({ id }) => id === 'session');
  const sample = session === undefined ? {} : (makeSample(session.projection) as JsonObject);
  const member = (sample['member'] ?? {}) as JsonObject;
  return {
    session: { state: 'member', account: 'sample', isAgent, type: isAgent ? 2 : 1 },
    member,
    wallet: member,
  };
};
const visitorScopes: JsonObject = {
  session: { state: 'visitor', account: null, isAgent: false, type: null },
  member: {},
  wallet: {},
};

/** Every situation of a screen: each state of each of its flows, each way its data can be, each person. */
export const listCases = (screen: CompiledScreen, catalogue: Catalogue): readonly ScreenCase[] => {
  const flows = Object.entries(screen.machines).flatMap(([key, { use }]) => {
    const contract = catalogue.machines.find(({ id }) => id === use);
    return contract === undefined ? [] : [{ key, contract }];
  });
  const firstStates: Values = Object.assign(
    {},
    ...flows.map(({ key, contract }) => valuesOfFlow(key, contract, Object.keys(contract.states)[0] ?? '')),
  ) as Values;
  const persons: readonly (readonly [string, JsonObject])[] = [
    ...(screen.access === 'member' || screen.access === 'agent' ? [] : [['visitor', visitorScopes] as const]),
    ...(screen.access === 'visitor'
      ? []
      : [['member', memberScopes(catalogue, screen.access === 'agent')] as const]),
  ];
  const data = dataCases(screen, catalogue);
  const full = data[0]?.values ?? {};
  const ofData = persons.flatMap(([person, scopes]) =>
    data.map(({ name, values }) => ({
      name: `for a ${person} ${name}`.trim(),
      values: { ...scopes, ...firstStates, ...values },
      isWaiting: true,
    })),
  );
  const [, scopes = visitorScopes] = persons[0] ?? [];
  const ofFlows = flows.flatMap(({ key, contract }) =>
    Object.entries(contract.states).map(([state, { waits }]) => ({
      name: `in the state ${state} of ${key}`,
      values: { ...scopes, ...firstStates, ...full, ...valuesOfFlow(key, contract, state) },
      isWaiting: waits === 'person',
    })),
  );
  return [...ofData, ...ofFlows];
};
