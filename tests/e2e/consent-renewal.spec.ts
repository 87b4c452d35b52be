import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { addMember, openAsMember, type OwnMember } from './own-member.ts';
import type { RunningSite } from './start-site.ts';
import { say } from './texts.ts';

test.use({ isJourney: true });

/** As if the member had registered while the terms were of another edition. */
const agreeToOldTerms = async (site: RunningSite, { id }: OwnMember): Promise<void> => {
  const db = await site.openData();
  const [language, network, statement] = ['EN', '127.0.0.1', 'I agree to the terms'];
  await db
    .insertInto('member_consent')
    .values({
      member_id: id,
      document: 'terms',
      version: '0.9',
      statement,
      text_hash: '0'.repeat(64),
      language,
      network,
      created_at: new Date(Date.now() - 30 * 86_400_000),
    })
    .execute();
};

for (const width of [390, 1280])
  test(`a member is asked to agree to new terms before anything else, reads them and agrees by keyboard, at ${width} pixels`, async ({
    page,
    site,
  }) => {
    const member = await addMember(site);
    await agreeToOldTerms(site, member);
    await page.setViewportSize({ width, height: 900 });
    await openAsMember(page, site, member, '/member');
    const question = page.getByRole('alertdialog', { name: say('consentRenewal.title') });
    await expect(question).toBeVisible();
    await expectAccessible(page, 'the question');
    // Money can leave, and the text can be read, without an agreement.
    await openPortal(page, '/withdraw');
    await expect(page.getByRole('heading', { level: 1, name: say('withdrawal.title') })).toBeVisible();
    await expect(question).toHaveCount(0);
    await openPortal(page, '/member');
    await question.getByRole('button', { name: say('consentRenewal.open') }).press('Enter');
    const dialog = page.getByRole('dialog', { name: say('consentRenewal.title') });
    await expect(dialog.getByText('I agree to the terms')).toBeVisible();
    await expect(question).toHaveCount(0);
    await expectAccessible(page, 'the text that changed');
    await expectNoSidewaysScroll(page, 'the text that changed');
    await dialog.getByRole('link', { name: say('consentRenewal.read') }).press('Enter');
    await expect(page).toHaveURL(/\/terms$/);
    await expect(question).toHaveCount(0);
    await page.goBack();
    await question.getByRole('button', { name: say('consentRenewal.open') }).press('Enter');
    await dialog.getByRole('button', { name: say('consentRenewal.accept') }).press('Enter');
    await expect(dialog.getByText(say('consentRenewal.done'))).toBeVisible();
    await dialog.getByRole('button', { name: say('consentRenewal.close') }).press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(question).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(question).toHaveCount(0);
    const db = await site.openData();
    const kept = await db
      .selectFrom('member_consent')
      .select(['document', 'source'])
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    expect(kept).toEqual([
      { document: 'responsibleGaming', source: 'registration' },
      { document: 'terms', source: 'registration' },
      // The older edition, and what was agreed to above.
      { document: 'terms', source: 'registration' },
      { document: 'terms', source: 'renewal' },
    ]);
  });

test('the menu of a visitor on a phone leads to the registration', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPortal(page, '/help');
  await page.getByRole('button', { name: say('shell.menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: say('nav.register'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/register$/);
});
