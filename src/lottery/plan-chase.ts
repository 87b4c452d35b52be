/** How the stake grows from draw to draw. */
export const chaseWays = ['same', 'double', 'profit'] as const;
export type ChaseWay = (typeof chaseWays)[number];

/** One issue at multiple one: what it costs and the most it can win, in minor units. */
interface ChaseTerms {
  readonly cost: bigint;
  readonly win: bigint;
}
export interface ChasePlan {
  readonly way: ChaseWay;
  /** Issues that are wanted. */
  readonly count: number;
  /** The largest multiple of an issue; 1 at least. */
  readonly most: number;
  /** Percent of all stakes so far that a win leaves above them; only `profit` reads it. */
  readonly percent: number;
}

/** The smallest multiple whose win leaves the profit above all stakes so far; null where none does. */
function findProfitMultiple({ cost, win }: ChaseTerms, spent: bigint, { most, percent }: ChasePlan) {
  const share = 100n + BigInt(percent);
  const gain = 100n * win - share * cost;
  if (gain <= 0n) return null;
  const multiple = (share * spent + gain - 1n) / gain;
  if (multiple > BigInt(most)) return null;
  return multiple < 1n ? 1 : Number(multiple);
}

/**
 * How often the bet is bought in each issue of a chase. Doubling stays at the largest multiple; a profit that the
 * largest multiple no longer reaches ends the plan, so that it can be shorter than asked for.
 */
export function planMultiples(terms: ChaseTerms, plan: ChasePlan): readonly number[] {
  const multiples: number[] = [];
  let spent = 0n;
  for (let issue = 0; issue < plan.count; issue += 1) {
    const doubled = issue > 30 ? plan.most : Math.min(plan.most, 2 ** issue);
    const plain = plan.way === 'double' ? doubled : 1;
    const multiple = plan.way === 'profit' ? findProfitMultiple(terms, spent, plan) : plain;
    if (multiple === null) break;
    multiples.push(multiple);
    spent += terms.cost * BigInt(multiple);
  }
  return multiples;
}
