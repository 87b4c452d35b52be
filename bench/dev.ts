import type { Browser, Page } from '@playwright/test';
import { startDev, type DevServer } from '../tests/e2e/start-dev.ts';
import { drawTable, type Row } from './table.ts';

const runs = 5;

interface Change {
  readonly what: string;
  readonly file: string;
  readonly before: string;
  /** The text after the save of a run; what is shown ends in it. */
  readonly after: (run: number) => string;
  readonly isShown: (page: Page, dev: DevServer, run: number) => Promise<boolean>;
}
const changes: readonly Change[] = [
  {
    what: 'text saved → visible',
    file: 'locales/EN.json',
    before: '"register.title": "Create your account"',
    after: (run) => `"register.title": "Join us ${run}"`,
    isShown: (page, _dev, run) => page.getByRole('heading', { name: `Join us ${run}` }).isVisible(),
  },
  {
    what: 'component saved → visible',
    file: 'src/components/theme-switch/theme-switch.tsx',
    before: 'title={props.label}',
    after: (run) => `title={\`\${props.label} ${run}\`}`,
    isShown: async (page, _dev, run) =>
      (await page.locator(`button[role="switch"][title$=" ${run}"]`).count()) > 0,
  },
  {
    what: 'server code saved → answered',
    file: 'server/delivery/health-routes.ts',
    before: "send({ status: 'ok' })",
    after: (run) => `send({ status: 'ok ${run}' })`,
    isShown: async (_page, { portal }, run) =>
      (await (await fetch(`${portal}/livez`)).text()).includes(`ok ${run}`),
  },
];

const timeChange = async (page: Page, dev: DevServer, change: Change, run: number): Promise<number> => {
  const { file, before, after, isShown } = change;
  dev.save(file, run === 1 ? before : after(run - 1), after(run));
  const begin = performance.now();
  while (!(await isShown(page, dev, run))) {
    if (performance.now() - begin > 60_000) throw new Error(`${change.what}: nothing to see after 60 s.`);
    await page.waitForTimeout(10);
  }
  return performance.now() - begin;
};

/** From a saved file under `npm run dev` until it can be seen, in steps of about 10 ms. */
export const measureDev = async (browser: Browser): Promise<string> => {
  const dev = await startDev();
  try {
    const page = await browser.newPage();
    await page.goto(`${dev.portal}/register`);
    await page.locator('html[data-foyer-ready]').waitFor({ timeout: 120_000 });
    const rows: Row[] = [];
    for (const change of changes) {
      const times: number[] = [];
      for (let run = 1; run <= runs; run += 1) {
        // The program that a save replaced has ended, and its successor has published.
        await page.waitForTimeout(5_000);
        times.push(await timeChange(page, dev, change, run));
      }
      times.sort((a, b) => a - b);
      rows.push({
        what: change.what,
        'median ms': Math.round(times[Math.floor(runs / 2)] ?? 0),
        'slowest ms': Math.round(times.at(-1) ?? 0),
      });
    }
    await page.close();
    return drawTable(`npm run dev, ${runs} saves of each kind`, rows);
  } finally {
    await dev.stop();
  }
};
