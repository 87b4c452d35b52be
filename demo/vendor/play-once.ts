import { nothingPaid, type AnyGame, type Chance, type Factor, type Way } from './game.ts';

export type AnyWay = Way<unknown, unknown, unknown>;

/** What a round took and paid, in first stakes. */
export interface PlayedRound {
  readonly staked: Factor;
  readonly paid: Factor;
}
const add = (one: Factor, other: Factor): Factor =>
  one.under === other.under
    ? { over: one.over + other.over, under: one.under }
    : { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
const times = (one: Factor, other: Factor): Factor => ({
  over: one.over * other.over,
  under: one.under * other.under,
});

/** Plays one round; a void one gives its stakes back. */
export function playOnce(
  game: AnyGame,
  way: AnyWay,
  chance: Chance,
  eventChance: (event: string) => Chance = () => chance,
): PlayedRound {
  let now = 0;
  let staked: Factor = { over: 1n, under: 1n };
  let course = game.open(way.choice, { at: now, chance, eventChance });
  for (;;) {
    const standing = game.standing(course);
    if (standing.kind === 'over') return { staked, paid: times(staked, standing.pays) };
    if (standing.kind === 'void') return { staked, paid: staked };
    const due = game.dueAt?.(course) ?? null;
    if (way.next !== undefined) {
      const move = way.next(course);
      staked = add(staked, game.raise?.(course, move) ?? nothingPaid);
      course = game.move(course, move, { at: now, chance });
    } else if (due === null) throw new Error(`expects a move of ${game.code}, way ${way.name}`);
    else {
      now = due;
      course = game.advance?.(course, now) ?? course;
    }
  }
}
