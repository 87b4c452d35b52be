import type { FrameLocator, Page } from '@playwright/test';
import { byEffort, takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { chooseArabic, chooseLanguage, expectMember, openPortal } from '../e2e/member.ts';
import { enter } from '../e2e/enter.ts';
import { settled } from '../e2e/settled.ts';
import { say } from '../e2e/texts.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectFrameAccessible,
  expectNoSidewaysScroll,
  turnTheme,
} from './axe.ts';

test.use({ hasPictures: true });

/**
 * Each game of the demonstration's vendor: an entry of the catalogue that opens it, and what is pressed after each
 * other, by the keys alone, until its round has ended or its bet is placed.
 */
const games: readonly {
  readonly code: string;
  readonly type: string;
  readonly classify?: string;
  readonly presses: readonly (string | RegExp)[];
  readonly ends: RegExp;
}[] = [
  { code: 'slot', type: 'RNG', classify: 'SL', presses: ['Spin'], ends: settled },
  { code: 'dice', type: 'RNG', classify: 'AC', presses: [/^\d.* or over$/, 'Roll'], ends: settled },
  {
    code: 'hi-lo',
    type: 'RNG',
    classify: 'CG',
    presses: ['Deal', /^(Higher|Lower).* worth/],
    ends: settled,
  },
  { code: 'crash', type: 'RNG', classify: 'CR', presses: [], ends: /Taken/ },
  {
    code: 'bingo',
    type: 'RNG',
    classify: 'BG',
    presses: ['Buy cards', 'Finish the draw'],
    ends: settled,
  },
  { code: 'roulette', type: 'RNG', classify: 'TG', presses: [/^Red, /, 'Spin'], ends: settled },
  {
    code: 'scratch',
    type: 'RNG',
    classify: 'SC',
    presses: ['Buy a card', /^Field 1/, 'Scratch all'],
    ends: settled,
  },
  {
    code: 'poker',
    type: 'RNG',
    classify: 'VP',
    presses: ['Deal', 'Hold as published', 'Draw'],
    ends: settled,
  },
  {
    code: 'baccarat',
    type: 'LIVE',
    classify: 'BA',
    presses: [/^Player, /, 'Place bets', 'Deal now'],
    ends: settled,
  },
  { code: 'blackjack', type: 'LIVE', classify: 'BJ', presses: ['Deal'], ends: settled },
  { code: 'fish', type: 'FISH', presses: ['Fire'], ends: settled },
  { code: 'bull', type: 'PVP', presses: ['Deal', /^(Play on|Fold)/], ends: settled },
  { code: 'sports', type: 'SPORTS', presses: [/, odds \d/, /^Place bet/], ends: /placed/ },
  { code: 'esports', type: 'ESPORTS', presses: [/, odds \d/, /^Place bet/], ends: /placed/ },
  { code: 'arena', type: 'COCKFIGHT', presses: [], ends: /placed/ },
];

/** The address of an entry of the catalogue that opens the game. */
async function findAddress(page: Page, { type, classify = '' }: (typeof games)[number]): Promise<string> {
  const entry = await page.evaluate(
    async ([gameType, gameClassify]) => {
      const query = new URLSearchParams({ gameType, pageSize: '12', ...(gameClassify && { gameClassify }) });
      const answer = await fetch(`/wps/relay/GCSGAME_gameList?${query.toString()}`, {
        headers: { Merchant: 'demo', Language: 'EN' },
      });
      const { value } = (await answer.json()) as {
        readonly value: {
          readonly games: readonly {
            readonly nodeId: string;
            readonly vassalage: string;
            readonly maintenance?: boolean;
          }[];
        };
      };
      return value.games.find(({ maintenance }) => maintenance !== true);
    },
    [type, classify] as const,
  );
  return `/game?id=${entry?.nodeId ?? ''}&vassalage=${entry?.vassalage ?? ''}`;
}
/**
 * Starts flights until one is taken: a flight may break before its button can be pressed, and more than one in twenty
 * does.
 */
