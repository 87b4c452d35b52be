import type { Compared, Look } from './compare-page.ts';
import type { Sides } from './open-sides.ts';

/** Shows one example in one look on both sides and compares what the browser made of their styles. */
export const compareLook = async ({ page, rename }: Sides, html: string, look: Look): Promise<Compared> => {
  const given = [html, await rename(html), look] as const;
  await page.evaluate(([ours, chakra, wanted]) => comparePage.show(ours, chakra, wanted), given);
  return page.evaluate(() => comparePage.compareStyles());
};
