import type { Say } from '../../client/say.ts';
import { writeLine, type Bet } from '../markets.ts';

interface Pair {
  readonly home: string;
  readonly away: string;
}
/** The line of a pick: of a handicap each side has its own sign. */
const lineOf = ({ market, pick, line }: Bet): string =>
  market === 'handicap' ? writeLine(pick === 'home' ? line : -line, true) : writeLine(line);

/** `2–1`, of the home side first in every script. */
const scoreOf = ({ pick }: Bet): string => `\u2066${pick.replace('-', '–')}\u2069`;

/** What a bet is on, in words: `Over 2.5`, `Port Almere +1.5`. Isolated: names are in one script, lines in another. */
export const namePick = (say: Say, bet: Bet, { home, away }: Pair): string =>
  bet.market === 'exact'
    ? say('pick.exact', { score: scoreOf(bet) })
    : say(`pick.${bet.market}.${bet.pick}`, { home, away, line: `\u2066${lineOf(bet)}\u2069` });
/** The same for a button in the row of its match. */
export const shortPick = (say: Say, bet: Bet): string =>
  bet.market === 'exact'
    ? scoreOf(bet)
    : say(`short.${bet.market}.${bet.pick}`, { line: `\u2066${lineOf(bet)}\u2069` });

/** `1:42` until a moment; nothing is negative. */
export function writeCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
