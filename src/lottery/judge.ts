import { countChoices } from './chance.ts';
import { sumProducts } from './count-stakes.ts';
import {
  singleTier,
  type AnyPlay,
  type Content,
  type Draw,
  type GroupsPlay,
  type Judgement,
  type PicksPlay,
  type Play,
  type PoolPlay,
  type RowsPlay,
} from './play.ts';

const gather = (units: ReadonlyMap<string, bigint>, pushed = 0n): Judgement => ({
  wins: [...units].filter(([, count]) => count > 0n).map(([tier, count]) => ({ tier, units: count })),
  pushed,
});

function judgePicks(play: PicksPlay, picks: readonly string[], draw: Draw): Judgement {
  const units = new Map<string, bigint>();
  let pushed = 0n;
  for (const choice of picks) {
    const hit = play.hit(choice, draw);
    if (hit === 'push') pushed += BigInt(play.stakes?.(choice) ?? 1);
    else if (hit !== null) units.set(hit.tier, (units.get(hit.tier) ?? 0n) + BigInt(hit.times ?? 1));
  }
  return gather(units, pushed);
}

function judgeRows(play: RowsPlay, rows: readonly (readonly string[])[], draw: Draw): Judgement {
  const right = rows.map((row, index) => row.filter((choice) => play.isHit(choice, index, draw)).length);
  return gather(new Map([[singleTier, sumProducts(right, play.chosen ?? play.rows)]]));
}

/** How many of some choices a draw misses, hits and hits specially. */
export type Counts = readonly [missed: number, hits: number, special: number];

/** Lines by tier, of choices that are free and a bank that every line has. */
export function countPoolLines(
  play: Pick<PoolPlay, 'size' | 'tierOf'>,
  { free, bank }: { readonly free: Counts; readonly bank: Counts },
): ReadonlyMap<string, bigint> {
  const units = new Map<string, bigint>();
  const open = play.size - bank[0] - bank[1] - bank[2];
  for (let hits = 0; hits <= Math.min(open, free[1]); hits += 1)
    for (let special = 0; special <= Math.min(open - hits, free[2]); special += 1) {
      const tier = play.tierOf(hits + bank[1], special + bank[2]);
      if (tier === null) continue;
      const lines =
        countChoices(free[1], hits) *
        countChoices(free[2], special) *
        countChoices(free[0], open - hits - special);
      units.set(tier, (units.get(tier) ?? 0n) + lines);
    }
  return units;
}

function judgePool(play: PoolPlay, { picks, bank = [], drag = [] }: Content, draw: Draw): Judgement {
  const countOf = (choices: readonly string[]): Counts => {
    const counts: [number, number, number] = [0, 0, 0];
    for (const choice of choices) counts[play.classOf(choice, draw)] += 1;
    return counts;
  };
  const parts = { free: countOf(picks ?? drag), bank: countOf(picks === undefined ? bank : []) };
  return gather(countPoolLines(play, parts));
}

function judgeGroups(play: GroupsPlay, content: Content, draw: Draw): Judgement {
  const { m = content.picks ?? [], n = content.picks ?? [] } = play.isOneList === true ? {} : content;
  const winner = play.winner(draw);
  const isWon =
    winner !== null &&
    winner.m.every((choice) => m.includes(choice)) &&
    winner.n.every((choice) => n.includes(choice));
  return gather(new Map([[singleTier, isWon ? 1n : 0n]]));
}

function* takePositions(positions: readonly number[], count: number): Generator<readonly number[]> {
  if (count === 0) yield [];
  else
    for (const [index, first] of positions.entries())
      for (const rest of takePositions(positions.slice(index + 1), count - 1)) yield [first, ...rest];
}

function judgeAny(play: AnyPlay, content: Content, draw: Draw): Judgement {
  const units = new Map<string, bigint>();
  for (const positions of takePositions(content.positions ?? [], play.taken)) {
    const numbers = positions.map((position) => draw.numbers[position - 1] ?? 0);
    for (const win of judge(play.play, content, { ...draw, numbers }).wins)
      units.set(win.tier, (units.get(win.tier) ?? 0n) + win.units);
  }
  return gather(units);
}

/** What a draw makes of a content that `checkContent` found nothing wrong with. */
export function judge(play: Play, content: Content, draw: Draw): Judgement {
  if (play.kind === 'picks') return judgePicks(play, content.picks ?? [], draw);
  if (play.kind === 'rows') return judgeRows(play, content.rows ?? [], draw);
  if (play.kind === 'pool') return judgePool(play, content, draw);
  if (play.kind === 'groups') return judgeGroups(play, content, draw);
  return judgeAny(play, content, draw);
}
