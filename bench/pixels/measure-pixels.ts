import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Browser, Page } from '@playwright/test';
import { root } from '../../tests/gate/run-command.ts';
import { compareLook } from './compare-look.ts';
import type { Look } from './compare-page.ts';
import { drawExamples } from './draw-examples.ts';
import { openSides } from './open-sides.ts';

const looks: readonly Look[] = [
  { theme: 'light', direction: 'ltr' },
  { theme: 'dark', direction: 'ltr' },
  { theme: 'light', direction: 'rtl' },
  { theme: 'dark', direction: 'rtl' },
];
const mostListed = 40;

const takePicture = async (page: Page, side: 'ours' | 'chakra'): Promise<Buffer> => {
  await page.evaluate((id) => comparePage.reveal(id), side);
  return page.screenshot({ animations: 'disabled', caret: 'hide' });
};

const readPixels = async (picture: Buffer): Promise<Uint8ClampedArray> => {
  const image = await loadImage(picture);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height).data;
};

/** How many pixels differ at all between what both sides show now. */
const countPixels = async (page: Page): Promise<number> => {
  const [ours, chakra] = [await takePicture(page, 'ours'), await takePicture(page, 'chakra')];
  if (ours.equals(chakra)) return 0;
  const [a, b] = [await readPixels(ours), await readPixels(chakra)];
  let count = 0;
  for (let offset = 0; offset < a.length; offset += 4)
    if (
      a[offset] !== b[offset] ||
      a[offset + 1] !== b[offset + 1] ||
      a[offset + 2] !== b[offset + 2] ||
      a[offset + 3] !== b[offset + 3]
    )
      count += 1;
  return count;
};

/**
 * Every example of the gallery beside Chakra at run time: each computed property of each element, then
 * the picture, in both themes and both directions.
 */
export const measurePixels = async (browser: Browser): Promise<string> => {
  const drawn = await drawExamples(root);
  const lines: string[] = [];
  const sums = { styled: 0, boxes: 0, pictures: 0, styles: 0, differing: 0 };
  for (const look of looks) {
    const sides = await openSides(browser, drawn, look);
    sums.styled = sides.styled;
    for (const { id, html } of drawn.examples) {
      const name = `${id} ${look.theme} ${look.direction}`;
      const found = await compareLook(sides, html);
      sums.boxes += found.boxes;
      sums.styles += found.differences.length;
      for (const { where, property, ours, chakra } of found.differences.slice(0, 3))
        lines.push(`  ${name}: ${where} ${property}: ${ours} here, ${chakra} with Chakra`);
      sums.pictures += 1;
      const pixels = await countPixels(sides.page);
      if (pixels === 0) continue;
      sums.differing += 1;
      lines.push(`  ${name}: ${pixels} pixels`);
    }
    await sides.page.context().close();
  }
  return [
    '',
    'Styles resolved at publish beside Chakra at run time',
    `  ${drawn.examples.length} examples, ${sums.styled} styled elements, ${sums.boxes} boxes: ${sums.styles} computed properties differ`,
    `  ${sums.pictures} pictures: ${sums.differing} differ`,
    ...lines.slice(0, mostListed),
    ...(lines.length > mostListed ? [`  … and ${lines.length - mostListed} more`] : []),
  ].join('\n');
};
