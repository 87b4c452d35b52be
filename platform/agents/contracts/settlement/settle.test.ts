import { describe, expect, it } from 'vitest';
import type { DueContract, Results, SettlementFacts } from './facts.ts';
import { cutToEnd, findPeriod } from './periods.ts';
import { settleContracts } from './settle.ts';
import { listFaults } from './settle-plainly.fake.ts';
import { drawTree, toFacts } from './settlement.fake.ts';

const results = (change: Partial<Results>): Results => ({
  validBets: 0n,
  payouts: 0n,
  rebates: 0n,
  bonuses: 0n,
  lateBets: 0n,
  latePayouts: 0n,
  ...change,
});
const contract = (memberId: string, change: Partial<DueContract> = {}): DueContract => ({
  id: memberId,
  version: 1,
  memberId,
  product: 'CONS',
  period: 'M',
  from: '2026-05-01',
  tiers: [{ bet: 0n, loss: 0n, members: 0, rate: 1_000n }],
  apart: [],
  carriedLoss: 0n,
  carriedDue: 0n,
  ...change,
});
/** `top` above `middle` above `one` and `two`, who lost 1,000.00 and 100.01. */
const facts = (
  contracts: readonly DueContract[],
  change: Partial<SettlementFacts> = {},
): SettlementFacts => ({
  kind: 'dividend',
  slot: '2026-05-31',
  members: [
    { id: 'top', uplineId: null },
    { id: 'middle', uplineId: 'top' },
    { id: 'one', uplineId: 'middle' },
    { id: 'two', uplineId: 'middle' },
  ],
  contracts,
  periods: [
    {
      from: '2026-05-01',
      results: new Map([
        ['one', { LOTT: results({ validBets: 200_000n, payouts: 100_000n }) }],
        ['two', { LIVE: results({ validBets: 20_001n, payouts: 10_000n }) }],
      ]),
      deposits: new Map(),
      given: new Map(),
    },
  ],
  rules: { activeBets: 50_000n, activeDeposits: 0n, carriesOver: true },
  ...change,
});
const flat = (rate: bigint): Pick<DueContract, 'tiers'> => ({
  tiers: [{ bet: 0n, loss: 0n, members: 0, rate }],
});

describe('a dividend', () => {
  it('is the share of the team’s loss, towards zero, less what is due below', () => {
    const lines = settleContracts(facts([contract('top', flat(3_000n)), contract('middle', flat(1_000n))]));
    // 10 % of 1,100.01 is 110.00(1), 30 % are 330.00(3).
    expect(lines).toMatchObject([
      { contract: { id: 'middle' }, base: 110_001n, share: 11_000n, dueBelow: 0n, amount: 11_000n },
      { contract: { id: 'top' }, base: 110_001n, share: 33_000n, dueBelow: 11_000n, amount: 22_000n },
    ]);
  });

  it('needs the amount and the number of active members', () => {
    const tiers = [
      { bet: 0n, loss: 0n, members: 0, rate: 500n },
      { bet: 100_000n, loss: 0n, members: 1, rate: 1_000n },
      { bet: 100_000n, loss: 0n, members: 2, rate: 2_000n },
    ];
    expect(settleContracts(facts([contract('middle', { tiers })]))).toMatchObject([
      { tier: 1, activeMembers: 1, amount: 11_000n },
    ]);
  });

  it('is never below nothing, and carries on what is not covered and what the team won', () => {
    const won = facts([contract('middle', { carriedLoss: -150_000n })]);
    expect(settleContracts(won)).toMatchObject([{ base: -39_999n, amount: 0n, lossCarriedOn: -39_999n }]);
    const below = facts([contract('top', flat(500n)), contract('middle', flat(1_000n))]);
    expect(settleContracts(below)[1]).toMatchObject({ amount: 0n, uncovered: 5_500n, dueCarriedOn: 5_500n });
    const bare = { ...below, rules: { ...below.rules, carriesOver: false } };
    expect(settleContracts(bare)[1]).toMatchObject({ amount: 0n, uncovered: 5_500n, dueCarriedOn: 0n });
  });

  it('of all products leaves out one that has a contract apart, below as above', () => {
    const lines = settleContracts(
      facts([
        contract('top', { id: 'top all', apart: ['LOTT'], ...flat(2_000n) }),
        contract('top', { id: 'top lottery', product: 'LOTT', ...flat(3_000n) }),
        contract('middle', flat(1_000n)),
      ]),
    );
    // 110.00 of the middle: 99.99 of the lottery, 10.01 of the rest.
    expect(lines.map(({ contract: { id }, dueBelow, amount }) => [id, dueBelow, amount])).toEqual([
      ['middle', 0n, 11_000n],
      ['top all', 1_000n, 1_000n],
      ['top lottery', 10_000n, 20_000n],
    ]);
  });
});

it('a salary is a share of the valid bets, whether the team won or lost', () => {
  const lines = settleContracts(
    facts([contract('top', { ...flat(10n), carriedLoss: 0n })], { kind: 'daily' }),
  );
  expect(lines).toMatchObject([{ base: 220_001n, amount: 220n, lossCarriedOn: 0n }]);
});

it('is what a plain program says, to the minor unit, on random trees', () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const tree = drawTree(seed, { members: 2 + (seed % 60), depth: 12 });
    expect(listFaults(tree, settleContracts(toFacts(tree)))).toEqual([]);
  }
});

