import { describe, expect, it } from 'vitest';
import type { DueContract, SettlementFacts } from './facts.ts';
import { simulateContract, type TeamInput } from './simulate.ts';
import { noResults } from './team-totals.ts';

const from = '2026-05-01';
const contract = (
  id: string,
  memberId: string,
  rate: bigint,
  more: Partial<DueContract> = {},
): DueContract => ({
  id,
  version: 1,
  memberId,
  product: 'CONS',
  period: 'M',
  from,
  apart: [],
  carriedLoss: 0n,
  carriedDue: 0n,
  tiers: [{ bet: 0n, loss: 0n, members: 0, rate }],
  ...more,
});
/** me → below → (sub → player), and another branch of mine. */
const facts: SettlementFacts = {
  kind: 'dividend',
  slot: '2026-05-31',
  members: [
    { id: 'me', uplineId: null },
    { id: 'below', uplineId: 'me' },
    { id: 'sub', uplineId: 'below' },
    { id: 'player', uplineId: 'sub' },
    { id: 'other', uplineId: 'me' },
  ],
  periods: [
    {
      from,
      results: new Map([
        ['player', { RNG: { ...noResults, validBets: 3_000n, payouts: 1_000n } }],
        ['below', { RNG: { ...noResults, validBets: 1_000n, payouts: 500n } }],
        ['other', { RNG: { ...noResults, validBets: 700n, payouts: 0n } }],
      ]),
      deposits: new Map(),
      given: new Map(),
    },
  ],
  contracts: [contract('mine', 'me', 3_000n), contract('subs', 'sub', 500n)],
  rules: { activeBets: 1_000_000n, activeDeposits: 1n, carriesOver: true },
};
const run = (input: TeamInput, offered: Partial<DueContract> = {}) =>
  simulateContract(facts, { contract: contract('offer', 'below', 2_000n, offered), input });

describe('a simulated contract', () => {
  it('is settled for exactly what the team is said to do', () => {
    for (const input of [
      { validBets: 100_003n, netLoss: 20_001n, members: 1 },
      { validBets: 100_003n, netLoss: 20_001n, members: 0 },
      { validBets: 7_777n, netLoss: 7_777n, members: 12 },
    ]) {
      const { line } = run(input);
      expect([line.results.validBets, line.netLoss, line.activeMembers]).toEqual([
        ...[input.validBets, input.netLoss, input.members],
      ]);
    }
  });

  it('gives each level its share, less what is due below', () => {
    const { line, lines } = run({ validBets: 400_000n, netLoss: 100_000n, members: 1 });
    const amountOf = (id: string) => lines.find((one) => one.contract.id === id)?.amount;
    // Three quarters of the bets were of the player below sub: 5 % of 75,000.
    expect(amountOf('subs')).toBe(3_750n);
    expect([line.share, line.dueBelow, line.amount]).toEqual([20_000n, 3_750n, 16_250n]);
    // 30 % of 100,000 and of the other branch's 700, less what below gets.
    expect(amountOf('mine')).toBe(30_210n - 20_000n);
  });

  it('says what each tier would give, and which one is reached', () => {
    const tiers = [
      { bet: 0n, loss: 0n, members: 0, rate: 1_000n },
      { bet: 500_000n, loss: 0n, members: 5, rate: 2_500n },
    ];
    const low = run({ validBets: 400_000n, netLoss: 100_000n, members: 9 }, { tiers });
    expect(low.tiers.map(({ isReached, line }) => [isReached, line.share])).toEqual([
      [true, 10_000n],
      [false, 25_000n],
    ]);
    const high = run({ validBets: 500_000n, netLoss: 100_000n, members: 5 }, { tiers });
    expect(high.tiers.map(({ isReached }) => isReached)).toEqual([false, true]);
    expect(high.tiers.map(({ lines }) => lines.find((one) => one.contract.id === 'mine')?.amount)).toEqual([
      20_210n,
      5_210n,
    ]);
  });

  it('takes the place of the contract that it would replace', () => {
    const replaced = { ...facts, contracts: [...facts.contracts, contract('held', 'below', 100n)] };
    const proposal = {
      contract: contract('offer', 'below', 2_000n),
      input: { validBets: 400_000n, netLoss: 100_000n, members: 1 },
    };
    const { lines } = simulateContract(replaced, proposal);
    expect(lines.map((one) => one.contract.id).toSorted()).toEqual(['mine', 'offer', 'subs']);
  });

  it('gives nothing where the team would win', () => {
    const { line } = run({ validBets: 400_000n, netLoss: -1n, members: 3 });
    expect([line.tier, line.amount]).toEqual([null, 0n]);
  });
});
