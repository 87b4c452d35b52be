import { planMultiples, type ChasePlan } from '../../lottery/plan-chase.ts';
import { readMoney } from '../../protocol/money/money.ts';

/** A line of the bet slip; amounts are decimal strings. */
export interface ChaseLine {
  readonly amount: string;
  readonly largestWin: string;
  readonly multiple: number;
}
export interface ChaseStep {
  readonly numero: string;
  readonly multiple: number;
}
export interface ChasePlanProps {
  readonly label: string;
  readonly lines: readonly ChaseLine[] | null;
  readonly issues: readonly { readonly numero: string }[] | null;
  readonly first: string | null;
  readonly plan: { readonly steps: readonly ChaseStep[]; readonly stopsOnWin: boolean } | null;
  readonly currency: string | null;
  readonly symbol?: string | null;
  readonly mostMultiple?: number | null;
  readonly disabled?: boolean;
}
const usualMostMultiple = 100;

/** Minor units of some amounts together. */
export const sumMoney = (amounts: readonly string[], currency: string | null): bigint =>
  amounts.reduce((sum, amount) => sum + (readMoney(amount, currency ?? '') ?? 0n), 0n);

/** The issues of a plan, the one on sale first, and how often the bet slip is bought in each. */
export function planSteps(
  { lines, issues, first, currency, mostMultiple }: ChasePlanProps,
  terms: Pick<ChasePlan, 'way' | 'count' | 'percent'>,
): readonly ChaseStep[] {
  const bets = lines ?? [];
  if (bets.length === 0 || first === null) return [];
  const numeros = (issues ?? []).map(({ numero }) => numero);
  const firstIndex = numeros.indexOf(first);
  const ahead = firstIndex === -1 ? [first] : numeros.slice(firstIndex);
  const largest = Math.max(...bets.map(({ multiple }) => multiple));
  const most = Math.max(1, Math.floor((mostMultiple ?? usualMostMultiple) / largest));
  const once = {
    cost: sumMoney(
      bets.map(({ amount }) => amount),
      currency,
    ),
    win: sumMoney(
      bets.map(({ largestWin }) => largestWin),
      currency,
    ),
  };
  const multiples = planMultiples(once, { ...terms, most });
  return ahead
    .slice(0, multiples.length)
    .map((numero, index) => ({ numero, multiple: multiples[index] ?? 1 }));
}
