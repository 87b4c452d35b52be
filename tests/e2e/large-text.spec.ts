import { doubleText, findClippedText } from '../a11y/clipped-text.ts';
import { expectNoSidewaysScroll } from '../a11y/axe.ts';
import { expect, test } from './fixtures.ts';
import { logIn, openPortal } from './member.ts';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('text twice as large, on a phone', () => {
  test('is whole on the pages of visitors', async ({ page }) => {
    test.setTimeout(90_000);
    await doubleText(page);
    for (const path of ['/', '/login', '/register', '/rng', '/terms', '/responsible-gaming']) {
      await openPortal(page, path);
      await page.waitForTimeout(1_500);
      if (process.env['PLY_SHOTS'])
        await page.screenshot({ path: `/tmp/ply/zoom${path.replaceAll('/', '_')}.png` });
      expect.soft(await findClippedText(page), path).toEqual([]);
      await expectNoSidewaysScroll(page, path);
    }
  });

  test('is whole on the pages of members', async ({ page }) => {
    test.setTimeout(90_000);
    await doubleText(page);
    await logIn(page);
    for (const path of ['/', '/deposit', '/withdraw', '/member', '/member/responsible-gaming']) {
      await openPortal(page, path);
      await page.waitForTimeout(1_500);
      if (process.env['PLY_SHOTS'])
        await page.screenshot({ path: `/tmp/ply/zoomm${path.replaceAll('/', '_')}.png` });
      expect.soft(await findClippedText(page), path).toEqual([]);
      await expectNoSidewaysScroll(page, path);
    }
  });
});
