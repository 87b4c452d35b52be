import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { findGridWindow, type GridMeasure, type GridWindow } from './grid-window.ts';

/** Before anything was measured: enough for the first screen, on the server too. */
const firstItems = 30;

const measureGrid = (grid: HTMLElement): GridMeasure | null => {
  const item = grid.querySelector<HTMLElement>('[data-flow]');
  if (item === null || item.offsetHeight === 0) return null;
  const style = getComputedStyle(grid);
  const columns = style.gridTemplateColumns.split(' ').filter((width) => width.endsWith('px')).length;
  const gap = Number.parseFloat(style.rowGap) || 0;
  return { columns: Math.max(1, columns), rowHeight: item.offsetHeight + gap, gap };
};

const isSame = (one: GridMeasure | null, other: GridMeasure | null): boolean =>
  one?.columns === other?.columns && one?.rowHeight === other?.rowHeight && one?.gap === other?.gap;

export interface MeasuredGrid {
  readonly measure: GridMeasure | null;
  /** Index of the first item in the page, and of the one after the last. */
  readonly start: number;
  readonly end: number;
  /** Height in pixels of the rows left out above and below; 0 before the first measurement. */
  readonly above: number;
  readonly below: number;
}

/** Follows scrolling and resizing, and returns which items to render. */
export const useGridWindow = (grid: RefObject<HTMLElement | null>, count: number): MeasuredGrid => {
  const [measure, setMeasure] = useState<GridMeasure | null>(null);
  const [part, setPart] = useState<GridWindow>({ first: 0, last: 0 });

  useLayoutEffect(() => {
    const element = grid.current;
    if (element === null) return;
    const look = (): void => {
      const next = measureGrid(element);
      if (next === null) return;
      setMeasure((now) => (isSame(now, next) ? now : next));
      const { top } = element.getBoundingClientRect();
      const wished = findGridWindow(count, next, top, window.innerHeight);
      setPart((now) => (now.first === wished.first && now.last === wished.last ? now : wished));
    };
    look();
    // Captured: the page may scroll in any ancestor, not only in the window.
    document.addEventListener('scroll', look, { passive: true, capture: true });
    window.addEventListener('resize', look);
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
      observer.disconnect();
    };
  }, [grid, count]);

  // The list got shorter than what was shown of it: look again from its end.
  const rows = measure === null ? 0 : Math.ceil(count / measure.columns);
  const first = Math.min(part.first, Math.max(0, rows - 1));
  const last = Math.min(part.last, rows);
  useEffect(() => {
    if (measure !== null && rows > 0 && first >= last) setPart({ first: 0, last: Math.min(rows, 6) });
  }, [measure, rows, first, last]);
  if (measure === null) return { measure, start: 0, end: Math.min(count, firstItems), above: 0, below: 0 };
  return {
    measure,
    start: first * measure.columns,
    end: Math.min(count, Math.max(last, first + 1) * measure.columns),
    above: first * measure.rowHeight,
    below: Math.max(0, rows - Math.max(last, first + 1)) * measure.rowHeight,
  };
};
