import type { Results, SettledLine, SettlementRules, Tier } from './facts.ts';

type Written<Values> = {
  readonly [Key in keyof Values]: Values[Key] extends bigint | undefined ? string : Values[Key];
};
/** What a line follows from, as it is stored with it; minor units as text. */
export interface LineFacts extends Written<Results> {
  readonly netLoss: string;
  readonly carriedLoss: string;
  readonly base: string;
  readonly activeMembers: number;
  readonly activeBets: string;
  readonly activeDeposits: string;
  readonly tiers: readonly Written<Tier>[];
  /** Place of the tier that was reached, from 0; null for none. */
  readonly tier: number | null;
  /** Hundredths of a per cent. */
  readonly rate: string;
  /** The rate that the giver reached; null where the house gives it, and left out in lines that are older than this. */
  readonly rateAbove?: string | null;
  /** Left out with `fixedAbove` where the contract says no fixed amount, and in lines that are older than this. */
  readonly fixed?: string;
  readonly fixedAbove?: string | null;
  readonly share: string;
  readonly dueBelow: string;
  /** How much of what is due below is due in the branch of which direct downline. */
  readonly branches: readonly { readonly memberId: string; readonly amount: string }[];
  readonly carriedDue: string;
  readonly uncovered: string;
}

/** The facts of a line as they are stored. */
export function writeLineFacts(line: SettledLine, rules: SettlementRules): LineFacts {
  const { contract, results } = line;
  return {
    validBets: results.validBets.toString(),
    payouts: results.payouts.toString(),
    rebates: results.rebates.toString(),
    bonuses: results.bonuses.toString(),
    lateBets: results.lateBets.toString(),
    latePayouts: results.latePayouts.toString(),
    netLoss: line.netLoss.toString(),
    carriedLoss: contract.carriedLoss.toString(),
    base: line.base.toString(),
    activeMembers: line.activeMembers,
    activeBets: rules.activeBets.toString(),
    activeDeposits: rules.activeDeposits.toString(),
    tiers: contract.tiers.map(({ bet, loss, members, rate, fixed = 0n }) => ({
      bet: bet.toString(),
      loss: loss.toString(),
      members,
      rate: rate.toString(),
      ...(fixed > 0n ? { fixed: fixed.toString() } : {}),
    })),
    tier: line.tier,
    rate: line.rate.toString(),
    rateAbove: line.rateAbove?.toString() ?? null,
    ...(contract.tiers.some(({ fixed = 0n }) => fixed > 0n)
      ? { fixed: line.fixed.toString(), fixedAbove: line.fixedAbove?.toString() ?? null }
      : {}),
    share: line.share.toString(),
    dueBelow: line.dueBelow.toString(),
    branches: line.branches.map(({ memberId, amount }) => ({ memberId, amount: amount.toString() })),
    carriedDue: contract.carriedDue.toString(),
    uncovered: line.uncovered.toString(),
  };
}
