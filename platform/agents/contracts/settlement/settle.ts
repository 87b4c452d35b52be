import { shareOf } from '../../../../src/protocol/money/money.ts';
import {
  shelves,
  type AmountsByShelf,
  type DueContract,
  type SettledLine,
  type SettlementFacts,
  type Shelf,
  type TermsAbove,
} from './facts.ts';
import { allotFixed, type Allotted } from './allot-fixed.ts';
import { groupBy } from './group-by.ts';
import { findReached, findTier, netLossOf, sumScope } from './reached-tier.ts';
import { noResults, noTeam, orderUpwards, sumTeams, type TeamTotals } from './team-totals.ts';

/** A rate of 1 in hundredths of a per cent. */
const whole = 10_000n;
const noFixed: Allotted = { fixed: 0n, fixedAbove: null };
const atLeastZero = (amount: bigint): bigint => (amount > 0n ? amount : 0n);
const atMostZero = (amount: bigint): bigint => (amount < 0n ? amount : 0n);

/** Shares an amount out by what each shelf brought, to the last minor unit; the last one takes what rounding leaves. */
function shareOut(amount: bigint, weights: readonly (readonly [Shelf, bigint])[]): AmountsByShelf {
  const positive = weights.filter(([, weight]) => weight > 0n);
  const sum = positive.reduce((all, [, weight]) => all + weight, 0n);
  const parts: Partial<Record<Shelf, bigint>> = {};
  let rest = amount;
  for (const [place, [shelf, weight]] of positive.entries()) {
    const part = place === positive.length - 1 ? rest : shareOf(amount, weight, sum, 'down');
    if (part !== 0n) parts[shelf] = part;
    rest -= part;
  }
  return parts;
}

const sumAmounts = (amounts: AmountsByShelf, which: readonly Shelf[]): bigint =>
  which.reduce((sum, shelf) => sum + (amounts[shelf] ?? 0n), 0n);
const addAmounts = (one: AmountsByShelf, other: AmountsByShelf): AmountsByShelf => {
  const sum: Partial<Record<Shelf, bigint>> = { ...one };
  for (const shelf of shelves) {
    const amount = other[shelf];
    if (amount !== undefined) sum[shelf] = (sum[shelf] ?? 0n) + amount;
  }
  return sum;
};

/** What a member and all below get in a period. */
interface Branch {
  readonly memberId: string;
  readonly amounts: AmountsByShelf;
}

/**
 * The rate that a giver reached in the period of a contract below: by its team's bets, loss and active members of that
 * period, and no more than those above it reached. What it carries from earlier periods is between it and the house.
 */
function findRateAbove(
  above: TermsAbove | undefined,
  teams: ReadonlyMap<string, TeamTotals> | undefined,
): bigint | null {
  if (above === undefined) return null;
  const rate = findReached(above, teams?.get(above.memberId))?.rate ?? 0n;
  const further = findRateAbove(above.above, teams);
  return further !== null && further < rate ? further : rate;
}

/** The line of one contract. `below`: what the branches below get in the period. */
function settleOne(
  contract: DueContract,
  { kind, rules }: Pick<SettlementFacts, 'kind' | 'rules'>,
  team: TeamTotals,
  below: readonly Branch[],
  { rateAbove, fixed, fixedAbove }: Allotted & Pick<SettledLine, 'rateAbove'>,
): SettledLine {
  const { scope, results, activeMembers } = sumScope(contract, team);
  const netLoss = netLossOf(results);
  const isDividend = kind === 'dividend';
  const base = isDividend ? netLoss + contract.carriedLoss : results.validBets;
  const loss = isDividend ? base : netLoss;
  const tier =
    base > 0n
      ? findTier(contract.tiers, { validBets: results.validBets, loss, members: activeMembers })
      : null;
  const reached = tier === null ? 0n : (contract.tiers[tier]?.rate ?? 0n);
  // No agent promises on easier terms than their own: what the giver did not reach, the house does not pay.
  const rate = rateAbove !== null && rateAbove < reached ? rateAbove : reached;
  const share = shareOf(atLeastZero(base), rate, whole, 'down') + fixed;
  const branches = below
    .map(({ memberId, amounts }) => ({ memberId, amount: sumAmounts(amounts, scope) }))
    .filter(({ amount }) => amount !== 0n);
  const dueBelow = branches.reduce((sum, { amount }) => sum + amount, 0n);
  const rest = share - dueBelow - contract.carriedDue;
  const amount = atLeastZero(rest);
  const carries = isDividend && rules.carriesOver;
  const weigh = (shelf: Shelf): bigint => {
    const shelfResults = team.results[shelf] ?? noResults;
    return isDividend ? netLossOf(shelfResults) : shelfResults.validBets;
  };
  return {
    contract,
    results,
    activeMembers,
    netLoss,
    base,
    tier,
    rate,
    rateAbove,
    fixed,
    fixedAbove,
    share,
    dueBelow,
    branches,
    amount,
    uncovered: atLeastZero(-rest),
    lossCarriedOn: carries ? atMostZero(base) : 0n,
    dueCarriedOn: carries ? atLeastZero(-rest) : 0n,
    amountByShelf: shareOut(
      amount,
      scope.map((shelf) => [shelf, weigh(shelf)]),
    ),
  };
}

/**
 * What the contracts of one kind give for the periods that end with one slot. From the leaves up: each contract gives
 * its share of what the team did, by no higher rate than its giver reached, and its fixed amount as far as the giver has
 * it, less what all members below get, and never less than nothing. Rounded towards zero. The same facts give the same lines.
 */
export function settleContracts(facts: SettlementFacts): readonly SettledLine[] {
  const upwards = orderUpwards(facts.members);
  const teamsFrom = new Map(
    facts.periods.map((period) => [period.from, sumTeams(upwards, period, facts.rules)]),
  );
  const fixedOf = allotFixed(facts, upwards.toReversed(), teamsFrom);
  const dueOf = groupBy(facts.contracts, ({ memberId }) => memberId);
  /** First slot of the period → member → the branches below that get something. */
  const branchesFrom = new Map(facts.periods.map(({ from }) => [from, new Map<string, Branch[]>()]));
  const branchesOf = (from: string, id: string): readonly Branch[] => branchesFrom.get(from)?.get(id) ?? [];
  const lines: SettledLine[] = [];
  for (const { id, uplineId } of upwards) {
    const ownLines = (dueOf.get(id) ?? []).map((contract) => {
      const teams = teamsFrom.get(contract.from);
      const rateAbove = findRateAbove(contract.above, teams);
      const team = teams?.get(id) ?? noTeam;
      const allotted = fixedOf.get(contract) ?? noFixed;
      return settleOne(contract, facts, team, branchesOf(contract.from, id), { rateAbove, ...allotted });
    });
    lines.push(...ownLines);
    if (uplineId === null) continue;
    for (const { from, given } of facts.periods) {
      const parts = [
        ...branchesOf(from, id).map(({ amounts }) => amounts),
        given.get(id) ?? {},
        ...ownLines.map(({ amountByShelf }) => amountByShelf),
      ];
      const amounts = parts.reduce(addAmounts, {});
      if (Object.keys(amounts).length === 0) continue;
      const above = branchesFrom.get(from);
      const list = above?.get(uplineId);
      if (list === undefined) above?.set(uplineId, [{ memberId: id, amounts }]);
      else list.push({ memberId: id, amounts });
    }
  }
  return lines;
}
