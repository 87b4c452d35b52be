import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2 A and AA, as the rules of axe know it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Those of them that look at colours: all that another theme can change. */
const colourRules = ['color-contrast', 'link-in-text-block'];

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

const expectNone = async (page: Page, axe: AxeBuilder, state: string): Promise<void> => {
  await settle(page);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} (${help}) at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
  expect(found, state).toEqual([]);
};

/** No violation of WCAG 2.2 AA anywhere on the page as it is now, frames included. */
export const expectAccessible = (page: Page, state: string): Promise<void> =>
  expectNone(page, new AxeBuilder({ page }).withTags(tags), state);

/** Puts the page into the other theme, or back: nothing but colours differs by it. */
const turnTheme = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { classList, style } = document.documentElement;
    const theme = classList.contains('dark') ? 'light' : 'dark';
    classList.remove('light', 'dark');
    classList.add(theme);
    style.colorScheme = theme;
  });

/** In the page itself: the other mode opens a page of its own each time. Only for pages without frames. */
const axeInside = (page: Page, type: 'tag' | 'rule', values: string[]): AxeBuilder =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type, values }, resultTypes: ['violations'] });

/** The same in both themes: everything in the one that the page has, its colours in the other one. */
export const expectAccessibleInBothThemes = async (page: Page, state: string): Promise<void> => {
  await expectNone(page, axeInside(page, 'tag', tags), state);
  await turnTheme(page);
  await expectNone(page, axeInside(page, 'rule', colourRules), `${state}, in the other theme`);
  await turnTheme(page);
};

/** Nobody has to scroll sideways to read. */
export const expectNoSidewaysScroll = async (page: Page, state: string): Promise<void> => {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content, `${state}: width of the page`).toBeLessThanOrEqual(window);
};
