import type { Browser, CDPSession, Page, Request } from '@playwright/test';
import type { BatchReport } from './page/fuzz-page.tsx';

/** One mutant that did what none may do. */
export interface Finding {
  readonly index: number;
  readonly fault: string;
  readonly notes: string;
}
export interface Tally {
  readonly seed: number;
  drawn: number;
  taken: number;
  refused: number;
  takenBack: number;
  /** The page's place was empty in a frame that was not: counted, not a fault. */
  hollow: number;
  longestMs: number;
  findings: Finding[];
}
export const newTally = (seed: number): Tally => ({
  seed,
  drawn: 0,
  taken: 0,
  refused: 0,
  takenBack: 0,
  hollow: 0,
  longestMs: 0,
  findings: [],
});

/** A page of the browser that draws mutants, and the watch over what leaves it. */
export interface Drawer {
  /** null when the page did not answer in time. */
  evaluate<Answer>(expression: string, timeoutMs: number): Promise<Answer | null>;
  /** Processor time that the page's main thread has used so far, in milliseconds. */
  threadMs(): Promise<number>;
  /** Requests to other sites, dialogs and departures since the last call. */
  takeOutside(): readonly string[];
  close(): Promise<void>;
}

const watchOutside = (page: Page, origin: string): string[] => {
  const outside: string[] = [];
  const leave = (request: Request): void => {
    const { protocol, origin: target } = new URL(request.url());
    // What the policy of the page held back was never sent.
    const isHeldBack = request.failure()?.errorText === 'csp';
    if (protocol.startsWith('http') && target !== origin && !isHeldBack)
      outside.push(`left: a request to ${target}`);
  };
  page.on('response', (response) => leave(response.request()));
  page.on('requestfailed', leave);
  page.on('dialog', (dialog) => {
    outside.push(`ran: a dialog said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('framenavigated', (frame) => {
    if (frame.url() !== `${origin}/`) outside.push(`left: a frame went to ${frame.url().slice(0, 100)}`);
  });
  return outside;
};

const within = <Value>(work: Promise<Value>, ms: number): Promise<Value | null> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(null), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: {
    readonly text: string;
    readonly exception?: { readonly description?: string };
  };
}

const evaluateIn = async (session: CDPSession, expression: string): Promise<unknown> => {
  const { result, exceptionDetails } = (await session.send('Runtime.evaluate', {
    expression,
    awaitPromise: true,
    returnByValue: true,
  })) as Evaluated;
  if (exceptionDetails !== undefined)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
};

/**
 * A window that nobody looks at: its page is laid out and painted frame by frame as before, and
 * only the pictures of it, which cost as much as the page's own work, are not made.
 */
const stowWindow = async (browser: Browser, session: CDPSession): Promise<void> => {
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const whole = await browser.newBrowserCDPSession();
  const { windowId } = await whole.send('Browser.getWindowForTarget', { targetId: targetInfo.targetId });
  await whole.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } });
  await whole.detach();
};

const openDrawer = async (browser: Browser, origin: string): Promise<Drawer> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.locator('html[data-fuzz-ready]').waitFor({ state: 'attached', timeout: 30_000 });
  const outside = watchOutside(page, origin);
  const session = await context.newCDPSession(page);
  await stowWindow(browser, session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return {
    evaluate: async <Answer>(expression: string, timeoutMs: number) =>
      (await within(evaluateIn(session, expression), timeoutMs)) as Answer | null,
    threadMs: async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? 0) * 1_000;
    },
    takeOutside: () => outside.splice(0),
    close: () => context.close(),
  };
};

export interface FuzzOptions {
  readonly browser: Browser;
  readonly origin: string;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
  readonly batch?: number;
  /** Asked after each batch: nothing more is drawn once this holds. */
  readonly until?: (tally: Tally) => boolean;
}

/**
 * A mutant may be called slow by a machine that has other work: it has to be slow each time, and by
 * the time that the thread had the processor, not by the time that it waited for it.
 */
const tries = 3;
const limitMs = 100;

const confirmSlow = async (drawer: Drawer, seed: number, index: number): Promise<number | null> => {
  let least = Number.POSITIVE_INFINITY;
  for (let time = 0; time < tries; time += 1) {
    const [wallBefore, threadBefore] = [performance.now(), await drawer.threadMs()];
    const again = await drawer.evaluate<BatchReport>(`foyerFuzz.run(${seed},${index},${index + 1})`, 10_000);
    if (again === null || again.slow.length === 0) return again === null ? 10_000 : null;
    const wallMs = performance.now() - wallBefore;
    const share = Math.min(1, ((await drawer.threadMs()) - threadBefore) / wallMs);
    least = Math.min(least, Math.max(...again.slow.map(({ ms }) => ms * share)));
    if (least <= limitMs) return null;
  }
  return Math.round(least);
};

const addReport = async (tally: Tally, report: BatchReport, drawer: Drawer, from: number): Promise<void> => {
  tally.drawn += report.drawn;
  tally.taken += report.taken;
  tally.refused += report.refused;
  tally.takenBack += report.takenBack;
  tally.hollow += report.hollow.length;
  tally.longestMs = Math.max(tally.longestMs, report.slow.length === 0 ? report.longestMs : 100);
  tally.findings.push(...report.faults);
  for (const { index, notes } of report.slow) {
    const ms = await confirmSlow(drawer, tally.seed, index);
    if (ms === null) continue;
    tally.longestMs = Math.max(tally.longestMs, ms);
    tally.findings.push({ index, notes, fault: `hang: a task of ${ms} ms` });
  }
  for (const fault of drawer.takeOutside())
    tally.findings.push({ index: from, notes: 'in the batch', fault });
};

/** Draws the mutants from `from` up to, without, `to`. A page that hangs is given up, and the mutant named. */
export const fuzz = async (options: FuzzOptions): Promise<Tally> => {
  const { browser, origin, seed, from, to, batch = 100 } = options;
  const tally = newTally(seed);
  let drawer = await openDrawer(browser, origin);
  const draw = (first: number, end: number): Promise<BatchReport | null> =>
    drawer.evaluate<BatchReport>(`foyerFuzz.run(${seed},${first},${end})`, 20_000 + 300 * (end - first));
  for (let first = from; first < to; first += batch) {
    const end = Math.min(to, first + batch);
    const whole = await draw(first, end);
    if (whole !== null) await addReport(tally, whole, drawer, first);
    for (let index = first; whole === null && index < end; index += 1) {
      const single = await draw(index, index + 1);
      if (single !== null) {
        await addReport(tally, single, drawer, index);
        continue;
      }
      tally.drawn += 1;
      tally.findings.push({ index, notes: '', fault: 'hang: the page did not answer' });
      void drawer.close();
      drawer = await openDrawer(browser, origin);
    }
    if (options.until?.(tally) === true) break;
  }
  await drawer.close();
  return tally;
};
