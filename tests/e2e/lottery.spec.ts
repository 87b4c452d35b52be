import { expect, test } from './fixtures.ts';
import { openPortal } from './member.ts';
import { say } from './texts.ts';

test('the lottery page is linked at the end of every page, and counts down to the end of each sale', async ({
  page,
}) => {
  await openPortal(page, '/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('lottery.title') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/lottery$/);
  const games = page.getByRole('main').getByRole('article');
  await expect(games).toHaveCount(7);
  const clock = games.first().getByRole('timer', { name: say('lottery.closesIn') });
  await expect(clock).toHaveText(/\d:\d\d$/);
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
});
