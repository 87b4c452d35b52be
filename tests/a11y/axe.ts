import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA, as the rules of axe know it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Nothing moves while colours are measured. */
const settle = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    );
  });
};

/** No violation of WCAG 2.2 AA anywhere on the page as it is now. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  await settle(page);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect(found, state).toEqual([]);
};

/** Nobody has to scroll sideways to read. */
export const expectNoSidewaysScroll = async (page: Page, state: string): Promise<void> => {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `${state}: width of the page`).toBeLessThanOrEqual(window);
};
