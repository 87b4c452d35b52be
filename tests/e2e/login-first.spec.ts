import { byEffort, takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { say } from './texts.ts';
import site from '../../layouts/site.json' with { type: 'json' };

/** Routes without a parameter: their addresses can be typed. */
const routes = site.routes.filter(({ path }) => !path.includes(':'));
const isOpen = (route: object): boolean => 'open' in route && route.open === true;
/** One rule sends visitors away from all that are not open: a few of them are enough, at night every sixth. */
const visited = [
  ...takeShare(routes.filter(isOpen), 3),
  ...routes.filter((route) => !isOpen(route)).filter((_, place) => place % byEffort(24, 6) === 0),
];

test.describe('a site that is for members only', () => {
  test('sends visitors from pages to the login, except from the pages that it says are open', async ({
    page,
    operator,
  }) => {
    test.setTimeout(180_000);
    const switched = { op: 'replace', path: ['loginedToHomePage'], value: true } as const;
    await operator.publish([{ document: 'settings/brand', ...switched }]);
    expect(visited.length).toBeGreaterThan(byEffort(5, 12));
    for (const route of visited) {
      await openPortal(page, `${route.path}?page=x#secret123`);
      const stays = isOpen(route) || route.path === '/login';
      const wanted = stays ? `${route.path}?page=x` : '/login';
      await expect
        .soft(page, `opened ${route.path}`)
        .toHaveURL(({ pathname, search }) => pathname + search === wanted);
      await expect(page.locator('main').first()).toContainText(/\S/);
    }
    // A new browser has kept nothing.
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await openPortal(page, '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('login.title'));
    await operator.restore();
  });
});
