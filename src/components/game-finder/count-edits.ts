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
  for (let column = 0; column <= width; column += 1) above[column] = column;
  for (let down = 1; down <= height; down += 1) {
    row[0] = down;
    let least = down;
    const letter = asked.charCodeAt(down - 1);
    for (let column = 1; column <= width; column += 1) {
      const drawn = other.charCodeAt(column - 1);
      let edits = Math.min(
        (above[column] as number) + 1,
        (row[column - 1] as number) + 1,
        (above[column - 1] as number) + (letter === drawn ? 0 : 1),
      );
      const isSwap =
        down > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        asked.charCodeAt(down - 2) === drawn;
      if (isSwap) edits = Math.min(edits, (before[column - 2] as number) + 1);
      row[column] = edits;
      if (edits < least) least = edits;
    }
    if (least > most) return { whole: most + 1, beginning: most + 1 };
    [before, above, row] = [above, row, before];
  }
  let beginning = most + 1;
  for (let column = 0; column <= width; column += 1) beginning = Math.min(beginning, above[column] as number);
  return { whole: Math.min(above[width] as number, most + 1), beginning };
}
