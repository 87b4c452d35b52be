import { makeCatalogue } from '../../demo/seed/catalogue.ts';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { field, openPortal, proveHuman, sendLogin } from './member.ts';
import { addMember, openAsMember } from './own-member.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

const readAmount = (text: string | null): number => Number((text ?? '').replace(/[^0-9.]/g, ''));

test('a visitor’s press on a game leads through the login to a round by keyboard and back to the lobby', async ({
  page,
}) => {
  await openPortal(page, '/pvp');
  await page
    .locator('main')
    .getByRole('button', { name: /^Play / })
    .first()
    .press('Enter');
  const dialog = page.getByRole('dialog', { name: say('login.title') });
  await expect(field(dialog, 'username')).toBeVisible();
  // Not the member of the reality check, whose round may still be open in another game.
  await sendLogin(dialog, 'agent');
  await proveHuman(dialog);

  // Nobody goes home first: the game that was asked for opens.
  await page.waitForURL(/\/game\?id=\d+/);
  const game = page.frameLocator('iframe');
  const deal = game.getByRole('button', { name: 'Deal' });
  await expect(deal).toBeVisible({ timeout: 20_000 });
  expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-top-navigation');
  // The bar of the game is the only one: the balance is in the game.
  await expect(page.getByRole('banner')).toHaveCount(0);
  const balance = game.locator('#balance');
  const before = readAmount(await balance.textContent());

  const wide = page.viewportSize() ?? { width: 1280, height: 900 };
  await page.setViewportSize({ width: 390, height: 844 });
  // On a phone nothing of the game is cut off at its side.
  const cut = () => game.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
  await expect.poll(cut).toBe(0);
  await page.setViewportSize(wide);

  await deal.focus();
  await page.keyboard.press('Enter');
  const choices = game.getByRole('button', { name: /^(Play on|Fold)/ });
  await expect(choices.first()).toBeVisible();
  await expect.poll(async () => readAmount(await balance.textContent())).toBe(before - 5);
  await expect(choices.first()).toBeFocused();
  // The focus went to a decision that can be made: making it needs no pointer.
  await page.keyboard.press('Enter');
  await expect(game.getByRole('status')).toContainText(/You (won|lost)/, { timeout: 15_000 });
  const after = readAmount(await balance.textContent());
  expect(after).not.toBe(before);

  await page.getByRole('button', { name: say('game.back') }).press('Enter');
  // To the lobby that the game was pressed in.
  await page.waitForURL(/\/pvp$/);
  const inHeader = page
    .getByRole('banner')
    .getByRole('group', { name: say('component.BalanceWidget.balance') });
  await expect.poll(async () => readAmount(await inHeader.textContent())).toBe(after);
});

test('a visitor tries a game from its sheet on a phone: the demo account opens it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPortal(page, '/rng');
  await page
    .locator('main')
    .getByRole('button', { name: /^About / })
    .first()
    .click();
  await expectStep(page, 'the sheet of a game at 390');
  await page.getByRole('button', { name: say('gameInfo.demo') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('demo.start') })
    .click();
  await page.waitForURL(/\/game\?id=\d+/);
  await expect(page.frameLocator('iframe').locator('#balance')).toContainText(/\d/, { timeout: 20_000 });
});

test('a slot has the symbols of its tile, rests on no win, spins by keyboard, and lists the round', async ({
  page,
  site,
}) => {
  const entry = makeCatalogue('2026-06-01').games.find(
    ({ motif, classify }) => motif === 'fox' && classify === 'SL',
  );
  const member = await addMember(site, { money: 100_000n });
  await openAsMember(page, site, member, '/rng');
  await page.goto(`/game?id=${entry?.node_id}`);
  const game = page.frameLocator('iframe');
  const machine = game.getByRole('img', { name: /^Reels: / });
  await expect(machine).toBeVisible({ timeout: 20_000 });
  // The wild symbol is the fox of the tile, and every symbol has come.
  await expect(game.getByRole('listitem').first()).toHaveAccessibleName('3 × Fox: 300 ×');
  const pictures = await machine
    .locator('img')
    .evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLImageElement).src))]);
  expect(pictures).toHaveLength(7);
  for (const picture of pictures) {
    const answer = await page.request.get(picture);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
  }
  const named = /^Reels: (.+), (.+), (.+)$/.exec((await machine.getAttribute('aria-label')) ?? '');
  expect(new Set(named?.slice(1)).size).toBeGreaterThan(1);

  const sound = game.getByRole('button', { name: 'Sound' });
  await expect(sound).toHaveAttribute('aria-pressed', 'false');
  await sound.press('Enter');
  await expect(sound).toHaveAttribute('aria-pressed', 'true');
  await game.getByText('Your last rounds').press('Enter');
  await expect(game.getByText('No rounds yet')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  const spin = game.getByRole('button', { name: 'Spin' });
  // On a phone the button is in sight with the reels.
  await expect(spin).toBeInViewport({ ratio: 1 });
  await expect(machine).toBeInViewport({ ratio: 1 });
  await spin.press('Enter');
  const rounds = game.getByRole('group', { name: 'Your last rounds' }).getByRole('row');
  await expect(rounds).toHaveCount(2, { timeout: 15_000 });
  await expect(rounds.last()).toContainText(/₱5\.00.*[−+].*₱/);
});

for (const [width, height] of [
  [1280, 900],
  [390, 844],
] as const)
  test(`a deposit is made over a running game, which stays, ${width} pixels wide`, async ({
    page,
    context,
    site,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    const entry = makeCatalogue('2026-06-01').games.find(({ classify }) => classify === 'SL');
    const member = await addMember(site, { money: 10_000n });
    await openAsMember(page, site, member, '/rng');
    await page.goto(`/game?id=${entry?.node_id}`);
    const balance = page.frameLocator('iframe').locator('#balance');
    await expect(balance).toContainText('100.00', { timeout: 20_000 });
    const address = await page.locator('iframe').getAttribute('src');
    await page.getByRole('button', { name: say('nav.deposit'), exact: true }).click();
    const cashier = page.getByRole('dialog', { name: say('deposit.title') });
    await cashier.getByRole('button', { name: /Online payment/ }).click();
    await cashier.getByRole('textbox', { name: say('deposit.amount') }).fill('350');
    await cashier.getByRole('button', { name: say('deposit.continue') }).click();
    await expectStep(page, `the cashier over a game at ${width}`);
    const [gateway] = await Promise.all([
      context.waitForEvent('page'),
      cashier.getByRole('button', { name: say('deposit.openPage') }).click(),
    ]);
    await gateway.getByRole('button', { name: 'Approve payment' }).click();
    await expect(gateway.getByRole('status')).toContainText('approved');
    await gateway.close();
    await expect(cashier.getByText(say('deposit.paid.title'))).toBeVisible({ timeout: 30_000 });
    await cashier.getByRole('button', { name: say('deposit.backToGame') }).click();
    // The same frame: nothing was started again.
    expect(await page.locator('iframe').getAttribute('src')).toBe(address);
    await expect(balance).toContainText('450.00', { timeout: 20_000 });
  });
