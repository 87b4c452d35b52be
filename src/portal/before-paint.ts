import { createTextStorage, signedInKey } from './session/stored-session.ts';
import { readTheme } from './page/theme.ts';

/**
 * Runs in the head of a page that was drawn at publish, before its first paint. The server puts the built
 * text into the page, and the content security policy lets it through by its hash.
 */
const page = document.documentElement;
const tab = createTextStorage(() => sessionStorage);
const browser = createTextStorage(() => localStorage);

/** Puts the theme in force that this browser remembers or its system asks for. */
function applyTheme(): void {
  const theme = readTheme(browser, null);
  page.classList.add(theme);
  page.style.colorScheme = theme;
}

/** Whether another language was chosen here than the one of the markup, which is the first of the list. */
function isInAnotherLanguage(): boolean {
  const chosen = browser.read('language');
  const [drawn, ...others] = (page.dataset['foyerLocales'] ?? '').split(' ');
  return chosen !== null && chosen !== drawn && others.includes(chosen);
}

/** The markup is for visitors: a session is here, is known to other tabs, or comes with the address. */
const isForMember = (): boolean =>
  tab.read('token') !== null || browser.read(signedInKey) !== null || /[?&]token=/.test(location.search);

/**
 * A button that is pressed before the program is alive is kept, the last one of several, and pressed again
 * as soon as it is. Until then it is faint. So is a link where the address has a query: the markup was drawn
 * without one, and only the program can put an invitation's code into the link.
 */
function replayPress(): void {
  const controls = location.search === '' ? 'button' : 'button,a[href^="/"]';
  let cover: HTMLElement | null = null;
  const press = (event: MouseEvent): void => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(controls) : null;
    if (button === null || !event.isTrusted || !isPlain) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (cover !== null) cover.style.opacity = '';
    cover = button;
    button.style.opacity = '.6';
  };
  addEventListener('click', press, true);
  new MutationObserver((_changes, observer) => {
    if (!('foyerReady' in page.dataset)) return;
    observer.disconnect();
    removeEventListener('click', press, true);
    if (cover === null) return;
    cover.style.opacity = '';
    if (cover.isConnected) cover.click();
  }).observe(page, { attributes: true });
}

applyTheme();
if (isForMember() || isInAnotherLanguage()) page.classList.add('foyer-unfit');
replayPress();
