import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readShippedFiles } from '../server/site/compile/shipped-files.ts';
import { writeSourceFiles } from '../server/site/compile/source-files.ts';
import { changeField, createOperator } from '../tests/e2e/operator.ts';
import type { RunningSite } from '../tests/e2e/start-site.ts';
import { multiplySite } from '../tests/site/multiply-site.ts';
import { createPublisher } from './publisher.ts';
import { timePublishes, watchedField } from './publish-to-visible.ts';
import { summarise } from './samples.ts';
import { drawTable, type Row } from './table.ts';
import { openWatchedPage } from './watched-page.ts';

const root = join(import.meta.dirname, '..');
/** Not counted: a process does what it does for the first time slower. */
const warmUps = 6;
const publishes = 50;

/** Publishes the site of this checkout with so many times the pages; other links on a page take a second person. */
const publishMultiplied = async (site: RunningSite, times: number): Promise<number> => {
  const { documents } = await readShippedFiles(root, true);
  const multiplied = multiplySite(documents, times);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-growth-'));
  try {
    await writeSourceFiles(folder, multiplied);
    await site.command(['import', '--replace', '--root', folder]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await (await createOperator(site.console)).publishApproved([changeField(watchedField, 'enabled', false)]);
  return Object.keys(multiplied).filter((path) => path.startsWith('pages/')).length;
};

/** How the time of a publish grows with the site: a field of an open registration, and ten times the pages. */
export const measureGrowth = async (browser: Browser, site: RunningSite): Promise<string> => {
  const publisher = await createPublisher(site.console);
  const rows: Row[] = [];
  for (const times of [1, 10]) {
    const pages = await publishMultiplied(site, times);
    const page = await openWatchedPage(browser, { origin: site.portal, field: watchedField });
    const samples = await timePublishes(page, publisher, warmUps + publishes);
    await page.close();
    for (const [what, all] of [
      ['visible', samples.visible],
      ['answered', samples.answered],
    ] as const)
      rows.push({ site: `${times} ×`, pages, what, ...summarise(all.slice(warmUps)) });
  }
  return drawTable('Publish of a changed field, by the size of the site (ms)', rows);
};
