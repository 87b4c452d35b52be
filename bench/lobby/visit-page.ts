import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

export interface Visited {
  readonly page: Page;
  readonly session: CDPSession;
}

export const address = 'http://bench.test/';

/** An empty page with the lobby's style sheet. */
export const openContext = async (browser: Browser, css: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(`${address}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><style>${css}</style><body><div id="root"></div>`,
    }),
  );
  return context;
};

/** An empty page with scripts (texts, or addresses below that of the page): the games, one contender; from here on processor time is counted. */
export const prepare = async ({ page, session }: Visited, ...scripts: readonly string[]): Promise<void> => {
  // Thread ticks: what other processes take of the machine is not counted.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address);
  for (const script of scripts)
    await page.addScriptTag(script.startsWith(address) ? { url: script } : { content: script });
};

/** Milliseconds of processor time that script had on the main thread while `work` ran. */
export const timeScript = async (session: CDPSession, work: () => Promise<void>): Promise<number> => {
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  };
  const before = await read();
  await work();
  return ((await read()) - before) * 1_000;
};

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
