import type { Page } from '@playwright/test';
import { byEffort, takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { brandMessages } from '../../src/console/brand/brand-messages.ts';
import { fileMessages } from '../../src/console/members/file/file-messages.ts';
import { messages } from '../../src/console/messages.ts';
import { approvalMessages } from '../../src/console/review/approval-messages.ts';
import { suppressMessages } from '../../src/console/review/suppress-messages.ts';
import { switchMessages } from '../../src/console/switches/switch-messages.ts';
import { desks } from '../../src/protocol/desks/desks.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import { openAs, openConsole } from '../e2e/console-page.ts';
import { expect, test } from '../e2e/fixtures.ts';
import type { Operator } from '../e2e/operator.ts';
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectAccessibleWithin,
  expectNoSidewaysScroll,
  turnTheme,
} from './axe.ts';
import { createVisit } from './site-pages.ts';

test.use({ hasPictures: true });

const screens = [
  '/',
  '/fields',
  '/menus',
  '/whitelabel',
  '/market',
  '/brand',
  '/texts',
  '/documents',
  '/documents/pages/home',
  '/base',
  '/releases',
  '/audit',
  '/support',
  '/support/authenticators',
  '/switches',
  '/games',
  '/games/rounds',
  '/games/lottery',
  '/games/vendors',
  '/games/vendors/catalogue?vendor=demo',
  '/games/jackpots',
  '/games/lottery/FIVE1',
  '/games/lottery/issues/1',
  '/figures',
  '/figures/stakes',
  '/figures/reports',
  '/agents',
  '/agents/1',
  '/agents/settlements?kind=daily',
  '/agents/withheld',
  '/agents/hints',
  '/agents/hints/1',
  '/requests',
  '/requests/withdrawals?filter=all',
  '/desks/payments/receiving-accounts',
  '/desks/payments/withdrawal-rules',
  '/desks/payments/transfer-rules',
  '/desks/agents/contract-rules-dividend',
  ...desks.map(({ place, name }) => `/desks/${place}/${name}`),
  '/opening',
  '/account',
  '/compare/1/draft',
  '/outbox',
  '/help',
];

/** Goes to a screen without loading the console again, until another title or heading says that it is drawn. */
const createConsoleVisit = (page: Page): ((path: string) => Promise<void>) => {
  const visit = createVisit(page);
  const heading = page.getByRole('heading', { level: 1 });
  const isDrawn = (former: string): Promise<boolean> =>
    page.evaluate(
      (title) => document.title !== title || document.querySelector('h1')?.dataset['former'] === undefined,
      former,
    );
  return async (path) => {
    const former = await page.title();
    const isSame = new URL(page.url()).pathname === path;
    await heading.evaluate((element) => {
      element.dataset['former'] = '';
    });
    await visit(path);
    if (!isSame) await expect.poll(() => isDrawn(former), { message: path }).toBe(true);
    await expect(heading).toBeVisible();
  };
};

const wide = [1280, 'light'] as const;
const phone = [360, 'dark'] as const;

/**
 * Wide in the light and on a phone in the dark: between them, both themes and widths. Axe takes one of the two in the
 * gate, in turn, and both at night. Nothing scrolls sideways in either.
 */
const expectScreenAccessible = async (
  page: Page,
  state: string,
  places: readonly string[],
  place: number,
): Promise<void> => {
  for (const [turn, [width, theme]] of ([wide, phone] as const).entries()) {
    await page.setViewportSize({ width, height: 900 });
    await turnTheme(page, theme);
    if (byEffort(place % 2 === turn, true))
      await expectAccessibleWithin(page, places, `${state} ${width}, ${theme}`);
    await expectNoSidewaysScroll(page, `${state} ${width}`);
  }
};

