import type { Browser } from '@playwright/test';
import { changeField, type Operator } from '../tests/e2e/operator.ts';

export interface PublishFigures {
  /** Milliseconds from the call to publish until the field was on the open page: check and compile included. */
  readonly fromCall: readonly number[];
  /** Milliseconds from the answer to that call. */
  readonly fromAnswer: readonly number[];
}

/** Publishes a field on and off while /register is open, `times` times. */
export const measurePublish = async (
  browser: Browser,
  origin: string,
  operator: Operator,
  times: number,
): Promise<PublishFigures> => {
  const page = await (await browser.newContext()).newPage();
  const followed = page.waitForRequest(/\/site\/events/);
  await page.goto(`${origin}/register`);
  await page.locator('[data-field="username"] input').waitFor();
  await followed;
  await page.waitForTimeout(500);
  const fromCall: number[] = [];
  const fromAnswer: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const isShown = index % 2 === 0;
    const visible = page
      .waitForFunction(
        (wanted) => (document.querySelector('[data-field="line"]') !== null) === wanted,
        isShown,
        { polling: 'raf' },
      )
      .then(() => performance.now());
    const begin = performance.now();
    await operator.publish([changeField('line', 'enabled', isShown)]);
    const answered = performance.now();
    const seen = await visible;
    fromCall.push(seen - begin);
    fromAnswer.push(Math.max(0, seen - answered));
  }
  await page.context().close();
  return { fromCall, fromAnswer };
};
