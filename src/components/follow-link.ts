import type { MouseEvent } from 'react';

/** A plain click that the page answers itself; new tabs, downloads and the like stay the browser's. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** What an `<a>` of this site needs: a real address for new tabs, and a plain click that the page answers itself. */
export const linkTo = (
  href: string,
  follow: () => void,
): { readonly href: string; readonly onClick: (event: MouseEvent) => void } => ({
  href,
  onClick: (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    follow();
  },
});
