import { whenSeen } from './arrival.ts';
import { fieldKinds as fields, findStartField, startInField } from './first-field.ts';

const headings = 'h1, h2, h3, h4, h5, h6, [role=heading]';
const focusable = `${fields}, a[href], button:not(:disabled), summary, [tabindex]:not([tabindex="-1"])`;
/** What keeps its own order: the neighbour of a control that went is the next place in it. */
const collections = 'form, fieldset, ul, ol, table, [role=list], [role=group], [role=listbox]';
const outOfReach = '[hidden], [inert], [aria-hidden=true], [data-reserved]';

/** The element that last had the focus, and its surroundings while it was in the page. */
interface Place {
  readonly element: HTMLElement;
  /** Elements around it, from the inside out. */
  readonly around: readonly Element[];
  readonly node: string | null;
}
/** The siblings of an element that was removed or disabled. */
interface Gap {
  readonly parent: Node | null;
  readonly before: Node | null;
  readonly after: Node | null;
}

function listAround(element: Element): readonly Element[] {
  const around: Element[] = [];
  for (let outer = element.parentElement; outer !== null; outer = outer.parentElement) around.push(outer);
  return around;
}

function readPlace(element: HTMLElement): Place {
  const node = element.closest('[data-node]')?.getAttribute('data-node') ?? null;
  return { element, around: listAround(element), node };
}

const isReachable = (element: Element): boolean =>
  element.isConnected && element.closest(outOfReach) === null && element.checkVisibility();

/** The first element of a kind in the parts, in the order of the page. */
function findFirst(parts: readonly Element[], kind: string): HTMLElement | null {
  for (const part of parts) {
    const inner = [...part.querySelectorAll<HTMLElement>(kind)];
    const match = [...(part.matches(kind) ? [part as HTMLElement] : []), ...inner].find(isReachable);
    if (match !== undefined) return match;
  }
  return null;
}

/** The control that took the place of the one that went: the same node, field or id of another release. */
function findSame({ element, node }: Place, added: readonly Element[]): HTMLElement | null {
  const name = element.getAttribute('name');
  if (element.id !== '') {
    const same = findFirst(added, `#${CSS.escape(element.id)}`);
    if (same !== null) return same;
  }
  if (name !== null) return findFirst(added, `[name="${CSS.escape(name)}"]:not(:disabled)`);
  const holder = node === null ? null : findFirst(added, `[data-node="${CSS.escape(node)}"]`);
  return holder === null ? null : findFirst([holder], focusable);
}

const isElement = (node: Node | null): node is Element => node instanceof Element && node.isConnected;
const gapOf = (element: Element): Gap => ({
  parent: element.parentElement,
  before: element.previousElementSibling,
  after: element.nextElementSibling,
});

/** The first heading of the smallest part of the page around an element that has one. */
function findHeading(element: Element): HTMLElement | null {
  for (let outer: Element | null = element; outer !== null; outer = outer.parentElement) {
    const heading = findFirst([outer], headings);
    if (heading !== null) return heading;
  }
  return null;
}

/** The next control beside a place, else the one before, else one of what is around it, up to a boundary. */
function findBeside({ parent, before, after }: Gap, boundary: Element): HTMLElement | null {
  for (let next = after; isElement(next); next = next.nextElementSibling) {
    const target = findFirst([next], focusable);
    if (target !== null) return target;
  }
  for (let previous = before; isElement(previous); previous = previous.previousElementSibling) {
    const target = findFirst([previous], focusable);
    if (target !== null) return target;
  }
  const isWithin = isElement(parent) && parent !== boundary && boundary.contains(parent);
  return isWithin ? findBeside(gapOf(parent), boundary) : null;
}

/** Where the focus goes in a form or list that lost a control: to its next one, else to its heading. */
function findNear(region: Element, gap: Gap | null): HTMLElement | null {
  const collection = region.closest(collections);
  if (collection === null) return null;
  const beside = gap === null ? null : findBeside(gap, collection);
  return beside ?? findFirst([collection], focusable) ?? findHeading(collection);
}

/** Only the outermost of the elements that came, in the order of the page. */
function sortAdded(nodes: ReadonlySet<Node>, region: Element): readonly Element[] {
  const elements = [...nodes].filter(isElement).filter((element) => region.contains(element));
  const outermost = elements.filter((one) => !elements.some((other) => other !== one && other.contains(one)));
  return outermost
    .filter(isReachable)
    .sort((one, other) =>
      (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) === 0 ? 1 : -1,
    );
}

/** A heading that has the focus because its page or step has just opened: no one types there. */
const isStartHeading = (element: Element): boolean =>
  element.matches(headings) && !element.matches(focusable);

/** Scrolls the top of the new content into view, together with the focused element. */
function scrollIntoSight(top: Element, target: HTMLElement): void {
  const box = top.getBoundingClientRect();
  // A tall step needs no more than its beginning: the rest follows as one reads.
  if (box.top < 0 || box.top > window.innerHeight / 2) top.scrollIntoView({ block: 'start' });
  // Not further than needed, and from under the bars of the page: browsers heed `scroll-padding` here.
  target.scrollIntoView({ block: 'nearest' });
}

