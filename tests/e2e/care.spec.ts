import { expectAccessible, expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { helplineLink, openPortal, proveHuman, sendLogin } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

test('a member limits deposits, takes a break in two presses, is refused with the day it ends, and reaches the money', async ({
  page,
  browser,
  site,
}) => {
  await enter(page, site, 'dalisay');
  const elsewhere = await browser.newContext({ baseURL: site.portal });
  const other = await elsewhere.newPage();
  await enter(other, site, 'dalisay');
  await openPortal(page, '/member/responsible-gaming');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: say('limits.set') })
    .first()
    .click();
  const editor = page.getByRole('dialog', { name: say('limits.editTitle') });
  await editor.getByLabel(say('limits.amount')).fill('1500');
  await editor.getByLabel(say('limits.amount')).press('Enter');
  await expect(main.getByText(say('limits.notice.saved'), { exact: true })).toBeVisible();
  await expectAccessible(page, 'responsible gaming with a limit');

  await page.setViewportSize({ width: 360, height: 800 });
  await expectStep(page, 'responsible gaming on a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: say('panic.open') }).click();
  const end = new Date(Date.now() + 86_400_000);
  const day = end.toLocaleDateString('en', { timeZone: 'Asia/Manila', day: 'numeric' });
  const question = page.getByRole('dialog', { name: say('panic.title') });
  await expect(question).toContainText(say('onBreak.until'));
  await expect(question).toContainText(day);
  await page.getByRole('button', { name: say('panic.begin') }).click();
  const told = page.getByRole('dialog', { name: say('onBreak.title') });
  await expect(told).toBeVisible({ timeout: 20_000 });
  await expect(told.getByRole('button', { name: say('onBreak.withdraw') })).toBeHidden();
  // The other browser is logged out about half a second later, without an action there. Without a notice it
  // would ask within 30 seconds.
  const balance = other.getByRole('group', { name: say('component.BalanceWidget.balance') });
  await expect(balance).toHaveCount(0, { timeout: 3_000 });
  const ended = other.getByRole('dialog', { name: say('sessionEnded.title') });
  await expect(ended).toContainText(say('runtime.signedOut.breakBegan'));
  await elsewhere.close();
  await told
    .getByRole('button', { name: say('onBreak.close'), exact: true })
    .last()
    .click();

  await openPortal(page, '/login');
  await sendLogin(page.getByRole('main'), 'dalisay');
  await proveHuman(page.getByRole('main'));
  await expect(told).toContainText(String(new Date(Date.now() + 86_400_000).getFullYear()), {
    timeout: 20_000,
  });
  await expectAccessible(page, 'login during a break');
  await told.getByRole('button', { name: say('onBreak.withdraw') }).click();
  await expect(page).toHaveURL(/\/withdraw$/);
  await expect(page.getByRole('heading', { level: 1, name: say('withdrawal.title') })).toBeVisible();
});

test('on a phone, an exclusion for good says in the question, the refusal, the notice and the history that it has no end, and leaves the money reachable', async ({
  page,
  operator,
  site,
}) => {
  const offer = (value: readonly string[]) =>
    operator.publishApproved([
      { document: 'settings/jurisdiction', op: 'replace', path: ['exclusions'], value: [...value] },
    ]);
  await offer(['P6M', 'P1Y', 'P5Y', 'forever']);
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, site, 'luntian', '/member/responsible-gaming');
  await page.getByRole('button', { name: say('breaks.length.forever') }).click();
  const question = page.getByRole('dialog', { name: say('breaks.sureTitle') });
  await expect(question).toContainText(say('breaks.sure.forever'));
  await expect(question).toContainText(say('breaks.sureForGood'));
  await expect(question).not.toContainText(say('breaks.sureText'));
  await expectAccessible(page, 'question for an exclusion for good');
  await question.getByRole('button', { name: say('breaks.begin') }).click();
  const told = page.getByRole('dialog', { name: say('onBreak.title') });
  await expect(told).toContainText(say('onBreak.forGood'), { timeout: 20_000 });
  await expect(told).not.toContainText(/9999|10000/);

  await openPortal(page, '/login');
  await sendLogin(page.getByRole('main'), 'luntian');
  await proveHuman(page.getByRole('main'));
  await expect(told).toContainText(say('onBreak.forGood'), { timeout: 20_000 });
  await expect(told).not.toContainText(/9999|10000/);
  await expectAccessible(page, 'login after an exclusion for good');
  await expect(told.getByRole('link', { name: '+63 2 5550 0199' })).toBeVisible();
  await told.getByRole('button', { name: say('onBreak.withdraw') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('withdrawal.title') })).toBeVisible();
  await expect(page.getByText(say('onBreak.forGood'))).toBeVisible();

  await openPortal(page, '/member/responsible-gaming');
  await expect(helplineLink(page)).toHaveAttribute('href', 'tel:+63255500199');
  await expect(page.getByRole('table').getByText(say('care.subject.break.forGood'))).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/9999|10000/);
  await offer(['P6M', 'P1Y', 'P5Y']);
});

test('a reality check opens over a running game, is closed by an answer only, and a rest survives a reload', async ({
  page,
  site,
}) => {
  const none = { checkInSeconds: 3_600, restSeconds: 0, restUntil: null, isTimeUp: false };
  let state: object = none;
  await page.route('**/wps/care/play', async (route) =>
    route.fulfill({ response: await route.fetch(), json: { success: true, value: state } }),
  );
  await page.route('**/wps/care/check', async (route) => {
    state = none;
    return route.fulfill({ response: await route.fetch(), json: { success: true, value: none } });
  });
  await page.clock.install();
  await enter(page, site);
  await openPortal(page, '/game?id=10001');
  const game = page.frameLocator('iframe');
  await game.getByRole('button', { name: 'Deal' }).click({ timeout: 20_000 });
  await expect(game.getByRole('button', { name: /^(Higher|Lower)/ }).first()).toBeVisible();

  // A round is open: the check comes all the same, and the game pauses under it.
  await expect(page.locator('iframe')).toBeVisible();
  state = { ...none, checkInSeconds: 0 };
  const dialog = page.getByRole('dialog', { name: say('realityCheck.title') });
  // At most ten seconds until the page asks again, and then at once.
  await page.clock.fastForward(10_500);
  await expect(dialog).toBeVisible({ timeout: 17_000 });
  // On the dialog itself while its figures load, and within it after that.
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await expect(game.locator('main')).toHaveAttribute('inert', '');
  await expect(dialog.getByRole('button', { name: say('realityCheck.continue') })).toBeVisible();
  await expectAccessible(page, 'reality check over a game');
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 2);
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: say('realityCheck.continue') }).click();
  await expect(dialog).toBeHidden();
  await expect(game.locator('main')).not.toHaveAttribute('inert', '');

  state = { ...none, restSeconds: 240, restUntil: new Date(Date.now() + 240_000).toISOString() };
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-foyer-ready', /.*/);
  await page.clock.fastForward(10_500);
  await expect(dialog.getByText(say('realityCheck.resting'))).toBeVisible({ timeout: 17_000 });
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(dialog.getByText(say('realityCheck.resting'))).toBeVisible();
});

test('the legal texts of a demonstration say that they are no more than that', async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/responsible-gaming']) {
    await openPortal(page, path);
    await expect(page.getByText(say('legal.demonstration'))).toBeVisible();
  }
});
