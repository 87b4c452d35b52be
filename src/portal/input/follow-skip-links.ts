/**
 * A link to a place on the page moves the focus there and nothing else: the browser would add an entry to
 * the history, so that “Back” only took the name of the place off the address. Returns a function that stops it.
 */
export function followSkipLinks(page: Document): () => void {
  const onClick = (event: MouseEvent): void => {
    const { target, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const name = target.closest('a[href^="#"]')?.getAttribute('href')?.slice(1) ?? '';
    const place = page.getElementById(name);
    if (place === null) return;
    event.preventDefault();
    if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
    place.focus();
  };
  page.addEventListener('click', onClick);
  return () => page.removeEventListener('click', onClick);
}
