import type { Page } from '@playwright/test';
import { messages } from '../../src/console/messages.ts';
import { rollbackMessages as words } from '../../src/console/rollbacks/rollback-messages.ts';
import { openAs, openConsole, signIn, pressSwitch } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { say } from './texts.ts';

test.describe('the console', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('lets nobody in with a wrong password, and says why', async ({ page, site }) => {
    await openConsole(page, site.console);
    await signIn(page, 'publisher', 'Wrong-2026');
    await expect(page.getByRole('alert')).toContainText(messages.errors['session.login-refused']);
    await expect(page.getByLabel(messages.logIn.username)).toHaveValue('publisher');
  });

  test('shows a viewer everything and lets the viewer change nothing', async ({ page, site }) => {
    await openAs(page, site.console, 'viewer', '/fields');
    const toggle = page.getByRole('checkbox', { name: messages.fields.showSwitch('LINE') });
    await expect(toggle).toBeDisabled();
  });

  test('lets an editor edit and preview, and keeps publishing to a publisher', async ({
    page,
    site,
    operator,
  }) => {
    await openAs(page, site.console, 'editor', '/fields');
    await pressSwitch(page, messages.fields.showSwitch('LINE'));
    await expect.poll(async () => (await operator.overview()).draft.differences.length).toBe(1);
    await page.getByRole('button', { name: messages.changeBar.reviewOnly }).click();
    const review = page.getByRole('dialog', { name: messages.review.titleOnly });
    await expect(review).toBeVisible();
    await expect(review.getByRole('button', { name: messages.review.publish })).toHaveCount(0);
  });

  test('shows a preview of the draft in the real portal, and only there', async ({
    page,
    site,
    operator,
    context,
  }) => {
    await operator.edit([
      { document: 'locales/EN', op: 'replace', path: ['register.title'], value: 'Only in the draft' },
    ]);
    await openAs(page, site.console, 'editor', '/preview');
    const frame = page.frameLocator(`iframe[title="${messages.preview.frame}"]`);
    await expect(frame.getByRole('heading', { name: 'Only in the draft' })).toBeVisible({ timeout: 30_000 });
    await expect(frame.getByText(say('preview.ribbon'))).toBeVisible();
    const visitor = await context.newPage();
    await openPortal(visitor, '/register');
    await expect(visitor.getByRole('heading', { name: say('register.title') })).toBeVisible();
    await expect(visitor.getByText('Only in the draft')).toHaveCount(0);
  });

  test('hides a menu entry on every open page', async ({ page, site, context }) => {
    const visitor = await context.newPage();
    await openPortal(visitor);
    const entry = visitor.getByRole('banner').getByRole('link', { name: say('nav.fish') });
    await expect(entry).toBeVisible();
    await openAs(page, site.console, 'publisher', '/menus/header');
    await pressSwitch(page, messages.menus.show(say('nav.fish')));
    await page.getByRole('button', { name: messages.changeBar.review }).click();
    const review = page.getByRole('dialog', { name: messages.review.title });
    await review.getByLabel(messages.review.note).fill('No fishing this week');
    const reason = review.getByLabel(messages.review.reason);
    await expect(review.getByRole('button', { name: messages.review.publish })).toBeVisible();
    if (await reason.isVisible()) await reason.fill('it is still in the footer');
    await review.getByRole('button', { name: messages.review.publish }).click();
    await expect(entry).toHaveCount(0, { timeout: 15_000 });
    // The button that opened the review is gone with the draft: a person at the keyboard continues in the screen.
    const done = review.getByRole('button', { name: messages.review.done });
    await expect(done).toBeFocused();
    await done.press('Enter');
    await expect(review).toBeHidden();
    await expect(page.getByRole('region', { name: messages.changeBar.label })).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    const next = page.locator(':focus');
    await expect(next).toBeVisible();
    expect(await next.evaluate((element) => element.closest('main') !== null)).toBe(true);
  });

  test('rolls back with a reason', async ({ page, site, operator }) => {
    await operator.publish([
      { document: 'locales/EN', op: 'replace', path: ['home.welcome.title'], value: 'A mistake' },
    ]);
    const { active } = await operator.overview();
    await openAs(page, site.console, 'publisher', '/releases');
    await page.getByRole('button', { name: messages.releases.rollBackTo(active.revision - 1) }).click();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog')).last();
    await question.getByLabel(messages.releases.reason).fill('wrong words');
    await question.getByRole('button', { name: messages.releases.confirm }).click();
    await expect.poll(async () => (await operator.overview()).active.revision).toBe(active.revision + 1);
  });

  test('keeps a rollback past what two people approved in sight until a second person settles it', async ({
    page,
    site,
    operator,
    browser,
  }) => {
    const { revision } = await operator.publishApproved([
      { document: 'locales/EN', op: 'replace', path: ['error.contract.changed'], value: 'Read it again' },
    ]);
    await openAs(page, site.console, 'publisher', '/releases');
    const settle = async (on: Page, name: string, note: string): Promise<void> => {
      const question = on.getByRole('dialog').last();
      await question.getByLabel(/Reason|Note/).fill(note);
      await question.getByRole('button', { name }).click();
      await expect(question).toBeHidden();
    };
    const rollBack = async (from: number): Promise<void> => {
      await page.getByRole('button', { name: messages.releases.rollBackTo(revision - 1) }).click();
      await settle(page, messages.releases.confirm, 'the old words were right');
      await expect(page.getByRole('region', { name: words.title(from + 1) })).toBeVisible();
    };
    await rollBack(revision);
    const region = page.getByRole('region', { name: words.title(revision + 1) });
    await expect(region.getByText(words.ownChange)).toBeVisible();
    await expect(region.getByRole('button', { name: words.confirm })).toHaveCount(0);
    await region.getByRole('button', { name: words.takeBack }).click();
    await settle(page, words.takeBack, 'by mistake');
    await expect(region).toHaveCount(0);
    expect((await operator.overview()).active.revision).toBe(revision + 2);
    await rollBack(revision + 2);

    const second = await (await browser.newContext()).newPage();
    await openAs(second, site.console, 'approver');
    const held = revision + 3;
    await expect(second.getByRole('alert').filter({ hasText: words.waiting(held) })).toBeAttached();
    await second.getByRole('link', { name: new RegExp(words.waiting(held)) }).click();
    await expect(second.getByText(words.mark, { exact: true }).first()).toBeVisible();
    const panel = second.getByRole('region', { name: words.title(held) });
    await panel.getByRole('button', { name: words.confirm }).click();
    await settle(second, words.confirm, 'read both texts');
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole('region', { name: words.title(held) })).toHaveCount(0, { timeout: 15_000 });
    await second.context().close();
  });
});

