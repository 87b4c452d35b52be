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
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  source.body.append(region);
  return region;
}

/** Adds the live regions to the page; they have to be there before they say anything. */
export function createAnnouncer(source: Document): Announcer {
  const silent = addRegion(source, 'foyer-live');
  const shown = addRegion(source, 'foyer-toast');
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    announce: (text) => {
      silent.textContent = '';
      // Put back after a pause, so that the same words are said again.
      setTimeout(() => (silent.textContent = text), 50);
    },
    notify: (text) => {
      shown.textContent = text;
      clearTimeout(timer);
      timer = setTimeout(() => (shown.textContent = ''), shownMs);
    },
  };
}
