import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { field, openPortal } from './member.ts';
import { changeField } from './operator.ts';

interface Caret {
  readonly value: string;
  readonly start: number | null;
  readonly isFocused: boolean;
}

/** What the person has under the fingers: text, place in the text, focus. */
const readCaret = (page: Page): Promise<Caret> =>
  field(page, 'username').evaluate((input: HTMLInputElement) => ({
    value: input.value,
    start: input.selectionStart,
    isFocused: document.activeElement === input,
  }));

/** Marks the document, so that a reload would show. */
const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as unknown as { mark: string }).mark = 'same document';
  });
const readMark = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => (globalThis as unknown as { mark?: string }).mark);

/** Milliseconds from now until the field is there, or gone. */
const timeUntil = async (page: Page, name: string, isShown: boolean): Promise<number> => {
  const start = performance.now();
  await page.waitForFunction(
    ([fieldName, wanted]) => (document.querySelector(`[data-field="${fieldName}"]`) !== null) === wanted,
    [name, isShown] as const,
    { polling: 'raf', timeout: 10_000 },
  );
  return performance.now() - start;
};

test.describe('the main job: an operator changes a field while somebody registers', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('shows within a second without a reload and keeps typed text and focus; a roll-back does the same', async ({
    page,
    operator,
  }) => {
    const { active } = await operator.overview();
    await openPortal(page, '/register');
    await expect(field(page, 'referralCode')).toBeAttached();
    await expect(page.locator('[data-field="line"]')).toHaveCount(0);
    await markDocument(page);
    await field(page, 'email').fill('typed@example.com');
    await field(page, 'username').pressSequentially('guest77');
    await page.keyboard.press('ArrowLeft');
    const before = await readCaret(page);
    expect(before).toEqual({ value: 'guest77', start: 6, isFocused: true });

    await operator.publish([
      changeField('line', 'enabled', true),
      changeField('referralCode', 'enabled', false),
      changeField('affiliateCode', 'required', true),
    ]);
    const shown = await timeUntil(page, 'line', true);
    expect(shown, 'milliseconds from publish to visible').toBeLessThan(1_000);
    await expect(page.locator('[data-field="referralCode"]')).toHaveCount(0);
    await expect(field(page, 'affiliateCode')).toHaveAttribute('aria-required', 'true');
    expect(await readCaret(page)).toEqual(before);
    await expect(field(page, 'email')).toHaveValue('typed@example.com');
    await page.keyboard.type('X');
    await expect(field(page, 'username')).toHaveValue('guest7X7');

    await operator.rollback(active.revision);
    const back = await timeUntil(page, 'line', false);
    expect(back, 'milliseconds from roll-back to visible').toBeLessThan(1_000);
    await expect(field(page, 'referralCode')).toBeAttached();
    expect(await readCaret(page)).toEqual({ value: 'guest7X7', start: 7, isFocused: true });
    await expect(field(page, 'email')).toHaveValue('typed@example.com');
    expect(await readMark(page)).toBe('same document');
  });

  test('a press in the console is enough, and the console says how many browsers have it', async ({
    page,
    context,
    operator,
    site,
  }) => {
    const { openConsole, pressSwitch, signIn } = await import('./console-page.ts');
    const { messages } = await import('../../src/console/messages.ts');
    await openPortal(page, '/register');
    await field(page, 'username').pressSequentially('guest88');
    const backOffice = await context.newPage();
    await openConsole(backOffice, site.console, '/fields');
    await signIn(backOffice, 'publisher');
    const line = backOffice.getByRole('checkbox', { name: messages.fields.showSwitch('LINE') });
    await pressSwitch(backOffice, messages.fields.showSwitch('LINE'));
    await expect(line).toBeChecked();
    await backOffice.getByRole('button', { name: messages.changeBar.review }).click();
    const review = backOffice.getByRole('dialog', { name: messages.review.title });
    await expect(review.getByText(messages.review.passed)).toBeVisible({ timeout: 30_000 });
    await review.getByLabel(messages.review.note).fill('LINE is asked for');
    await review.getByRole('button', { name: messages.review.publish }).click();
    await timeUntil(page, 'line', true);
    await expect(field(page, 'username')).toHaveValue('guest88');
    await expect(
      backOffice.getByText(/1 of 1 open browsers? ha(ve|s) it|Every open browser has it/).first(),
    ).toBeVisible();
    const { browsers, current } = await operator.adoption();
    expect([browsers, current]).toEqual([1, 1]);
  });
});
