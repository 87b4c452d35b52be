import { drawNumbers } from './fair-draw.ts';
import type { Content, Play } from './play.ts';

/** A whole number below a limit, each equally likely. */
export type Chance = (below: number) => number;

/** Random words of the platform. Its numbers move no money: they only fill in a slip. */
export const browserChance: Chance = (below) => {
  const next = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  return drawNumbers({ kind: 'repeated', first: 0, symbols: below, count: 1 }, next)?.[0] ?? 0;
};

function take<Item>(items: readonly Item[], count: number, chance: Chance): readonly Item[] {
  const rest = [...items];
  return Array.from({ length: Math.min(count, items.length) }, () =>
    rest.splice(chance(rest.length), 1),
  ).flat();
}

function drawRows(
  { rows, chosen = rows, choices, isDistinct }: Extract<Play, { kind: 'rows' }>,
  chance: Chance,
): Content {
  const filled = new Set(take([...Array(rows).keys()], chosen, chance));
  const distinct = take(choices, rows, chance);
  return {
    rows: Array.from({ length: rows }, (_, row) => {
      if (!filled.has(row)) return [];
      return isDistinct === true ? distinct.slice(row, row + 1) : take(choices, 1, chance);
    }),
  };
}

/** The smallest bet of a play, by chance. */
export function quickPick(play: Play, chance: Chance): Content {
  switch (play.kind) {
    case 'picks':
      return { picks: take(play.choices, 1, chance) };
    case 'rows':
      return drawRows(play, chance);
    case 'pool':
      return { picks: inOrder(play.choices, take(play.choices, play.size, chance)) };
    case 'groups': {
      const picks = take(play.choices, play.many + play.few, chance);
      if (play.isOneList === true) return { picks: inOrder(play.choices, picks) };
      return { m: picks.slice(0, play.many), n: picks.slice(play.many) };
    }
    case 'any': {
      const positions = take(
        Array.from({ length: play.positions }, (_, index) => index + 1),
        play.taken,
        chance,
      );
      return { ...quickPick(play.play, chance), positions: positions.toSorted((a, b) => a - b) };
    }
  }
}

const inOrder = (choices: readonly string[], picks: readonly string[]): readonly string[] =>
  choices.filter((choice) => picks.includes(choice));
