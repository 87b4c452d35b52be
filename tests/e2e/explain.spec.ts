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
  // Of whichever test of this server changed the field last.
  await expect(panel.getByText(/revision \d+/).first()).toBeVisible();

  const field = frame.locator('[data-field="username"] input');
  await field.click();
  await expect(panel.getByText('settings.register.username.minLength')).toBeVisible();
  // While it explains, the page does nothing with a press.
  await expect(field).not.toBeFocused();
  await page.getByRole('button', { name: words.button }).click();
  await field.click();
  await expect(field).toBeFocused();
});

test('a rule of the page is tried with other values, and the result follows', async ({ page, site }) => {
  await openAs(page, site.console, 'publisher', '/preview');
  await page.getByRole('button', { name: words.button }).click();
  const panel = page.getByRole('complementary', { name: words.title });
  const hidden = panel.getByRole('region', { name: words.groups.hidden });
  await hidden.getByRole('button', { name: /register · unreachable/ }).click({ timeout: 30_000 });
  await panel.getByRole('button', { name: words.trial.open }).click();
  const trial = panel.getByRole('region', { name: words.trial.title });
  const result = trial.getByRole('status');
  await expect(result).toHaveText(words.trial.result('false'));
  const sms = trial.getByRole('textbox', { name: 'data.senders.sms' });
  await expect(sms).toHaveValue('true');
  await sms.fill('false');
  await expect(result).toHaveText(words.trial.result('true'));
  await sms.fill('fals');
  await expect(trial.getByText(words.trial.notJson)).toBeVisible();
  await expect(result).toHaveText(words.trial.noAnswer);
  await expect(sms).toHaveValue('fals');
  await trial.getByRole('button', { name: words.trial.reset }).click();
  await expect(result).toHaveText(words.trial.result('false'));
});
