import type { Page, Request } from '@playwright/test';
import site from '../../layouts/site.json' with { type: 'json' };
import { openPortal } from '../e2e/member.ts';
import type { LocaleCode } from '../e2e/texts.ts';

/** Pages that lead a member away. */
export const visitorPages = ['/login', '/register', '/join', '/reset-password', '/agent/login'];

/** Pages that say little without what their address names. */
const addresses: Readonly<Record<string, string>> = {
  '/game': '/game?id=10003',
  '/lottery/game': '/lottery/game?game=102',
  '/agentHome/contract': '/agentHome/contract?side=upline&kind=dividend&product=CONS&account=bayani',
};

/** Every other page of the site, and an address without one. */
export const memberPages = [
  ...site.routes.map(({ path }) => addresses[path] ?? path),
  '/no-such-page',
].filter((path) => !visitorPages.includes(path));

/** Half of the pages, or of anything else that two workers share. */
export const takeHalf = <Item>(items: readonly Item[], half: number): readonly Item[] =>
  items.filter((_, place) => place % 2 === half);

/** Puts the portal into a language, on a page that is short. */
export const speak = async (page: Page, locale: LocaleCode): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'foyer-language', value: locale, url: origin }]);
  await openPortal(page, '/help');
};

/** Loads that the page waits for. Its stream of events never ends. */
const awaited = ['fetch', 'xhr', 'script'];
/** The console asks what others work on, and is answered when that changes. */
const isHeldOpen = (request: Request): boolean => /\/api\/work\?mark=/.test(request.url());

/**
 * A way to go to pages as a link does, without loading the program again. Each visit ends when no call is open and
 * nothing has changed for a moment.
 */
export const createVisit = (page: Page): ((path: string) => Promise<void>) => {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (awaited.includes(request.resourceType()) && !isHeldOpen(request)) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const settle = (): Promise<void> =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let timer = setTimeout(resolve, 80);
          const observer = new MutationObserver(() => {
            clearTimeout(timer);
            timer = setTimeout(resolve, 80);
          });
          observer.observe(document.body, { childList: true, subtree: true });
          setTimeout(resolve, 1_000);
        }),
    );
  return async (path) => {
    await page.evaluate((address) => {
      history.pushState({ foyerKey: address }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    // Ends with a moment that began with no open call: an answer that just came is not drawn yet.
    for (let looks = 0, isIdle = false; !isIdle && looks < 20; looks += 1) {
      isIdle = open.size === 0;
      await settle();
    }
  };
};
