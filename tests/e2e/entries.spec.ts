import { contentMessages as words } from '../../src/console/content/content-messages.ts';
import { gameMessages } from '../../src/console/games/game-messages.ts';
import { entryMessages } from '../../src/console/ui/entry-messages.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { mediaMessages } from '../../src/console/media/media-messages.ts';
import { chooseShipped, typeInto, typeNoon } from './typed-entry.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test('a banner is refused at each field that is wrong, previewed, and shown on a page that is open', async ({
  page,
  context,
  site,
}) => {
  const visitor = await context.newPage();
  await openPortal(visitor);
  const title = 'Festival of lanterns';
  await openAs(page, site.console, 'publisher', '/content');
  await page.getByRole('button', { name: words.add }).press('Enter');
  const form = page.getByRole('form', { name: words.add });
  await form.getByLabel(words.names.kind).focus();
  await page.keyboard.type(words.kinds.B);
  await typeNoon(page, words.names.startsAt, '02022031');
  await typeNoon(page, words.names.endsAt, '01012031');
  await form.getByLabel(words.names.link).selectOption({ label: entryMessages.elsewhere });
  await form.getByLabel(entryMessages.address).fill('http://plain.example/');
  await form.getByRole('button', { name: words.publish }).press('Enter');
  for (const fault of ['entry.order', 'entry.link-unsafe', 'field.required'])
    await expect(form.getByText(words.faults[fault] ?? '').first()).toBeVisible();
  await expect(form.getByLabel(words.names.link)).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByRole('button', { name: mediaMessages.choose })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expectAccessibleInBothThemes(page, 'an announcement with faults');

  // What leads out of the house goes by the list of hosts, in the same field.
  await form.getByLabel(entryMessages.address).fill('https://evil.example/');
  await chooseShipped(page, 'mark.svg');
  await typeInto(page, words.noticeTitle('English'), title);
  await form.getByRole('button', { name: words.publish }).press('Enter');
  await expect(form.getByText(words.faults['entry.link-host'] ?? '')).toBeVisible();

  await form.getByLabel(words.names.link).selectOption('/live');
  await typeNoon(page, words.names.startsAt, '01012026');
  const preview = form.getByRole('region', { name: entryMessages.preview });
  await expect(preview.getByText(title)).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page, 'an announcement on a phone');
  await expectAccessibleInBothThemes(page, 'an announcement on a phone');
  await page.setViewportSize(desk);
  await form.getByRole('button', { name: words.publish }).press('Enter');
  await expect(form).toBeHidden();
  await expect(visitor.getByText(title).first()).toBeAttached({ timeout: 15_000 });

  await page.getByRole('button', { name: words.actOn(words.withdraw, title) }).press('Enter');
  const dialog = page.getByRole('dialog', { name: words.withdrawTitle(title) });
  await dialog.getByLabel(words.reason).focus();
  await page.keyboard.type('It is over');
  await dialog.getByRole('button', { name: words.withdraw }).press('Enter');
  await expect(visitor.getByText(title)).toHaveCount(0, { timeout: 15_000 });
});

test('maintenance of a vendor is refused with its times the wrong way, previewed in each language, and planned', async ({
  page,
  site,
}) => {
  const plan = gameMessages.windows;
  await openAs(page, site.console, 'publisher', '/games');
  await page
    .getByRole('button', { name: /^Plan maintenance of / })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Plan maintenance of / });
  await dialog.getByLabel(gameMessages.reason).focus();
  await page.keyboard.type('New servers');
  await dialog.getByRole('button', { name: plan.plan }).press('Enter');
  await expect(dialog.getByText(plan.missing)).toBeVisible();
  await typeNoon(page, plan.begin, '02022031');
  await typeNoon(page, plan.finish, '01012031');
  await dialog.getByRole('button', { name: plan.plan }).press('Enter');
  await expect(dialog.getByText(plan.order)).toBeVisible();

  const preview = dialog.getByRole('region', { name: entryMessages.preview });
  await expect(preview.getByText(plan.previewNone)).toBeVisible();
  await typeInto(page, plan.text('English'), 'We move to new servers.');
  await expect(preview.getByText('We move to new servers.')).toBeVisible();
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page, 'planned maintenance on a phone');
  await expectAccessibleInBothThemes(page, 'planned maintenance on a phone');
  await page.setViewportSize(desk);
  await typeNoon(page, plan.finish, '03032031');
  await dialog.getByRole('button', { name: plan.plan }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(plan.coming).first()).toBeVisible();

  await page.getByRole('button', { name: /^Cancel maintenance of / }).press('Enter');
  const off = page.getByRole('dialog', { name: /^Cancel this maintenance of / });
  await off.getByLabel(gameMessages.reason).focus();
  await page.keyboard.type('Moved');
  await off.getByRole('button', { name: plan.callOff }).press('Enter');
  await expect(page.getByRole('button', { name: /^Cancel maintenance of / })).toHaveCount(0);
});
