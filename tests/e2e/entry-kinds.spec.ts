import type { Page } from '@playwright/test';
import { contentMessages as words } from '../../src/console/content/content-messages.ts';
import { entryMessages } from '../../src/console/ui/entry-messages.ts';
import { availabilityMessages } from '../../src/console/availability/availability-messages.ts';
import { messages } from '../../src/console/messages.ts';
import type { NoticeKind } from '../../src/protocol/calls/notices.ts';
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { logIn, openPortal } from './member.ts';
import { say } from './texts.ts';
import { chooseShipped, named, typeInto, typeNoon } from './typed-entry.ts';

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** Where readers meet each kind, and how the page comes to be open. Banners are tried with their pictures, help topics in their spec. */
const readers: Readonly<Record<Exclude<NoticeKind, 'B' | 'HT'>, (page: Page) => Promise<void>>> = {
  PL: (page) => openPortal(page, '/notices'),
  PU: async (page) => {
    await page.addInitScript(() => {
      localStorage.clear();
      sessionStorage.removeItem('popupShown');
    });
    await openPortal(page, '/');
    await expect(page.getByRole('dialog', { name: say('announcements.title') })).toBeVisible({
      timeout: 15_000,
    });
  },
  PR: (page) => openPortal(page, '/promotions'),
  AG: async (page) => {
    await logIn(page, 'agent');
    await openPortal(page, '/agentHome');
  },
};

for (const kind of ['PL', 'PU', 'PR', 'AG'] as const)
  test(`${words.kinds[kind]}: refused at each field, previewed, read on an open page, and withdrawn`, async ({
    page,
    context,
    site,
  }) => {
    const title = `The ${kind} of the day`;
    await openAs(page, site.console, 'publisher', '/content');
    await page.getByRole('button', { name: words.add }).press('Enter');
    const form = page.getByRole('form', { name: words.add });
    await form.getByLabel(words.names.kind).selectOption(kind);
    await typeNoon(page, words.names.startsAt, '02022031');
    await typeNoon(page, words.names.endsAt, '01012031');
    await typeInto(page, words.body('English'), '<p onclick="pay()">Read this</p>');
    await form.getByRole('button', { name: words.publish }).press('Enter');
    const faults = ['field.required', 'entry.order', 'notice.markup'];
    for (const fault of faults) await expect(form.getByText(words.faults[fault] ?? '').first()).toBeVisible();
    await expect(named(page, words.names.endsAt)).toBeFocused();
    await expect(form.getByLabel(words.body('English'))).toHaveValue('<p onclick="pay()">Read this</p>');

    await typeInto(page, words.noticeTitle('English'), title);
    await typeInto(page, words.body('English'), '<p>Read this <strong>today</strong></p>');
    if (kind === 'PR') await chooseShipped(page, 'mark.svg');
    await typeNoon(page, words.names.startsAt, '01012026');
    const preview = form.getByRole('region', { name: entryMessages.preview });
    await expect(preview.getByText(title)).toBeVisible();
    await expect(preview.locator('strong', { hasText: 'today' })).toBeVisible();
    await page.setViewportSize(phone);
    await expectNoSidewaysScroll(page, `${kind} on a phone`);
    await expectAccessibleInBothThemes(page, `${kind} on a phone`);
    await page.setViewportSize(desk);
    const publish = form.getByRole('button', { name: words.publish });
    // A page that is open before hears of it; a dialog comes with the next visit.
    const reader = await context.newPage();
    if (kind !== 'PU') await readers[kind](reader);
    await page.bringToFront();
    await publish.press('Enter');
    await expect(form).toBeHidden();
    await reader.bringToFront();
    if (kind === 'PU') await readers.PU(reader);
    await expect(reader.getByText(title).first()).toBeAttached({ timeout: 15_000 });

    await page.bringToFront();
    await page.getByRole('button', { name: words.actOn(words.withdraw, title) }).press('Enter');
    const dialog = page.getByRole('dialog', { name: words.withdrawTitle(title) });
    await dialog.getByRole('button', { name: words.withdraw }).press('Enter');
    await expect(dialog.getByText(words.reasonMissing)).toBeVisible();
    await dialog.getByLabel(words.reason).fill('It is over');
    await dialog.getByRole('button', { name: words.withdraw }).press('Enter');
    await expect(dialog).toBeHidden();
    await reader.bringToFront();
    if (kind === 'PU') await openPortal(reader, '/notices');
    await expect(reader.getByText(title)).toHaveCount(0, { timeout: 15_000 });
  });

test('a closing of the portal is refused at its times with the reason kept, planned, and called off', async ({
  page,
  site,
}) => {
  const { close, from, until, reason, callOff, callOffTitle } = availabilityMessages;
  await openAs(page, site.console, 'publisher', '/opening');
  const press = () => page.getByRole('button', { name: close, exact: true }).press('Enter');
  await press();
  await expect(page.getByText(availabilityMessages.reasonMissing)).toBeVisible();
  await expect(page.getByLabel(reason).first()).toBeFocused();
  await page.keyboard.type('New machines');
  await typeNoon(page, from, '02022031');
  await typeNoon(page, until, '01012031');
  await press();
  await expect(page.getByText(messages.errors['opening.times'])).toBeVisible();
  await expect(named(page, until)).toBeFocused();
  await expect(named(page, until)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel(reason).first()).toHaveValue('New machines');
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page, 'a closing with a fault, on a phone');
  await expectAccessibleInBothThemes(page, 'a closing with a fault, on a phone');
  await page.setViewportSize(desk);

  await typeNoon(page, until, '03032031');
  await press();
  const asked = page.getByRole('alertdialog', { name: availabilityMessages.planTitle });
  await asked.getByRole('button', { name: close }).press('Enter');
  await expect(page.getByText(/^Maintenance is planned from .*2031/)).toBeVisible();
  await expect(page.getByText(availabilityMessages.state.by('publisher', 'New machines'))).toBeVisible();
  await page.getByRole('button', { name: callOff }).press('Enter');
  const off = page.getByRole('dialog', { name: callOffTitle });
  await off.getByLabel(reason).fill('Moved');
  await off.getByRole('button', { name: callOff }).press('Enter');
  await expect(page.getByText(availabilityMessages.state.none).first()).toBeVisible();
});
