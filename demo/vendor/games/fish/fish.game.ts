import { nothing, nothingPaid, type Game, type Nothing } from '../../game.ts';
import {
  chanceOf,
  drawsOf,
  fishReturn,
  flightMs,
  isCatch,
  targetNames,
  targets,
  type Target,
} from './fish.rules.ts';

interface Course {
  /** Milliseconds since 1970. */
  readonly firedAt: number;
  readonly target: Target | null;
  readonly isCaught: boolean;
  /** Hit nothing: the bullet is given back. */
  readonly isReturned: boolean;
}
export interface FishPicture {
  readonly target: Target | null;
  readonly isCaught: boolean;
}
interface Move {
  /** What the bullet hit; null for nothing. */
  readonly target: Target | null;
}

/** A bullet at a time: it is paid when it is fired, and judged when it hits. */
export const fishGame: Game<Nothing, Course, Move, FishPicture> = {
  code: 'fish',
  opens: [
    {
      type: 'FISH',
      titles: {
        shark: 'Shark Run, Fin Patrol',
        fish: 'Fishing, Golden Catch, Shoal',
        turtle: 'Turtle Tide, Turtle Isle',
      },
    },
  ],
  features: [],
  volatility: null,
  cycleMs: 500,
  isCommitted: false,
  choiceSchema: nothing,
  moveSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['target'],
    properties: { target: { enum: [...targetNames, null] } },
  },
  open: (_choice, { at }) => ({ firedAt: at, target: null, isCaught: false, isReturned: false }),
  move: (course, { target }, { chance }) =>
    target === null
      ? { ...course, isReturned: true }
      : { ...course, target, isCaught: isCatch(chance(drawsOf(target))) },
  isExit: ({ target }) => target === null,
  advance: (course, now) =>
    course.target === null && now >= course.firedAt + flightMs ? { ...course, isReturned: true } : course,
  dueAt: ({ firedAt }) => firedAt + flightMs,
  leave: (course) => ({ ...course, isReturned: true }),
  standing: ({ target, isCaught, isReturned }) => {
    if (isReturned) return { kind: 'void' };
    if (target === null) return { kind: 'open' };
    return { kind: 'over', pays: isCaught ? { over: BigInt(targets[target]), under: 1n } : nothingPaid };
  },
  picture: ({ target, isCaught }) => ({ target, isCaught }),
  ways: targetNames.map((target) => ({
    name: target,
    choice: {},
    next: () => ({ target }),
    rtp: fishReturn,
  })),
  chances: targetNames.map((target) => ({
    text: `fish.${target}`,
    chance: chanceOf(target),
    pays: { over: BigInt(targets[target]), under: 1n },
  })),
  facts: { seconds: String(flightMs / 1_000) },
};