it('pays no line below on a rate that its giver did not reach, on random trees', () => {
  let [lowered, kept] = [0, 0];
  for (let seed = 1; seed <= 200; seed += 1)
    for (const line of settleContracts(toFacts(drawTree(seed, { members: 2 + (seed % 60), depth: 12 })))) {
      const { rate, rateAbove, tier, contract: own } = line;
      if (rateAbove === null) continue;
      expect(rate).toBeLessThanOrEqual(rateAbove);
      const reached = tier === null ? 0n : (own.tiers[tier]?.rate ?? 0n);
      if (rate < reached) lowered += 1;
      else if (rate > 0n) kept += 1;
    }
  expect([lowered > 50, kept > 50]).toEqual([true, true]);
});

it('gives below no more fixed amounts than the giver has, on random trees', () => {
  let [whole, cut] = [0, 0];
  for (let seed = 1; seed <= 200; seed += 1) {
    const lines = settleContracts(toFacts(drawTree(seed, { members: 2 + (seed % 60), depth: 12 })));
    for (const line of lines) {
      const { memberId, product } = line.contract;
      const below = lines.filter(
        ({ contract: { above } }) => above?.memberId === memberId && above.product === product,
      );
      const given = below.reduce((sum, { fixed }) => sum + fixed, 0n);
      expect(given).toBeLessThanOrEqual(line.fixed);
      const promised = line.tier === null ? 0n : (line.contract.tiers[line.tier]?.fixed ?? 0n);
      if (line.fixed < promised) cut += 1;
      else if (line.fixed > 0n) whole += 1;
    }
  }
  expect([whole > 20, cut > 20]).toEqual([true, true]);
});

it('pays a fixed amount once, besides the rate, and shares out what a giver promised more than it has', () => {
  const tiers = (fixed: bigint): DueContract['tiers'] => [
    { bet: 10_000n, loss: 0n, members: 0, rate: 10n, fixed },
  ];
  const above = { memberId: 'middle', product: 'CONS', apart: [], tiers: tiers(3_000n) } as const;
  const settle = (one: bigint, two: bigint) =>
    settleContracts(
      facts(
        [
          contract('middle', { tiers: tiers(3_000n) }),
          contract('one', { tiers: tiers(one), above }),
          contract('two', { tiers: tiers(two), above }),
        ],
        { kind: 'daily' },
      ),
    ).map(({ contract: { id }, fixed, amount }) => [id, fixed, amount]);
  expect(settle(1_000n, 500n)).toEqual([
    ['two', 500n, 520n],
    ['one', 1_000n, 1_200n],
    // 0.10 % of 2,200.01 and 30.00, less 17.20.
    ['middle', 3_000n, 1_500n],
  ]);
  expect(settle(3_000n, 3_000n)).toEqual([
    ['two', 1_500n, 1_520n],
    ['one', 1_500n, 1_700n],
    ['middle', 3_000n, 0n],
  ]);
});

it('a line is paid in full where its giver reached the rate with all of its team', () => {
  const terms = (members: number): DueContract['tiers'] => [{ bet: 100_000n, loss: 0n, members, rate: 50n }];
  const above = { memberId: 'middle', product: 'CONS', apart: [], tiers: terms(1) } as const;
  const pay = (change: Partial<DueContract>) =>
    settleContracts(facts([contract('one', { tiers: terms(0), ...change })], { kind: 'daily' }))[0];
  expect(pay({ above })).toMatchObject({ rate: 50n, rateAbove: 50n, amount: 1_000n });
  expect(pay({ above: { ...above, tiers: terms(2) } })).toMatchObject({
    tier: 0,
    rate: 0n,
    rateAbove: 0n,
    amount: 0n,
  });
  const top = {
    memberId: 'top',
    product: 'CONS',
    apart: [],
    tiers: [{ ...terms(1)[0], rate: 20n }],
  } as never;
  expect(pay({ above: { ...above, above: top } })).toMatchObject({ rateAbove: 20n, amount: 400n });
});

describe('periods', () => {
  it('are the day, the week from Monday, half a month, the month', () => {
    expect(findPeriod('W', '2026-06-07')).toEqual({ from: '2026-06-01', to: '2026-06-07' });
    expect(findPeriod('H', '2026-02-15')).toEqual({ from: '2026-02-01', to: '2026-02-15' });
    expect(findPeriod('H', '2028-02-16')).toEqual({ from: '2028-02-16', to: '2028-02-29' });
    expect(findPeriod('M', '2026-12-09')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('are cut where terms end or are replaced', () => {
    const held = { from: '2026-06-01', to: '2026-06-10' };
    expect(cutToEnd(findPeriod('M', '2026-06-10'), held, '2026-06-10')).toEqual({
      from: '2026-06-01',
      to: '2026-06-10',
    });
    expect(cutToEnd(findPeriod('M', '2026-06-30'), held, '2026-06-30')).toBeNull();
    expect(cutToEnd(findPeriod('W', '2026-06-07'), { from: '2026-06-03', to: null }, '2026-06-07')).toEqual({
      from: '2026-06-03',
      to: '2026-06-07',
    });
    expect(
      cutToEnd(findPeriod('D', '2026-06-02'), { from: '2026-06-03', to: null }, '2026-06-02'),
    ).toBeNull();
  });
});
