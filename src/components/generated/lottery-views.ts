// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { IssueClockView } from '../issue-clock/issue-clock.tsx';
import { NumberBallsView } from '../number-balls/number-balls.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  'IssueClock': IssueClockView,
  'NumberBalls': NumberBallsView,
} satisfies Readonly<Record<string, View<never>>>;
