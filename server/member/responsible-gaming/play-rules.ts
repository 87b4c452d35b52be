import type { MemberDeps } from '../../platform/deps.ts';
import type { RoundEnding } from '../play/tables.ts';
import { readJurisdiction } from './jurisdiction.ts';

const minuteMs = 60_000;

/** What the market profile says about play that runs. Times in milliseconds. */
export interface PlayRules {
  /** A longer gap between two signs of play ends the play session. */
  readonly idleMs: number;
  /** Between two reality checks; null where there are none. */
  readonly checkMs: number | null;
  /** Rest after a check; 0 for none. */
  readonly restMs: number;
  /** Stakes are refused while a check is due. */
  readonly checkStopsPlay: boolean;
  /** What becomes of a round that is open when a break or a time limit ends play. */
  readonly roundEnding: RoundEnding;
}

/** The rules of the live release. */
export async function readPlayRules(deps: Pick<MemberDeps, 'liveSite'>): Promise<PlayRules> {
  const profile = await readJurisdiction(deps);
  return {
    idleMs: profile.playIdleMinutes * minuteMs,
    checkMs: profile.realityCheckMinutes === 0 ? null : profile.realityCheckMinutes * minuteMs,
    restMs: profile.realityBreakMinutes * minuteMs,
    checkStopsPlay: profile.realityCheckStopsPlay,
    roundEnding: profile.refundOpenRounds ? 'refund' : 'finish',
  };
}
