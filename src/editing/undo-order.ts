/** What undo and redo need of an edit. */
export interface EditLine {
  readonly number: number;
  readonly undoes: number | null;
}
export interface UndoOrder {
  /** Numbers of the edits that can be undone, the next one last. */
  readonly undo: readonly number[];
  readonly redo: readonly number[];
}

/**
 * What one person may undo and redo, of that person’s edits in the order they were made. An undo is an edit too: to
 * redo is to undo the undo.
 */
export function orderUndo(lines: readonly EditLine[]): UndoOrder {
  let [undo, redo]: [readonly number[], readonly number[]] = [[], []];
  for (const { number, undoes } of lines) {
    if (undoes !== null && undo.includes(undoes)) {
      undo = undo.filter((one) => one !== undoes);
      redo = [...redo, number];
    } else if (undoes !== null && redo.includes(undoes)) {
      redo = redo.filter((one) => one !== undoes);
      undo = [...undo, number];
    } else {
      undo = [...undo, number];
      redo = [];
    }
  }
  return { undo, redo };
}
