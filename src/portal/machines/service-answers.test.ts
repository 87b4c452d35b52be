import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import { flowIds, loadFlow } from '../../machines/load-flow.ts';
import { operations } from '../../protocol/operations.ts';
import type { Json, JsonObject, JsonSchema } from '../../protocol/json/json.ts';
import { createActorEnvironment, loadAreas } from './start-machine.ts';
import { isJsonList } from '../../protocol/json/json-patches.ts';
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
const createNeeds = (given: Api): WiringNeeds => {
  let count = 0;
  return {
    api: given,
    runtime: nothing,
    session: nothing,
    oneTimeStore: nothing,
    tabTexts: nothing,
    browserTexts: nothing,
    now: () => 1_000,
    newId: () => `id-${(count += 1)}`,
    needsHumanToken: () => false,
    hasAddressToken: () => false,
    borrowSession: () => Promise.resolve(),
    loadMessages: () => Promise.resolve(),
    address: () => new URL('https://portal.test/'),
    takeFragment: () => null,
    notify: () => undefined,
    leave: () => undefined,
  } as unknown as WiringNeeds;
};

// What a service gives beyond its contract is left out: two flows may share one service.
const ajv = new Ajv({ strict: false, allErrors: true, removeAdditional: true });

/** What a service gives that its contract does not say, or does not give; null where it could not be tried here. */
async function judge(
  id: string,
): Promise<readonly { readonly name: string; readonly fault: string | null }[]> {
  const catalog = await loadFlow(id);
  const { services } = createActorEnvironment(await loadAreas(id), createNeeds(api));
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

/** Neither moves money that a member asked to be moved: the page has its own words, and a way to begin again. */
const ownWords = new Set(['games.launch', 'contracts.offerMany']);
const movesMoney = (name: string): boolean => operations.some((one) => one.name === name && one.money);

/** Runs a service twice where the server fails at each call that moves money: what is thrown, and the keys sent. */
async function breakMoneyCalls(id: string) {
  const catalog = await loadFlow(id);
  const areas = await loadAreas(id);
  const found = [];
  for (const { contract } of Object.values(catalog))
    for (const [service, { input }] of Object.entries(contract.services)) {
      const sent: { readonly name: string; readonly key: string | undefined }[] = [];
      const failing = new Proxy({} as Api, {
        get: (_, name: string) =>
          !movesMoney(name)
            ? api[name as keyof Api]
            : (_params: JsonObject, options?: { readonly idempotencyKey?: string }) => {
                sent.push({ name, key: options?.idempotencyKey });
                return Promise.reject(Object.assign(new Error('failed'), { code: 'server.failed' }));
              },
      });
      const { services } = createActorEnvironment(areas, createNeeds(failing));
      const codes: unknown[] = [];
      for (let attempt = 0; attempt < 2; attempt += 1)
        await services[service]?.(sample(input) as JsonObject, new AbortController().signal).catch(
          (error: unknown) => codes.push((error as { code?: unknown }).code),
        );
      if (sent.length > 0) found.push({ name: sent[0]?.name ?? '', keys: sent.map(({ key }) => key), codes });
    }
  return found;
}

test('each call that moves money and is not answered says so, and is sent again with its own key', async () => {
  const tried = (await Promise.all(flowIds.map(breakMoneyCalls)))
    .flat()
    .filter(({ name }) => !ownWords.has(name));
  for (const { name, keys, codes } of tried)
    expect({ name, keys, codes }).toEqual({
      name,
      keys: ['id-1', 'id-1'],
      codes: ['request.unanswered', 'request.unanswered'],
    });
  const called = new Set(tried.map(({ name }) => name));
  const untried = operations.filter(({ name, money }) => money && !called.has(name)).map(({ name }) => name);
  expect(untried.filter((name) => !ownWords.has(name))).toEqual([
    // Sends pictures first, and there are none here.
    'confirmations.answer',
    // No page of the portal calls these.
    'games.trialLaunch',
    'lottery.betVietnam',
    'rewards.claimTicket',
    // Another branch of a service that is tried.
    'transfers.toUpline',
    // No page of the portal calls these.
    'wallet.betweenSubs',
    'wallet.fromMain',
    // Another branch of a service that is tried.
    'wallet.toMain',
  ]);
});
