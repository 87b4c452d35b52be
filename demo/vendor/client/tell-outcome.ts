import { readMoney } from '../../../src/protocol/money/money.ts';
import type { RoundView } from '../shown-round.ts';
import type { Say } from './say.ts';

interface Words {
  readonly say: Say;
  readonly money: (amount: string) => string;
  readonly currency: () => string;
}

/** A return of no more than the stake is no win, and is not praised as one. */
export function isWin({ state, payout, stake }: RoundView<unknown>, currency: string): boolean {
  const [paid, staked] = [readMoney(payout, currency) ?? 0n, readMoney(stake, currency) ?? 0n];
  return state !== 'refunded' && state !== 'refunding' && paid > staked;
}

/** What a round that has ended came to, as one sentence. */
export function tellOutcome(round: RoundView<unknown>, { say, money, currency }: Words): string {
  const values = { amount: money(round.payout), stake: money(round.stake) };
  if (round.state === 'refunded' || round.state === 'refunding')
    return say('refunded', { amount: values.stake });
  if ((readMoney(round.payout, currency()) ?? 0n) === 0n) return say('lost', values);
  return say(isWin(round, currency()) ? 'won' : 'returned', values);
}
