/** Says things once: to screen readers, and where wanted on screen too. */
export interface Announcer {
  /** For screen readers alone. */
  readonly announce: (text: string) => void;
  /** On screen for some seconds, and for screen readers. */
  readonly notify: (text: string) => void;
  /** A dialog opened or closed: words that are on screen stay in front, for the whole time again. */
  readonly followDialogs: () => void;
}

const shownMs = 8_000;

function addRegion(source: Document, className: string): HTMLElement {
  const region = source.createElement('div');
  region.className = className;
  source.body.append(region);
  return region;
}

/** Adds the live region to the page; it has to be there before it says anything. */
export function createAnnouncer(source: Document): Announcer {
  const heard = addRegion(source, 'foyer-live');
  heard.setAttribute('role', 'status');
  const toast = addRegion(source, 'foyer-toast');
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What is behind an open dialog is neither heard nor seen: words are put into it.
  const bringForward = (region: HTMLElement): boolean => {
    const front = [...source.querySelectorAll('dialog[open]')].at(-1) ?? source.body;
    const isThere = region.parentElement === front && region.isConnected;
    if (!isThere) front.append(region);
    return !isThere;
  };
  const showOn = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => (toast.textContent = ''), shownMs);
  };
  const announce = (text: string): void => {
    bringForward(heard);
    heard.textContent = '';
    // Written again after a pause, so that the same words are said again.
    setTimeout(() => (heard.textContent = text), 50);
  };
  return {
    announce,
    notify: (text) => {
      bringForward(toast);
      toast.textContent = text;
      showOn();
      announce(text);
    },
    followDialogs: () => {
      if (toast.textContent === '') return;
      bringForward(heard);
      if (bringForward(toast)) showOn();
    },
  };
}
