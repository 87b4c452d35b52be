import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/fixtures.ts';
import { openPortal } from '../e2e/member.ts';
import type { LocaleCode } from '../e2e/texts.ts';
import { byEffort, takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expectAccessibleWithin, turnTheme } from './axe.ts';
import { findSmallTargets, findUnreadable, lengthenTexts } from './readable.ts';
import { createVisit, memberPages, speak, takeHalf, visitorPages } from './site-pages.ts';
import { enter } from '../e2e/enter.ts';

test.use({ hasPictures: true });

const smallPhone = { width: 320, height: 700 };
/** A tablet: the last width with the bar of a phone, or the first without. */
const tablet = { width: 768, height: 1_024 };

/** What is cut, wider than the window or too small to press, on the page as it is now. */
const listMisfits = async (page: Page, state: string): Promise<readonly string[]> => {
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth}`] : [];
  });
  const misfits = [...overflow, ...(await findUnreadable(page)), ...(await findSmallTargets(page))];
  return misfits.map((misfit) => `${state}: ${misfit}`);
};

const expectMark = (page: Page, locale: LocaleCode): Promise<void> =>
  expect
    .poll(
      async () => {
        const mark = page.getByRole('banner').locator('img[src="/assets/mark.svg"]:visible');
        return (await mark.boundingBox())?.width ?? 0;
      },
      { message: `the width of the brand's mark, ${locale}` },
    )
    .toBeGreaterThanOrEqual(32);

/** Visits pages on a phone of 320 px, and lists what does not fit there, also with texts that are a quarter longer. */
const walkSmallPhone = async (
  page: Page,
  paths: readonly string[],
  locale: LocaleCode,
): Promise<readonly string[]> => {
  const visit = createVisit(page);
  await page.setViewportSize(smallPhone);
  await speak(page, locale);
  await expectMark(page, locale);
  const misfits: string[] = [];
  for (const path of paths) {
    await visit(path);
    misfits.push(...(await listMisfits(page, `${path} 320 ${locale}`)));
    await lengthenTexts(page);
    misfits.push(...(await listMisfits(page, `${path} 320 ${locale}, a quarter longer`)));
  }
  return misfits;
};

for (const half of takeShare([0, 1], 2))
  test(`every page that an agent opens fits 320 px in both directions and 768 px, and passes axe, on a phone in the dark and wide in the light, half ${half + 1} of 2`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000);
    const all = takeHalf(memberPages, half);
    expect(all.length).toBeGreaterThan(40);
    const paths = takeShare(all, 6);
    await enter(page, site, 'agent');
    // The other half: in the gate, which tries a part, more pages are seen in one direction at least.
    const inArabic = takeShare(takeHalf(memberPages, 1 - half), 8);
    const misfits = [...(await walkSmallPhone(page, inArabic, 'AR'))];
    await speak(page, 'EN');
    await expectMark(page, 'EN');
    const visit = createVisit(page);
    const wide = new Set(takeShare(paths, 3));
    for (const path of paths) {
      await page.setViewportSize(smallPhone);
      await visit(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
      misfits.push(...(await listMisfits(page, `${path} 320 EN`)));
      // In the gate one look for each page, at night two.
      if (byEffort(!wide.has(path), true)) {
        await turnTheme(page, 'dark');
        await expectAccessibleWithin(page, ['main'], `${path} 320, dark`);
      }
      await page.setViewportSize(tablet);
      misfits.push(...(await listMisfits(page, `${path} 768 EN`)));
      if (!wide.has(path)) continue;
      await page.setViewportSize({ width: 1280, height: 900 });
      await turnTheme(page, 'light');
      await expectAccessibleWithin(page, ['main'], `${path} 1280, light`);
    }
    expect(misfits).toEqual([]);
  });

test('every page that leads a member away fits 320 px in both directions', async ({ page }) => {
  await openPortal(page);
  const misfits = [
    ...(await walkSmallPhone(page, visitorPages, 'AR')),
    ...(await walkSmallPhone(page, visitorPages, 'EN')),
  ];
  expect(misfits).toEqual([]);
});
