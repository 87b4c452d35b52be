import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { expectVisitor, field, openPortal } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

const settingsPath = '/member/messages/settings';
const button = (page: Page, key: string) =>
  page.getByRole('main').getByRole('button', { name: say(key), exact: true });
const saved = (page: Page) => page.getByRole('main').getByText(say('messageSettings.saved'));

/** Ticks or clears a box and presses the button of its form, with the keyboard alone. */
async function choose(page: Page, names: readonly string[], save: string): Promise<void> {
  for (const name of names) {
    await field(page, name).focus();
    await page.keyboard.press('Space');
  }
  await button(page, save).focus();
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
}

test('a member chooses copies, agrees to promotions and stops them, on a phone and by keyboard', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await enter(page, site, 'newbie', settingsPath);
  for (const name of ['accountEmail', 'promotionsPortal', 'promotionsEmail', 'promotionsSms'])
    await expect(field(page, name)).not.toBeChecked();
  await choose(page, ['accountEmail'], 'messageSettings.save');
  await page.reload();
  await expect(field(page, 'accountEmail')).toBeChecked();
  await choose(page, ['promotionsEmail', 'promotionsPortal'], 'messageSettings.savePromotions');
  // From the top, where no bar lies over half of a box.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'message settings at 390');
  await expectNoSidewaysScroll(page, 'message settings at 390');
  await page.reload();
  await expect(field(page, 'promotionsEmail')).toBeChecked();
  await expect(field(page, 'promotionsSms')).not.toBeChecked();

  await button(page, 'messageSettings.stop').focus();
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await expect(button(page, 'messageSettings.stop')).toBeHidden();
  await page.reload();
  await expect(field(page, 'accountEmail')).toBeChecked();
  await expect(field(page, 'promotionsEmail')).not.toBeChecked();
  await expect(field(page, 'promotionsPortal')).not.toBeChecked();
});

test('the link of a promotion stops it by that way in one press, without a login', async ({
  page,
  browser,
  operator,
  site,
}) => {
  await enter(page, site, 'agent', settingsPath);
  for (const name of ['promotionsEmail', 'promotionsSms']) await field(page, name).click();
  await button(page, 'messageSettings.savePromotions').click();
  await expect(saved(page)).toBeVisible();
  const title = `Double Friday ${Date.now()}`;
  await operator.sendPromotion(title);
  const findLink = async (): Promise<string> => {
    const mails = await operator.outbox('agent@lumina.example');
    const text = mails.find(({ subject }) => subject?.includes(title) === true)?.text ?? '';
    return /https?:\S+\/stop\?t=\S+/u.exec(text)?.[0] ?? '';
  };
  await expect.poll(findLink, { timeout: 20_000 }).toMatch(/\/stop\?t=[\w-]{22}$/u);
  const link = new URL(await findLink());

  const elsewhere = await browser.newContext({ baseURL: site.portal, viewport: { width: 390, height: 800 } });
  const phone = await elsewhere.newPage();
  await openPortal(phone, `${link.pathname}${link.search}`);
  await expectVisitor(phone);
  const main = phone.getByRole('main');
  await expect(main.getByText(say('promotionStop.email'))).toBeVisible();
  await expectAccessible(phone, 'the link of a promotion');
  await expectNoSidewaysScroll(phone, 'the link of a promotion');
  // To look at it has stopped nothing.
  await page.reload();
  await expect(field(page, 'promotionsEmail')).toBeChecked();

  await button(phone, 'promotionStop.press').focus();
  await phone.keyboard.press('Enter');
  await expect(main.getByText(say('promotionStop.stoppedEmail'))).toBeVisible();
  await expectAccessible(phone, 'promotions stopped');
  await phone.reload();
  await expect(main.getByText(say('promotionStop.stoppedEmail'))).toBeVisible();
  await page.reload();
  await expect(field(page, 'promotionsEmail')).not.toBeChecked();
  await expect(field(page, 'promotionsSms')).toBeChecked();

  for (const query of ['?t=AAAAAAAAAAAAAAAAAAAAAA', '?t=<script>', '']) {
    await openPortal(phone, `/stop${query}`);
    await expect(main.getByText(say('error.stop-link.unknown'))).toBeVisible();
    await expect(main.getByRole('link', { name: say('messageSettings.title') })).toBeVisible();
  }
  await elsewhere.close();
});
