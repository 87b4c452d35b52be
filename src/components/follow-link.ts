import type { MouseEvent } from 'react';

/** A plain click that the page answers itself; new tabs, downloads and the like stay the browser's. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;
