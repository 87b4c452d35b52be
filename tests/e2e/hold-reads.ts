import type { Page, Route } from '@playwright/test';

/**
 * A page learns nothing new from the server until it changes something itself: what it asks for waits. So a test
 * can press what has changed elsewhere, however long the machine takes to come to that.
 */
export const holdReads = async (page: Page): Promise<void> => {
  const waiting: Route[] = [];
  let isHeld = true;
  await page.route('**/wps/**', async (route) => {
    if (isHeld && route.request().method() === 'GET') {
      waiting.push(route);
      return;
    }
    isHeld = false;
    await Promise.all([route, ...waiting.splice(0)].map((one) => one.continue()));
  });
};
