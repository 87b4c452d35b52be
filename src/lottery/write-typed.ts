import type { Content, Play } from './play.ts';

const choicesOf = (play: Play): readonly string[] => (play.kind === 'any' ? play.play : play).choices;

/** Single digits are joined, as people write them; letters and longer choices are apart. */
function joinAs(play: Play): (list: readonly string[]) => string {
  const areDigits = choicesOf(play).every((choice) => /^\d$/.test(choice));
  return (list) => list.join(areDigits ? '' : ' ');
}

/** A content as `readTyped` reads it: `12,3,45`, `01 02 03`, `01#02 03`, `1|234`, `124:56`. */
export function writeTyped(play: Play, { rows, picks, bank, drag, m, n, positions }: Content): string {
  const join = joinAs(play);
  if (rows !== undefined) return rows.map((row) => (row.length === 0 ? '-' : join(row))).join(',');
  const places = positions === undefined ? '' : `${positions.join('')}:`;
  if (picks !== undefined) return places + join(picks);
  if (bank !== undefined) return `${places}${join(bank)}#${join(drag ?? [])}`;
  return places + join(m ?? []) + (n === undefined ? '' : `|${join(n)}`);
}
