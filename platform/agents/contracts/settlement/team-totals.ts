import {
  resultNames,
  shelves,
  type PeriodFacts,
  type Results,
  type ResultsByShelf,
  type SettlementRules,
  type Shelf,
} from './facts.ts';
import { groupBy } from './group-by.ts';

type Member = { readonly id: string; readonly uplineId: string | null };
/** Active downlines by product, and by all together. */
export type ActiveCounts = Readonly<Record<Shelf | 'ALL', number>>;
export interface TeamTotals {
  /** The member's own and of all below. */
  readonly results: ResultsByShelf;
  /** Of all below, without the member. */
  readonly active: ActiveCounts;
}

export const noResults: Results = {
  validBets: 0n,
  payouts: 0n,
  rebates: 0n,
  bonuses: 0n,
  lateBets: 0n,
  latePayouts: 0n,
};
export function addResults(one: Results, other: Results): Results {
  const sum = { ...one };
  for (const name of resultNames) sum[name] += other[name];
  return sum;
}

/**
 * Members with everyone below before themselves.
 * @throws Error where the tree has a circle
 */
export function orderUpwards(members: readonly Member[]): readonly Member[] {
  const ids = new Set(members.map(({ id }) => id));
  const isTop = ({ uplineId }: Member): boolean => uplineId === null || !ids.has(uplineId);
  const below = groupBy(members, ({ uplineId }) => uplineId);
  const downwards = members.filter(isTop);
  for (const { id } of downwards) for (const member of below.get(id) ?? []) downwards.push(member);
  if (downwards.length !== members.length) throw new Error('Expected a tree of members without a circle.');
  return downwards.reverse();
}

const sumBets = (results: ResultsByShelf, which: readonly Shelf[]): bigint =>
  which.reduce((sum, shelf) => sum + (results[shelf]?.validBets ?? 0n), 0n);

/** For which products a member is active: enough valid bets there, and enough deposited. */
function findActive(
  results: ResultsByShelf,
  deposits: bigint,
  rules: SettlementRules,
): readonly (Shelf | 'ALL')[] {
  if (deposits < rules.activeDeposits) return [];
  const isEnough = (bets: bigint): boolean => bets > 0n && bets >= rules.activeBets;
  const single = shelves.filter((shelf) => isEnough(sumBets(results, [shelf])));
  return isEnough(sumBets(results, shelves)) ? [...single, 'ALL'] : single;
}

const noActive = (): Record<Shelf | 'ALL', number> => ({
  LIVE: 0,
  RNG: 0,
  FISH: 0,
  PVP: 0,
  SPORTS: 0,
  LOTT: 0,
  ELOTT: 0,
  OTHER: 0,
  ALL: 0,
});

export const noTeam: TeamTotals = { results: {}, active: noActive() };

interface Sums {
  readonly results: Partial<Record<Shelf, Results>>;
  readonly active: Record<Shelf | 'ALL', number>;
}
const addAll = (sums: Partial<Record<Shelf, Results>>, more: ResultsByShelf): void => {
  for (const shelf of shelves) {
    const results = more[shelf];
    if (results !== undefined) sums[shelf] = addResults(sums[shelf] ?? noResults, results);
  }
};

/** What each team did in a period: one walk from the leaves to the top. `upwards` as `orderUpwards` gives it. */
export function sumTeams(
  upwards: readonly Member[],
  { results, deposits }: PeriodFacts,
  rules: SettlementRules,
): ReadonlyMap<string, TeamTotals> {
  const teams = new Map<string, Sums>();
  const teamOf = (id: string): Sums => {
    const team = teams.get(id) ?? { results: {}, active: noActive() };
    teams.set(id, team);
    return team;
  };
  for (const { id, uplineId } of upwards) {
    const ownResults = results.get(id) ?? {};
    const team = teamOf(id);
    addAll(team.results, ownResults);
    if (uplineId === null) continue;
    const above = teamOf(uplineId);
    addAll(above.results, team.results);
    for (const shelf of [...shelves, 'ALL'] as const) above.active[shelf] += team.active[shelf];
    for (const shelf of findActive(ownResults, deposits.get(id) ?? 0n, rules)) above.active[shelf] += 1;
  }
  return teams;
}
