import type { Catalogue } from '../../src/compiler/catalogue.ts';
import type { ScreenView } from '../../src/compiler/compile-view.ts';
import type { ToldFlow } from '../../src/protocol/canvas.ts';
import { isJsonList, isJsonObject } from '../../src/protocol/json/json-patches.ts';
import type { Json, JsonObject, JsonSchema } from '../../src/protocol/json/json.ts';
import type { MachineContract } from '../../src/protocol/machine/machine-contract.ts';
import type { MachineGraph } from '../../src/protocol/machine/machine-graph.ts';
import { makeSample } from './sample-value.ts';

type Screens = readonly Pick<ScreenView, 'screen'>[];
type Moment = MachineGraph['nodes'][number];

const mayBeNull = ({ type, anyOf }: JsonSchema): boolean =>
  (isJsonList(type) && type.includes('null')) ||
  (isJsonList(anyOf) && anyOf.some((one) => isJsonObject(one) && one['type'] === 'null'));

/** An example in which nothing is wrong: an error that may be missing is. */
function makeQuiet(schema: JsonSchema): JsonObject {
  const { properties } = schema;
  if (!isJsonObject(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner]): [string, Json] => {
      if (!isJsonObject(inner) || mayBeNull(inner)) return [name, null];
      if (inner['type'] === 'boolean') return [name, false];
      return [name, inner['type'] === 'object' ? makeQuiet(inner) : makeSample(inner)];
    }),
  );
}

/** An account to look at a page with, where the page is for members. */
const showMember = ({ projection }: MachineContract, isAgent: boolean): JsonObject => {
  const { properties } = projection;
  const member = isJsonObject(properties) ? properties['member'] : undefined;
  const options = isJsonObject(member) && isJsonList(member['anyOf']) ? member['anyOf'] : [];
  const [schema] = options.filter(isJsonObject);
  return {
    ...makeQuiet(projection),
    state: 'member',
    account: 'sample',
    nickname: 'Sample',
    isAgent,
    type: isAgent ? 2 : 1,
    member: { ...makeQuiet(schema ?? {}), account: 'sample', nickname: 'Sample', balance: '1280.00' },
  };
};

/** The moment in which a person first has something to do. */
const chooseMoment = (nodes: readonly Moment[]): Moment | undefined =>
  nodes.find(({ waits }) => waits === 'person') ?? nodes[0];

function tellFlow(contract: MachineContract, nodes: readonly Moment[], access: string): ToldFlow | null {
  if (contract.id === 'session' && (access === 'member' || access === 'agent'))
    return { state: 'member.idle', projection: showMember(contract, access === 'agent'), can: [] };
  const moment =
    contract.id === 'session' ? nodes.find(({ state }) => state === 'visitor') : chooseMoment(nodes);
  if (moment === undefined) return null;
  const { state, projection, can } = moment;
  return {
    state,
    projection: { ...makeQuiet(contract.projection), ...(isJsonObject(projection) ? projection : {}) },
    can,
  };
}

/** A moment of each flow of these screens, by the id of its machine. */
export const tellFlows = (screens: Screens, catalogue: Catalogue): Readonly<Record<string, ToldFlow>> => {
  const access = screens.find(({ screen }) => screen.kind === 'page')?.screen.access ?? 'anyone';
  const ids = new Set(screens.flatMap(({ screen }) => Object.values(screen.machines).map(({ use }) => use)));
  return Object.fromEntries(
    [...ids].flatMap((id) => {
      const contract = catalogue.machines.find((one) => one.id === id);
      const nodes = catalogue.graphs?.(id)?.nodes ?? [];
      const flow = contract === undefined ? null : tellFlow(contract, nodes, access);
      return flow === null ? [] : [[id, flow] as const];
    }),
  );
};
