import { execFile } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createChecker, type SiteChecker } from '../src/compiler/compile-site.ts';
import type { SiteDocuments } from '../src/protocol/document/document.ts';
import { editSite, type SiteEdit, siteEdits } from '../tests/site/edits.ts';
import { loadCatalogue } from '../server/site/compile/catalogue.ts';
import { readSourceFiles } from '../server/site/compile/source-files.ts';
import { summarise } from './samples.ts';
import { drawTable, type Row } from './table.ts';
import { parseOwnJson } from '../src/protocol/json/own-json.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const coldRuns = 5;
const changes = 15;

/** Milliseconds until the verdict, and of processor time: the second grows little while others work too. */
interface Timed {
  readonly ms: number;
  readonly cpu: number;
}

const timeCheck = async (check: SiteChecker['check'], documents: SiteDocuments): Promise<Timed> => {
  const [start, before] = [performance.now(), process.cpuUsage()];
  const { release, issues } = await check(documents);
  const { user, system } = process.cpuUsage(before);
  const ms = performance.now() - start;
  if (release === null) throw new Error(`expects the site to pass, got ${issues[0]?.code}`);
  return { ms, cpu: (user + system) / 1_000 };
};

/** One check of the default site, the first of its process. */
const timeOnce = async (): Promise<Timed> => {
  const { documents } = await readSourceFiles(root);
  return timeCheck(createChecker(loadCatalogue()).check, documents);
};

/** The first check of a fresh process, several times. The time of the process itself is not in it. */
const timeCold = async (): Promise<readonly Timed[]> => {
  const samples: Timed[] = [];
  for (let count = 0; count < coldRuns; count += 1) {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', import.meta.filename, 'once'], {
      cwd: root,
    });
    samples.push(parseOwnJson<Timed, 'memory'>(stdout));
  }
  return samples;
};

const timeChanges = async (edit: SiteEdit): Promise<readonly Timed[]> => {
  const { documents } = await readSourceFiles(root);
  const { check } = createChecker(loadCatalogue());
  await check(documents);
  // What a process does for the first time takes longer: these changes are not counted.
  for (const other of siteEdits) await check(editSite(documents, other, 0));
  const samples: Timed[] = [];
  for (let turn = 1; turn <= changes; turn += 1) {
    // As the publisher's thread gets them: no document is the same object as before.
    const changed = structuredClone(editSite(documents, edit, turn));
    samples.push(await timeCheck(check, changed));
  }
  return samples;
};

const makeRow = (what: string, target: string, samples: readonly Timed[]): Row => ({
  what,
  target,
  ...summarise(samples.map(({ ms }) => ms)),
  'median of processor': summarise(samples.map(({ cpu }) => cpu)).median,
});

/** How long an operator waits for a verdict: a first check, and one after each change of a page. */
export const measureCheck = async (): Promise<string> => {
  const rows = [makeRow('whole default site, cold', '2000 ms', await timeCold())];
  for (const edit of siteEdits)
    rows.push(makeRow(`one change: ${edit.what}`, '100 ms', await timeChanges(edit)));
  return drawTable('Check of the default site, proof included', rows);
};

if (process.argv[2] === 'once') console.log(JSON.stringify(await timeOnce()));
