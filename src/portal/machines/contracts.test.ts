import { describe, expect, it } from 'vitest';
import type { Api } from '../../api/create-api.ts';
import type { Json, JsonObject } from '../../protocol/json/json.ts';
import { findPendingContract } from '../session/contracts-of-member.ts';
import { contractsArea } from './areas/contracts.ts';
import type { WiringNeeds } from './wiring-needs.ts';

const head = { version: 3, askedBy: null, downlineHigherRate: 'N' };
const dividend = {
  ...head,
  id: '7',
  minimumBet: '1000.00',
  netLoss: '50.00',
  activeMember: 2,
  contractRate: '0.1250',
  period: 'H',
  status: 'E',
};
const hourly = {
  ...head,
  contractId: '9',
  status: 'V',
  askedBy: 'upline',
  hourSalaryRates: [{ minimumBet: '10.00', activeMember: 1, rateType: 'P', rate: '0.0030' }],
};
const nothing = {
  divtypereq: {},
  dailysalreqtype: {},
  contracthoursalreq: {},
  realtimesalreqtype: {},
  divtypeinfo: {},
  dailysalinfotype: {},
  dailysalinfo: {},
  contracthoursalinfo: {},
  contractmrdailysalinfotype: {},
};

function setUp(consolidated: Json = nothing) {
  const calls: [string, JsonObject][] = [];
  const callOperation = (name: string, params: JsonObject = {}): Promise<Json> => {
    calls.push([name, params]);
    return Promise.resolve(name === 'contracts.consolidated' ? consolidated : {});
  };
  const api = new Proxy({} as Api, {
    get: (_target, name) =>
      name === 'callOperation' ? callOperation : (params?: JsonObject) => callOperation(String(name), params),
  });
  const reloads: unknown[] = [];
  const runtime = { data: { reload: (names?: readonly string[]) => void reloads.push(names) } };
  const needs = { api, runtime: runtime as Partial<WiringNeeds['runtime']> as WiringNeeds['runtime'] };
  const services = contractsArea.services?.(needs as Partial<WiringNeeds> as WiringNeeds) ?? {};
  const run = (name: string, input: JsonObject): Promise<unknown> =>
    services[name]?.(input, new AbortController().signal) ?? Promise.reject(new Error(`no ${name}`));
  return { run, calls, reloads };
}
const step = {
  reason: '',
  product: 'CONS',
  side: 'downline',
  account: '',
  id: '7',
  version: 3,
  endsDownline: true,
  endsBelow: 4,
  tiers: [],
};

