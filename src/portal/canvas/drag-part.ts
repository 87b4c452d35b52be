import type { NodeBox, NodeRef } from '../../protocol/canvas.ts';
import type { EditorLink } from './editor-link.ts';
import { elementAt, findBoxes, findElements, listTrail, ownerOf, type Within } from './find-nodes.ts';
import type { Overlay } from './overlay.ts';

/** A press that moves less than this is a press. */
const startPixels = 6;
/** So near to the edge of the window the page scrolls. */
const scrollZone = 48;
const scrollStep = 16;

/** Whether the neighbours of an element are beside it, and not above and below. */
function isRow(element: Element): boolean {
  const { parentElement } = element;
  if (parentElement === null) return false;
  const { display, flexDirection, gridTemplateColumns } = getComputedStyle(parentElement);
  if (display.endsWith('flex')) return flexDirection.startsWith('row');
  return display.endsWith('grid') && gridTemplateColumns.trim().split(/\s+/).length > 1;
}
/** The side of a box that a point is nearer to. */
export function findEdge(
  { x, y, w, h }: NodeBox,
  point: { readonly x: number; readonly y: number },
  flow: { readonly isRow: boolean; readonly isRightToLeft: boolean },
): 'before' | 'after' {
  if (!flow.isRow) return point.y < y + h / 2 ? 'before' : 'after';
  const isLeft = point.x < x + w / 2;
  return isLeft === flow.isRightToLeft ? 'after' : 'before';
}
/** The line at a side of a box. */
export function lineAt(
  { x, y, w, h }: NodeBox,
  edge: 'before' | 'after',
  flow: { readonly isRow: boolean; readonly isRightToLeft: boolean },
): NodeBox {
  if (!flow.isRow) return { x, y: edge === 'before' ? y - 3 : y + h - 1, w, h: 4 };
  const isLeft = (edge === 'before') !== flow.isRightToLeft;
  return { x: isLeft ? x - 3 : x + w - 1, y, w: 4, h };
}

interface DragParts {
  readonly root: HTMLElement;
  readonly link: Pick<EditorLink, 'send'>;
  readonly overlay: Pick<Overlay, 'line' | 'selected'>;
  readonly within: () => Within;
}
export interface Dragging {
  /** Whether a part is being dragged: nothing is pointed at meanwhile. */
  move(event: PointerEvent): boolean;
  press(event: PointerEvent, trail: readonly NodeRef[]): void;
  release(): void;
  /** Whether there was something to give up. */
  cancel(): boolean;
  /** Whether the editor would take what was asked with this number. */
  answer(id: number, isTaken: boolean): void;
}

/**
 * Drags a part by pointer to a line beside another one. Nothing moves before the release: a page that shifts below
 * the pointer is missed. The editor says of each place whether the part fits there.
 */
export function createDragging({ root, link, overlay, within }: DragParts): Dragging {
  let held: { readonly node: NodeRef; readonly x: number; readonly y: number } | null = null;
  let isMoving = false;
  let asked = 0;
  let target: { readonly over: NodeRef; readonly edge: 'before' | 'after' } | null = null;

  const end = (): void => {
    held = null;
    isMoving = false;
    target = null;
    overlay.line(null, false);
  };
  function aim({ clientX, clientY }: PointerEvent, what: NodeRef): void {
    const element = elementAt(root, clientX, clientY);
    const inner = element === null ? undefined : listTrail(element).at(-1);
    const over = inner === undefined ? undefined : ownerOf(inner, within());
    const [box] = over === undefined ? [] : findBoxes(over);
    const [marked] = over === undefined ? [] : findElements(over);
    if (over === undefined || box === undefined || marked === undefined || over.id === what.id) {
      target = null;
      overlay.line(null, false);
      return;
    }
    const flow = { isRow: isRow(marked), isRightToLeft: document.documentElement.dir === 'rtl' };
    const edge = findEdge(box, { x: clientX, y: clientY }, flow);
    const isSame = target?.over.id === over.id && target.edge === edge;
    target = { over, edge };
    overlay.line(lineAt(box, edge, flow), isSame ? null : false);
    if (isSame) return;
    asked += 1;
    link.send({ say: 'drag', id: asked, what, over, edge, end: false });
  }
  return {
    press: ({ clientX, clientY }, trail) => {
      const chosen = trail.find((one) =>
        overlay.selected().some(({ id }) => id === ownerOf(one, within()).id),
      );
      const inner = chosen ?? trail.at(-1);
      held = inner === undefined ? null : { node: ownerOf(inner, within()), x: clientX, y: clientY };
    },
    move: (event) => {
      if (held === null) return false;
      if (event.buttons === 0) {
        end();
        return false;
      }
      const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
      if (!isMoving && far < startPixels) return false;
      isMoving = true;
      const isLow = event.clientY > window.innerHeight - scrollZone;
      if (isLow || event.clientY < scrollZone) window.scrollBy(0, isLow ? scrollStep : -scrollStep);
      aim(event, held.node);
      return true;
    },
    release: () => {
      if (isMoving && held !== null && target !== null) {
        asked += 1;
        link.send({ say: 'drag', id: asked, what: held.node, ...target, end: true });
      }
      end();
    },
    cancel: () => {
      const was = isMoving;
      end();
      return was;
    },
    answer: (id, isTaken) => {
      if (id === asked && isMoving) overlay.line(undefined, isTaken);
    },
  };
}
