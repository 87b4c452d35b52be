import type { Content, GroupsPlay, Play } from './play.ts';

/** One stake of a bet, written out. Counting these is slow, and knows nothing of how the engine counts. */
export interface Line {
  readonly choices: readonly string[];
  /** Positions that the choices are for, or that were taken, from 0. */
  readonly positions?: readonly number[];
  /** What the choices of groups are repeated to: `['1', '1', '2']` for a pair of ones and a two. */
  readonly digits?: readonly string[];
}

function listSubsets<Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] {
  if (size === 0) return [[]];
  return items.flatMap((item, index) =>
    listSubsets(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]),
  );
}
const product = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.reduce<readonly (readonly string[])[]>(
    (lines, row) => lines.flatMap((line) => row.map((choice) => [...line, choice])),
    [[]],
  );
const everyCode = (width: number): readonly string[] =>
  Array.from({ length: 10 ** width }, (_, index) => String(index).padStart(width, '0'));
const sorted = (text: string): string => [...text].toSorted().join('');
const sum = (text: string): number => [...text].reduce((total, digit) => total + Number(digit), 0);
const combinations = (width: number): readonly string[] =>
  everyCode(width).filter((code) => sorted(code) === code && new Set(code).size > 1);
const span = (text: string): number =>
  Math.max(...[...text].map(Number)) - Math.min(...[...text].map(Number));
const toLines = (codes: readonly string[]): readonly Line[] => codes.map((code) => ({ choices: [...code] }));

/** Times that the digits of a pattern come, by its name; a pair in the groups of three. */
const repeats: Readonly<Record<string, readonly [number, number]>> = {
  '2111': [2, 1],
  '221': [2, 1],
  '311': [3, 1],
  '32': [3, 2],
  '41': [4, 1],
  '211': [2, 1],
  '22': [2, 0],
  '31': [3, 1],
};
function groupLines(play: GroupsPlay, content: Content, id: string): readonly Line[] {
  const [m, n] = [content.m ?? content.picks ?? [], content.n ?? content.picks ?? []];
  const [times, fewTimes] = repeats[id.split('.').at(-1) ?? ''] ?? [2, 1];
  return listSubsets(m, play.many).flatMap((many) =>
    listSubsets(n, play.few)
      .filter((few) => few.every((digit) => !many.includes(digit)))
      .map((few) => ({
        choices: [...many, ...few],
        digits: [
          ...many.flatMap((digit) => Array.from({ length: times }, () => digit)),
          ...few.flatMap((digit) => Array.from({ length: fewTimes }, () => digit)),
        ],
      })),
  );
}

function pickLines(id: string, choice: string, width: number): readonly Line[] {
  if (id.endsWith('span.direct'))
    return toLines(everyCode(width).filter((code) => span(code) === Number(choice)));
  if (id.endsWith('sum.direct'))
    return toLines(everyCode(width).filter((code) => sum(code) === Number(choice)));
  if (id.endsWith('group.sum'))
    return toLines(combinations(width).filter((code) => sum(code) === Number(choice)));
  if (id.endsWith('group.banker'))
    return toLines(combinations(width).filter((code) => code.includes(choice)));
  return [{ choices: [choice] }];
}

/** Every stake of a content. `width` is how many digits the play looks at. */
export function listLines(play: Play, content: Content, width: number, id = play.id): readonly Line[] {
  const { picks = [], rows = [], bank = [], drag = [], positions = [] } = content;
  if (play.kind === 'picks') return picks.flatMap((choice) => pickLines(id, choice, width));
  if (play.kind === 'rows')
    return listSubsets([...rows.keys()], play.chosen ?? play.rows).flatMap((taken) =>
      product(taken.map((row) => rows[row] ?? []))
        .filter((choices) => play.isDistinct !== true || new Set(choices).size === choices.length)
        .map((choices) => ({ choices, positions: taken })),
    );
  if (play.kind === 'groups') return groupLines(play, content, id);
  if (play.kind === 'any')
    return listSubsets(positions, play.taken).flatMap((taken) =>
      listLines(play.play, content, play.taken, id).map((line) => ({
        ...line,
        positions: taken.map((position) => position - 1),
      })),
    );
  return content.picks === undefined
    ? listSubsets(drag, play.size - bank.length).map((rest) => ({ choices: [...bank, ...rest] }))
    : listSubsets(picks, play.size).map((choices) => ({ choices }));
}
