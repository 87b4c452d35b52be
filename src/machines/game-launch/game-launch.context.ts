import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, oneOfTexts, text, textOrNull, whole } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** What is to be started (specification, section 3: launch request). */
export interface Game {
  readonly nodeId: string;
  /** Empty where only the address named the game; the start tells it. */
  readonly name: string;
  /** Provider code; empty where it is not known. */
  readonly vassalage: string;
}
export const gameSchema: JsonSchema = closedObject({ nodeId: text, name: text, vassalage: text });

export interface GameLaunchInput {
  readonly signedIn: boolean;
  /** An account of type 4: plays demo games only. */
  readonly trial: boolean;
  /** The member is on a break, in which nothing is played. */
  readonly onBreak?: boolean;
  /** Started at once; null waits for a press. */
  readonly game: Game | null;
}
export interface GameLaunchContext extends Complaint, GameLaunchInput {
  /** The start takes longer than it should. */
  readonly isSlow: boolean;
  readonly attempts: number;
  /** The game that a round is still open in. */
  readonly other: Game | null;
  /** ISO 8601 in UTC, while the game is under maintenance or a rest is running. */
  readonly from: string | null;
  readonly until: string | null;
}
export const gameLaunchProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  isSlow: flag,
  attempts: whole,
  gameId: textOrNull,
  gameName: textOrNull,
  otherName: textOrNull,
  from: textOrNull,
  until: textOrNull,
  place: oneOfTexts(['frame']),
});
export function projectGameLaunch(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as GameLaunchContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'launching' || state === 'backingOff' || state === 'opening',
    error: context.error,
    isSlow: context.isSlow,
    attempts: context.attempts,
    gameId: context.game?.nodeId ?? null,
    gameName: context.game?.name ?? null,
    otherName: context.other?.name ?? null,
    from: context.from,
    until: context.until,
    // Layouts of earlier releases show the game only where they read this.
    place: 'frame',
  };
}
