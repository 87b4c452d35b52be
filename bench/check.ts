import { execFile } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createChecker } from '../src/compiler/compile-site.ts';
import type { SiteDocuments } from '../src/protocol/document.ts';
import { editSite, type SiteEdit, siteEdits } from '../tests/site/edits.ts';
import { loadCatalogue } from '../server/site/catalogue.ts';
import { readSourceFiles } from '../server/site/source-files.ts';
import { summarise } from './samples.ts';
import { drawTable } from './table.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const coldRuns = 5;
const changes = 15;

/** One check of the default site, the first of its process. */
const timeOnce = async (): Promise<{ readonly ms: number; readonly documents: SiteDocuments }> => {
  const { documents } = await readSourceFiles(root);
  const { check } = createChecker(loadCatalogue());
  const start = performance.now();
  const { release, issues } = await check(documents);
  if (release === null) throw new Error(`expects the default site to pass, got ${issues[0]?.code}`);
  return { ms: performance.now() - start, documents };
};

/** The first check of a fresh process, several times. The time of the process itself is not in it. */
const timeCold = async (): Promise<readonly number[]> => {
  const samples: number[] = [];
  for (let count = 0; count < coldRuns; count += 1) {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', import.meta.filename, 'once'], {
      cwd: root,
    });
    samples.push(Number(stdout));
  }
  return samples;
};

const timeChanges = async (edit: SiteEdit): Promise<readonly number[]> => {
  const { documents } = await readSourceFiles(root);
  const { check } = createChecker(loadCatalogue());
  await check(documents);
  // What a process does for the first time takes longer: these changes are not counted.
  for (const other of siteEdits) await check(editSite(documents, other, 0));
  const samples: number[] = [];
  for (let turn = 1; turn <= changes; turn += 1) {
    // As the publisher's thread gets them: no document is the same object as before.
    const changed = structuredClone(editSite(documents, edit, turn));
    const start = performance.now();
    const { release, issues } = await check(changed);
    samples.push(performance.now() - start);
    if (release === null) throw new Error(`expects the changed site to pass, got ${issues[0]?.code}`);
  }
  return samples;
};

/** How long an operator waits for a verdict: a first check, and one after each change of a page. */
export const measureCheck = async (): Promise<string> => {
  const rows = [{ what: 'whole default site, cold', target: '2000 ms', ...summarise(await timeCold()) }];
  for (const edit of siteEdits)
    rows.push({ what: `one change: ${edit.what}`, target: '100 ms', ...summarise(await timeChanges(edit)) });
  return drawTable('Check of the default site, proof included', rows);
};

if (process.argv[2] === 'once') console.log((await timeOnce()).ms);
