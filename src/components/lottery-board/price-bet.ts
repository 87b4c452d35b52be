import { boundWin } from '../../lottery/bound-win.ts';
import { checkContent, type ContentFault } from '../../lottery/check-content.ts';
import { countStakes } from '../../lottery/count-stakes.ts';
import { rebateOf, type SeriesChoice } from '../../lottery/odds.ts';
import type { Content } from '../../lottery/play.ts';
import { readMoney, writeMoney } from '../../protocol/money/money.ts';
import type { BoardPlay } from './board-menu.ts';

/** What a bet costs and may win; amounts are decimal strings. */
export interface BetPrice {
  readonly fault: ContentFault | null;
  readonly stakes: bigint;
  readonly amount: string;
  readonly largestWin: string;
  readonly rebate: string;
}
interface PriceTerms {
  readonly stake: string;
  readonly multiple: number;
  readonly currency: string;
  readonly choice: SeriesChoice;
}

/** Prices a content as the server does; one with a fault has no stakes. */
export function priceBet(
  { play, odds }: BoardPlay,
  content: Content,
  { stake, multiple, currency, choice }: PriceTerms,
): BetPrice {
  const fault = checkContent(play, content);
  const stakes = fault === null ? countStakes(play, content) : 0n;
  const unit = (readMoney(stake, currency) ?? 0n) * BigInt(multiple);
  const win = stakes === 0n ? 0n : boundWin(play, content, { stake: unit, odds });
  return {
    fault,
    stakes,
    amount: writeMoney(stakes * unit, currency),
    largestWin: writeMoney(win, currency),
    rebate: writeMoney(rebateOf(stakes * unit, choice), currency),
  };
}
