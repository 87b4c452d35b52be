import { casinoCycleMs, nothingPaid, RefusedMove, type Factor, type Game } from '../../game.ts';
import {
  countReaching,
  leastOut,
  mostOut,
  multipleAt,
  pointOf,
  returnAt,
  timeOf,
  words,
  writeMultiple,
} from './crash.rules.ts';

interface Choice {
  /** The multiple, in hundredths, at which the server takes; null where the player does. */
  readonly auto: number | null;
}
interface Course {
  /** Hundredths. */
  readonly point: number;
  readonly auto: number;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The multiple that was taken, in hundredths. */
  readonly out: number | null;
  readonly isBroken: boolean;
  readonly isVoid: boolean;
}
export interface CrashPicture {
  /** Milliseconds of the flight so far. */
  readonly elapsedMs: number;
  /** Hundredths; null where only the largest multiple takes. */
  readonly auto: number | null;
  readonly out: number | null;
  /** Where it broke, or would have; null while it flies. */
  readonly point: number | null;
}
type Move = { readonly take: true };

const shownMultiples = [101, 150, 200, 500, 1_000, 10_000] as const;
const toFactor = (hundredths: number): Factor => ({ over: BigInt(hundredths), under: 100n });
const isOver = ({ out, isBroken, isVoid }: Course): boolean => out !== null || isBroken || isVoid;

/** The end that time brings: taken where that was asked for, else broken one step above the point. */
const endOf = ({ startedAt, auto, point }: Course): { readonly at: number; readonly out: number | null } =>
  auto <= point
    ? { at: startedAt + timeOf(auto), out: auto }
    : { at: startedAt + timeOf(point + 1), out: null };

function advance(course: Course, now: number): Course {
  const end = endOf(course);
  if (isOver(course) || now < end.at) return course;
  return { ...course, out: end.out, isBroken: end.out === null };
}

/** A rising multiple: the server's clock decides at which one a player has taken. */
export const crashGame: Game<Choice, Course, Move, CrashPicture> = {
  code: 'crash',
  opens: [{ type: 'RNG', classify: 'CR', titles: { rocket: 'Rocket, Launch, Liftoff, Ascent' } }],
  features: ['multipliers'],
  volatility: null,
  cycleMs: casinoCycleMs,
  isCommitted: true,
  choiceSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['auto'],
    properties: {
      auto: { oneOf: [{ type: 'null' }, { type: 'integer', minimum: leastOut, maximum: mostOut }] },
    },
  },
  moveSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['take'],
    properties: { take: { const: true } },
  },
  open: ({ auto }, { at, chance }) => ({
    point: pointOf(chance(words)),
    auto: auto ?? mostOut,
    startedAt: at,
    out: null,
    isBroken: false,
    isVoid: false,
  }),
  move: (course, _move, { at }) => {
    const out = multipleAt(at - course.startedAt);
    if (out < leastOut) throw new RefusedMove('game.too-early');
    return { ...course, out };
  },
  isExit: () => true,
  advance,
  dueAt: (course) => endOf(course).at,
  leave: (course, now) => {
    const out = multipleAt(now - course.startedAt);
    return out < leastOut ? { ...course, isVoid: true } : { ...course, out };
  },
  standing: (course) => {
    if (course.isVoid) return { kind: 'void' };
    if (course.out !== null) return { kind: 'over', pays: toFactor(course.out) };
    return course.isBroken ? { kind: 'over', pays: nothingPaid } : { kind: 'open' };
  },
  picture: (course, { at }) => ({
    elapsedMs: at - course.startedAt,
    auto: course.auto === mostOut ? null : course.auto,
    out: course.out,
    point: isOver(course) ? course.point : null,
  }),
  ways: shownMultiples.map((auto) => ({
    name: `taken at ${writeMultiple(auto)}`,
    choice: { auto },
    rtp: returnAt(auto),
    isCountedApart: true,
  })),
  chances: shownMultiples.map((auto) => ({
    text: 'reach',
    values: { multiple: writeMultiple(auto) },
    chance: { over: countReaching(auto), under: BigInt(words) },
    pays: toFactor(auto),
  })),
  facts: { most: writeMultiple(mostOut) },
};
