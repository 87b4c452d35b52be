import type { Catalogue } from '../../src/compiler/catalogue.ts';
import type { Json, JsonObject } from '../../src/protocol/json/json.ts';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { listMoments, type FlowMoment } from './flow-moments.ts';
import { makeSample } from './sample-value.ts';

/** One situation that a screen is drawn in. */
export interface ScreenCase {
  /** For a person: `login in verifying`, `without data`, … */
  readonly name: string;
  /** Values by store path. */
  readonly values: Readonly<Record<string, Json>>;
  /** A person waits in front of the screen: it must show something. */
  readonly isWaiting: boolean;
  /** Events that each flow takes, by the flow's key. */
  readonly can: Readonly<Record<string, readonly string[]>>;
}

type Values = Readonly<Record<string, Json>>;

/** Active states, parents included, of one or several joined by `+`. */
const withParents = (state: string): readonly string[] =>
  state.split('+').flatMap((each) => {
    const names = each.split('.');
    return names.map((_, index) => names.slice(0, index + 1).join('.'));
  });
const valuesOfFlow = (key: string, { projection, state }: FlowMoment): Values => ({
  [`machine.${key}`]: projection,
  [`$machine.${key}.states`]: withParents(state),
});

const offline = { error: 'network.offline', reason: 'error.network.offline' };
const notFailed = { error: null, reason: null };

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
        [`ui.data.${source}`, { status, ...(status === 'error' ? offline : notFailed) }],
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
  const text = JSON.stringify(screen);
  const flows = Object.entries(screen.machines).flatMap(([key, { use }]) => {
    const contract = catalogue.machines.find(({ id }) => id === use);
    return contract === undefined ? [] : [{ key, moments: listMoments(catalogue, contract, key, text) }];
  });
  const firsts = flows.flatMap(({ key, moments }) => moments.slice(0, 1).map((moment) => ({ key, moment })));
  const firstStates: Values = Object.assign(
    {},
    ...firsts.map(({ key, moment }) => valuesOfFlow(key, moment)),
  ) as Values;
  const firstCan = Object.fromEntries(firsts.map(({ key, moment }) => [key, moment.can]));
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
      isWaiting: firsts.every(({ moment }) => moment.waits === 'person'),
      can: firstCan,
    })),
  );
  const [, scopes = visitorScopes] = persons[0] ?? [];
  const ofFlows = flows.flatMap(({ key, moments }) =>
    moments.map((moment) => ({
      name: `in the state ${moment.state} of ${key}`,
      values: { ...scopes, ...firstStates, ...full, ...valuesOfFlow(key, moment) },
      isWaiting: moment.waits === 'person',
      can: { ...firstCan, [key]: moment.can },
    })),
  );
  return [...ofData, ...ofFlows];
};
