/** Says things once: to screen readers, and where wanted on screen too. */
export interface Announcer {
  /** For screen readers alone. */
  announce(text: string): void;
  /** On screen for some seconds, and for screen readers. */
  notify(text: string): void;
}

const shownMs = 8_000;

function addRegion(source: Document, className: string): HTMLElement {
  const region = source.createElement('div');
  region.className = className;
  source.body.append(region);
  return region;
}

/** What stands behind an open dialog is neither heard nor seen: words stand in it. */
function bringForward(source: Document, region: HTMLElement): void {
  const front = [...source.querySelectorAll('dialog[open]')].at(-1) ?? source.body;
  if (region.parentElement !== front) front.append(region);
}

/** Adds the live region to the page; it has to be there before it says anything. */
export function createAnnouncer(source: Document): Announcer {
  const heard = addRegion(source, 'foyer-live');
  heard.setAttribute('role', 'status');
  const shown = addRegion(source, 'foyer-toast');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const announce = (text: string): void => {
    bringForward(source, heard);
    heard.textContent = '';
    // Put back after a pause, so that the same words are said again.
    setTimeout(() => (heard.textContent = text), 50);
  };
  return {
    announce,
    notify: (text) => {
      bringForward(source, shown);
      shown.textContent = text;
      clearTimeout(timer);
      timer = setTimeout(() => (shown.textContent = ''), shownMs);
      announce(text);
    },
  };
}
