import type { DueContract, SettlementFacts, TermsAbove } from './facts.ts';
import { findFixed } from './reached-tier.ts';
import { groupBy } from './group-by.ts';
import { shareOf } from '../../../../src/protocol/money/money.ts';
import type { TeamTotals } from './team-totals.ts';

/** Slot of a period → member → totals of the team. */
export type TeamsFrom = ReadonlyMap<string, ReadonlyMap<string, TeamTotals>>;
/** The fixed amount of a line, and what its giver has to give; null where the house gives it. Minor units. */
export interface Allotted {
  readonly fixed: bigint;
  readonly fixedAbove: bigint | null;
}
const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** What a giver without a line in this slot reached, and no more than those above it. */
function findFixedAbove({ above, ...terms }: TermsAbove, from: string, teams: TeamsFrom): bigint {
  const reached = findFixed(terms, teams.get(from)?.get(terms.memberId));
  return above === undefined ? reached : least(reached, findFixedAbove(above, from, teams));
}

/**
 * Fixed amounts of the contracts of one slot. Each is what its tier says, as far as the giver has it: all that one giver
 * gives out of one contract comes to no more than the fixed amount of that contract, and what is too much is shared out
 * by what was promised. `downwards`: members, each after the one above.
 */
export function allotFixed(
  { contracts }: Pick<SettlementFacts, 'contracts'>,
  downwards: readonly { readonly id: string }[],
  teams: TeamsFrom,
): ReadonlyMap<DueContract, Allotted> {
  const allotted = new Map<DueContract, Allotted>();
  const promisedBy = (contract: DueContract): bigint =>
    findFixed(contract, teams.get(contract.from)?.get(contract.memberId));
  const nameGiver = ({ memberId, product }: Pick<DueContract, 'memberId' | 'product'>): string =>
    `${memberId} ${product}`;
  const lineOf = new Map(contracts.map((contract) => [nameGiver(contract), contract]));
  const promises = groupBy(
    contracts.filter(({ above }) => above !== undefined),
    ({ above }) => (above === undefined ? '' : nameGiver(above)),
  );
  const ofMember = groupBy(contracts, ({ memberId }) => memberId);
  const giveOut = (above: TermsAbove): void => {
    const all = promises.get(nameGiver(above)) ?? [];
    const line = lineOf.get(nameGiver(above));
    const first = all.map(({ from }) => from).toSorted()[0] ?? '';
    const budget =
      line === undefined ? findFixedAbove(above, first, teams) : (allotted.get(line)?.fixed ?? 0n);
    const promised = all.map((contract) => ({ contract, amount: promisedBy(contract) }));
    const sum = promised.reduce((total, { amount }) => total + amount, 0n);
    for (const { contract, amount } of promised) {
      const fixed = sum > budget ? shareOf(amount, budget, sum, 'down') : amount;
      allotted.set(contract, { fixed, fixedAbove: budget });
    }
  };
  for (const { id } of downwards)
    for (const contract of ofMember.get(id) ?? []) {
      if (allotted.has(contract)) continue;
      if (contract.above === undefined)
        allotted.set(contract, { fixed: promisedBy(contract), fixedAbove: null });
      else giveOut(contract.above);
    }
  return allotted;
}
