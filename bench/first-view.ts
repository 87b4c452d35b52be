import type { Browser } from '@playwright/test';

export interface ViewFigures {
  readonly requests: number;
  /** Bytes on the wire, headers included. */
  readonly bytes: number;
  /** Bytes of script on the wire. */
  readonly scriptBytes: number;
}

const settleMs = 2_500;

/** Loads a page twice in one new browser context and counts what went over the wire. */
export const measureFirstView = async (
  browser: Browser,
  url: string,
): Promise<{ readonly cold: ViewFigures; readonly warm: ViewFigures }> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  const load = async (): Promise<ViewFigures> => {
    types.clear();
    sizes.clear();
    await page.goto(url);
    await page.waitForTimeout(settleMs);
    const sent = [...sizes].filter(([, size]) => size > 0);
    const sum = (entries: readonly (readonly [string, number])[]): number =>
      entries.reduce((total, [, size]) => total + size, 0);
    return {
      requests: sent.length,
      bytes: sum(sent),
      scriptBytes: sum(sent.filter(([id]) => types.get(id) === 'Script')),
    };
  };
  const cold = await load();
  const warm = await load();
  await context.close();
  return { cold, warm };
};