test('every screen of the console, in both themes and widths', async ({ page, site }) => {
  test.setTimeout(240_000);
  await openConsole(page, site.console);
  await expect(page.getByRole('heading', { name: messages.logIn.title })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'sign-in');
  await openAs(page, site.console, 'publisher');
  const visit = createConsoleVisit(page);
  for (const [place, path] of takeShare(screens, 4).entries()) {
    await visit(path);
    // With the frame around them, once in each way.
    await expectScreenAccessible(page, path, place < 2 ? ['html'] : ['main'], place);
  }
});

/** The file of a member, in its parts. */
const fileParts = Object.keys(fileMessages.tabs).map((part) =>
  part === 'overview' ? '/support/members/100002' : `/support/members/100002/${part}`,
);
/** Screens that a publisher does not get to see, as the role that works on them does. */
const screensOfRoles = [
  ['administrator', ['/people', '/senders', '/outbox']],
  ['cashier', ['/support', '/support/members', '/requests/approvals']],
  ['support', fileParts.slice(0, 6)],
  ['cashier', fileParts.slice(6)],
  ['viewer', ['/people', '/senders', '/outbox', '/support/members', '/requests/approvals']],
] as const;

test('the screens of single roles, in both themes and widths', async ({ page, site }) => {
  test.setTimeout(240_000);
  for (const [turn, [role, paths]] of screensOfRoles.entries()) {
    await page.context().clearCookies();
    await openAs(page, site.console, role);
    const visit = createConsoleVisit(page);
    for (const [place, path] of takeShare(paths, 3, turn).entries()) {
      await visit(path);
      await expectScreenAccessible(page, `${path} of ${role}`, ['main'], place);
    }
  }
});

test('the review of a draft with an error, and the question before a roll-back', async ({
  page,
  site,
  operator,
}) => {
  await operator.edit([{ document: 'locales/AR', op: 'remove', path: ['home.welcome.title'] }]);
  await openAs(page, site.console, 'publisher');
  await page.getByRole('button', { name: messages.changeBar.review }).click();
  const review = page.getByRole('dialog', { name: messages.review.title });
  await expect(review.getByText(/home\.welcome\.title/).first()).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'review with an error');
  await expectAccessibleWithin(page, ['html'], 'review with what is behind it');
  await operator.restore();
});

test('the brand with what is wrong in it, in both themes and widths, and as a viewer sees it', async ({
  page,
  site,
  operator,
}) => {
  const address = 'https://club.example/a';
  const socials = [{ id: 'a', label: 'Club', icon: 'globe', address }];
  const messaging = [{ id: 'b', label: '', icon: 'headset', address: 'http://club.example' }];
  await operator.edit([
    { document: 'settings/brand', op: 'add', path: ['socials'], value: socials },
    { document: 'settings/brand', op: 'add', path: ['messaging'], value: messaging },
    { document: 'settings/brand', op: 'add', path: ['iosApp'], value: 'nowhere' },
  ]);
  await openAs(page, site.console, 'editor', '/brand');
  await expect(page.getByRole('button', { name: brandMessages.allow('club.example') })).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectAccessibleInBothThemes(page, `brand ${width}`);
    await expectNoSidewaysScroll(page, `brand ${width}`);
  }
  await page.context().clearCookies();
  await openAs(page, site.console, 'viewer', '/brand');
  await expect(page.getByText(messages.roleMayNot.edit)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'brand of a viewer');
  await operator.restore();
});

const leftOutTitle = new RegExp(`^${suppressMessages.title(2).replace('2', String.raw`\d+`)}$`);

/** The path of the first heading of the second level. */
const findHeading = (node: Json, path: readonly (string | number)[]): readonly (string | number)[] | null => {
  if (typeof node !== 'object' || node === null) return null;
  for (const [key, value] of Object.entries(node)) {
    const here = [...path, Array.isArray(node) ? Number(key) : key];
    if (key === 'level' && value === 2) return here;
    const found = findHeading(value, here);
    if (found) return found;
  }
  return null;
};

/**
 * Skips a level of headings, which is a warning, and touches a legal text, which needs a second person.
 */
