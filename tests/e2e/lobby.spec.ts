import type { Page } from '@playwright/test';
import { expectStep } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

const games = (page: Page) => page.getByRole('list', { name: say('lobby.rng.title') }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: say('lobby.search') });
/** How many games the grid says there are. */
const readTotal = async (page: Page): Promise<number> => {
  const total = page.locator('[data-node="games"] li').first();
  return Number(await total.getAttribute('aria-setsize'));
};

/** Pixels of a phone above the first game of a lobby. */
const mostAbove = 320;
/** Every lobby, with what a person plays there. */
const lobbies = [
  ...['/rng', '/bingo', '/bgs', '/live', '/fish', '/pvp', '/seamless'].map(
    (path) => [path, 'article'] as const,
  ),
  ...['/sports', '/esports', '/cockfight'].map((path) => [path, 'iframe'] as const),
  ...['/lottery', '/elott', '/seaLottery', '/vnLottery'].map((path) => [path, 'article'] as const),
];

test('every lobby on a phone begins with its first game, and a visitor can register', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const tops: (readonly [string, number])[] = [];
  for (const [path, thing] of lobbies) {
    await openPortal(page, path);
    const first = page.getByRole('main').locator(thing).first();
    await expect(first).toBeVisible();
    // What comes late above it would push it down.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    tops.push([path, (await first.boundingBox())?.y ?? Infinity]);
    const register = page.getByRole('banner').getByRole('link', { name: say('nav.register') });
    await expect(register).toBeInViewport({ ratio: 1 });
  }
  expect(tops.filter(([, top]) => top > mostAbove)).toEqual([]);
});

test('search and filters of a lobby stay in sight, over nothing that gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPortal(page, '/rng');
  await expect(games(page).first()).toBeVisible();
  await page.mouse.wheel(0, 3_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  await expect(search(page)).toBeInViewport({ ratio: 1 });
  const filters = page.getByRole('button', { name: say('component.FacetBar.filters') });
  await filters.click();
  // All choices can be reached in the window, and the way out of them is in sight.
  await expect(page.getByRole('button', { name: /^Show \d/ })).toBeInViewport({ ratio: 1 });
  await page
    .getByRole('group', { name: say('lobby.facets') })
    .getByRole('combobox')
    .selectOption('name');
  await expect(page).toHaveURL(/sort=name/);
  await page.keyboard.press('Escape');
  await page.mouse.wheel(0, 900);
  const bar = page.getByRole('group', { name: say('lobby.facets') });
  for (const step of ['ArrowUp', 'ArrowUp', 'ArrowUp']) {
    const tile = page.getByRole('main').locator('article [data-play]').last();
    if (
      step === 'ArrowUp' &&
      !(await tile.evaluate((node) => node.closest('ul')?.contains(document.activeElement) ?? false))
    )
      await tile.focus();
    await page.keyboard.press(step);
    const focused = await page.locator(':focus').boundingBox();
    const above = await bar.boundingBox();
    expect(focused?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  }
});

test('lotteries are searched and sorted in a bar that stays in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPortal(page, '/lottery');
  const lotteries = page.getByRole('main').locator('article');
  await expect(lotteries.nth(5)).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  const field = page.getByRole('searchbox', { name: say('lottery.search') });
  await expect(field).toBeInViewport({ ratio: 1 });
  // Every page of lotteries is searched, and a word that fits none says so.
  await field.fill('thai');
  await expect(lotteries).toHaveCount(1);
  await field.fill('qqqq');
  await expect(page.getByText(say('lottery.noneFoundText'))).toBeVisible();
  await expectStep(page, 'lotteries without one that fits');
  await page.getByRole('link', { name: say('lottery.showAll') }).click();
  await expect(lotteries.nth(5)).toBeVisible();
  await expect(field).toHaveValue('');
});

