import { expectAccessible, expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { field, openPortal } from './member.ts';
import { say } from './texts.ts';

test.describe('maintenance of the whole platform', () => {
  let isClosed = false;
  test.afterEach(async ({ operator }) => {
    if (isClosed) await operator.openPortal();
    isClosed = false;
  });

  test('covers open pages within seconds, cannot be closed away, and gives them back with what was typed', async ({
    page,
    context,
    operator,
    watch,
  }) => {
    watch.allow(/503 from .*\/wps\//);
    watch.allow(/status of 503/);
    await openPortal(page, '/register');
    await field(page, 'username').fill('guest42');
    const other = await context.newPage();
    await openPortal(other, '/promotions');

    await operator.closePortal();
    isClosed = true;
    const cover = page.getByRole('dialog', { name: say('runtime.maintenance.title') });
    await expect(cover).toBeVisible({ timeout: 10_000 });
    await expect(cover.getByText(say('maintenance.untilUnknown'))).toBeVisible();
    const otherCover = other.getByRole('dialog', { name: say('runtime.maintenance.title') });
    await expect(otherCover).toBeVisible({ timeout: 10_000 });

    await page.bringToFront();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(cover).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    await expectAccessible(page, 'the portal while it is closed');
    await expectNoSidewaysScroll(page, 'the portal while it is closed');

    await operator.openPortal();
    isClosed = false;
    await expect(cover).toBeHidden({ timeout: 10_000 });
    await expect(otherCover).toBeHidden({ timeout: 10_000 });
    await expect(field(page, 'username')).toHaveValue('guest42');
  });
});
