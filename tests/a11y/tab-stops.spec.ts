import type { Locator, Page } from '@playwright/test';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { enter } from '../e2e/enter.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openPortal } from '../e2e/member.ts';
import { say } from '../e2e/texts.ts';
import { createVisit, memberPages, visitorPages } from './site-pages.ts';

/** With the most presses of Tab that lead from the top of a page to its first field: on a way in, and the frame of a member. */
const sizes = [
  { width: 1280, height: 900, wayIn: 10, frame: 30 },
  { width: 390, height: 844, wayIn: 8, frame: 7 },
];
/** What a page may have above its first field: links to where it belongs, or to the other pages of its part. */
const ownLinks = 11;
/** Pages of ways in; that of a new password needs what the link of a letter brings. */
const waysIn = visitorPages.map((path) => (path === '/reset-password' ? `${path}#not-sent` : path));

const field = ':is(input:not([type=hidden]), select, textarea)';
const firstField = `main form ${field}`;
/** What a person came for on a page without a form. */
const anyControl = 'main :is(a[href], button)';

const holdsField = (page: Page): Promise<boolean> =>
  page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].some((one) => one.checkVisibility()),
    firstField,
  );

/** Presses Tab until something that matches has the focus; gives the names of what had it before. */
const listStops = async (page: Page, target: string): Promise<readonly string[]> => {
  const stops: string[] = [];
  while (stops.length < 100) {
    const name = await page.evaluate((selector) => {
      const at = document.activeElement;
      if (at?.matches(selector) === true) return null;
      return at?.getAttribute('aria-label') ?? at?.textContent.trim().slice(0, 24) ?? '';
    }, target);
    if (name === null) return stops;
    stops.push(name);
    await page.keyboard.press('Tab');
  }
  return stops;
};

const findSkipLink = (page: Page): Locator => page.getByRole('link', { name: say('shell.skip') });

/** Focuses the skip link as the first press of Tab does, and lists what follows on the way to the field. */
const listFromTop = async (page: Page, target: string): Promise<readonly string[]> => {
  await findSkipLink(page).focus();
  return listStops(page, target);
};

/** The same by the skip link: nothing of the frame is left on the way. */
const listAfterSkip = async (page: Page, target: string): Promise<readonly string[]> => {
  await findSkipLink(page).focus();
  await page.keyboard.press('Enter');
  const [, ...stops] = await listStops(page, target);
  return stops;
};

test('the first field of each way in is a few presses of Tab away, on a computer and a phone', async ({
  page,
}) => {
  for (const path of waysIn) {
    await openPortal(page, path);
    // Until the code of its flow is there, a page has nothing that could take the focus.
    await expect(page.locator('main :is([data-reserved], [data-coming])'), path).toHaveCount(0);
    await page.keyboard.press('Tab');
    // The first press shows the way past all of it.
    await expect(findSkipLink(page), path).toBeFocused();
    await expect(findSkipLink(page), path).toBeInViewport();
    for (const { wayIn, ...viewport } of sizes) {
      await page.setViewportSize(viewport);
      const state = `${path} ${viewport.width}`;
      const target = (await holdsField(page)) ? firstField : anyControl;
      const stops = await listFromTop(page, target);
      expect.soft(stops.length, `${state}: ${stops.join(' | ')}`).toBeLessThanOrEqual(wayIn);
      const rest = await listAfterSkip(page, target);
      expect.soft(rest.length, `${state} by the skip link: ${rest.join(' | ')}`).toBeLessThanOrEqual(1);
    }
  }
});

test('the dialogs of ways in open within two presses of their first field', async ({ page }) => {
  await openPortal(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.login') })
    .press('Enter');
  const login = page.getByRole('dialog', { name: say('login.title') });
  await expect(login.locator(field).first()).toBeVisible();
  expect((await listStops(page, `dialog ${field}`)).length, 'log in').toBeLessThanOrEqual(2);
  await login.getByRole('button', { name: say('login.forgot') }).press('Enter');
  const forgot = page.getByRole('dialog', { name: say('forgot.title') });
  await expect(forgot.locator(field).first()).toBeVisible();
  expect((await listStops(page, `dialog ${field}`)).length, 'forgot password').toBeLessThanOrEqual(2);
});

test('the frame around a form of a member is no long way by Tab, on a computer and a phone', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  await enter(page, site, 'agent');
  const visit = createVisit(page);
  const forms: string[] = [];
  const far: string[] = [];
  const paths = takeShare(memberPages, 6);
  for (const path of paths) {
    await visit(path);
    for (const { frame, wayIn: _, ...viewport } of sizes) {
      await page.setViewportSize(viewport);
      // A running game and help without a frame have nothing to skip.
      if ((await findSkipLink(page).count()) === 0 || !(await holdsField(page))) continue;
      forms.push(path);
      const stops = await listFromTop(page, firstField);
      const rest = await listAfterSkip(page, firstField);
      const state = `${path} ${viewport.width}`;
      if (stops.length - rest.length > frame) far.push(`${state}: ${stops.join(' | ')}`);
      if (rest.length > ownLinks) far.push(`${state} by the skip link: ${rest.join(' | ')}`);
    }
  }
  expect(far).toEqual([]);
  expect(forms.length).toBeGreaterThan(paths.length / 4);
});