describe('contracts of the portal', () => {
  it('are read from the wire’s own sets: what is asked goes before what stands', async () => {
    const standing = { ...dividend, status: 'A', contractRate: '0.1000' };
    const { run } = setUp({
      ...nothing,
      divtypereq: { CONS: [dividend] },
      divtypeinfo: { CONS: [standing] },
    });
    expect(await run('loadContract', { kind: 'dividend', product: 'CONS', side: 'downline' })).toMatchObject({
      id: '7',
      status: 'E',
      version: 3,
      period: 'H',
      tiers: [{ bet: '1000.00', loss: '50.00', members: 2, rate: '12.50' }],
    });
    expect(await run('loadContract', { kind: 'daily', product: 'CONS', side: 'downline' })).toMatchObject({
      status: 'none',
    });
  });

  it('finds none of a kind that there is not', async () => {
    const { run } = setUp(nothing);
    await expect(
      run('loadContract', { kind: 'weekly', product: 'CONS', side: 'downline' }),
    ).rejects.toMatchObject({
      code: 'request_param_err',
    });
  });

  it('carry how many end with them; a platform need not say it', async () => {
    const { run } = setUp({
      ...nothing,
      divtypeinfo: {
        CONS: [{ ...dividend, status: 'A', endsBelow: 4 }],
        RNG: [{ ...dividend, status: 'A' }],
      },
    });
    const read = (product: string) => run('loadContract', { kind: 'dividend', product, side: 'downline' });
    expect(await read('CONS')).toMatchObject({ endsBelow: 4 });
    expect(await read('RNG')).toMatchObject({ endsBelow: 0 });
  });

  it('are answered by the call of their kind, with the version and consequences shown', async () => {
    const { run, calls } = setUp({ ...nothing, contracthoursalreq: { RNG: [hourly] } });
    await run('processContract', { ...step, kind: 'dividend', step: 'accept' });
    // Where the wire reads A as agreement, staying is R.
    await run('processContract', { ...step, kind: 'hourly', product: 'RNG', id: '9', step: 'declineEnd' });
    await run('processContract', { ...step, kind: 'daily', step: 'declineEnd' });
    await run('processContract', { ...step, kind: 'daily', step: 'agreeEnd' });
    expect(calls.filter(([name]) => name !== 'contracts.consolidated')).toEqual([
      ['contracts.answerDividend', { type: 'CONS', status: 'A', version: 3, downlineHigherRate: 'Y' }],
      ['contracts.answerHourly', { contractId: '9', status: 'R', version: 3 }],
      ['contracts.answerDaily', { id: '7', status: 'A', version: 3 }],
      ['contracts.answerDaily', { id: '7', status: 'C', version: 3, endsBelow: 4 }],
    ]);
  });

  it('have their history asked for again with each look: it grows where the contract is as it was', async () => {
    const { run, reloads } = setUp();
    const which = { kind: 'dividend', product: 'CONS', account: 'malaya' };
    for (const side of ['upline', 'downline']) await run('loadContract', { ...which, side });
    expect(reloads).toEqual([['contracts.history'], ['contracts.history']]);
  });

  it('say who gives them and why their end is asked for; a platform need not say it', async () => {
    const named = { ...dividend, status: 'V', askedBy: 'upline', endReason: 'Why.', uplineName: 'Amihan' };
    const { run } = setUp({ ...nothing, divtypereq: { CONS: [named], RNG: [dividend] } });
    const read = (product: string) => run('loadContract', { kind: 'dividend', product, side: 'downline' });
    expect(await read('CONS')).toMatchObject({ partner: 'Amihan', endReason: 'Why.' });
    expect(await read('RNG')).toMatchObject({ partner: '', endReason: '' });
  });

  it('are asked to end with a reason, and that is taken back with its own letter by both sides', async () => {
    const { run, calls } = setUp();
    const upline = { side: 'upline', account: 'malaya' };
    await run('processContract', { ...step, kind: 'hourly', step: 'requestEnd', reason: 'Why.' });
    const left = await run('processContract', { ...step, kind: 'hourly', step: 'takeBackEnd' });
    await run('processContract', { ...step, ...upline, kind: 'daily', step: 'requestEnd', reason: 'Why.' });
    await run('processContract', { ...step, ...upline, kind: 'daily', step: 'takeBackEnd' });
    const which = { kind: 'daily', product: 'CONS', account: 'malaya', version: 3 };
    expect(calls.filter(([name]) => name !== 'contracts.consolidated')).toEqual([
      ['contracts.answerHourly', { contractId: '7', status: 'V', version: 3, endsBelow: 4, reason: 'Why.' }],
      ['contracts.answerHourly', { contractId: '7', status: 'W', version: 3 }],
      ['contracts.end', { ...which, status: 'V', endsBelow: 4, reason: 'Why.' }],
      ['contracts.end', { ...which, status: 'W' }],
    ]);
    // No longer listed: the contract is in force, which no letter of an answer says.
    expect(left).toMatchObject({ status: 'A' });
  });

  it('stand as they were answered where a platform no longer lists them', async () => {
    const { run } = setUp();
    const ended = await run('processContract', { ...step, kind: 'dividend', step: 'agreeEnd' });
    expect(ended).toMatchObject({ id: '7', status: 'C' });
  });

  it('are offered and ended by the upline over its own calls', async () => {
    const { run, calls } = setUp();
    const tiers = [{ bet: '0.00', loss: '0.00', members: 0, rate: '5.00' }];
    const upline = { ...step, side: 'upline', account: 'malaya', kind: 'dividend', period: 'M' };
    await run('processContract', { ...upline, step: 'offer', tiers });
    await run('processContract', { ...upline, step: 'requestEnd' });
    const which = { kind: 'dividend', product: 'CONS', account: 'malaya', version: 3 };
    expect(calls).toEqual([
      ['contracts.offer', { ...which, period: 'M', tiers }],
      ['contracts.end', { ...which, status: 'V', endsBelow: 4 }],
    ]);
    await expect(run('processContract', { ...upline, step: 'reject' })).rejects.toThrow('step of the upline');
  });

  it('offered to several keep the key of the order until it succeeds', async () => {
    const sent: unknown[] = [];
    const api = {
      'contracts.offerMany': (params: JsonObject, { idempotencyKey }: { idempotencyKey: string }) => {
        sent.push([params['accounts'], idempotencyKey]);
        const failure = Object.assign(new Error('closed'), { code: 'service.unavailable' });
        return sent.length === 1 ? Promise.reject(failure) : Promise.resolve({ results: [] });
      },
    } as unknown as Api;
    let count = 0;
    const needs = { api, newId: () => `key-${(count += 1)}` } as Partial<WiringNeeds> as WiringNeeds;
    const send = contractsArea.services?.(needs)['sendOffers'];
    const order = { tiers: [], accounts: [{ account: 'malaya', version: 0 }] };
    const { signal } = new AbortController();
    await expect(send?.(order, signal)).rejects.toThrow('closed');
    await send?.(order, signal);
    await send?.(order, signal);
    expect(sent).toEqual(['key-1', 'key-1', 'key-2'].map((key) => [order.accounts, key]));
  });

  it('name the first that waits for an answer', () => {
    expect(findPendingContract(nothing as never)).toBeNull();
    const asked = { ...nothing, contracthoursalreq: { RNG: [hourly] } };
    expect(findPendingContract(asked as never)).toEqual({ kind: 'hourly', product: 'RNG', version: 3 });
  });
});
