import type { View } from '../runtime/view.ts';
import { GameStageView } from './game-stage/game-stage.tsx';
import { SessionClockView } from './session-clock/session-clock.tsx';

/** Views of the page of a running game, in one chunk. */
export const playViews = {
  GameStage: GameStageView,
  SessionClock: SessionClockView,
} satisfies Readonly<Record<string, View<never>>>;
