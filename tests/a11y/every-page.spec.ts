import site from '../../layouts/site.json' with { type: 'json' };
import { expect, test } from '../e2e/fixtures.ts';
import { logIn, openPortal } from '../e2e/member.ts';
import { expectAccessibleWithin, expectNoSidewaysScroll, turnTheme } from './axe.ts';

/** Looked at by the tests beside this one, with header and footer and in more states. */
const elsewhere =
  /^\/($|login|reset-password|register|rng|promotions|help$|sports|down|notices|game|deposit|withdraw$|pointMall|rewards|agentHome\/(contracts|given|history|contract)$)/;
const paths = site.routes
  .map(({ path }) => path)
  .filter((path) => !path.includes(':') && !elsewhere.test(path));
/** What says that a page still waits for its data. */
const waiting = 'main [aria-busy="true"], main [data-loading="true"]';

/** Half of the pages each, so that two workers share them. */
for (const half of [0, 1])
  test(`every page that an agent opens, on a phone in the dark and wide in the light, half ${half + 1} of 2`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    expect(paths.length).toBeGreaterThan(60);
    await logIn(page, 'agent');
    for (const path of paths.filter((_, place) => place % 2 === half)) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openPortal(page, path);
      await expect(page.locator(waiting)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      await turnTheme(page, 'dark');
      await expectAccessibleWithin(page, ['main'], `${path} 390, dark`);
      await expectNoSidewaysScroll(page, `${path} 390`);
      await page.setViewportSize({ width: 1280, height: 900 });
      await turnTheme(page, 'light');
      await expectAccessibleWithin(page, ['main'], `${path} 1280, light`);
    }
  });
