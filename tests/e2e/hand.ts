import type { Locator, Page } from '@playwright/test';

/** A person’s presses, keys and typed texts, one each. */
export function createHand(page: Page) {
  let count = 0;
  return {
    press: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    pressTwice: async (target: Locator) => {
      count += 1;
      // What is pressed is under the overlay: the page itself is inert.
      await target.dblclick({ force: true });
    },
    key: async (name: string) => {
      count += 1;
      await page.keyboard.press(name);
    },
    type: async (text: string) => {
      count += 1;
      await page.keyboard.type(text);
    },
    count: () => count,
  };
}
