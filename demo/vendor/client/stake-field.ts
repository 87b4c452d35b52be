import { readMoney, unitOf, writeMoney } from '../../../src/protocol/money.ts';
import type { PageView } from './page-view.ts';

/** In whole units of the currency. */
const quickStakes = [1n, 5n, 20n, 100n] as const;
const step = 1n;

export interface StakeBounds {
  readonly currency: string;
  /** Decimal texts. */
  readonly least: string;
  readonly most: string;
}

/** The field for the stake with its buttons; what is typed is read as it is, and judged by the server. */
export function createStakeField(view: PageView, { currency, least, most }: StakeBounds) {
  const { stake } = view.parts;
  const minor = (amount: string): bigint => readMoney(amount, currency) ?? 0n;
  const read = (): string => stake.value.trim().replace(',', '.');
  /** `amount` in minor units. */
  const set = (amount: bigint): void => {
    const [low, high] = [minor(least), minor(most)];
    stake.value = writeMoney(amount < low ? low : amount > high ? high : amount, currency);
    view.showFault('');
    stake.dispatchEvent(new Event('change'));
  };
  const quick = quickStakes.map((units) => writeMoney(units * unitOf(currency), currency));
  view.showQuick(quick, (amount) => set(minor(amount)));
  set(5n * unitOf(currency));
  stake.addEventListener('input', () => view.showFault(''));
  for (const [id, change] of [
    ['less', -step],
    ['more', step],
  ] as const)
    document
      .getElementById(id)
      ?.addEventListener('click', () => set(minor(read()) + change * unitOf(currency)));
  return { read };
}
