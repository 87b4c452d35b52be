/** Where a key is a letter of what is typed, or a choice in a list. */
const takesKeys = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu]';

/**
 * Presses the control that names a key as its shortcut (`aria-keyshortcuts`), while nothing is typed and no
 * dialog lies over the page. Returns how to end it.
 */
export function followShortcuts(page: Document): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1) return;
    if (event.target instanceof Element && event.target.closest(takesKeys) !== null) return;
    if (page.querySelector('dialog[open]') !== null) return;
    const control = [...page.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find(
      (each) => each.getAttribute('aria-keyshortcuts') === event.key,
    );
    if (control === undefined) return;
    event.preventDefault();
    control.click();
  };
  page.addEventListener('keydown', onKeyDown);
  return () => page.removeEventListener('keydown', onKeyDown);
}
