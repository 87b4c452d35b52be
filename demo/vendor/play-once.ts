import type { AnyGame, Chance, Factor, Way } from './game.ts';

export type AnyWay = Way<unknown, unknown, unknown>;

/** Plays one round; a void one gives its stake back. */
export function playOnce(
  game: AnyGame,
  way: AnyWay,
  chance: Chance,
  eventChance: (event: string) => Chance = () => chance,
): Factor {
  let now = 0;
  let course = game.open(way.choice, { at: now, chance, eventChance });
  for (;;) {
    const standing = game.standing(course);
    if (standing.kind === 'over') return standing.pays;
    if (standing.kind === 'void') return { over: 1n, under: 1n };
    const due = game.dueAt?.(course) ?? null;
    if (way.next !== undefined) course = game.move(course, way.next(course), { at: now, chance });
    else if (due === null) throw new Error(`expects a move of ${game.code}, way ${way.name}`);
    else {
      now = due;
      course = game.advance?.(course, now) ?? course;
    }
  }
}
