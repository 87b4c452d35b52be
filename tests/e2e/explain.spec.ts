import { explainMessages as words } from '../../src/console/explain/explain-messages.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';

test('a preview explains a field that is pressed and one that is left out, with who set it', async ({
  page,
  site,
}) => {
  await openAs(page, site.console, 'publisher', '/preview');
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('[data-field="username"]')).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: words.button }).click();
  const panel = page.getByRole('complementary', { name: words.title });
  const hidden = panel.getByRole('region', { name: words.groups.hidden });
  await hidden.getByRole('button', { name: /LINE/ }).click();
  await expect(panel.getByText('settings.register.line.enabled')).toBeVisible();
  await expect(panel.getByText(/revision 1/).first()).toBeVisible();

  const field = frame.locator('[data-field="username"] input');
  await field.click();
  await expect(panel.getByText('settings.register.username.minLength')).toBeVisible();
  // While it explains, the page does nothing with a press.
  await expect(field).not.toBeFocused();
  await page.getByRole('button', { name: words.button }).click();
  await field.click();
  await expect(field).toBeFocused();
});
