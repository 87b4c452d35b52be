import { gateSteps } from './gate/gate-steps.ts';
import { addCounts, describeCounts, describeReport, runStep, type StepReport } from './gate/step.ts';

/** `npm test`: everything that must hold, on a fresh machine, ending with one line of counts. */
const start = performance.now();
const reports: StepReport[] = [];
for (const step of gateSteps()) {
  console.log(`---- ${step.name}`);
  const report = await runStep(step);
  reports.push(report);
  console.log(describeReport(report));
}
const counts = addCounts(reports);
console.log('\nSummary');
for (const report of reports) console.log(describeReport({ ...report, output: '' }));
console.log(`The gate took ${Math.round((performance.now() - start) / 1000)} s.`);
console.log(describeCounts(counts));
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
