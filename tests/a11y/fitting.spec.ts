import type { Page, Request } from '@playwright/test';
import site from '../../layouts/site.json' with { type: 'json' };
import { expect, test } from '../e2e/fixtures.ts';
import { logIn, openPortal } from '../e2e/member.ts';
import { say, type LocaleCode } from '../e2e/texts.ts';
import { findSmallTargets, findUnreadable } from './readable.ts';

/** Pages that lead a member away. */
const visitorPages = ['/login', '/register', '/join', '/reset-password', '/agent/login'];
const memberPages = [
  ...site.routes.map(({ path }) => (path === '/game' ? '/game?id=10003' : path)),
  '/no-such-page',
].filter((path) => !visitorPages.includes(path));

/** What the page waits for; its stream of events never ends. */
const watchCalls = (page: Page): { readonly isIdle: () => boolean } => {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (['fetch', 'xhr', 'script'].includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return { isIdle: () => open.size === 0 };
};

/** Goes to a page of the site as a link does, without loading the program again, until nothing changes any more. */
const visit = async (page: Page, path: string, calls: { readonly isIdle: () => boolean }): Promise<void> => {
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
  await page.evaluate((address) => {
    history.pushState({ foyerKey: address }, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  let looks = 0;
  do await settle();
  while (!calls.isIdle() && (looks += 1) < 20);
};

const listFaults = async (page: Page, state: string): Promise<readonly string[]> => {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth}`] : [];
  });
  const faults = [...overflow, ...(await findUnreadable(page)), ...(await findSmallTargets(page))];
  return faults.map((fault) => `${state}: ${fault}`);
};

const speak = async (page: Page, locale: LocaleCode): Promise<void> => {
  const { origin } = new URL(page.url());
  await page.context().addCookies([{ name: 'foyer-language', value: locale, url: origin }]);
  await openPortal(page, '/help');
};

test('every page fits a phone of 320 px in both directions: nothing is cut, wider than the window or too small to press', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 320, height: 700 });
  const calls = watchCalls(page);
  const faults: string[] = [];
  const look = async (paths: readonly string[], locale: LocaleCode): Promise<void> => {
    await speak(page, locale);
    const mark = await page.getByRole('banner').locator('img[src="/assets/mark.svg"]:visible').boundingBox();
    expect(mark?.width, `the brand's mark, ${locale}`).toBeGreaterThanOrEqual(32);
    for (const path of paths) {
      await visit(page, path, calls);
      faults.push(...(await listFaults(page, `${path} ${locale}`)));
    }
  };
  await openPortal(page);
  await look(visitorPages, 'AR');
  await look(visitorPages, 'EN');
  await logIn(page, 'agent');
  await look(memberPages, 'EN');
  await look(memberPages, 'AR');
  expect(faults).toEqual([]);
});

test('1920 px wide, header and content begin and end at the same edges, with the rail narrow or wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openPortal(page);
  const measure = (): Promise<readonly (readonly number[])[]> =>
    page.evaluate(() => {
      const inner = (element: Element | null | undefined): number[] => {
        if (element === null || element === undefined) return [];
        const { left, right } = element.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)].map(
          Math.round,
        );
      };
      const bar = document.querySelector('header')?.firstElementChild;
      return [inner(bar?.firstElementChild), inner(document.querySelector('main [class]'))];
    });
  for (const locale of ['EN', 'AR'] as const) {
    await speak(page, locale);
    for (const path of ['/', '/rng', '/promotions']) {
      await openPortal(page, path);
      for (const press of ['component.SideMenu.expand', 'component.SideMenu.collapse']) {
        const [header, content] = await measure();
        expect(content, `${path} ${locale}`).toEqual(header);
        // Four fifths of the window are used.
        expect((content?.[1] ?? 0) - (content?.[0] ?? 0), `${path} ${locale}`).toBeGreaterThan(1_400);
        await page.getByRole('button', { name: say(press, locale), exact: true }).click();
        await page.waitForTimeout(250);
      }
    }
  }
});

test('the narrow rail has the words of each entry below its drawing, whole, in every language', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await logIn(page, 'agent');
  for (const locale of ['EN', 'AR', 'TY'] as const) {
    await speak(page, locale);
    const labels = await page.locator('[data-rail=narrow] nav li :is(a, button)').evaluateAll((entries) =>
      entries.map((entry) => {
        const range = document.createRange();
        range.selectNodeContents([...entry.children].find(({ textContent }) => textContent !== '') ?? entry);
        const words = range.getBoundingClientRect();
        const box = entry.getBoundingClientRect();
        return {
          text: entry.textContent,
          isWhole: words.width > 10 && words.left >= box.left && words.right <= box.right,
        };
      }),
    );
    expect(labels.length, locale).toBeGreaterThan(9);
    expect(
      labels.filter(({ isWhole }) => !isWhole),
      locale,
    ).toEqual([]);
  }
});
