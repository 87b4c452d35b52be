import { brandMessages as words } from '../../src/console/brand/brand-messages.ts';
import { messages } from '../../src/console/messages.ts';
import { approvalMessages } from '../../src/console/review/approval-messages.ts';
import { openAs } from './console-page.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';

test.describe('the brand in the console', () => {
  test.afterEach(({ operator }) => operator.restore());

  test('an operator adds a social link by keyboard and publishes it; an open page shows it', async ({
    page,
    site,
    context,
    operator,
  }) => {
    const visitor = await context.newPage();
    await openPortal(visitor);
    const way = visitor.getByRole('button', { name: 'Lumina club' });
    await expect(way).toHaveCount(0);
    await openAs(page, site.console, 'publisher', '/brand');
    await page.getByRole('button', { name: words.lists.socials.add }).press('Enter');
    const added = page.getByRole('group', { name: words.unnamed(1) });
    await expect(added.getByLabel(words.items.label)).toBeFocused();
    await page.keyboard.type('Lumina club');
    await page.keyboard.press('Tab');
    await page.keyboard.type('https://club.example/lumina');
    await page.keyboard.press('Tab');
    // Nobody may be led there yet: the release is refused, and its finding leads back to the line.
    await page.getByRole('button', { name: messages.changeBar.review }).press('Enter');
    const review = page.getByRole('dialog', { name: messages.review.title });
    const publish = review.getByRole('button', { name: messages.review.publish });
    await expect(review.getByText('/socials/0/address')).toBeVisible({ timeout: 30_000 });
    await expect(publish).toBeDisabled();
    await review.getByRole('link', { name: messages.review.openForm }).press('Enter');
    const address = page.getByRole('group', { name: 'Lumina club' }).getByLabel(words.items.address);
    await expect(address).toBeFocused();
    await expect(address).toHaveValue('https://club.example/lumina');
    await page.getByRole('button', { name: words.allow('club.example') }).press('Enter');
    await expect(address).toBeFocused();
    await expect(address).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: messages.changeBar.review }).press('Enter');
    // A host that players are led off to takes two people.
    await review.getByLabel(approvalMessages.note).fill('The club has a page at last');
    await review.getByRole('button', { name: approvalMessages.ask }).press('Enter');
    await expect(review.getByText(approvalMessages.states.requested)).toBeVisible();
    await operator.approve();
    await review.getByLabel(messages.review.note).fill('The club is open');
    await expect(publish).toBeEnabled({ timeout: 30_000 });
    await publish.press('Enter');
    await expect(way).toBeVisible({ timeout: 15_000 });
    await expect(visitor).toHaveURL(site.portal + '/');
  });

  test('entries move by keyboard and mouse and keep the focus, and the preview shows the draft', async ({
    page,
    site,
    operator,
  }) => {
    const link = (id: string, label: string) => ({
      id,
      label,
      icon: 'globe',
      address: `https://club.example/${id}`,
    });
    await operator.edit([
      { document: 'site', op: 'replace', path: ['externalHosts'], value: ['club.example'] },
      {
        document: 'settings/brand',
        op: 'add',
        path: ['socials'],
        value: [link('a', 'Club'), link('b', 'Forum')],
      },
    ]);
    const order = async () => {
      const { socials } = (await operator.document('settings/brand')) as unknown as {
        socials: readonly { label: string }[];
      };
      return socials.map(({ label }) => label);
    };
    await openAs(page, site.console, 'editor', '/brand');
    const line = page.getByRole('group', { name: 'Club', exact: true }).getByLabel(words.items.label);
    await line.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' 7');
    await page.keyboard.press('Alt+ArrowDown');
    const moved = page.getByRole('group', { name: 'Club 7' }).getByLabel(words.items.label);
    await expect(moved).toBeFocused();
    await expect.poll(order).toEqual(['Forum', 'Club 7']);
    await page.getByRole('button', { name: words.moveUp('Club 7') }).click();
    await expect.poll(order).toEqual(['Club 7', 'Forum']);
    await page.getByRole('button', { name: words.preview.show }).click();
    const frame = page.frameLocator(`iframe[title="${messages.preview.frame}"]`);
    await expect(frame.locator('main').first()).toContainText(/\S/, { timeout: 30_000 });
  });
});