function copyCaret(from: HTMLElement, to: HTMLElement): void {
  const isText = (element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  if (!isText(from) || !isText(to) || from.selectionStart === null || to.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Moves the focus when the focused element is removed or disabled: to the same field, else to the field that
 * a form starts in, the heading, first field or first control of the new step, else to the nearest control
 * of the form or list that remains. Scrolls it into view. Never takes the focus from an element that can
 * still have it, except from the heading of a page or step whose form comes after it.
 * Returns a function that stops it.
 */
export function followSteps(source: Document, beforePainting: (work: () => void) => void): () => void {
  let place: Place | null = null;
  /** The element that holds the focus until the next step has loaded. */
  let standIn: HTMLElement | null = null;
  let gone: Gap | null = null;
  let isPlanned = false;
  const added = new Set<Node>();

  const keep = (element: HTMLElement | null): void => {
    if (element !== standIn) standIn = null;
    place = element === null ? null : readPlace(element);
  };
  const moveTo = (target: HTMLElement, top: Element, isStandIn: boolean): void => {
    const before = place?.element ?? null;
    if (!target.matches(focusable) && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    standIn = isStandIn ? target : null;
    whenSeen(target, () => {
      target.focus({ preventScroll: true });
      if (before !== null) copyCaret(before, target);
      scrollIntoSight(top, target);
    });
  };
  /** Moves to what came into a region: to the same control again, else to where the step starts. */
  const enter = (from: Place, region: Element): boolean => {
    const parts = sortAdded(added, region);
    const same = findSame(from, parts);
    const [top] = parts;
    const target =
      same ??
      findStartField(parts) ??
      findFirst(parts, headings) ??
      findFirst(parts, fields) ??
      findFirst(parts, focusable);
    if (top === undefined || target === null) return false;
    moveTo(target, same ?? top, false);
    return true;
  };
  const settle = (from: Place): void => {
    const region = from.around.find((element) => element.isConnected) ?? source.body;
    if (enter(from, region)) return;
    const [top] = sortAdded(added, region);
    const rest = region === source.body ? findHeading(source.querySelector('main') ?? region) : null;
    const near = top === undefined ? (findNear(region, gone) ?? rest) : null;
    if (near !== null) return moveTo(near, near, false);
    const stand = (top ?? region) as HTMLElement;
    // The step may come in elsewhere on the page, as a form below the row that had its button.
    const isEntered = (outer: Element): boolean => outer.matches('main *, dialog *') && enter(from, outer);
    if (top === undefined && from.around.some(isEntered)) return;
    if (stand !== source.body && stand !== standIn) moveTo(stand, stand, true);
  };
  const leave = (element: HTMLElement): void => {
    const boundary = element.closest('form, dialog, main') ?? source.body;
    const beside = findBeside(gapOf(element), boundary);
    if (beside !== null) moveTo(beside, beside, false);
  };
  const decide = (): void => {
    isPlanned = false;
    const { activeElement } = source;
    const isFree = activeElement === null || activeElement === source.body || activeElement === standIn;
    // Browsers take the focus from a disabled control at different times.
    if (place === null || !(isFree || activeElement.matches(':disabled'))) {
      if (activeElement !== null && isStartHeading(activeElement))
        sortAdded(added, source.body).some(startInField);
      return forget();
    }
    const { element } = place;
    if (!element.isConnected || (element === standIn && [...added].some(isElement))) settle(place);
    else if (element.matches(':disabled')) leave(element);
    forget();
  };
  const forget = (): void => {
    added.clear();
    gone = null;
  };
  const observer = new MutationObserver((records) => {
    if (place === null) return;
    for (const record of records) {
      for (const node of record.addedNodes) added.add(node);
      for (const node of record.removedNodes)
        if (node.contains(place.element))
          gone = { parent: record.target, before: record.previousSibling, after: record.nextSibling };
    }
    if (isPlanned) return;
    isPlanned = true;
    beforePainting(decide);
  });
  observer.observe(source.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  const onFocus = ({ target }: Event): void => {
    if (target instanceof HTMLElement) keep(target);
  };
  // Some browsers do not focus a button that is pressed; a press beside everything leaves the place.
  const onPress = ({ target }: Event): void => {
    if (target instanceof Element) keep(target.closest<HTMLElement>(focusable));
  };
  source.addEventListener('focusin', onFocus);
  source.addEventListener('pointerdown', onPress, { capture: true });
  if (source.activeElement instanceof HTMLElement && source.activeElement !== source.body)
    keep(source.activeElement);
  return () => {
    observer.disconnect();
    source.removeEventListener('focusin', onFocus);
    source.removeEventListener('pointerdown', onPress, { capture: true });
  };
}
