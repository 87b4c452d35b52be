import type { Page } from '@playwright/test';
import { expectAccessible } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { expectMember, field, fieldError, openPortal, proveHuman, sendLogin } from './member.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

const answers: Readonly<Record<string, string>> = { firstPet: 'Mango', firstJob: 'Baker', firstTrip: 'Cebu' };
/** Chooses as somebody without a pointer does: by typing the beginning of the question. */
const choose = async (page: Page, name: string, question: string): Promise<void> => {
  await field(page.getByRole('main'), name).focus();
  await page.keyboard.type(say(`questions.${question}`));
};

// Its forgotten password asks for an answer afterwards: no other journey forgets that of this member.
test('security questions are set by keyboard, and a forgotten password asks for one of them', async ({
  page,
  operator,
}) => {
  const main = page.getByRole('main');
  await openPortal(page, '/login');
  await sendLogin(main, 'amihan2');
  await proveHuman(main);
  await expectMember(page);
  await openPortal(page, '/member/security');
  await expect(main.getByText(say('questions.none'), { exact: true })).toBeVisible();
  const stateOf = (words: string) =>
    main.locator('[data-node$="-state-row"]').filter({ has: page.getByText(say(words), { exact: true }) });
  await expect(stateOf('security.password.title')).toContainText(say('security.state.on'));
  // What is missing has the button to its form in its row.
  await expect(stateOf('security.fund.set')).toContainText(say('security.state.off'));
  await expectAccessible(page, 'the security centre without security questions');
  await main.getByRole('link', { name: say('questions.open') }).press('Enter');
  await main.getByRole('button', { name: say('questions.set') }).press('Enter');
  await choose(page, 'question1', 'firstPet');
  await field(main, 'answer1').fill('Mango');
  await choose(page, 'question2', 'firstPet');
  await field(main, 'answer2').fill('Baker');
  await choose(page, 'question3', 'firstTrip');
  await field(main, 'answer3').fill('Cebu');
  await main.locator('[data-field="password"] input').fill('Foyer-2026');
  await page.keyboard.press('Enter');
  await expect(fieldError(main, 'question2')).toContainText(say('error.questions.repeated'));
  await expect(field(main, 'answer2')).toHaveValue('Baker');
  // Under the header, which stays in place, a part of the menu is too small to be pressed while the page is scrolled.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'a question that was chosen twice');
  await choose(page, 'question2', 'firstJob');
  await field(main, 'answer2').press('Enter');
  await expect(main.getByText(say('questions.saved'))).toBeVisible({ timeout: 20_000 });
  await expect(main.getByText(say('questions.firstJob'))).toBeVisible();
  await expectAccessible(page, 'security questions that are set');

  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await openPortal(page, '/login');
  await main.getByRole('button', { name: say('login.forgot') }).click();
  const dialog = page.getByRole('dialog', { name: say('forgot.title') });
  await field(dialog, 'username').fill('amihan2');
  await field(dialog, 'email').fill('amihan2@lumina.example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(say('forgot.mailed.title'))).toBeVisible({ timeout: 20_000 });
  const [mail] = await operator.outbox('amihan2@lumina.example');
  await page.goto(/\/reset-password#\S+/.exec(mail?.link ?? '')?.[0] ?? '');
  await field(main, 'newPassword').fill('Foyer-2027a');
  await field(main, 'confirmNewPassword').fill('Foyer-2027a');
  await page.keyboard.press('Enter');
  const asked = main.getByText(/\?$/);
  await expect(asked).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, 'a security question at a forgotten password');
  await field(main, 'answer').fill('Papaya');
  await page.keyboard.press('Enter');
  await expect(fieldError(main, 'answer')).toContainText(say('error.questions.wrong-4'));
  const question = await asked.textContent();
  const key = Object.keys(answers).find((name) => say(`questions.${name}`) === question) ?? '';
  await field(main, 'answer').fill(` ${(answers[key] ?? '').toUpperCase()}`);
  await page.keyboard.press('Enter');
  await expect(main.getByText(say('reset.saved'))).toBeVisible({ timeout: 20_000 });
});
