import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContractsSimulateRequest } from '../../../../src/protocol/generated/wire-types.ts';
import { createSeededRig, type MemberRig } from '../../../member-rig.fake.ts';

let rig: MemberRig;
let token = '';
beforeAll(async () => {
  rig = await createSeededRig();
  const login = { username: 'agent', password: 'Foyer-2026', humanToken: await rig.proveHuman() };
  token = (await rig.call('session.login', login)).value.token;
});
afterAll(() => rig.close());
const about = { kind: 'dividend', product: 'CONS', period: 'M' } as const;
const tiers: NonNullable<ContractsSimulateRequest['tiers']> = [
  { bet: '0', loss: '0', members: '0', rate: '1.00' },
  { bet: '1000', loss: '0', members: '2', rate: '2.00' },
];
const numbers = { validBets: '500000.00', netLoss: '100000.00', members: '5' };

it('an offer is worked out for the numbers that are asked for, tier by tier and level by level', async () => {
  const asked = { ...about, account: 'bayani', tiers, ...numbers };
  const { value } = await rig.call('contracts.simulate', asked, { token });
  expect(value).toMatchObject({ validBets: '500000.00', netLoss: '100000.00', members: 5, tier: 2 });
  expect(value.tiers.map(({ share, reached }) => [share, reached])).toEqual([
    ['1000.00', 'no'],
    ['2000.00', 'yes'],
  ]);
  expect(value.levels.map(({ level }) => level).slice(0, 2)).toEqual([0, 1]);
  const [ownLevel] = value.levels;
  expect(ownLevel?.amount).toBe(value.own);
});

it('begins with what the team did in the last whole period', async () => {
  const { value } = await rig.call('contracts.simulate', { ...about, account: 'bayani', tiers }, { token });
  expect([value.from, value.to]).toEqual(['2026-05-01', '2026-05-31']);
});

it('counts those of the last period who were active by the rules of the kind', async () => {
  const ask = async (kind: 'daily' | 'dividend') => {
    const tier = { bet: '50000', loss: '0', members: '3', rate: '0.10' };
    const asked: ContractsSimulateRequest = { ...about, kind, account: 'bayani', tiers: [tier] };
    return (await rig.call('contracts.simulate', asked, { token })).value.members;
  };
  // sinag and habagat bet each day; sinag, by the rules of the demonstration, enough.
  expect([await ask('dividend'), await ask('daily')]).toEqual([2, 2]);
  await rig.database.pool.query("update contract_setting set active_bets = 1000000 where kind = 'daily'");
  expect([await ask('dividend'), await ask('daily')]).toEqual([2, 1]);
});

it('is refused as the offer would be, and about nobody elsewhere in the tree', async () => {
  const ask = async (more: object) =>
    (await rig.call('contracts.simulate', { ...about, account: 'bayani', tiers, ...more }, { token })).error;
  expect(await ask({ tiers: [{ ...tiers[0], rate: '99.00' }] })).toMatchObject({
    errorCode: 'contract.rate-too-high',
  });
  expect(await ask({ account: 'sinag' })).toMatchObject({ errorCode: 'agent.not-below' });
  expect(await ask({ members: '-1' })).toMatchObject({ fields: { members: 'field.invalid' } });
});
