import type { JsonObject, JsonSchema } from '../../protocol/json.ts';
import type { SnapshotLike } from '../../protocol/machine-contract.ts';
import type { Complaint } from '../failed-call.ts';
import { closedObject, flag, oneOfTexts, text, textOrNull, whole } from '../payload-schema.ts';
import { readStatePath } from '../state-path.ts';

/** What is to be started (specification, section 3: launch request). */
export interface Game {
  readonly nodeId: string;
  readonly name: string;
  /** Provider code. */
  readonly vassalage: string;
  readonly gameCode: string;
}
export const gameSchema: JsonSchema = closedObject({
  nodeId: text,
  name: text,
  vassalage: text,
  gameCode: text,
});
export interface GameLaunchInput {
  readonly signedIn: boolean;
  /** An account of type 4: plays demo games only. */
  readonly trial: boolean;
  /** Where a game shows: in the page `/game`, or in a window of its own. */
  readonly place: 'frame' | 'window';
}
export interface GameLaunchContext extends Complaint, GameLaunchInput {
  readonly game: Game | null;
  /** The start takes longer than it should. */
  readonly isSlow: boolean;
  readonly attempts: number;
  /** Address of the running game; known to the page that shows it, not to layouts. */
  readonly url: string | null;
  /** ISO 8601 in UTC, while the game is under maintenance. */
  readonly from: string | null;
  readonly until: string | null;
}
export const gameLaunchProjectionSchema: JsonSchema = closedObject({
  state: text,
  busy: flag,
  error: textOrNull,
  isSlow: flag,
  attempts: whole,
  gameName: textOrNull,
  from: textOrNull,
  until: textOrNull,
  place: oneOfTexts(['frame', 'window']),
});
export function projectGameLaunch(snapshot: SnapshotLike): JsonObject {
  const context = snapshot.context as GameLaunchContext;
  const state = readStatePath(snapshot.value);
  return {
    state,
    busy: state === 'launching' || state === 'backingOff',
    error: context.error,
    isSlow: context.isSlow,
    attempts: context.attempts,
    gameName: context.game?.name ?? null,
    from: context.from,
    until: context.until,
    place: context.place,
  };
}
