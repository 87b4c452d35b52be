import type { Compared } from './compare-page.ts';
import type { Sides } from './open-sides.ts';

/** Shows one example on both sides and compares what the browser made of their styles. */
export const compareLook = async ({ page, rename }: Sides, html: string): Promise<Compared> => {
  const given = [html, await rename(html)] as const;
  await page.evaluate(([ours, chakra]) => comparePage.show(ours, chakra), given);
  return page.evaluate(() => comparePage.compareStyles());
};
