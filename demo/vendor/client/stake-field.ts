import { readMoney, unitOf, writeMoney } from '../../../src/protocol/money/money.ts';
import type { StakeOffer } from './game-view.ts';
import type { PageView } from './page-view.ts';

/** In whole units of the currency. */
const quickStakes = [1n, 5n, 20n, 100n] as const;
const step = 1n;

export interface StakeBounds extends Pick<StakeOffer, 'least' | 'most'> {
  readonly currency: string;
}

/** The field for the stake with its buttons; what is typed is read as it is, and judged by the server. */
export function createStakeField(view: PageView, { currency, ...given }: StakeBounds) {
  const { stake } = view.parts;
  let bounds: Pick<StakeOffer, 'least' | 'most'> = given;
  const minor = (amount: string): bigint => readMoney(amount, currency) ?? 0n;
  const read = (): string => stake.value.trim().replace(',', '.');
  /** `amount` in minor units. */
  const set = (amount: bigint): void => {
    const [low, high] = [minor(bounds.least), minor(bounds.most)];
    stake.value = writeMoney(amount < low ? low : amount > high ? high : amount, currency);
    view.showFault('');
    stake.dispatchEvent(new Event('change'));
  };
  const showQuick = (amounts: readonly string[]): void =>
    view.showQuick(amounts, (amount) => set(minor(amount)));
  showQuick(quickStakes.map((units) => writeMoney(units * unitOf(currency), currency)));
  set(5n * unitOf(currency));
  stake.addEventListener('input', () => view.showFault(''));
  for (const [id, change] of [
    ['less', -step],
    ['more', step],
  ] as const)
    document
      .getElementById(id)
      ?.addEventListener('click', () => set(minor(read()) + change * unitOf(currency)));
  return {
    read,
    bounds: (): Pick<StakeOffer, 'least' | 'most'> => bounds,
    offer: ({ first, quick, ...offered }: StakeOffer): void => {
      bounds = offered;
      showQuick(quick);
      const typed = readMoney(read(), currency);
      const isGood = typed !== null && typed >= minor(bounds.least) && typed <= minor(bounds.most);
      if (!isGood) set(minor(first));
    },
  };
}
