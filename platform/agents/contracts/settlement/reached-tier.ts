import { shelvesOf, type DueContract, type Results, type Tier } from './facts.ts';
import { addResults, noResults, noTeam, type TeamTotals } from './team-totals.ts';

/** What a team lost: negative where it won more than it lost. */
export const netLossOf = ({ validBets, payouts, rebates, bonuses }: Results): bigint =>
  validBets - payouts - rebates - bonuses;

/** Place of the highest tier that is reached in everything that it asks for; a loss of 0 asks for none. */
export function findTier(
  tiers: readonly Tier[],
  reached: { readonly validBets: bigint; readonly loss: bigint; readonly members: number },
): number | null {
  const place = tiers.findLastIndex(
    ({ bet, loss, members }) =>
      reached.validBets >= bet && (loss === 0n || reached.loss >= loss) && reached.members >= members,
  );
  return place === -1 ? null : place;
}

/** Results and active members of a team on the products of a contract. */
export function sumScope(contract: Pick<DueContract, 'product' | 'apart'>, team: TeamTotals) {
  const scope = shelvesOf(contract);
  return {
    scope,
    results: scope.reduce((sum, shelf) => addResults(sum, team.results[shelf] ?? noResults), noResults),
    activeMembers: team.active[contract.product === 'CONS' ? 'ALL' : contract.product],
  };
}

/** The tier that a team reached in a period, without what is carried; null for none. */
export function findReached(
  { tiers, ...scope }: Pick<DueContract, 'product' | 'apart' | 'tiers'>,
  team: TeamTotals = noTeam,
): Tier | null {
  const { results, activeMembers } = sumScope(scope, team);
  const { validBets } = results;
  const place = findTier(tiers, { validBets, loss: netLossOf(results), members: activeMembers });
  return place === null ? null : (tiers[place] ?? null);
}

/** The fixed amount of the tier that was reached; nothing where nothing was bet. */
export function findFixed(
  terms: Pick<DueContract, 'product' | 'apart' | 'tiers'>,
  team: TeamTotals = noTeam,
): bigint {
  const { validBets } = sumScope(terms, team).results;
  return validBets > 0n ? (findReached(terms, team)?.fixed ?? 0n) : 0n;
}
