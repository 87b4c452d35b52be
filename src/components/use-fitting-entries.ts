import { useLayoutEffect, useState, type RefObject } from 'react';

export interface FittingEntries {
  /** How many entries fit as a whole; null until it was measured. */
  readonly count: number | null;
  /** Words of the entry of the open page where it does not fit. */
  readonly hiddenCurrent: string | null;
}

const widthOf = (element: Element): number => (element as HTMLElement).offsetWidth;

const countFitting = (row: HTMLElement, more: HTMLElement): number => {
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const room = row.parentElement?.clientWidth ?? 0;
  let end = -gap;
  const ends = [...row.children].map((entry) => {
    end += widthOf(entry) + gap;
    return end;
  });
  if (end <= room) return ends.length;
  const rest = room - widthOf(more) - gap;
  return ends.filter((each) => each <= rest).length;
};

/** Shows all entries, then counts those that fit, then hides the others. */
function* measureRow(
  row: HTMLElement,
  more: HTMLElement,
  tell: (count: number, hidden: readonly Element[]) => void,
): Generator<void> {
  const entries = [...row.children] as HTMLElement[];
  for (const entry of [...entries, more]) entry.hidden = false;
  yield;
  const count = countFitting(row, more);
  yield;
  const hidden = entries.slice(count);
  for (const entry of hidden) entry.hidden = true;
  more.hidden = hidden.length === 0;
  tell(count, hidden);
}

let waiting: Generator[] = [];
/** Step by step for all rows: one after the other, each would make the browser lay out the page again. */
const measureTogether = (): void => {
  const rows = waiting;
  waiting = [];
  for (let step = 0; step < 3; step += 1) for (const row of rows) row.next();
};

/** Shows the entries of a row that fit, and `more` when some do not. Without a layout all are shown. */
export const useFittingEntries = (
  row: RefObject<HTMLElement | null>,
  more: RefObject<HTMLElement | null>,
): FittingEntries => {
  const [count, setCount] = useState<number | null>(null);
  const [hiddenCurrent, setHiddenCurrent] = useState<string | null>(null);
  useLayoutEffect(() => {
    const [list, button] = [row.current, more.current];
    if (list === null || button === null) return;
    const tell = (fitting: number, hidden: readonly Element[]): void => {
      setCount(fitting);
      const current = hidden
        .map((entry) => entry.querySelector('[aria-current]'))
        .find((entry) => entry !== null);
      setHiddenCurrent(current?.textContent ?? null);
    };
    const measure = (): void => {
      // Before the next paint, not immediately: what fits here may change what fits in an outer row.
      if (waiting.push(measureRow(list, button, tell)) === 1) requestAnimationFrame(measureTogether);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(list.parentElement ?? list);
    return () => observer.disconnect();
  });
  return { count, hiddenCurrent };
};
