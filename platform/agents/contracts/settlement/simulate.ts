import { shareOf } from '../../../../src/protocol/money/money.ts';
import type { DueContract, Results, ResultsByShelf, SettledLine, SettlementFacts, Shelf } from './facts.ts';
import { groupBy } from './group-by.ts';
import { settleContracts } from './settle.ts';
import { noResults } from './team-totals.ts';

/** What the team of one member would do in a period. Minor units. */
export interface TeamInput {
  readonly validBets: bigint;
  /** Valid bets less payouts; negative where the team would win. */
  readonly netLoss: bigint;
  /** Active members, without the member. */
  readonly members: number;
}
/** A contract as it is offered, for the team that it would be about. */
export interface Proposal {
  readonly contract: DueContract;
  readonly input: TeamInput;
}

type Members = SettlementFacts['members'];
/** A member and all below, the member first. */
function teamOf(members: Members, memberId: string): readonly string[] {
  const below = groupBy(members, ({ uplineId }) => uplineId);
  const team = [memberId];
  for (const id of team) for (const member of below.get(id) ?? []) team.push(member.id);
  return team;
}

/** The shelf that a simulated bet of a contract is on. */
const shelfOf = ({ product }: Pick<DueContract, 'product'>): Shelf => (product === 'CONS' ? 'RNG' : product);
const betsOf = (results: ResultsByShelf | undefined, shelf: Shelf): bigint =>
  results?.[shelf]?.validBets ?? 0n;

interface Part {
  readonly id: string;
  readonly bets: bigint;
}
/** Bets of a team shared out as they were in the last period, to the last minor unit; the member takes the rest. */
function shareBets(
  team: readonly string[],
  last: ReadonlyMap<string, ResultsByShelf>,
  { contract, input }: Proposal,
): readonly Part[] {
  const weights = team.map((id) => {
    const bets = betsOf(last.get(id), shelfOf(contract));
    return { id, weight: bets > 0n ? bets : 0n };
  });
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0n);
  const parts = weights.slice(1).map(({ id, weight }) => ({
    id,
    bets: whole === 0n ? 0n : shareOf(input.validBets, weight, whole, 'down'),
  }));
  const below = parts.reduce((sum, { bets }) => sum + bets, 0n);
  return [{ id: contract.memberId, bets: input.validBets - below }, ...parts];
}

/** Facts in which the team does exactly what is asked for: results, and as many active members. */
function plantTeam(facts: SettlementFacts, proposal: Proposal): SettlementFacts {
  const { contract, input } = proposal;
  const [period] = facts.periods;
  const last = period?.results ?? new Map<string, ResultsByShelf>();
  const team = teamOf(facts.members, contract.memberId);
  const parts = shareBets(team, last, proposal);
  const shelf = shelfOf(contract);
  const payouts = input.validBets - input.netLoss;
  const isInTeam = new Set(team);
  const results = new Map([...last].filter(([id]) => !isInTeam.has(id)));
  let [paid, active] = [0n, 0];
  // Bets of those who would be one active member too many are the member's own.
  let ownBets = parts[0]?.bets ?? 0n;
  for (const { id, bets } of parts.slice(1)) {
    if (bets === 0n) continue;
    if (active >= input.members) {
      ownBets += bets;
      continue;
    }
    active += 1;
    const part = shareOf(payouts, bets, input.validBets, 'down');
    paid += part;
    results.set(id, { [shelf]: { ...noResults, validBets: bets, payouts: part } });
  }
  // Members who are still missing bet one minor unit each.
  const missing = Math.min(input.members - active, Number(ownBets > 1_000_000n ? 1_000_000n : ownBets));
  const newcomers = Array.from({ length: missing }, (_, place) => `new-${place + 1}`);
  for (const id of newcomers) results.set(id, { [shelf]: { ...noResults, validBets: 1n } });
  const rest: Results = { ...noResults, validBets: ownBets - BigInt(missing), payouts: payouts - paid };
  results.set(contract.memberId, { [shelf]: rest });
  const from = contract.from;
  return {
    ...facts,
    members: [...facts.members, ...newcomers.map((id) => ({ id, uplineId: contract.memberId }))],
    periods: [{ from, results, deposits: new Map(), given: new Map() }],
    // All contracts are settled for the same period, so that levels compare.
    contracts: facts.contracts.map((one) => ({ ...one, from, carriedLoss: 0n, carriedDue: 0n })),
    // How many are active is asked for, not counted from what each one bets.
    rules: { ...facts.rules, activeBets: 0n, activeDeposits: 0n },
  };
}

/** What one tier would give if it were the one that is reached. */
export interface TierOutcome {
  readonly rate: bigint;
  /** What it would pay besides. */
  readonly fixed: bigint;
  readonly isReached: boolean;
  readonly line: SettledLine;
  /** With those of all other contracts. */
  readonly lines: readonly SettledLine[];
}
export interface Simulation {
  readonly line: SettledLine;
  readonly lines: readonly SettledLine[];
  readonly tiers: readonly TierOutcome[];
}

/**
 * What a contract would give, and those above and below it: `settleContracts` itself, for a team that does what is
 * asked for. `facts` are those of the last period; the contract takes the place of one for the same member and product.
 */
export function simulateContract(facts: SettlementFacts, proposal: Proposal): Simulation {
  const { contract } = proposal;
  const others = facts.contracts.filter(
    ({ memberId, product }) => memberId !== contract.memberId || product !== contract.product,
  );
  const planted = plantTeam({ ...facts, contracts: others }, proposal);
  const settle = (offered: DueContract): readonly SettledLine[] =>
    settleContracts({ ...planted, contracts: [...planted.contracts, offered] });
  const find = (lines: readonly SettledLine[]): SettledLine => {
    const line = lines.find((one) => one.contract.id === contract.id);
    if (line === undefined) throw new Error('Expected the offered contract to be settled.');
    return line;
  };
  const lines = settle(contract);
  const line = find(lines);
  const tiers = contract.tiers.map((tier, place): TierOutcome => {
    const all = settle({ ...contract, tiers: [{ ...tier, bet: 0n, loss: 0n, members: 0 }] });
    return {
      rate: tier.rate,
      fixed: tier.fixed ?? 0n,
      isReached: line.tier === place,
      line: find(all),
      lines: all,
    };
  });
  return { line, lines, tiers };
}
