import type { LotteryBetRequest } from '../../src/protocol/generated/wire-types.ts';
import { boundWin } from '../../src/lottery/bound-win.ts';
import { checkContent } from '../../src/lottery/check-content.ts';
import { countStakes } from '../../src/lottery/count-stakes.ts';
import type { Content } from '../../src/lottery/play.ts';
import { oddsOfPlay, type Odds } from '../../src/lottery/odds.ts';
import { readTyped } from '../../src/lottery/read-typed.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { refuseCall } from '../calls/refusals.ts';
import { terms, type LotteryGame } from './catalogue.ts';
import type { OfferedPlay } from './offered-plays.ts';
import { boundsIn, listModes } from './money-terms.ts';

/** A line of an order that was found to be without fault. Amounts in minor units. */
export interface CheckedLine {
  readonly offered: OfferedPlay;
  readonly content: Content;
  readonly stakes: bigint;
  readonly price: bigint;
  readonly amount: bigint;
  /** By the series of the order. */
  readonly odds: Odds;
}

/** A line as it was sent: what was chosen is structured or typed. */
export interface SentLine {
  readonly playId: number;
  readonly content?: unknown;
  readonly bettingContent?: string;
  readonly multiple?: number;
  /** How many stakes the sender counted; another number is refused. */
  readonly stakes?: string;
}

/** What is wrong with a line, where, and what was sent. */
interface LineFault {
  readonly code: string;
  readonly place: string;
  readonly value: string;
}
export const faultAt = (code: string, place: string, value: string): LineFault => ({ code, place, value });
export const refuseLine = (index: number, fault: LineFault) =>
  refuseCall('lottery.content', `Line ${index + 1}: ${fault.code} at ${fault.place}.`, 400, {
    line: index + 1,
    ...fault,
  });

/** What was chosen; typed numbers are read by the engine. */
function readLine({ play }: OfferedPlay, line: SentLine, index: number): Content {
  if (line.bettingContent !== undefined && line.content === undefined) {
    const typed = readTyped(play, line.bettingContent);
    if (typed.content === null) throw refuseLine(index, typed.fault);
    return typed.content;
  }
  const content = (line.content ?? {}) as Content;
  const fault = checkContent(play, content);
  if (fault !== null) throw refuseLine(index, fault);
  return content;
}

function checkLine(
  game: LotteryGame,
  {
    line,
    index,
    price,
    series,
  }: { readonly line: SentLine; readonly index: number; readonly price: bigint; readonly series: number },
  currency: string,
): CheckedLine {
  const offered = game.group.plays.find(({ playId }) => playId === line.playId);
  if (offered === undefined) throw refuseLine(index, faultAt('play.unknown', 'playId', String(line.playId)));
  const content = readLine(offered, line, index);
  const multiple = line.multiple ?? 1;
  if (multiple > terms.largestMultiple)
    throw refuseLine(index, faultAt('multiple.too-large', 'multiple', String(multiple)));
  const stakes = countStakes(offered.play, content);
  if (stakes === 0n) throw refuseLine(index, faultAt('choices.too-few', 'content', ''));
  if (line.stakes !== undefined && line.stakes !== stakes.toString())
    throw refuseLine(index, faultAt('stakes.differ', 'stakes', line.stakes));
  const stake = price * BigInt(multiple);
  const odds = oddsOfPlay(offered.play, series);
  const { largestWin } = boundsIn(currency);
  if (boundWin(offered.play, content, { stake, odds }) > largestWin)
    throw refuseCall('lottery.win-too-large', `Line ${index + 1} could win more than is paid.`, 409, {
      line: index + 1,
      largest: writeMoney(largestWin, currency),
    });
  return { offered, content, stakes, price: stake, amount: stakes * stake, odds };
}

/**
 * The lines of an order and what they cost together, in minor units.
 * @throws AppError 400 `lottery.content`, `amount.too-large`; 409 `lottery.win-too-large`
 */
export function checkOrder(
  game: LotteryGame,
  sent: {
    readonly lines: readonly SentLine[];
    readonly mode: LotteryBetRequest['bettingMode'];
    readonly series: number;
  },
  currency: string,
): { readonly lines: readonly CheckedLine[]; readonly amount: bigint } {
  const mode = listModes(currency).find(({ bettingModeId }) => bettingModeId === (sent.mode ?? 1));
  if (mode === undefined) throw refuseLine(0, faultAt('mode.unknown', 'bettingMode', String(sent.mode)));
  if (sent.lines.length === 0) throw refuseLine(0, faultAt('choices.missing', 'lines', ''));
  const lines = sent.lines.map((line, index) =>
    checkLine(game, { line, index, price: mode.price, series: sent.series }, currency),
  );
  const amount = lines.reduce((sum, line) => sum + line.amount, 0n);
  const { largestBet } = boundsIn(currency);
  if (amount > largestBet)
    throw refuseCall('amount.too-large', 'The order costs more than one order may.', 409, {
      largest: writeMoney(largestBet, currency),
    });
  return { lines, amount };
}
