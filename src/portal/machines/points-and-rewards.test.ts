import { expect, test } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import type { JsonObject } from '../../protocol/json/json.ts';
import { pointsArea } from './areas/points.ts';
import { rewardsArea } from './areas/rewards.ts';
import { createActorEnvironment } from './start-machine.ts';
import type { WiringNeeds } from './wiring-needs.ts';

interface Call {
  readonly name: string;
  readonly params: JsonObject | undefined;
  readonly key: string | undefined;
}
/** The areas over an API that answers by name; what is not answered fails with the network. */
function startAreas(answers: Readonly<Record<string, unknown>>) {
  const calls: Call[] = [];
  let count = 0;
  const api = new Proxy({} as Api, {
    get: (_target, name) => (params?: JsonObject, options?: { readonly idempotencyKey?: string }) => {
      calls.push({ name: String(name), params, key: options?.idempotencyKey });
      const answer = answers[String(name)];
      return answer === undefined
        ? Promise.reject(Object.assign(new Error('no network'), { code: 'network.offline' }))
        : Promise.resolve(answer);
    },
  });
  const needs = { api, newId: () => `key-${(count += 1)}` } as Partial<WiringNeeds> as WiringNeeds;
  const { services } = createActorEnvironment([pointsArea, rewardsArea], needs);
  const run = (name: string, input: JsonObject = {}): Promise<unknown> =>
    services[name]?.(input, new AbortController().signal) ?? Promise.reject(new Error(`no ${name}`));
  return { run, calls };
}
const config = {
  open: true,
  hasFundPassword: false,
  points: 120,
  exchangeRatio: 20,
  minConvert: 100,
  step: 1,
  currency: 'PHP',
  currencySymbol: '₱',
};

test('the mall is closed to an account that cannot spend, and its rewards are not asked for', async () => {
  const { run, calls } = startAreas({ 'points.config': { ...config, open: false } });
  expect(await run('loadRewards')).toEqual({ standing: 'closed', points: 0, rewards: [] });
  expect(calls.map(({ name }) => name)).toEqual(['points.config']);
});

test('the terms of a conversion say that a fund password is missing', async () => {
  const { run } = startAreas({ 'points.config': config });
  expect(await run('loadConversion')).toEqual({
    standing: 'noFundPassword',
    terms: { points: 120, ratio: 20, minimum: 100, step: 1, currency: 'PHP', symbol: '₱' },
  });
});

test('an order whose answer was lost is sent again with its own key, and another one with another', async () => {
  const { run, calls } = startAreas({});
  const order = { reward: '3', quantity: 1, password: '246810' };
  await expect(run('redeemReward', order)).rejects.toMatchObject({ code: 'request.unanswered' });
  await expect(run('redeemReward', { ...order, password: '246811' })).rejects.toBeDefined();
  await expect(run('redeemReward', { ...order, quantity: 2 })).rejects.toBeDefined();
  expect(calls.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
});

test('a claim goes out under the names of the wire and comes back as the flow reads it', async () => {
  const claim = { id: '2', title: 'Five games explored', amount: '', points: 150 };
  const { run, calls } = startAreas({ 'rewards.claim': claim });
  expect(await run('claimReward', { reward: '2', type: 'MISSION' })).toEqual(claim);
  expect(calls[0]?.params).toEqual({ promotionClaimId: '2', promotionType: 'MISSION' });
});
