import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { byEffort } from '../../server/infrastructure/test-effort.fake.ts';
import { writeSourceFiles, type LocatedIssue } from '../../server/site/compile/source-files.ts';
import { toWritten } from '../../src/notation/places.ts';
import { writeTree } from '../../src/notation/write.ts';
import type { Json } from '../../src/protocol/json/json.ts';
import type { CompiledScreen } from '../../src/protocol/release/release.ts';
import { parseOwnJson } from '../../src/protocol/json/own-json.ts';
import { root } from '../gate/run-command.ts';
import { siteChecker } from '../site/site-checker.ts';
import { documentsOf } from './lazy-copy.ts';
import { nameFault, type PlacedFault } from './placed-faults.ts';
import { listContradictions } from './plant-contradictions.ts';
import { listDisagreements } from './plant-disagreements.ts';
import { listDutyFaults } from './plant-duties.ts';
import { listKeyFaults, listSameRows } from './plant-keys.ts';
import { listMoneyFaults } from './plant-money.ts';
import { listReachFaults } from './plant-reach.ts';
import { listReloadFaults } from './plant-reload.ts';
import { listUnreadFaults } from './plant-unread.ts';
import { listUnseen } from './plant-unseen.ts';
import { copySite } from './site-edits.ts';

/** Every fault that the other tests of this folder plant one by one. */
const listAll = async (): Promise<readonly (readonly PlacedFault[])[]> => {
  const site = await copySite();
  const { release } = await siteChecker.check(site);
  const pages = Object.values(release?.manifest.pages ?? {}).flatMap((hash) => {
    const part = release?.parts[hash];
    return part === undefined ? [] : [parseOwnJson<CompiledScreen, 'memory'>(part.body)];
  });
  return [
    ...[listDutyFaults(site, pages), listContradictions(site), listDisagreements(site)],
    ...[[...listKeyFaults(site), ...listSameRows(site)], listMoneyFaults(site), listReloadFaults(site)],
    ...[listReachFaults(site, pages), listUnreadFaults(site), listUnseen(site)],
  ];
};

/** One fault a document, class by class in turn, so that each class has its share of the documents. */
const takeOneOfEach = (
  classes: readonly (readonly PlacedFault[])[],
  turn: number,
): readonly PlacedFault[] => {
  const taken = new Map<string, PlacedFault>();
  const left = classes.map((faults) =>
    [...faults.slice((turn * 37) % faults.length), ...faults.slice(0, (turn * 37) % faults.length)].filter(
      ({ isOfCaller, isAlone }) => isOfCaller !== true && isAlone !== true,
    ),
  );
  while (left.some((faults) => faults.length > 0))
    for (const faults of left) {
      const next = faults.findIndex(({ document }) => !taken.has(document));
      const fault = next < 0 ? undefined : faults[next];
      faults.splice(0, next < 0 ? faults.length : next + 1);
      if (fault !== undefined) taken.set(fault.document, fault);
    }
  return [...taken.values()];
};

/** Checks a folder as somebody does who writes its files: with the command, as a process apart. */
const checkFolder = (folder: string): Promise<readonly LocatedIssue[]> =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [join(root, 'server/launch.mjs'), 'site', 'check', '--json', '--root', folder],
      { cwd: root, maxBuffer: 1 << 28 },
      (_, stdout, stderr) => {
        if (!stdout.startsWith('{')) reject(new Error(`the check gave no answer:\n${stderr}`));
        else resolve(parseOwnJson<{ readonly issues: readonly LocatedIssue[] }, 'memory'>(stdout).issues);
      },
    );
  });

/** Those of the faults that the command does not name with the file and the line. */
const listUnnamed = async (faults: readonly PlacedFault[]): Promise<readonly PlacedFault[]> => {
  const site = await copySite();
  for (const { plant } of faults) plant(site);
  const folder = mkdtempSync(join(tmpdir(), 'foyer-faulty-'));
  try {
    await writeSourceFiles(folder, documentsOf(site));
    const issues = await checkFolder(folder);
    return faults.filter(({ document, pointer, codes }) => {
      // Findings are at the words of the file, faults are planted in the tree.
      const written = toWritten(writeTree(document, site[document] as Json), pointer);
      return !issues.some(
        (issue) =>
          codes.test(issue.code) &&
          issue.document === document &&
          issue.pointer.startsWith(written) &&
          issue.file.startsWith(folder) &&
          issue.line > 0,
      );
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

describe('a whole site with a fault in each of its documents, checked by the command', () => {
  it('has all of them named, with file and line', { timeout: 3_600_000 }, async ({ annotate }) => {
    const classes = await listAll();
    const missed: PlacedFault[] = [];
    let planted = 0;
    for (let turn = 0; turn < byEffort(1, 12); turn += 1) {
      const faults = takeOneOfEach(classes, turn);
      planted += faults.length;
      let open = await listUnnamed(faults);
      await annotate(`${faults.length} planted in one site, ${open.length} hidden by another`);
      // What another fault hides is named once that one is mended.
      for (let next = open; next.length > 0; open = next) {
        next = await listUnnamed(open);
        if (next.length === open.length) break;
      }
      const alone = classes.flat().filter(({ isAlone }) => isAlone === true);
      missed.push(...open, ...(await listUnnamed(alone.slice(turn, turn + 1))));
    }
    expect(missed.map(nameFault)).toEqual([]);
    expect(planted).toBeGreaterThan(100);
  });
});
