/** Where the rows of a windowed list lie. Lengths in CSS pixels, along the block axis. */
export interface Geometry {
  /** From one line of rows to the next, the gap between them included. */
  readonly stride: number;
  /** Rows beside each other. */
  readonly columns: number;
}
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Lines drawn beyond what is to be seen, on either side. */
const overscanLines = 4;

/** Which rows to draw when the part from `top` on, `height` high, of `count` rows is to be seen. */
export function rangeOf({ stride, columns }: Geometry, count: number, top: number, height: number): Range {
  const lines = Math.ceil(count / columns);
  const first = Math.floor(top / stride) - overscanLines;
  const last = Math.ceil((top + Math.max(0, height)) / stride) + overscanLines;
  const from = Math.max(0, Math.min(first, lines - 1)) * columns;
  return { from, to: Math.max(from + columns, Math.min(last, lines) * columns) };
}

/** Space that replaces the rows before and after the drawn ones. */
export function spaceOf(
  { stride, columns }: Geometry,
  count: number,
  { from, to }: Range,
): { readonly before: number; readonly after: number } {
  const lines = Math.ceil(count / columns);
  return {
    before: Math.floor(from / columns) * stride,
    after: Math.max(0, lines - Math.ceil(Math.min(to, count) / columns)) * stride,
  };
}

/** As the browser has laid the rows out; `estimate` until there are two lines to compare. */
export function measureGeometry(rows: readonly Element[], estimate: number): Geometry {
  const tops = rows.map((row) => row.getBoundingClientRect().top);
  const first = tops[0];
  if (first === undefined) return { stride: estimate, columns: 1 };
  const next = tops.findIndex((top) => top > first + 1);
  if (next === -1) return { stride: estimate, columns: 1 };
  const stride = (tops[next] as number) - first;
  return { stride: stride > 1 ? stride : estimate, columns: next };
}

/** What clips the list: its nearest scrolling ancestor, or null for the page. */
export function scrollerOf(element: Element): Element | null {
  for (
    let ancestor = element.parentElement;
    ancestor !== null && ancestor !== document.body;
    ancestor = ancestor.parentElement
  ) {
    const { overflowY } = getComputedStyle(ancestor);
    if ((overflowY === 'auto' || overflowY === 'scroll') && ancestor !== document.documentElement)
      return ancestor;
  }
  return null;
}

/** The part of the list that can be seen: where it begins, and how high it is. */
export function seenPart(list: Element, scroller: Element | null): { top: number; height: number } {
  const clip = scroller?.getBoundingClientRect();
  const start = Math.max(0, clip?.top ?? 0);
  const end = Math.min(window.innerHeight, clip?.bottom ?? window.innerHeight);
  return { top: start - list.getBoundingClientRect().top, height: end - start };
}
