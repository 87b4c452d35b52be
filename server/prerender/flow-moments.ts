import type { Catalogue } from '../../src/compiler/catalogue.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import type { MachineContract, Waiting } from '../../src/protocol/machine/machine-contract.ts';
import { makeSample } from './sample-value.ts';
import { isJsonObject } from '../../src/protocol/json/json-patches.ts';

/** One moment of a flow, as far as a screen can tell it from others. */
export interface FlowMoment {
  readonly state: string;
  readonly waits: Waiting;
  readonly projection: Json;
  /** Events that the flow takes without more words. */
  readonly can: readonly string[];
}

/** More moments than any screen tells apart; beyond it the rest differs in nothing new. */
const maximumMoments = 150;

const lay = (over: Json, base: Json): Json =>
  isJsonObject(over) && isJsonObject(base)
    ? {
        ...base,
        ...Object.fromEntries(
          Object.entries(over).map(([name, value]) => [name, lay(value, base[name] ?? null)]),
        ),
      }
    : over;

const readAlong = (value: Json, path: string): Json =>
  path
    .split('.')
    .reduce<Json>((object, name) => (isJsonObject(object) ? (object[name] ?? null) : null), value);

/** What a compiled screen asks of a flow under `key`: paths of its projection and events. */
const findAsked = (screen: string, key: string): { paths: readonly string[]; events: readonly string[] } => {
  const paths = new Set(
    [...screen.matchAll(/(?<=")machine\.(\w+)\.([\w.]+)(?=")/g)].flatMap((match) =>
      match[1] === key ? [match[2] as string] : [],
    ),
  );
  const events = new Set(
    [...screen.matchAll(/"can":\["(\w+)","([\w.]+)"\]/g)].flatMap((match) =>
      match[1] === key ? [match[2] as string] : [],
    ),
  );
  return { paths: [...paths].sort(), events: [...events].sort() };
};

/**
 * The moments of a flow that a screen can tell apart: from the flow's graph where there is one, so
 * that every one of them is reached; else each state with a projection filled in.
 */
export const listMoments = (
  catalogue: Catalogue,
  contract: MachineContract,
  key: string,
  screen: string,
): readonly FlowMoment[] => {
  const sample = makeSample(contract.projection);
  const graph = catalogue.graphs?.(contract.id) ?? null;
  if (graph === null) {
    const states = Object.entries(contract.states);
    return states.map(([state, { waits }]) => ({ state, waits, projection: sample, can: [] }));
  }
  const { paths, events } = findAsked(screen, key);
  const moments = new Map<string, FlowMoment>();
  for (const { state, waits, projection, can } of graph.nodes) {
    const facts = [
      state,
      paths.map((path) => readAlong(projection, path)),
      events.map((event) => can.includes(event)),
    ];
    const name = JSON.stringify(facts);
    if (moments.has(name)) continue;
    moments.set(name, { state, waits, projection: lay(projection, sample), can });
    if (moments.size >= maximumMoments) break;
  }
  return [...moments.values()];
};
