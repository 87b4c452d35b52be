import { availableParallelism } from 'node:os';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lawSteps } from '../law/law-steps.ts';
import {
  describePlaywrightFailures,
  describeVitestFailures,
  findUntriedWays,
  type PlaywrightReport,
  type VitestReport,
} from './failures.ts';
import { root, runCommand } from './run-command.ts';
import { fails, passes, type Step, type StepCount, type StepResult } from './step.ts';
import { temporaryFolder } from '../../server/db/temporary-folder.ts';

const reports = join(root, '.cache/gate');

const readReport = <Report>(file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report;
  } catch {
    return null; // The runner died before it could write: its exit code and output tell why.
  }
};

/** How much is shown of a runner that wrote no report. */
const tailLength = 20_000;

/** A runner that ends badly without a failed test (a crash, an unhandled error) still counts one failure. */
const settle = (
  { code, output }: { readonly code: number | null; readonly output: string },
  report: { readonly counts: StepCount; readonly failures: string } | null,
): StepResult => {
  if (report === null) return fails(output.slice(-tailLength));
  const { passed, failed } = report.counts;
  if (failed > 0 || code === 0) return { passed, failed, output: report.failures };
  return { passed, failed: 1, output: `${report.failures}\n${output.slice(-tailLength)}` };
};

export const countVitest = (report: VitestReport): StepCount => ({
  passed: report.numPassedTests,
  // A file that could not be loaded has no tests, and still counts as a failure.
  failed:
    report.numFailedTests +
    report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    ).length,
});

const vitestStep: Step = {
  name: 'unit and integration tests',
  run: async () => {
    rmSync(join(reports, 'vitest.json'), { force: true });
    const ended = await runCommand(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
      { echo: true, timeoutMs: 3_600_000, env: { TMPDIR: temporaryFolder() } },
    );
    const report = readReport<VitestReport>('vitest.json');
    return settle(
      ended,
      report === null ? null : { counts: countVitest(report), failures: describeVitestFailures(report) },
    );
  },
};

export const countPlaywright = (report: PlaywrightReport): StepCount => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected + report.errors.length + findUntriedWays(report).length,
});

const playwrightStep: Step = {
  name: 'browser tests',
  run: async () => {
    rmSync(join(reports, 'playwright.json'), { force: true });
    const ended = await runCommand('playwright', ['test', '--reporter=list,json'], {
      echo: true,
      timeoutMs: 3_600_000,
      env: { TMPDIR: temporaryFolder(), PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
    });
    const report = readReport<PlaywrightReport>('playwright.json');
    return settle(
      ended,
      report === null
        ? null
        : { counts: countPlaywright(report), failures: describePlaywrightFailures(report) },
    );
  },
};

const buildStep: Step = {
  name: 'build',
  run: async () => {
    const { code, output } = await runCommand('npm', ['run', '--silent', 'build']);
    return code === 0 ? passes : fails(output);
  },
};

interface Stage {
  readonly steps: readonly Step[];
  /** How many of them run at the same time: one where a step needs the whole machine. */
  readonly lanes: number;
}

/** `npm test`: the whole gate, in the order in which faults are cheapest to find. */
export const gateStages = (): readonly Stage[] => {
  mkdirSync(reports, { recursive: true });
  return [
    // The build keeps one core busy, and is first so that another one has the law.
    { steps: [buildStep, ...lawSteps], lanes: availableParallelism() },
    ...[vitestStep, playwrightStep].map((step) => ({ steps: [step], lanes: 1 })),
  ];
};
