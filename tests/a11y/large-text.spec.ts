import type { Page } from '@playwright/test';
import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openPortal } from '../e2e/member.ts';
import { enter } from '../e2e/enter.ts';
import { say, type LocaleCode } from '../e2e/texts.ts';
import { expectNoSidewaysScroll } from './axe.ts';
import { doubleText, expectBarApart, expectReadable } from './readable.ts';
import { createVisit } from './site-pages.ts';

test.use({ hasPictures: true });

const visitorPages = ['/login', '/register', '/rng', '/terms', '/responsible-gaming'];
const memberPages = [
  '/',
  '/member',
  '/deposit',
  '/withdraw',
  '/member/messages',
  '/member/security',
  '/member/responsible-gaming',
  '/game?id=10003',
];
const locales: readonly LocaleCode[] = ['EN', 'TY', 'AR'];

const openIn = async (page: Page, locale: LocaleCode): Promise<void> => {
  await page
    .context()
    .addCookies([{ name: 'foyer-language', value: locale, url: new URL(page.url()).origin }]);
  await openPortal(page);
};
const expectWhole = async (page: Page, state: string, locale: LocaleCode = 'EN'): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expectNoSidewaysScroll(page, state);
  await expect(async () => expectReadable(page, state)).toPass({ timeout: 5_000 });
  // A running game has one bar, above it.
  if (!page.url().includes('/game?')) await expectBarApart(page, say('shell.nav', locale), state);
};

test('text of twice the size on a phone: all of it can be read, nothing lies over another, nothing scrolls sideways', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleText(page);
  await openPortal(page);
  for (const locale of locales) {
    await openIn(page, locale);
    await expectWhole(page, `/ with large text, ${locale}`, locale);
  }
  await openIn(page, 'EN');
  const visit = createVisit(page);
  for (const path of takeShare(visitorPages, 5)) {
    await visit(path);
    await expectWhole(page, `${path} with large text`);
  }
  await enter(page, site, 'player');
  for (const path of takeShare(memberPages, 5)) {
    await visit(path);
    await expectWhole(page, `${path} of a member with large text`);
  }
});

test('320 px wide, the bar of every language shows whole words with room between them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPortal(page);
  for (const locale of locales) {
    await openIn(page, locale);
    await expectWhole(page, `/ at 320 px, ${locale}`, locale);
  }
});

test('on the narrowest phones the brand in the header is large enough for a finger, in every language', async ({
  page,
}) => {
  await openPortal(page);
  for (const locale of locales) {
    // From 360 px on the header has registration too.
    for (const width of [320, 360, 375]) {
      await page.setViewportSize({ width, height: 700 });
      await openIn(page, locale);
      const brand = page.getByRole('banner').locator('a[href="/"]:has(img)');
      const box = await brand.boundingBox();
      expect(box?.width, `${locale} at ${width} px`).toBeGreaterThanOrEqual(24);
      await expectNoSidewaysScroll(page, `header of ${locale} at ${width} px`);
    }
  }
});
