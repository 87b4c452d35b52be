/** What of a long grid is in the page: rows from `first` up to, not with, `last`. */
export interface GridWindow {
  readonly first: number;
  readonly last: number;
}

export interface GridMeasure {
  readonly columns: number;
  /** Pixels from the top of one row to the top of the next. */
  readonly rowHeight: number;
  /** Pixels between rows. */
  readonly gap: number;
}

/** Rows kept above and below the visible ones, so that fast scrolling shows no gap. */
const spareRows = 3;

/**
 * Returns the rows in and near the window. `top` is the distance in pixels from the top of the window to
 * the top of the grid, negative once that was scrolled past. `height` is the window's height in pixels.
 */
export const findGridWindow = (
  count: number,
  measure: GridMeasure,
  top: number,
  height: number,
): GridWindow => {
  const rows = Math.ceil(count / measure.columns);
  const seenFirst = Math.floor(-top / measure.rowHeight);
  const seenLast = Math.ceil((height - top) / measure.rowHeight);
  const first = Math.min(Math.max(0, seenFirst - spareRows), Math.max(0, rows - 1));
  return { first, last: Math.max(Math.min(rows, seenLast + spareRows), Math.min(rows, first + 1)) };
};

/** Where a key leads from the game at `now`; undefined for a key that leads nowhere. */
export const findNeighbour = (
  key: string,
  now: number,
  count: number,
  way: { readonly columns: number; readonly isRightToLeft: boolean; readonly isControl: boolean },
): number | undefined => {
  const { columns, isControl } = way;
  const last = count - 1;
  const along = way.isRightToLeft ? -1 : 1;
  const rowStart = now - (now % columns);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: now + along,
    ArrowLeft: now - along,
    ArrowDown: now + columns,
    ArrowUp: now - columns,
    PageDown: Math.min(now + columns * 3, last - ((last - now) % columns)),
    PageUp: Math.max(now - columns * 3, now % columns),
    Home: isControl ? 0 : rowStart,
    End: isControl ? last : Math.min(last, rowStart + columns - 1),
  };
  const target = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (target === undefined) return undefined;
  return target < 0 || target > last ? now : target;
};
