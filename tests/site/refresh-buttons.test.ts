import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readSourceFiles } from '../../server/site/compile/source-files.ts';
import { loadFlow } from '../../src/machines/load-flow.ts';
import { newsCalls } from '../../src/portal/live/news-calls.ts';
import { refreshedFlows } from '../../src/portal/live/refresh-flows.ts';
import { entryCalls } from '../../src/protocol/document/entry-areas.ts';
import { operations } from '../../src/protocol/operations.ts';
import type { JsonObject } from '../../src/protocol/json/json.ts';
import { toText } from '../../src/protocol/json/to-text.ts';

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let documents: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  ({ documents } = await readSourceFiles(join(import.meta.dirname, '../..')));
});

/** Events by which a flow only looks again. */
const events = new Set<string>([
  'contract.refresh',
  ...Object.values(refreshedFlows).flatMap((refreshes) => refreshes.map(({ event }) => event)),
]);
/** Steps in which the live channel does not help: nothing was loaded, or the market or the account closes it. */
const closedSteps = new Set(['failed', 'unavailable', 'unprepared', 'missing']);
interface Place {
  readonly path: string;
  readonly node: JsonObject;
  readonly steps: readonly string[];
}
const stepsOf = (node: JsonObject): readonly string[] => {
  const [, steps] = Array.isArray(node['in']) ? (node['in'] as readonly unknown[]) : [];
  return typeof steps === 'string' ? [steps] : Array.isArray(steps) ? (steps as readonly string[]) : [];
};
const place = (path: string, value: unknown, steps: readonly string[] = []): readonly Place[] => {
  if (Array.isArray(value)) return value.flatMap((part) => place(path, part, steps));
  if (!isObject(value)) return [];
  const inside = stepsOf(value).length > 0 ? stepsOf(value) : steps;
  return [
    { path, node: value, steps: inside },
    ...Object.values(value).flatMap((part) => place(path, part, inside)),
  ];
};
const listButtons = (all: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(all)
    .flatMap(([path, document]) => place(path, document))
    .filter(({ node }) => node['type'] === 'Button')
    .filter(({ steps }) => steps.length === 0 || !steps.every((step) => closedSteps.has(step)))
    .filter(({ node }) => {
      const { on } = node;
      const press = isObject(on) && Array.isArray(on['press']) ? (on['press'] as readonly JsonObject[]) : [];
      // A closed platform is seen from outside: there is no channel, and the person may ask.
      const [first] = press;
      return press.length === 1 && first?.['to'] !== 'platform' && events.has(toText(first?.['event']));
    })
    .map(({ path, node }) => `${path} ${toText(node['id'])}`);

describe('no button asks again what the page hears of without it', () => {
  it('on any page, in any dialog', () => {
    expect(listButtons(documents)).toEqual([]);
  });
  it('and one that does is found', () => {
    const send = { do: 'send', to: 'devices', event: 'devices.refresh' };
    const button = { type: 'Button', id: 'again', on: { press: [send] } };
    expect(
      listButtons({ 'pages/planted': { root: { in: ['devices', ['showing']], children: [button] } } }),
    ).toEqual(['pages/planted again']);
    expect(
      listButtons({ 'pages/planted': { root: { in: ['devices', 'failed'], children: [button] } } }),
    ).toEqual([]);
  });
});

/** Sources of a member's pages that no news reloads, and why. */
const unheard: Readonly<Record<string, string>> = {
  'agent.': 'reports over days that have ended, and lists that the agent changes on the page itself',
  'records.': 'a record of days that the page names, read page by page',
  'games.': 'the catalogue: operators change it (entryCalls), and favourites are changed on the page',
  'contracts.line': 'reports of a team, read page by page',
  'contracts.accrued': 'counted by the page itself, by the clock',
  'contracts.partners': 'names to filter by',
  'contracts.copy': 'text of a contract that was closed',
  'contracts.simulate': 'the answer to what is typed',
  'conversations.recipients': 'whom the member may write to',
  'lottery.': 'the draws, which follow their own clock',
  'member.icon': 'changed by the member alone',
  'member.info': 'the session asks for it',
  'care.depositRoom': 'read for the amount that is typed',
  'dataExport.file': 'a file',
  'missions.leaderboard': 'operators change it (entryCalls)',
  'promotions.list': 'operators change it (entryCalls)',
};
it('every source that a page reads of its member is asked again by news, or says why not', () => {
  const tokened = new Map(operations.map(({ name, token }) => [name, token]));
  const heard = new Set<string>([...newsCalls, ...Object.values(entryCalls).flat()]);
  const calls = Object.values(documents)
    .flatMap((document) => place('', document))
    .flatMap(({ node }) => (isObject(node['data']) ? Object.values(node['data']) : []))
    .flatMap((source) => (isObject(source) && typeof source['call'] === 'string' ? [source['call']] : []));
  const own = [...new Set(calls)].filter((call) => tokened.get(call) === 'required').sort();
  expect(own.length).toBeGreaterThan(40);
  const why = (call: string) => Object.keys(unheard).find((start) => call.startsWith(start));
  expect(own.filter((call) => !heard.has(call) && why(call) === undefined)).toEqual([]);
  expect(Object.keys(unheard).filter((start) => !calls.some((call) => call.startsWith(start)))).toEqual([]);
});

describe('what a person has done stays said while the page hears of it', () => {
  const refreshEvents = (machine: keyof typeof refreshedFlows): readonly string[] =>
    refreshedFlows[machine].map(({ event }) => event);
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null;
  const listStates = (
    config: unknown,
    path = '',
  ): readonly (readonly [string, Record<string, unknown>])[] => {
    const states = isRecord(config) && isRecord(config['states']) ? config['states'] : {};
    return Object.entries(states).flatMap(([name, state]) => [
      [`${path}${name}`, isRecord(state) && isRecord(state['on']) ? state['on'] : {}] as const,
      ...listStates(state, `${path}${name}.`),
    ]);
  };
  it.each(Object.keys(refreshedFlows) as readonly (keyof typeof refreshedFlows)[])(
    'in %s: a step that a person leaves by "dismiss" or "another" hears nothing, and no refresh forgets',
    async (machine) => {
      const catalog = await loadFlow(machine);
      const heard = listStates(catalog[machine]?.machine.config).flatMap(([state, on]) =>
        refreshEvents(machine)
          .filter((event) => on[event] !== undefined)
          .filter(
            (event) =>
              Object.keys(on).some((name) => /\.(?:dismiss|another)$/.test(name)) ||
              JSON.stringify(on[event]).includes('"forget'),
          )
          .map((event) => `${state} ${event}`),
      );
      expect(heard).toEqual([]);
    },
  );
});
