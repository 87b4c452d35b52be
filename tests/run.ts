import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { gateStages } from './gate/gate-steps.ts';
import { root } from './gate/run-command.ts';
import { addCounts, describeCounts, describeReport, runSteps, type StepReport } from './gate/step.ts';

/**
 * `npm test`: everything that must hold, on a fresh machine, ending with one line of counts. With `--all`, as
 * `npm run nightly` has it, the tests that try one of several in the gate try all of them, and the law looks at
 * every file, whatever it keeps of earlier runs.
 */
if (process.argv.includes('--all')) {
  process.env['TEST_EFFORT'] = 'all';
  for (const kept of ['law', 'knip', 'knip-production', 'types'])
    rmSync(join(root, '.cache', kept), { recursive: true, force: true });
}
const start = performance.now();
const reports: StepReport[] = [];
for (const { steps, lanes } of gateStages()) {
  console.log(`---- ${steps.map(({ name }) => name).join(', ')}`);
  reports.push(...(await runSteps(steps, lanes, (report) => console.log(describeReport(report)))));
}
const counts = addCounts(reports);
// Said once more: a reader of the end of a long log finds what failed there.
console.log('\nSummary');
for (const report of reports) console.log(describeReport(report));
console.log(`The gate took ${Math.round((performance.now() - start) / 1000)} s.`);
console.log(describeCounts(counts));
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
