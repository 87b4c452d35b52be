import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { logOut } from './member.ts';
import { enter } from './enter.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

test('a member finds the records from the member centre, chooses days and a kind, and reads the sums', async ({
  page,
  site,
}) => {
  await enter(page, site, 'player', '/member');
  await page
    .locator('main')
    .getByRole('link', { name: say('records.account-record.title') })
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('records.account-record.title') }),
  ).toBeVisible();
  const table = page.getByRole('table', { name: say('records.account-record.title') });
  await expect(table.getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page, 'account record');
  await table.getByRole('button').first().press('Enter');
  const detail = page.getByRole('dialog', { name: say('records.detailTitle') });
  await expect(detail.getByRole('table', { name: say('records.lines') }).getByRole('row')).not.toHaveCount(1);
  await expectAccessible(page, 'a record in detail');
  await page.keyboard.press('Escape');
  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: say('records.file') }).press('Enter');
  expect((await csv).suggestedFilename()).toMatch(/^account-.*\.csv$/);
  await expectAccessible(page, 'a record as a file');
  await page.keyboard.press('Escape');
  // Before the site of the tests began, whatever other tests did on it.
  await page.getByRole('button', { name: say('component.DateRangePicker.yesterday') }).click();
  await page.getByRole('button', { name: say('records.kind.withdrawal') }).click();
  await expect(page.getByText(say('records.none'))).toBeVisible();
  await page.getByRole('link', { name: say('records.profit-and-loss.title') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('records.profit-and-loss.title') }),
  ).toBeVisible();
  await page.getByRole('link', { name: say('records.betting-record.title') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('records.betting-record.title') }),
  ).toBeVisible();
  // A time is one line where there is room for it, and makes no table scroll.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: say('component.DateRangePicker.last30Days') }).click();
  const bets = page.getByRole('table', { name: say('records.betting-record.title') });
  const times = bets.locator('tbody [data-format=dateTime]').getByRole('button');
  await expect(times.first()).toBeVisible();
  const measured = await times.first().evaluate((time) => ({
    lines: Math.round(
      time.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(time).lineHeight),
    ),
    isOne: time.textContent.length > 15,
  }));
  expect(measured).toEqual({ lines: 1, isOne: true });
  await expectNoSidewaysScroll(page, 'betting record, 1280');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'betting record, 390');
  const records = page.getByRole('navigation', { name: say('records.nav') });
  await expect(records.getByRole('link', { name: say('records.betting-record.title') })).toHaveAttribute(
    'aria-current',
    'page',
  );
  // What there is no room for on a phone is behind one more press.
  await records.getByRole('button', { name: say('component.NavMenu.more') }).click();
  await page.getByRole('link', { name: say('statements.title'), exact: true }).click();
  const statement = page.waitForEvent('download');
  await page
    .getByRole('table', { name: say('statements.title') })
    .getByRole('button')
    .first()
    .click();
  expect((await statement).suggestedFilename()).toMatch(/^statement-\d{4}-\d{2}\.pdf$/);
  await expectAccessible(page, 'a statement, 390');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ media: 'print' });
  const paper = page.getByRole('table', { name: say('statements.title') });
  await expect(paper).toBeVisible();
  // Narrower than a table is on a screen, and of the dark theme: on paper it is black on white, in columns.
  await page.locator('html').evaluate((root) => root.classList.add('dark'));
  await expect(paper.locator('thead')).toHaveCSS('display', 'table-header-group');
  const cell = paper.locator('tbody :is(td, th)').first();
  await expect(cell).toHaveCSS('display', 'table-cell');
  await expect(cell).toHaveCSS('color', 'rgb(0, 0, 0)');
  const grounds = await cell.evaluate((from) => {
    const found: string[] = [];
    for (let at: Element | null = from; at !== null; at = at.parentElement)
      found.push(getComputedStyle(at).backgroundColor);
    return found;
  });
  expect(new Set(grounds)).toEqual(new Set(['rgb(255, 255, 255)']));
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a member writes feedback: what is wrong is said at the field, and what was sent is listed', async ({
  page,
  site,
}) => {
  await enter(page, site, 'player', '/member/feedback');
  await page.getByLabel(say('form.feedbackType.label')).selectOption({ label: say('feedback.type.game') });
  const message = page.getByLabel(say('form.feedbackContent.label'));
  await message.fill('Short');
  await page.getByRole('button', { name: say('feedback.send') }).click();
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'feedback with a mistake');
  const words = `The reel stops late. ${Date.now()}`;
  await message.fill(words);
  await page.getByRole('button', { name: say('feedback.send') }).click();
  await expect(page.getByText(say('feedback.sent'), { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: say('feedback.own') }).getByText(words)).toBeVisible();
});

test('an agent reads the figures of the team, and goes down the tree of the report', async ({
  page,
  site,
}) => {
  await enter(page, site, 'agent', '/agentHome');
  await expect(page.getByRole('heading', { name: say('agent.overview.title') })).toBeVisible();
  await expectAccessible(page, 'agent centre with figures');
  await page.getByRole('link', { name: say('agent.nav.report') }).click();
  const table = page.getByRole('table', { name: say('agent.report.title') });
  await table.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/agentHome\/report\?parent=/);
  await expect(page.getByRole('navigation', { name: say('agent.team.path') }).getByRole('link')).toHaveCount(
    2,
  );
  await logOut(page);
});
