import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import { flowIds, loadFlow } from '../../machines/load-flow.ts';
import { operations } from '../../protocol/generated/operations.ts';
import type { Json, JsonObject, JsonSchema } from '../../protocol/json.ts';
import { createActorEnvironment, loadAreas } from './start-machine.ts';
import { isJsonList } from '../../protocol/json-patches.ts';
import type { WiringNeeds } from './wiring-needs.ts';

/** One value that a schema allows, with every property and one item in each list. */
function sample(schema: JsonSchema): Json {
  const { const: only, enum: values, examples, anyOf, oneOf, type, properties, items } = schema;
  if (only !== undefined) return only;
  for (const list of [examples, values]) if (isJsonList(list)) return list[0] ?? null;
  for (const list of [anyOf, oneOf]) if (Array.isArray(list)) return sample(list[0] as JsonSchema);
  const first = Array.isArray(type) ? type[0] : type;
  if (first === 'object')
    return Object.fromEntries(
      Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>).map(([key, inner]) => [
        key,
        sample(inner),
      ]),
    );
  if (first === 'array') return items === undefined ? [] : [sample(items as JsonSchema)];
  if (first === 'boolean') return true;
  if (first === 'integer' || first === 'number') return Number(schema['minimum'] ?? 1);
  return first === 'null' ? null : '2026-06-01T08:00:00.000Z';
}

const answer = (name: string | symbol): Promise<Json> => {
  const contract = operations.find((one) => one.name === name);
  return Promise.resolve(contract === undefined ? null : sample(contract.response));
};
/** A member API whose every call is answered well, as the contract of the call says. */
const api = new Proxy({} as Api, {
  get: (_, name) => (name === 'callOperation' ? answer : () => answer(name)),
});
/** Surroundings that take every call and know nothing. */
const nothing: unknown = new Proxy(() => nothing, {
  get: (_, key) => (key === 'then' || typeof key === 'symbol' ? undefined : nothing),
});
const needs = {
  ...{
    api,
    runtime: nothing,
    session: nothing,
    oneTimeStore: nothing,
    tabTexts: nothing,
    browserTexts: nothing,
  },
  now: () => 1_000,
  newId: () => 'id',
  needsHumanToken: () => false,
  hasAddressToken: () => false,
  borrowSession: () => Promise.resolve(),
  loadMessages: () => Promise.resolve(),
  address: () => new URL('https://portal.test/'),
  takeFragment: () => null,
  notify: () => undefined,
  leave: () => undefined,
} as unknown as WiringNeeds;

// What a service gives beyond its contract is left out: two flows may share one service.
const ajv = new Ajv({ strict: false, allErrors: true, removeAdditional: true });

/** What a service gives that its contract does not say, or does not give; null where it could not be tried here. */
async function judge(
  id: string,
): Promise<readonly { readonly name: string; readonly fault: string | null }[]> {
  const catalog = await loadFlow(id);
  const { services } = createActorEnvironment(await loadAreas(id), needs);
  const found = [];
  for (const [machine, { contract }] of Object.entries(catalog))
    for (const [service, { input, output }] of Object.entries(contract.services)) {
      const name = `${machine}.${service}`;
      const given = await services[service]?.(sample(input) as JsonObject, new AbortController().signal).then(
        (value) => ({ value }),
        () => null,
      );
      if (given === null || given === undefined) continue;
      const isRight = ajv.validate(output, given.value ?? {});
      found.push({ name, fault: isRight ? null : ajv.errorsText() });
    }
  return found;
}

test('each service of the portal gives what the contract of its flow says', async () => {
  const judged = (await Promise.all(flowIds.map(judge))).flat();
  const faults = judged.filter(({ fault }) => fault !== null).map(({ name, fault }) => `${name}: ${fault}`);
  expect([...new Set(faults)]).toEqual([]);
  expect(new Set(judged.map(({ name }) => name)).size).toBeGreaterThan(60);
});
