import type { NodeBox, NodeRef, ScreenPlace } from '../../protocol/canvas.ts';

/** What a press selects: the nodes of one screen that are directly below a prefix of ids. */
export interface Within {
  readonly screen: ScreenPlace;
  readonly prefix: string;
}
export const wholePage: Within = { screen: 'page', prefix: '' };

const marked = '[data-node]';
const screenOf = (element: Element): ScreenPlace => {
  if (element.closest('dialog, [role="dialog"]') !== null) return 'modal';
  const page = element.closest('#main');
  return page === null || page === element ? 'shell' : 'page';
};
const idOf = (element: Element): string => element.getAttribute('data-node') ?? '';

/** The nodes around an element, outermost first. */
export function listTrail(element: Element): readonly NodeRef[] {
  const trail: NodeRef[] = [];
  for (let node = element.closest(marked); node !== null; node = node.parentElement?.closest(marked) ?? null)
    trail.unshift({ screen: screenOf(node), id: idOf(node) });
  return trail;
}

/** Of a node that a fragment brought, the use of the fragment; of any other, itself. */
export function ownerOf({ screen, id }: NodeRef, within: Within): NodeRef {
  if (screen !== within.screen || !id.startsWith(within.prefix)) return { screen, id };
  const [first = ''] = id.slice(within.prefix.length).split('/');
  return { screen, id: `${within.prefix}${first}` };
}

/** The element at a point, though the page is inert. */
export function elementAt(root: HTMLElement, x: number, y: number): Element | null {
  root.inert = false;
  const element = document.elementFromPoint(x, y);
  root.inert = true;
  return element;
}

const unite = (boxes: readonly NodeBox[]): NodeBox => {
  const left = Math.min(...boxes.map(({ x }) => x));
  const top = Math.min(...boxes.map(({ y }) => y));
  const right = Math.max(...boxes.map(({ x, w }) => x + w));
  const bottom = Math.max(...boxes.map(({ y, h }) => y + h));
  return { x: left, y: top, w: right - left, h: bottom - top };
};
const boxOf = (element: Element): NodeBox => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left, y: top, w: width, h: height };
};
const hasSize = ({ w, h }: NodeBox): boolean => w > 0 && h > 0;

/** The elements of a node: one for each row of a list, and for the use of a fragment all that it brought. */
export function findElements({ screen, id }: NodeRef): readonly Element[] {
  const name = CSS.escape(id);
  const isThere = (element: Element): boolean => screenOf(element) === screen;
  const elements = [...document.querySelectorAll(`[data-node="${name}"]`)].filter(isThere);
  if (elements.length > 0) return elements;
  const brought = [...document.querySelectorAll(`[data-node^="${name}/"]`)].filter(isThere);
  return brought.filter((element) => !brought.some((other) => other !== element && other.contains(element)));
}

/** Where a node is in the frame; none where it does not show. */
export function findBoxes(node: NodeRef): readonly NodeBox[] {
  const elements = findElements(node);
  // A view without a size marks an element whose children have one.
  const boxes = elements.map((element) => {
    const outer = boxOf(element);
    const inner = hasSize(outer) ? [] : [...element.children].map(boxOf).filter(hasSize);
    return inner.length === 0 ? outer : unite(inner);
  });
  const visible = boxes.filter(hasSize);
  const isUse = elements.length > 0 && elements.every((element) => idOf(element) !== node.id);
  return isUse && visible.length > 1 ? [unite(visible)] : visible;
}
