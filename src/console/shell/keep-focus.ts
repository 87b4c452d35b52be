const dialogs = '[role=dialog], [role=alertdialog]';
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** An element and its ancestors, innermost first. */
function listPath(element: Element): readonly Element[] {
  const path: Element[] = [];
  for (let ancestor: Element | null = element; ancestor !== null; ancestor = ancestor.parentElement)
    path.push(ancestor);
  return path;
}
const takesFocus = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.matches(focusable) &&
  !element.matches(':disabled') &&
  element.closest('[inert], [hidden]') === null;

/**
 * Anyone who works by keyboard never falls out of the page: where the element with the focus goes, with a
 * dialog or with what was decided in it, the focus goes to the place that had it outside of dialogs,
 * or to the nearest thing around that place, and in the end to `fallback`. Call the answer to stop.
 */
export function keepFocus(page: Document, fallback: () => HTMLElement | null): () => void {
  /** What had the focus last; null where the person left it for nothing, for example by a press beside. */
  let held: Element | null = null;
  /** Where the focus was last outside of dialogs, inmost first. */
  let place: readonly Element[] = [];
  let turn: ReturnType<typeof setTimeout> | undefined;
  const isLost = (): boolean =>
    held !== null && (page.activeElement === null || page.activeElement === page.body);

  function bringBack(): void {
    // A button that works for its answer is disabled until then, and gets the focus again.
    if (held === null || !isLost() || (held.isConnected && held.matches('[data-loading]'))) return;
    // An open dialog traps the focus.
    if (page.querySelector(`:is(${dialogs})[data-state=open]`) !== null) return;
    const target = takesFocus(held) ? held : (place.find(takesFocus) ?? fallback());
    target?.focus({ preventScroll: true });
  }
  function onFocus({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    held = target;
    if (target.closest(dialogs) === null) place = listPath(target);
  }
  function onBlur({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    // An element that is removed loses focus before it is gone.
    setTimeout(() => {
      if (held === target && takesFocus(target) && page.activeElement === page.body) held = null;
    });
  }
  function look(): void {
    clearTimeout(turn);
    // The dialog gives the focus back first, where it can.
    turn = setTimeout(bringBack, 50);
  }
  page.addEventListener('focusin', onFocus);
  page.addEventListener('focusout', onBlur);
  const observer = new MutationObserver(() => {
    if (isLost()) look();
  });
  observer.observe(page.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return () => {
    observer.disconnect();
    clearTimeout(turn);
    page.removeEventListener('focusin', onFocus);
    page.removeEventListener('focusout', onBlur);
  };
}