test.describe('a wrong draft is refused with place and reason', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('an unknown component', async ({ operator }) => {
    await operator.edit([
      { document: 'pages/promotions', op: 'replace', path: ['root', 'type'], value: 'Containr' },
    ]);
    expect((await operator.check()).issues).toContainEqual(
      expect.objectContaining({
        code: 'reference.component-unknown',
        severity: 'error',
        document: 'pages/promotions',
        pointer: '/root/type',
      }),
    );
    await expect(operator.publish([])).rejects.toThrow(/publish.check-failed|422/);
  });

  test('a pattern that can be made slow, or is none', async ({ operator }) => {
    await operator.edit([
      {
        document: 'settings/register-fields',
        op: 'add',
        path: ['fields', 'email', 'acceptedPattern'],
        value: '^(a+)+$',
      },
    ]);
    const { issues } = await operator.check();
    expect(issues).toContainEqual(
      expect.objectContaining({ severity: 'error', document: 'settings/register-fields' }),
    );
    expect(issues[0]?.pointer).toContain('/fields/email');
  });

  test('a text that is missing in one language, and the console shows the place', async ({
    operator,
    page,
    site,
  }) => {
    await operator.edit([{ document: 'locales/AR', op: 'remove', path: ['home.welcome.title'] }]);
    const { issues } = await operator.check();
    const missing = issues.find(({ severity }) => severity === 'error');
    expect(missing?.message).toContain('home.welcome.title');
    await openAs(page, site.console, 'publisher');
    await page.getByRole('button', { name: messages.changeBar.review }).click();
    const review = page.getByRole('dialog', { name: messages.review.title });
    await expect(review.getByText(/home\.welcome\.title/).first()).toBeVisible({ timeout: 30_000 });
    const publish = review.getByRole('button', { name: messages.review.publish });
    if (await publish.isVisible()) await expect(publish).toBeDisabled();
  });
});
