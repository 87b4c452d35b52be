import {
  Fragment,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import type { Json } from '../../protocol/json/json.ts';
import type { Scope } from '../core/scope.ts';
import { useEngine } from './engine.ts';
import type { RowPlan } from './plan.ts';
import { VirtualModel, type DrawnRow } from './virtual-model.ts';
import {
  measureGeometry,
  rangeOf,
  scrollerOf,
  seenPart,
  spaceOf,
  type Geometry,
  type Range,
} from './window-geometry.ts';

/** Drawn before anything is measured, by the server too. */
const firstRows = 24;

/** What is remembered of the list's element while rows come and go in it. */
interface Frame {
  list: HTMLElement;
  scroller: Element | null;
  geometry: Geometry;
  /** Position of the list when it was last measured. */
  seen: ReturnType<typeof seenPart>;
  /** The list's own padding. */
  readonly padding: { readonly before: number; readonly after: number };
}

/** A row that has the focus stays when it scrolls out, out of sight and out of the layout. */
function keepFocused(element: HTMLElement, isOutside: boolean): void {
  if (isOutside === (element.style.position === 'absolute')) return;
  element.style.position = isOutside ? 'absolute' : '';
  element.style.clipPath = isOutside ? 'inset(50%)' : '';
}

const countedTags = new Set(['LI', 'ARTICLE']);
const countedRoles = new Set(['listitem', 'option', 'article', 'menuitem', 'radio', 'tab', 'treeitem']);

/** Tells assistive technology how many rows there are, and which these are. */
function countRow(element: HTMLElement, index: number, count: number): void {
  const role = element.getAttribute('role');
  if (role === 'row' || (role === null && element.tagName === 'TR')) {
    element.setAttribute('aria-rowindex', String(index + 1));
    element.closest('table, [role=table], [role=grid]')?.setAttribute('aria-rowcount', String(count));
  } else if (role === null ? countedTags.has(element.tagName) : countedRoles.has(role)) {
    element.setAttribute('aria-posinset', String(index + 1));
    element.setAttribute('aria-setsize', String(count));
  }
}

interface Anchor {
  observeUsing(observer: unknown): void;
  unobserveUsing(observer: unknown): void;
}
/** The elements of the drawn rows, as they are in the document. */
function elementsOf(anchor: Anchor | null): HTMLElement[] {
  const elements: HTMLElement[] = [];
  const collector = {
    observe: (element: HTMLElement) => void elements.push(element),
    unobserve: () => undefined,
  };
  anchor?.observeUsing(collector);
  anchor?.unobserveUsing(collector);
  return elements;
}

function openFrame(list: HTMLElement, rows: readonly Element[], estimate: number): Frame {
  const style = getComputedStyle(list);
  const padding = {
    before: Number.parseFloat(style.paddingBlockStart) || 0,
    after: Number.parseFloat(style.paddingBlockEnd) || 0,
  };
  // The browser must not scroll on its own when rows are added above.
  list.style.overflowAnchor = 'none';
  const scroller = scrollerOf(list);
  return {
    list,
    scroller,
    geometry: measureGeometry(rows, estimate),
    seen: seenPart(list, scroller),
    padding,
  };
}

function seenRange({ geometry, seen, padding }: Frame, count: number): Range {
  return rangeOf(geometry, count, seen.top - padding.before, seen.height);
}

function* placesOf(range: Range, count: number, focusedRow: number | null): Generator<number> {
  const end = Math.min(range.to, count);
  if (focusedRow !== null && focusedRow < range.from) yield focusedRow;
  for (let index = Math.min(range.from, Math.max(0, count - 1)); index < end; index += 1) yield index;
  if (focusedRow !== null && focusedRow >= range.to && focusedRow < count) yield focusedRow;
}

/** Place of the row that has the focus, if one has. */
function focusedPlace(elements: readonly HTMLElement[], drawn: readonly DrawnRow[]): number | null {
  const index = elements.findIndex((element) => element.contains(document.activeElement));
  return drawn[index]?.index ?? null;
}

function applyFrame(
  frame: Frame,
  elements: readonly HTMLElement[],
  drawn: readonly DrawnRow[],
  range: Range,
  rows: readonly Json[],
  count: number,
): void {
  const { before, after } = spaceOf(frame.geometry, count, range);
  frame.list.style.paddingBlockStart = `${frame.padding.before + before}px`;
  frame.list.style.paddingBlockEnd = `${frame.padding.after + after}px`;
  for (const [position, { scope, index }] of drawn.entries()) {
    scope.set(rows[index] as Json);
    const element = elements[position];
    // A row that is several elements, or none, is not counted.
    if (element === undefined || elements.length !== drawn.length) continue;
    countRow(element, index, count);
    keepFocused(element, index < range.from || index >= range.to);
  }
}

/**
 * A long list of rows of equal height. Only the visible rows are in the document; the list's padding
 * replaces the others. Works in lists and in grids of equal cells, whether the page or a part of it
 * scrolls. The browser's find-in-page finds only rendered rows.
 */
export function VirtualRows(props: {
  readonly plan: RowPlan;
  readonly scope: Scope;
  readonly rowHeight: number;
}): ReactNode {
  const { plan, scope, rowHeight } = props;
  const engine = useEngine();
  const takenOver = useRef(false);
  const model = useMemo(() => new VirtualModel(plan, scope, engine, takenOver), [plan, scope, engine]);
  const rows = useSyncExternalStore(model.subscribe, model.snapshot, () => {
    takenOver.current = true;
    return model.snapshot();
  });
  const [range, setRange] = useState<Range>({ from: 0, to: firstRows });
  const [focusRow, setFocusRow] = useState<number | null>(null);
  const anchor = useRef<Anchor>(null);
  const frame = useRef<Frame | null>(null);
  const count = model.count(rows);
  const drawn = model.draw(rows, placesOf(range, count, focusRow));
  const latest = useRef({ drawn, count });
  engine.onRender?.(plan.node.id);

  useLayoutEffect(() => {
    latest.current = { drawn, count };
    const elements = elementsOf(anchor.current);
    const list = elements[0]?.parentElement;
    if (list === null || list === undefined) return;
    if (frame.current?.list !== list) frame.current = openFrame(list, elements, rowHeight);
    applyFrame(frame.current, elements, drawn, range, rows, count);
    // A shorter list may have left nothing in the window. The position of the list is not measured again: the
    // browser would have to lay out the whole page for it, here and now.
    const nextRange = seenRange(frame.current, count);
    if (range.from > nextRange.to || range.to < nextRange.from) setRange(nextRange);
  }, [drawn, range, rows, count, rowHeight]);
  useLayoutEffect(() => {
    const follow = (isMeasured: boolean): void => {
      const current = frame.current;
      if (current === null || !current.list.isConnected) return;
      const elements = elementsOf(anchor.current);
      if (isMeasured) current.geometry = measureGeometry(elements, rowHeight);
      current.seen = seenPart(current.list, current.scroller);
      const nextRange = seenRange(current, latest.current.count);
      setFocusRow(focusedPlace(elements, latest.current.drawn));
      setRange((before) =>
        before.from === nextRange.from && before.to === nextRange.to ? before : nextRange,
      );
    };
    const scrolled = (event: Event): void => {
      const { target } = event;
      if (frame.current !== null && target instanceof Node && target.contains(frame.current.list))
        flushSync(() => follow(false));
    };
    const resized = (): void => follow(true);
    // Scroll events do not bubble; a capturing listener gets those of the page and of every part.
    document.addEventListener('scroll', scrolled, { capture: true, passive: true });
    window.addEventListener('resize', resized);
    resized();
    return () => {
      document.removeEventListener('scroll', scrolled, { capture: true });
      window.removeEventListener('resize', resized);
    };
  }, [rowHeight]);

  if (count === 0) return plan.empty === null ? null : plan.empty(scope);
  return <Fragment ref={anchor as never}>{drawn.map(({ element }) => element)}</Fragment>;
}
