import { expectAccessible, expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

test('a service is linked in the security centre by keyboard, and unlinked again by mouse on a phone', async ({
  page,
  site,
}) => {
  await enter(page, site, 'agent', '/member/security');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: say('bindings.title') }).press('Enter');
  await expect(main.getByText(say('bindings.none')).first()).toBeVisible();
  await expectAccessible(page, 'services that log a member in');
  await main
    .getByRole('button', { name: say('bindings.bind') })
    .first()
    .press('Enter');
  const password = main.locator('[data-field="password"] input');
  await password.fill('wrong');
  await password.press('Enter');
  await expect(main.getByText(say('error.password.wrong')).first()).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'a wrong password before a service is linked');
  await password.fill('Foyer-2026');
  await password.press('Enter');
  const open = main.getByRole('button', { name: say('bindings.open') });
  await expect(open).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'before the window of a service');

  const closing = page.waitForEvent('popup');
  await open.press('Enter');
  await (await closing).close();
  await expect(main.getByText(say('error.window.closed'))).toBeVisible({ timeout: 20_000 });
  const opening = page.waitForEvent('popup');
  await open.press('Enter');
  const popup = await opening;
  await popup.getByRole('button', { name: 'Diwata Santos' }).press('Enter');
  await expect(main.getByText(say('bindings.done.bind'))).toBeVisible({ timeout: 20_000 });
  expect(popup.isClosed()).toBe(true);
  await expectAccessible(page, 'a service that is linked');

  await page.setViewportSize({ width: 390, height: 844 });
  await main.getByRole('button', { name: say('bindings.unbind') }).click();
  await password.fill('Foyer-2026');
  await password.press('Enter');
  await expect(main.getByText(say('bindings.done.unbind'))).toBeVisible({ timeout: 20_000 });
  await expectStep(page, 'a service that was unlinked at 390');
});
