// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { GameStageView } from '../game-stage/game-stage.tsx';
import { SessionClockView } from '../session-clock/session-clock.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  'GameStage': GameStageView,
  'SessionClock': SessionClockView,
} satisfies Readonly<Record<string, View<never>>>;
