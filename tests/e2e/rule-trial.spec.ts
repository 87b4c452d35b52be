import { explainMessages } from '../../src/console/explain/explain-messages.ts';
import { messages } from '../../src/console/messages.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';

const { rules: words, editor } = messages.documents;
const { trial: trialWords } = explainMessages;
const path = 'fragments/deposit-history';
const days = '/rules/days';

test('an operator edits a rule and tries it with the values that stay while it is edited', async ({
  page,
  site,
}) => {
  await openAs(page, site.console, 'editor', `/documents/${path}#${days}`);
  const panel = page.getByRole('region', { name: words.title, exact: true });
  const pick = panel.getByRole('combobox', { name: words.pick });
  await expect(pick).toHaveValue(days);
  await panel.getByRole('button', { name: trialWords.open }).press('Enter');
  const trial = panel.getByRole('region', { name: trialWords.title });
  // The named rule in it is in its place: what it reads is asked for, not its name.
  const query = trial.getByRole('textbox', { name: 'route.query.days' });
  const result = trial.getByRole('status');
  await expect(result).toHaveText(trialWords.result('30'));
  await query.fill('"7"');
  await expect(result).toHaveText(trialWords.result('7'));

  const text = page.getByRole('textbox', { name: editor(path) });
  await text.press('ControlOrMeta+End');
  await expect(pick).toHaveValue(days);
  await panel.getByRole('button', { name: /^Line \d+$/ }).click();
  await expect(text).toBeFocused();
  await page.keyboard.press('End');
  for (let step = 0; step < ', 30] },'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(panel.getByText(words.broken)).toBeVisible();
  await expect(query).toHaveValue('"7"');
  await page.keyboard.type('14');
  await expect(panel.getByText(words.broken)).toBeHidden();
  await expect(result).toHaveText(trialWords.result('14'));
  await query.fill('"7');
  await expect(trial.getByText(trialWords.notJson)).toBeVisible();
  await expect(query).toHaveValue('"7');
  await trial.getByRole('button', { name: words.reset }).click();
  await expect(result).toHaveText(trialWords.result('30'));
});
