// Written by "npm run generate" from the definitions; do not edit.
import type { View } from '../../runtime/view.ts';
import { ChasePlanView } from '../chase-plan/chase-plan.tsx';
import { DrawCheckView } from '../draw-check/draw-check.tsx';
import { LotteryBoardView } from '../lottery-board/lottery-board.tsx';
import { LotteryTrendView } from '../lottery-trend/lottery-trend.tsx';

/** One file for the browser: see `ViewChunk`. */
export const views = {
  'ChasePlan': ChasePlanView,
  'DrawCheck': DrawCheckView,
  'LotteryBoard': LotteryBoardView,
  'LotteryTrend': LotteryTrendView,
} satisfies Readonly<Record<string, View<never>>>;
