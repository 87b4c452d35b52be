import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractKinds } from '../../../../src/protocol/calls/settlements.ts';
import { contractAmounts } from '../../../../src/protocol/calls/rules.ts';
import { createMemberRig, type MemberRig } from '../../../member-rig.fake.ts';
import { createRulesBackOffice } from '../../../rules-back-office.ts';
import { contractRules } from './contract-rules.ts';
import { readRules } from './read-period.ts';

let rig: MemberRig;
let backOffice: ReturnType<typeof createContractRules>;
const createContractRules = () => createRulesBackOffice(rig.deps, contractRules);
beforeAll(async () => {
  rig = await createMemberRig();
  backOffice = createContractRules();
});
afterAll(() => rig.close());

const propose = async (change: object) => {
  const { live } = await backOffice.read();
  await backOffice.propose({ rules: { ...live, ...change }, note: 'Agents asked', by: 'clara' });
  return (await backOffice.read()).waiting?.id ?? '';
};
const readAll = () =>
  Promise.all(
    contractKinds.map(async (kind) => {
      const { activeBets, activeDeposits, carriesOver } = await readRules(rig.deps.db, 'demo', kind);
      return [kind, Number(activeBets), Number(activeDeposits), carriesOver];
    }),
  );

it('asks for a bet until an operator who did not propose it says more, for each kind of contract', async () => {
  expect(await readAll()).toEqual(contractKinds.map((kind) => [kind, 0, 0, true]));
  const id = await propose({
    betsDividend: '1000.00',
    betsDaily: '200.00',
    betsHourly: '50.00',
    betsRealTime: '5.00',
    depositsDividend: '300.00',
    carriesOver: false,
  });
  const decide = (by: string) => backOffice.decide({ id, state: 'approved', reason: 'So.', by });
  await expect(decide('clara')).rejects.toMatchObject({ code: 'approval.own-change' });
  await decide('paula');
  expect(await readAll()).toEqual([
    ['dividend', 100_000, 30_000, false],
    ['daily', 20_000, 0, false],
    ['hourly', 5_000, 0, false],
    ['realTime', 500, 0, false],
  ]);
  expect(await backOffice.read()).toMatchObject({ changedBy: 'clara', waiting: null });
});

it.each(contractAmounts)('refuses %s that is no amount, at its field', async (name) => {
  for (const typed of ['', '-1', '1e9', '0.001'])
    await expect(propose({ [name]: typed })).rejects.toMatchObject({
      status: 400,
      fields: { [name]: 'amount.invalid' },
    });
});
