import { countChoices } from './chance.ts';
import type { Content, GroupsPlay, Play, RowsPlay } from './play.ts';

/** Sum over all choices of `chosen` rows of the product of their sizes. */
export function sumProducts(sizes: readonly number[], chosen: number): bigint {
  const sums = [1n, ...Array.from({ length: chosen }, () => 0n)];
  for (const size of sizes)
    for (let count = chosen; count > 0; count -= 1)
      sums[count] = (sums[count] ?? 0n) + (sums[count - 1] ?? 0n) * BigInt(size);
  return sums[chosen] ?? 0n;
}

/** Lines with no choice twice, row by row: what rows have in common is subtracted by the set of rows used. */
function countDistinct(rows: readonly (readonly string[])[]): bigint {
  const rowsOf = new Map<string, number>();
  for (const [index, row] of rows.entries())
    for (const choice of row) rowsOf.set(choice, (rowsOf.get(choice) ?? 0) | (1 << index));
  const ways = Array.from({ length: 1 << rows.length }, () => 0n);
  ways[0] = 1n;
  for (const mask of rowsOf.values())
    for (let filled = ways.length - 1; filled >= 0; filled -= 1)
      for (let row = 0; row < rows.length; row += 1) {
        const bit = 1 << row;
        if ((filled & bit) !== 0 && (mask & bit) !== 0)
          ways[filled] = (ways[filled] ?? 0n) + (ways[filled ^ bit] ?? 0n);
      }
  return ways.at(-1) ?? 0n;
}

function countRows({ rows, chosen = rows, isDistinct }: RowsPlay, given: readonly (readonly string[])[]) {
  if (isDistinct === true) return countDistinct(given);
  return sumProducts(
    given.map((row) => row.length),
    chosen,
  );
}

function countGroups({ many, few, isOneList }: GroupsPlay, content: Content): bigint {
  const { m = content.picks ?? [], n = content.picks ?? [] } = isOneList === true ? {} : content;
  const common = m.filter((choice) => n.includes(choice)).length;
  const alone = m.length - common;
  let stakes = 0n;
  // `shared` of the line's m are in n as well, and cannot be taken from there again.
  for (let shared = 0; shared <= many; shared += 1)
    stakes +=
      countChoices(common, shared) *
      countChoices(alone, many - shared) *
      countChoices(n.length - shared, few);
  return stakes;
}

/** Stakes of a content that `checkContent` found nothing wrong with. */
export function countStakes(play: Play, content: Content): bigint {
  const { picks = [], bank = [], drag = [] } = content;
  if (play.kind === 'picks')
    return picks.reduce((sum, choice) => sum + BigInt(play.stakes?.(choice) ?? 1), 0n);
  if (play.kind === 'rows') return countRows(play, content.rows ?? []);
  if (play.kind === 'groups') return countGroups(play, content);
  if (play.kind === 'any')
    return countChoices(content.positions?.length ?? 0, play.taken) * countStakes(play.play, content);
  return content.picks === undefined
    ? countChoices(drag.length, play.size - bank.length)
    : countChoices(picks.length, play.size);
}
