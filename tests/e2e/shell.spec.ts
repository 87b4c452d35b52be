import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectAccessibleWithin, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import type { WirePatch } from '../../src/protocol/calls/site.ts';
import { chooseArabic, openPortal } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ hasPictures: true });

const toggle = (page: Page, entry: string) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: say('component.MenuGroup.show', 'EN', { label: entry }) });
const vendors = (page: Page, entry: string) =>
  page.getByRole('list', { name: say('nav.vendors', 'EN', { name: entry }) }).getByRole('link');

test.describe('the frame around every page', () => {
  test('has room for a member with a large balance: the mark is whole and nothing scrolls sideways', async ({
    page,
    site,
  }) => {
    await enter(page, site, 'agent');
    const mark = page.getByRole('banner').locator(`img[src="/assets/mark.svg"]:visible`);
    for (const width of [320, 390, 768, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `the header at ${width} pixels`);
      const box = await mark.boundingBox();
      expect(box?.width, `${width} pixels`).toBeGreaterThanOrEqual(32);
    }
  });

  test('marks the section that is open on the pages below it', async ({ page }) => {
    await openPortal(page, '/elott');
    await expect(
      page.getByRole('banner').getByRole('link', { name: say('lottery.title'), exact: true }),
    ).toHaveAttribute('aria-current', 'true');
  });

  test('opens the vendors of a category by the keyboard, and one leads to its lobby', async ({ page }) => {
    await openPortal(page);
    const slots = say('nav.rng');
    await toggle(page, slots).focus();
    await page.keyboard.press('Enter');
    await expect(vendors(page, slots)).toHaveCount(12);
    await expect(vendors(page, slots).last()).toHaveText(say('nav.moreVendors'));
    await page.keyboard.press('Escape');
    await expect(vendors(page, slots)).toHaveCount(0);
    await expect(toggle(page, slots)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(vendors(page, slots).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(vendors(page, slots).first()).toBeFocused();
    const address = await vendors(page, slots).first().getAttribute('href');
    expect(address).toMatch(/^\/rng\?page=[A-Z]+$/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address?.replace('?', String.raw`\?`)}$`));
    await expect(page.getByRole('radio', { name: /./, checked: true }).first()).toBeVisible();
    await expect(vendors(page, slots)).toHaveCount(0);
  });

  test('opens under a mouse and closes behind it; the word itself leads to the lobby', async ({ page }) => {
    await openPortal(page);
    const slots = say('nav.rng');
    const word = page.getByRole('banner').getByRole('link', { name: slots });
    await word.hover();
    await vendors(page, slots).nth(4).hover();
    await expect(vendors(page, slots)).toHaveCount(12);
    await page.mouse.move(640, 850);
    await expect(vendors(page, slots)).toHaveCount(0);
    await word.click();
    await expect(page).toHaveURL(/\/rng$/);
  });

  test('offers no vendors of a category that has none, once that is known', async ({ page }) => {
    await page.route(/newGameVendor/, async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { value: { filled: string[] } };
      body.value.filled = body.value.filled.filter((lane) => lane !== 'FISH');
      await route.fulfill({ response, json: body });
    });
    await openPortal(page);
    await expect(toggle(page, say('nav.fish'))).toBeVisible();
    await toggle(page, say('nav.rng')).press('Enter');
    await expect(vendors(page, say('nav.rng')).first()).toBeVisible();
    await expect(toggle(page, say('nav.fish'))).toHaveCount(0);
    await expect(toggle(page, say('nav.live'))).toBeVisible();
    const fish = page.getByRole('banner').getByRole('link', { name: say('nav.fish') });
    await expect(fish).toHaveCount(1);
    await fish.click();
    await expect(page).toHaveURL(/\/fish$/);
  });

  test('leads to the page of the app, and shows its codes where there are some', async ({
    page,
    operator,
  }) => {
    // So wide that the bar holds every entry.
    await page.setViewportSize({ width: 1800, height: 900 });
    await openPortal(page);
    const app = page.getByRole('banner').getByRole('link', { name: say('nav.app'), exact: true });
    await expect(toggle(page, say('nav.app'))).toHaveCount(0);
    await operator.publishApproved([
      { document: 'site', op: 'replace', path: ['externalHosts'], value: ['apps.example'] },
      { document: 'settings/brand', op: 'add', path: ['iosApp'], value: 'https://apps.example/ios' },
    ]);
    await toggle(page, say('nav.app')).press('Enter');
    await expect(page.getByRole('banner').getByText(say('app.ios'))).toBeVisible();
    await page.keyboard.press('Escape');
    await app.click();
    await expect(page).toHaveURL(/\/down$/);
    await expect(page.getByRole('heading', { level: 1, name: say('down.title') })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: say('down.get') })).toHaveCount(1);
    await operator.restore();
  });

  test('asks for vendors and help only when they come into sight, and leads to a help topic', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openPortal(page);
    await page.waitForTimeout(500);
    const isAsked = (): boolean => asked.some((path) => /newGameVendor|helpCenter/.test(path));
    expect(isAsked()).toBe(false);
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(footer.getByRole('list', { name: say('footer.vendors') }).getByRole('link')).toHaveCount(20);
    expect(isAsked()).toBe(true);
    const topic = footer
      .getByRole('link')
      .filter({ hasText: /password/i })
      .first();
    const title = (await topic.textContent()) ?? '';
    await topic.click();
    await expect(page).toHaveURL(/\/help\?page=/);
    await expect(page.getByRole('main').locator('details[open] summary')).toHaveText([title]);
  });

  test('passes axe with its vendors open and at its end, in both themes, widths and directions', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await openPortal(page);
    for (const locale of ['EN', 'AR'] as const) {
      // From right to left nothing differs but places: one theme is enough.
      const look = (state: string, place: string): Promise<void> =>
        locale === 'EN'
          ? expectAccessibleInBothThemes(page, state, [place])
          : expectAccessibleWithin(page, [place], state);
      await page.setViewportSize({ width: 1280, height: 900 });
      if (locale === 'AR') await chooseArabic(page);
      await page.getByRole('banner').locator('nav li button[aria-expanded]').first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('header [popover] a').first()).toBeVisible();
      // What is between the two ends of the page is looked at page by page.
      await look(`vendors 1280 ${locale}`, 'header');
      await page.keyboard.press('Escape');
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        // From its first line on: axe takes what the bar at the top half covers for a target that is too small.
        await page.getByRole('contentinfo').evaluate((footer) => footer.scrollIntoView({ block: 'start' }));
        await expect(page.getByRole('contentinfo').getByRole('img').first()).toBeVisible();
        await look(`footer ${width} ${locale}`, 'footer');
        await expectNoSidewaysScroll(page, `footer ${width} ${locale}`);
      }
    }
  });
});

test.describe('ways to reach the operator', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('show once they are configured, and lead to allowed hosts only', async ({ page, operator }) => {
    await openPortal(page);
    const show = say('component.FloatingButtons.show', 'EN', { label: say('shell.contact') });
    await expect(page.getByRole('button', { name: show })).toHaveCount(0);
    const address = 'https://chat.example/lumina';
    const messaging = [{ id: 'chat', label: 'Lumina chat', icon: 'headset', address }];
    const link: WirePatch = { document: 'settings/brand', op: 'add', path: ['messaging'], value: messaging };
    await expect(operator.publish([link])).rejects.toThrow();
    await operator.publishApproved([
      { document: 'site', op: 'replace', path: ['externalHosts'], value: ['chat.example'] },
    ]);
    const button = page.getByRole('button', { name: show });
    await expect(button).toBeVisible();
    await button.focus();
    await page.keyboard.press('Enter');
    const way = page.getByRole('link', { name: 'Lumina chat' });
    await expect(way).toHaveAttribute('href', address);
    await expect(way).toHaveAttribute('rel', 'noopener noreferrer');
    await expectAccessibleInBothThemes(page, 'floating buttons');
  });

  test('the chat of another host is in the page after one press, and no other host may be framed', async ({
    page,
    context,
    operator,
    watch,
  }) => {
    test.setTimeout(180_000);
    watch.allow(/chat\.example/);
    await context.route('https://chat.example/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Chat</title><p>How can we help?</p>',
      }),
    );
    await operator.publishApproved([
      { document: 'site', op: 'replace', path: ['externalHosts'], value: ['chat.example'] },
      {
        document: 'settings/brand',
        op: 'add',
        path: ['supportUrl'],
        value: 'https://chat.example/lumina',
      },
    ]);
    // Which hosts the page's policy lets it frame, the games aside.
    const listFrames = async (): Promise<readonly string[]> => {
      const policy = (await page.request.get('/')).headers()['content-security-policy'] ?? '';
      const [, frames = ''] = /frame-src ([^;]*)/.exec(policy) ?? [];
      return frames.split(' ').filter((source) => source.startsWith('https:'));
    };
    await expect.poll(listFrames).toEqual(['https://chat.example']);
    await openPortal(page);
    await page
      .getByRole('button', { name: say('nav.support') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: say('support.title') });
    await expect(dialog.frameLocator('iframe').getByText('How can we help?')).toBeVisible();
  });
});