const editDraft = async (operator: Operator): Promise<void> => {
  const path = findHeading(await operator.document('pages/home'), []);
  if (path === null) throw new Error('expects pages/home to have a heading of the second level');
  await operator.edit([
    { document: 'pages/home', op: 'replace', path, value: 4 },
    {
      document: 'locales/EN',
      op: 'replace',
      path: ['error.contract.changed'],
      value: 'Another text',
    },
  ]);
};

test('the review with a finding that is left out and a second person, by keyboard, in both themes', async ({
  page,
  site,
  operator,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await editDraft(operator);
  await openAs(page, site.console, 'editor');
  await page.getByRole('button', { name: messages.changeBar.reviewShort, exact: true }).press('Enter');
  const review = page.getByRole('dialog', { name: messages.review.titleOnly });
  const leaveOut = review
    .getByRole('button', { name: new RegExp(`^${suppressMessages.suppressOne('')}`) })
    .first();
  await expect(leaveOut).toBeVisible({ timeout: 30_000 });
  await leaveOut.press('Enter');
  const reason = review.getByLabel(suppressMessages.reason);
  await expect(reason).toBeFocused();
  await page.keyboard.type('Short');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(review.getByText(suppressMessages.reasonMissing)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'review with the form');
  await reason.fill('The card gives the order');
  await review.getByRole('button', { name: suppressMessages.confirm }).press('Enter');
  // The site itself has findings that are left out.
  const leftOut = review.getByText(leftOutTitle);
  await expect(leftOut).toBeVisible({ timeout: 30_000 });
  await leftOut.click();
  await expect(review.getByText(suppressMessages.because('The card gives the order'))).toBeVisible();
  await review.getByLabel(approvalMessages.note).fill('Please read the text');
  await review.getByRole('button', { name: approvalMessages.ask }).press('Enter');
  await expect(review.getByText(approvalMessages.states.requested)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'review that waits for a second person');
  await expectNoSidewaysScroll(page, 'review');
  await operator.restore();
});

test('a kill switch is thrown and restored by keyboard, in both themes', async ({ page, site }) => {
  await openAs(page, site.console, 'publisher', '/switches');
  await page.getByLabel(switchMessages.kind, { exact: true }).selectOption('form');
  await page.getByRole('combobox', { name: switchMessages.name }).selectOption('register');
  await page.getByLabel(switchMessages.reason).fill('It takes no one');
  await page.getByRole('button', { name: switchMessages.kill, exact: true }).press('Enter');
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the question before a kill');
  await question.getByRole('button', { name: switchMessages.kill, exact: true }).press('Enter');
  const restore = page.getByRole('button', { name: switchMessages.restoreOne('Form register') });
  await expect(restore).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a thrown switch');
  await page.goto(site.console);
  await expect(page.getByText(switchMessages.home(1))).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the notice on the first screen');
  await page.goto(`${site.console}/switches`);
  await restore.press('Enter');
  await page.keyboard.press('Escape');
  await expect(restore).toBeFocused();
  await restore.press('Enter');
  await question.getByLabel(switchMessages.reason).fill('It works again');
  await question.getByRole('button', { name: switchMessages.restore, exact: true }).press('Enter');
  await expect(page.getByText(switchMessages.none)).toBeVisible();
});

test('the lab in both themes', async ({ page, site }) => {
  await page.goto(`${site.console}/lab`);
  await expect(page.getByRole('button', { name: 'form.submit' }).first()).toBeVisible();
  const screen = page.frameLocator('iframe[src="/lab/stage"]');
  await expect(screen.locator('[type="submit"]').first()).toBeVisible();
  await expectAccessibleInBothThemes(page, 'lab with the live screen beside it');
  await page.getByRole('button', { name: 'form.submit' }).first().click();
  await page.getByRole('tab', { name: 'Scenarios' }).click();
  await expectAccessibleInBothThemes(page, 'lab with a waiting call');
});
