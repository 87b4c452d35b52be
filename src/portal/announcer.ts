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
  if (region.parentElement !== front || !region.isConnected) front.append(region);
}

/** Adds the live region to the page; it has to be there before it says anything. */
export function createAnnouncer(source: Document): Announcer {
  const heard = addRegion(source, 'foyer-live');
  heard.setAttribute('role', 'status');
  const shown = addRegion(source, 'foyer-toast');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = (): void => {
    dialogs.disconnect();
    shown.textContent = '';
  };
  const showOn = (): void => {
    clearTimeout(timer);
    timer = setTimeout(hide, shownMs);
  };
  // A dialog that opens over the words, or takes them along when it closes, must not hide them.
  const dialogs = new MutationObserver(() => {
    const before = shown.parentElement;
    bringForward(source, shown);
    bringForward(source, heard);
    if (before !== shown.parentElement || before?.isConnected !== true) showOn();
  });
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
      showOn();
      dialogs.observe(source.body, { subtree: true, childList: true, attributeFilter: ['open'] });
      announce(text);
    },
  };
}
