import { takeShare } from '../../server/infrastructure/test-effort.fake.ts';
import { expect, test } from '../e2e/fixtures.ts';
import { openPortal } from '../e2e/member.ts';
import { enter } from '../e2e/enter.ts';
import { say } from '../e2e/texts.ts';
import { speak } from './site-pages.ts';

test.use({ hasPictures: true });

test('1920 px wide, header and content begin and end at the same edges, with the rail narrow or wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await openPortal(page);
  const measure = (): Promise<readonly (readonly number[])[]> =>
    page.evaluate(() => {
      const inner = (element: Element | null | undefined): number[] => {
        if (element === null || element === undefined) return [];
        const { left, right } = element.getBoundingClientRect();
        const { paddingLeft, paddingRight } = getComputedStyle(element);
        return [left + Number.parseFloat(paddingLeft), right - Number.parseFloat(paddingRight)].map(
          Math.round,
        );
      };
      const bar = document.querySelector('header')?.firstElementChild;
      return [inner(bar?.firstElementChild), inner(document.querySelector('main [class]'))];
    });
  for (const [turn, locale] of (['EN', 'AR'] as const).entries()) {
    await speak(page, locale);
    for (const path of takeShare(['/', '/rng', '/promotions'], 2, turn)) {
      await openPortal(page, path);
      for (const press of ['component.SideMenu.expand', 'component.SideMenu.collapse']) {
        const [header, content] = await measure();
        expect(content, `${path} ${locale}`).toEqual(header);
        // Four fifths of the window are used.
        expect((content?.[1] ?? 0) - (content?.[0] ?? 0), `${path} ${locale}`).toBeGreaterThan(1_400);
        await page.getByRole('button', { name: say(press, locale), exact: true }).click();
        await page.waitForTimeout(250);
      }
    }
  }
});

test('the narrow rail has the words of each entry below its drawing, whole, in every language', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, site, 'agent');
  for (const locale of ['EN', 'AR', 'TY'] as const) {
    await speak(page, locale);
    const labels = await page.locator('[data-rail=narrow] nav li :is(a, button)').evaluateAll((entries) =>
      entries.map((entry) => {
        const range = document.createRange();
        range.selectNodeContents([...entry.children].find(({ textContent }) => textContent !== '') ?? entry);
        const words = range.getBoundingClientRect();
        const box = entry.getBoundingClientRect();
        return {
          text: entry.textContent,
          isWhole: words.width > 10 && words.left >= box.left && words.right <= box.right,
        };
      }),
    );
    expect(labels.length, locale).toBeGreaterThan(9);
    expect(
      labels.filter(({ isWhole }) => !isWhole),
      locale,
    ).toEqual([]);
  }
});