test.describe('a lobby', () => {
  test('hears a press on the mark of a tile as one on the tile', async ({ page }) => {
    await openPortal(page, '/rng');
    const box = await page.getByRole('main').locator('article [data-tag]').first().boundingBox();
    if (box === null) throw new Error('expects a tile with a mark on it');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
  });

  test('narrows its games to a word and says how many it found', async ({ page }) => {
    await openPortal(page, '/rng');
    await expect(games(page).first()).toBeVisible();
    const all = await readTotal(page);
    expect(all).toBeGreaterThan(1_000);
    await search(page).fill('phoenix');
    const said = page.getByRole('search').getByRole('status');
    await expect(said).toHaveText(/\d/);
    const found = Number((await said.textContent())?.match(/\d+/)?.[0]);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(all / 10);
    expect(await readTotal(page)).toBe(found);
    for (const name of await games(page).locator('[data-play]').allTextContents())
      expect(name.toLowerCase()).toContain('phoenix');
    // What was typed belongs to this page.
    await page
      .getByRole('link', { name: say('nav.live') })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: say('lobby.live.title'), level: 1 })).toBeVisible();
    await expect(search(page)).toHaveValue('');
  });

  test('keeps what is searched for in the address, and shows near names where none fits', async ({
    page,
  }) => {
    await openPortal(page, '/rng?q=fxo');
    await expect(search(page)).toHaveValue('fxo');
    await expect(page.getByText(say('lobby.near', 'EN', { text: 'fxo' }))).toBeVisible();
    await expect(games(page).first()).toContainText('Fox');
    await search(page).fill('fox of');
    await expect(page).toHaveURL(/q=fox(\+|%20)of/);
    await expect(page.getByText(say('lobby.near', 'EN', { text: 'fox of' }))).toHaveCount(0);
    await page.reload();
    await expect(search(page)).toHaveValue('fox of');
    await expect(games(page).first()).toContainText('Fox of');
  });

  test('says so when no game fits, and shows all of them again at a press', async ({ page }) => {
    await openPortal(page, '/rng?filter=NEW');
    await search(page).fill('qqqq wwww zzzz');
    await expect(page.getByText(say('lobby.emptyText'))).toBeVisible();
    await expectStep(page, 'a lobby without a game that fits');
    await page.getByRole('link', { name: say('lobby.showAll') }).click();
    await expect(games(page).first()).toBeVisible();
    await expect(search(page)).toHaveValue('');
    await expect(page).toHaveURL(/\/rng$/);
  });

  test('is narrowed to a studio on a phone, and tells about a game', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPortal(page, '/rng');
    // The first game is in sight; providers are among the filters.
    const first = await games(page).first().boundingBox();
    expect(first?.y).toBeLessThanOrEqual(mostAbove);
    await page.getByRole('button', { name: say('component.FacetBar.filters') }).click();
    const providers = page.getByRole('group', { name: say('lobby.vendors') });
    await providers.getByRole('button').first().click();
    await page.getByRole('button', { name: /^Show \d/ }).click();
    await expect(page).toHaveURL(/page=/);
    await games(page).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectStep(page, 'a game of a studio at 390');
  });

  test('leads to a game by keyboard alone', async ({ page }) => {
    await openPortal(page, '/rng');
    await expect(games(page).first()).toBeVisible();
    await search(page).focus();
    const isAtGame = () => page.evaluate(() => document.activeElement?.closest('article') !== null);
    for (let press = 0; press < 120 && !(await isAtGame()); press += 1) await page.keyboard.press('Tab');
    const second = games(page).nth(1).getByRole('button').first();
    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    // A visitor has to log in first.
    await expect(page.getByRole('dialog', { name: say('login.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(second).toBeFocused();
  });
});

test.describe('promotions', () => {
  test('are narrowed to a kind that is kept in the address', async ({ page }) => {
    await openPortal(page, '/promotions');
    // Activities are articles too, without terms.
    const cards = page.getByRole('article').filter({ has: page.locator('details') });
    await expect(cards.first()).toBeVisible();
    const all = await cards.count();
    const kind = page.getByRole('button', { name: say('promotions.kind.MISSION') });
    await kind.click();
    await expect(page).toHaveURL(/type=MISSION/);
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await page.reload();
    await expect(kind).toHaveAttribute('aria-pressed', 'true');
    await expect(cards.first()).toBeVisible();
    await cards.first().getByText(say('component.PromoCard.terms')).click();
    await expect(cards.first().locator('details')).toHaveAttribute('open', '');
  });
});
