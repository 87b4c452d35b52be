import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { drawTable } from '../../bench/table.ts';
import { machineCatalog } from '../../src/machines/generated/catalog.ts';
import { countAll, countsFile } from './counts.ts';
import { exploreWhole } from './explore.ts';
import { findUncovered } from './findings.ts';
import { countLinesPerFlow, listFlowLines } from './flow-lines.ts';
import { describeFlow, type FlowReport } from './flow-report.ts';
import { unreachable } from './unreachable.ts';
import { walkMachine } from './walk.ts';

/**
 * `npm run flows -- [--steps 1000000] [--seed 1] [--only login]`: random walks over all machines, the
 * steps shared out evenly, and generated paths to every state and transition. Ends with 1 where an
 * invariant is broken or something is not reached, and prints the trace that leads there.
 * `npm run flows -- --lines` prints how many lines say what each flow keeps, shows and asks for.
 * `npm run flows -- --counts` stores what the gate does with each machine, for the reference.
 */
const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '1000000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    counts: { type: 'boolean', default: false },
    lines: { type: 'boolean', default: false },
  },
});
if (values.counts) {
  writeFileSync(countsFile, `${JSON.stringify(countAll(), null, 2)}\n`);
  process.exit(0);
}
if (values.lines) {
  const sizes = listFlowLines();
  console.log(
    drawTable(
      'Lines of context and contract',
      sizes.map((size) => ({ ...size })),
    ),
  );
  console.log(`${countLinesPerFlow(sizes).toFixed(1)} lines a flow`);
  process.exit(0);
}
const [steps, seed] = [Number(values.steps), Number(values.seed)];
if (!Number.isSafeInteger(steps) || steps < 1)
  throw new Error(`Expected a number of steps, got ${values.steps}`);
const machines = Object.keys(machineCatalog).filter(
  (id) => values.only === undefined || values.only.split(',').includes(id),
);
if (machines.length === 0)
  throw new Error(
    `Expected machines of ${Object.keys(machineCatalog).join(', ')} in --only, got ${values.only}`,
  );

const begun = performance.now();
const reports: FlowReport[] = [];
const faults: string[] = [];
for (const [index, id] of machines.entries()) {
  const share = Math.floor(steps / machines.length) + (index < steps % machines.length ? 1 : 0);
  const exploration = exploreWhole(id, machineCatalog);
  const walked = walkMachine(id, machineCatalog, { moves: share, length: 60, seed: seed + index });
  reports.push(describeFlow(id, exploration, walked));
  const missed = findUncovered(id, machineCatalog, exploration, unreachable[id] ?? {});
  faults.push(...missed.map((fault) => `${id}: ${fault}`));
  if (walked.broken !== null) faults.push(`${id}: ${JSON.stringify(walked.broken)}`);
}
const seconds = (performance.now() - begun) / 1_000;
const moves = reports.reduce((sum, report) => sum + report.moves, 0);
console.log(
  drawTable(
    `Flows, seed ${seed}`,
    reports.map((report) => ({ ...report })),
  ),
);
for (const fault of faults) console.error(fault);
console.log(
  `${machines.length} machines, ${moves} random steps, ${faults.length} faults, ${Math.round(seconds)} s.`,
);
process.exitCode = faults.length === 0 && moves === steps ? 0 : 1;
