import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { RoundEnding } from '../play/tables.ts';
import { readJurisdiction } from './jurisdiction.ts';

const minuteMs = 60_000;
/** Stakes an hour apart are one stretch of play in every market, whether or not it asks for checks. */
const shortestPauseMinutes = 60;

/** What the market profile says about play that runs. Times in milliseconds. */
export interface PlayRules {
  /** How long after a stake the time on the pages and in a game counts. */
  readonly idleMs: number;
  /** How far two stakes of one stretch are apart at most; longer than between two checks, so that slow play is checked. */
  readonly pauseMs: number;
  /** Between two reality checks; null where there are none. */
  readonly checkMs: number | null;
  /** Rest after a check; 0 for none. */
  readonly restMs: number;
  /** Stakes are refused while a check is due. */
  readonly checkStopsPlay: boolean;
  /** What becomes of a round that is open when a break or a time limit ends play. */
  readonly roundEnding: RoundEnding;
  /** From the start of one round of a game to the next, at least; 0 leaves it to the vendor. */
  readonly shortestRoundMs: number;
}

/** The rules of the live release. */
export async function readPlayRules(deps: Pick<MemberDeps, 'liveSite'>): Promise<PlayRules> {
  const profile = await readJurisdiction(deps);
  const idleMs = profile.playIdleMinutes * minuteMs;
  return {
    idleMs,
    pauseMs: Math.max(shortestPauseMinutes, profile.realityCheckMinutes) * minuteMs + idleMs,
    checkMs: profile.realityCheckMinutes === 0 ? null : profile.realityCheckMinutes * minuteMs,
    restMs: profile.realityBreakMinutes * minuteMs,
    checkStopsPlay: profile.realityCheckStopsPlay,
    roundEnding: profile.refundOpenRounds ? 'refund' : 'finish',
    shortestRoundMs: profile.shortestRoundMs,
  };
}
