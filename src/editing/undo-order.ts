/** What undo and redo need of an edit. */
export interface EditLine {
  readonly number: number;
  readonly author: string;
  /** Number of the edit that it undoes; 0: the whole draft, which was discarded. */
  readonly undoes: number | null;
}
export interface UndoOrder {
  /** Numbers of the edits that can be undone, the next one last. */
  readonly undo: readonly number[];
  readonly redo: readonly number[];
}

/**
 * What one person may undo and redo, of the edits of a draft in the order they were made. An undo is an edit too: to
 * redo is to undo the undo. What was discarded is behind everyone: the discard itself is what its author may undo.
 */
export function orderUndo(lines: readonly EditLine[], person: string | undefined): UndoOrder {
  let [undo, redo]: [readonly number[], readonly number[]] = [[], []];
  for (const { number, author, undoes } of lines) {
    if (undoes === 0) [undo, redo] = [author === person ? [number] : [], []];
    else if (author !== person) continue;
    else if (undoes !== null && undo.includes(undoes)) {
      undo = undo.filter((one) => one !== undoes);
      redo = [...redo, number];
    } else if (undoes !== null && redo.includes(undoes)) {
      redo = redo.filter((one) => one !== undoes);
      undo = [...undo, number];
    } else [undo, redo] = [[...undo, number], []];
  }
  return { undo, redo };
}

/** Numbers of the edits that are undone by now: an undo counts until it is undone itself. */
export function listUndone(lines: readonly EditLine[]): ReadonlySet<number> {
  const undone = new Set<number>();
  for (const [index, { number, undoes }] of [...lines.entries()].toReversed()) {
    if (undoes === null || undone.has(number)) continue;
    const others = undoes === 0 ? lines.slice(0, index).map((line) => line.number) : [undoes];
    for (const other of others) undone.add(other);
  }
  return undone;
}
