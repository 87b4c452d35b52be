/** On the root element while the page that is up has just come: its parts are painted from the top down. */
export const arrivingMark = 'data-arriving';

let stopWaiting = (): void => undefined;

/**
 * Acts as soon as an element is seen. What a page has below a part that is on its way is hidden until that part is
 * there, and nothing hidden takes the focus. Where two wait, the later one is meant; none acts where the person has
 * moved the focus meanwhile. Returns the way to call it off.
 */
export function whenSeen(element: HTMLElement, act: () => void): () => void {
  const { ownerDocument: source } = element;
  const before = source.activeElement;
  let frame = 0;
  function look(): void {
    const { activeElement } = source;
    if (!element.isConnected || (activeElement !== before && activeElement !== source.body)) return;
    const isArriving = source.documentElement.hasAttribute(arrivingMark);
    if (isArriving && getComputedStyle(element).visibility === 'hidden') frame = requestAnimationFrame(look);
    else act();
  }
  stopWaiting();
  const stop = (): void => cancelAnimationFrame(frame);
  stopWaiting = stop;
  look();
  return stop;
}
