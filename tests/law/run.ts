import { availableParallelism } from 'node:os';
import { addCounts, describeCounts, describeReport, runSteps } from '../gate/step.ts';
import { lawSteps } from './law-steps.ts';

/** `npm run check [name…]`: the law about the code itself, or the steps whose names contain a given word. */
const wanted = process.argv.slice(2);
const steps = lawSteps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);

const reports = await runSteps(steps, availableParallelism(), (report) =>
  console.log(describeReport(report)),
);
const counts = addCounts(reports);
console.log(describeCounts(counts));
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
