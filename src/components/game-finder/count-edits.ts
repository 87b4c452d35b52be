/** Longer words are compared up to here. */
const longest = 40;

/** Fewest edits between an asked word and another one. */
export interface Edits {
  readonly whole: number;
  /** To the best beginning of the other word. */
  readonly beginning: number;
}

const rows = Array.from({ length: 3 }, () => new Uint8Array(longest + 1));

/**
 * Counts letters that are left out, added, replaced or swapped with their neighbour (optimal string
 * alignment). Stops early where more than `most` are needed; the counts are then `most + 1`.
 */
export function countEdits(asked: string, other: string, most: number): Edits {
  const height = Math.min(asked.length, longest);
  const width = Math.min(other.length, longest);
  let [before, above, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let at = 0; at <= width; at += 1) above[at] = at;
  for (let down = 1; down <= height; down += 1) {
    row[0] = down;
    let least = down;
    const letter = asked.charCodeAt(down - 1);
    for (let at = 1; at <= width; at += 1) {
      const drawn = other.charCodeAt(at - 1);
      let edits = Math.min(
        (above[at] as number) + 1,
        (row[at - 1] as number) + 1,
        (above[at - 1] as number) + (letter === drawn ? 0 : 1),
      );
      const isSwap =
        down > 1 && at > 1 && letter === other.charCodeAt(at - 2) && asked.charCodeAt(down - 2) === drawn;
      if (isSwap) edits = Math.min(edits, (before[at - 2] as number) + 1);
      row[at] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return { whole: most + 1, beginning: most + 1 };
    [before, above, row] = [above, row, before];
  }
  let beginning = most + 1;
  for (let at = 0; at <= width; at += 1) beginning = Math.min(beginning, above[at] as number);
  return { whole: Math.min(above[width] as number, most + 1), beginning };
}