async function takeFlight(game: FrameLocator): Promise<void> {
  const said = game.locator('#said');
  const take = game.locator('button.take:not([data-early])');
  await expect(async () => {
    await game.getByRole('button', { name: 'Start flight', exact: true }).press('Enter', { timeout: 8_000 });
    await expect(said).toContainText(/rising|Taken|broke/);
    // The button takes no press for a moment after the start.
    while (!/Taken|broke/.test(await said.innerText()))
      await take.press('Enter', { timeout: 500 }).catch(() => undefined);
    await expect(said).toContainText('Taken', { timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
/** Bets are closed while a contest runs: then they are placed on the next. */
async function betInArena(game: FrameLocator): Promise<void> {
  await expect(async () => {
    await expect(game.locator('#choice:not([data-closed])')).toBeVisible({ timeout: 30_000 });
    await game.getByRole('button', { name: 'Place bet', exact: true }).press('Enter');
    await expect(game.locator('#said')).toContainText('placed', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
}
/** Looks at the frame of a game alone. */
async function expectPlayedGameAccessible(page: Page, state: string): Promise<void> {
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (frame === undefined) throw new Error(`Expected a game in a frame: ${state}`);
  await expectFrameAccessible(frame, state);
}
/** Plays with the keys alone: the focus is put where Tab would bring it, and Enter presses. */
async function playByKeys(
  page: Page,
  game: FrameLocator,
  { presses, ends, code }: (typeof games)[number],
): Promise<void> {
  for (const name of presses) {
    const button = game
      .getByRole('button', { name, exact: typeof name === 'string' })
      .and(game.locator(':enabled'));
    await button.first().press('Enter', { timeout: 20_000 });
  }
  if (code === 'crash') await takeFlight(game);
  if (code === 'arena') await betInArena(game);
  if (code === 'hi-lo') {
    // After a right guess the round is open until it is taken; after a wrong one another can be dealt.
    const take = game.getByRole('button', { name: /^Take/ });
    await expect(take.or(game.getByRole('button', { name: 'Deal', exact: true })).first()).toBeEnabled();
    if (await take.isVisible()) await take.press('Enter');
  }
  if (code === 'blackjack') {
    // A blackjack has ended the round with its stake.
    const stand = game.getByRole('button', { name: 'Stand', exact: true }).and(game.locator(':enabled'));
    const deal = game.getByRole('button', { name: 'Deal', exact: true }).and(game.locator(':enabled'));
    await expect(stand.or(deal).first()).toBeVisible({ timeout: 20_000 });
    if (await stand.isVisible()) {
      await expectPlayedGameAccessible(page, 'blackjack, a hand to play');
      await stand.press('Enter');
    }
  }
  await expect(game.locator('#said'), code).toContainText(ends, { timeout: 20_000 });
}
const turnGame = (game: FrameLocator, theme: 'light' | 'dark'): Promise<void> =>
  game.locator('html').evaluate((root, wanted) => {
    root.dataset['theme'] = wanted;
  }, theme);

/** The page around a game is the same for each: it is looked at with the first. */
async function expectGameAccessible(page: Page, place: number, state: string): Promise<void> {
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (place === 0 || frame === undefined) await expectAccessible(page, state);
  else await expectFrameAccessible(frame, state);
}

test('the free demo plays games by the keys alone, with play money; both themes, Arabic, a phone', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openPortal(page, '/login');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('nav.demo') })
    .press('Enter');
  await page
    .getByRole('dialog', { name: say('nav.demo') })
    .getByRole('button', { name: say('demo.start') })
    .press('Enter');
  await expectMember(page);
  const game = page.frameLocator('iframe');
  const addresses = await Promise.all(games.map((one) => findAddress(page, one)));
  await chooseArabic(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [place, { code }] of takeShare([...games.entries()], 10)) {
    await openPortal(page, addresses[place] ?? '');
    await expect(game.locator('html')).toHaveAttribute('data-game', code, { timeout: 20_000 });
    await expect(game.locator('#deal')).toBeEnabled({ timeout: 20_000 });
    await expect(game.locator('html')).toHaveAttribute('dir', 'rtl');
    await turnTheme(page, 'dark');
    await turnGame(game, 'dark');
    await expectGameAccessible(page, place, `${code}, Arabic, dark, on a phone`);
    await expectNoSidewaysScroll(page, code);
    const cut = await game.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth);
    expect(cut, `${code}: nothing is cut off at its side`).toBe(0);
  }
  await openPortal(page, '/rng');
  await page.setViewportSize({ width: 1280, height: 900 });
  await chooseLanguage(page, 'AR', 'EN');
  for (const [place, one] of takeShare([...games.entries()], 8)) {
    await openPortal(page, addresses[place] ?? '');
    await expect(game.locator('#deal')).toBeEnabled({ timeout: 20_000 });
    await playByKeys(page, game, one);
    await expectGameAccessible(page, place, `${one.code}, played`);
  }
});

/** From right to left nothing differs but places: one theme is enough. */
const pickLook = (locale: 'EN' | 'AR'): ((page: Page, state: string) => Promise<void>) =>
  locale === 'EN' ? expectAccessibleInBothThemes : expectAccessible;

/** The list of a provider's card games, and the sheet of one of them with its rooms. */
async function openRooms(page: Page, locale: 'EN' | 'AR'): Promise<void> {
  const look = pickLook(locale);
  // Names put into a text are kept apart from it in languages that run from right to left.
  const named = (key: string, values: Readonly<Record<string, string>>): RegExp =>
    new RegExp(
      `^${say(key, locale, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, `\u2068?${value}\u2069?`])))}$`,
    );
  const cards = say('nav.pvp', locale);
  await page
    .getByRole('banner')
    .getByRole('button', { name: named('component.MenuGroup.show', { label: cards }) })
    .press('Enter');
  const vendors = page.getByRole('list', { name: named('nav.vendors', { name: cards }) });
  await vendors.getByRole('link').first().press('Enter');
  const list = page.getByRole('dialog');
  const details = list.getByRole('button', {
    name: new RegExp(say('component.GameGrid.details', locale, { title: '' }).trim()),
  });
  await expect(details.first()).toBeVisible();
  await look(page, `games of a provider, ${locale}`);
  await details.first().press('Enter');
  await expect(page.getByRole('table', { name: say('gameInfo.rooms', locale) })).toBeVisible();
  await look(page, `sheet of a game with rooms, ${locale}`);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

test('a lottery, the games of a provider and its rooms, in both themes, Arabic and on a phone', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await enter(page, site, 'agent');
  for (const locale of ['EN', 'AR'] as const) {
    await page.setViewportSize({ width: 1280, height: 800 });
    if (locale === 'AR') {
      await openPortal(page, '/rng');
      await chooseArabic(page);
    }
    if (byEffort(locale === 'EN', true)) await openRooms(page, locale);
    await openPortal(page, '/lottery/game?game=102');
    await pickLook(locale)(page, `a lottery 1280 ${locale}`);
    await page.setViewportSize({ width: 390, height: 844 });
    await turnTheme(page, 'dark');
    await expectAccessible(page, `a lottery 390 ${locale}, dark`);
    await expectNoSidewaysScroll(page, `a lottery 390 ${locale}`);
  }
});
