import { useLayoutEffect, useState, type RefObject } from 'react';

export interface FittingEntries {
  /** How many entries fit as a whole; null until it was measured. */
  readonly count: number | null;
  /** An entry that is not shown stands for the page that is open. */
  readonly hidesCurrent: boolean;
}

const widthOf = (element: Element): number => (element as HTMLElement).offsetWidth;

const countFitting = (row: HTMLElement, more: HTMLElement): number => {
  const entries = [...row.children];
  for (const entry of entries) (entry as HTMLElement).hidden = false;
  more.hidden = false;
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const room = row.parentElement?.clientWidth ?? 0;
  let end = -gap;
  const ends = entries.map((entry) => {
    end += widthOf(entry) + gap;
    return end;
  });
  if ((ends.at(-1) ?? 0) <= room) return entries.length;
  const rest = room - widthOf(more) - gap;
  return ends.filter((end) => end <= rest).length;
};

/** Shows the entries of a row that fit, and `more` when some do not. Without a layout all are shown. */
export const useFittingEntries = (
  row: RefObject<HTMLElement | null>,
  more: RefObject<HTMLElement | null>,
): FittingEntries => {
  const [fitting, setFitting] = useState<FittingEntries>({ count: null, hidesCurrent: false });
  useLayoutEffect(() => {
    const [list, button] = [row.current, more.current];
    if (list === null || button === null) return;
    const measure = (): void => {
      const count = countFitting(list, button);
      const hidden = [...list.children].slice(count);
      for (const entry of hidden) (entry as HTMLElement).hidden = true;
      button.hidden = hidden.length === 0;
      const hidesCurrent = hidden.some((entry) => entry.querySelector('[aria-current=page]') !== null);
      setFitting((now) =>
        now.count === count && now.hidesCurrent === hidesCurrent ? now : { count, hidesCurrent },
      );
    };
    measure();
    // Not at once: what fits here may change what fits in a row around it, and a browser calls that an error.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    if (list.parentElement !== null) observer.observe(list.parentElement);
    return () => observer.disconnect();
  });
  return fitting;
};
