import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { chooseArabic, logIn, openPortal } from '../e2e/member.ts';
import { say } from '../e2e/texts.ts';
import { expectAccessible, expectAccessibleInBothThemes, expectNoSidewaysScroll, turnTheme } from './axe.ts';

/** The list of a provider's card games, and the sheet of one of them with its rooms. */
async function openRooms(page: Page, locale: 'EN' | 'AR'): Promise<void> {
  // Names put into a text are kept apart from it in languages that run from right to left.
  const named = (key: string, values: Readonly<Record<string, string>>): RegExp =>
    new RegExp(
      `^${say(key, locale, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068?${value}\u2069?`])))}$`,
    );
  const cards = say('nav.pvp', locale);
  await page
    .getByRole('banner')
    .getByRole('button', { name: named('component.MenuGroup.show', { label: cards }) })
    .press('Enter');
  const vendors = page.getByRole('list', { name: named('nav.vendors', { name: cards }) });
  await vendors.getByRole('link').first().press('Enter');
  const list = page.getByRole('dialog');
  const details = list.getByRole('button', {
    name: new RegExp(say('component.GameGrid.details', locale, { title: '' }).trim()),
  });
  await expect(details.first()).toBeVisible();
  await expectAccessibleInBothThemes(page, `games of a provider, ${locale}`);
  await details.first().press('Enter');
  await expect(page.getByRole('table', { name: say('gameInfo.rooms', locale) })).toBeVisible();
  await expectAccessibleInBothThemes(page, `sheet of a game with rooms, ${locale}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}
const lotteryPages = ['/lottery', '/elott', '/vnLottery', '/lottery/game?game=102'] as const;

test('lottery, the games of a provider and its rooms, in both themes, Arabic and on a phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await logIn(page, 'agent');
  for (const locale of ['EN', 'AR'] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    if (locale === 'AR') {
      await openPortal(page, '/rng');
      await chooseArabic(page);
    }
    await openRooms(page, locale);
    for (const path of lotteryPages) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await openPortal(page, path);
      await expectAccessibleInBothThemes(page, `${path} 1280 ${locale}`);
      await page.setViewportSize({ width: 390, height: 844 });
      await turnTheme(page, 'dark');
      await expectAccessible(page, `${path} 390 ${locale}, dark`);
      await expectNoSidewaysScroll(page, `${path} 390 ${locale}`);
    }
  }
});
