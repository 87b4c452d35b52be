const controls = 'a[href],button,input,select,textarea,[tabindex],[data-foyer-notice]';
const isPlaced = (element: Element): boolean => element.getClientRects().length > 0;

/** Whether a person can read a word below `root`: ends at the first, where `innerText` would read them all. */
const hasWords = (root: Element): boolean => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if ((text.nodeValue ?? '').trim() === '') continue;
    range.selectNodeContents(text);
    const isSeen = text.parentElement?.checkVisibility({ visibilityProperty: true }) === true;
    if (isSeen && range.getClientRects().length > 0) return true;
  }
  return false;
};

/** Nothing to read, or nothing to use, with a place on the screen. */
export const isBlank = (area: HTMLElement): boolean =>
  area.getBoundingClientRect().height < 1 ||
  !hasWords(area) ||
  ![...area.querySelectorAll(controls)].some(isPlaced);

/** The page's own place is empty: a frame with nothing in it. */
export const isHollow = (): boolean => {
  const main = document.getElementById('main');
  return main !== null && main.querySelector(`${controls},img,svg`) === null && !hasWords(main);
};
