import { availableParallelism } from 'node:os';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lawSteps } from '../law/law-steps.ts';
import { root, runCommand } from './run-command.ts';
import { fails, passes, type Step, type StepResult } from './step.ts';

const reports = join(root, '.cache/gate');

const readReport = <Report>(file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(join(reports, file), 'utf8')) as Report;
  } catch {
    return null; // The runner died before it could write: its exit code and output tell why.
  }
};

/** A runner that ends badly without a failed test (a crash, an unhandled error) still counts one failure. */
const settle = (
  code: number | null,
  counts: { passed: number; failed: number } | null,
  output: string,
): StepResult => {
  if (counts === null) return fails(output);
  const failed = counts.failed === 0 && code !== 0 ? 1 : counts.failed;
  return { passed: counts.passed, failed, output };
};

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

export const countVitest = (report: VitestReport): { passed: number; failed: number } => ({
  passed: report.numPassedTests,
  // A file that could not be loaded has no tests of its own, and is a failure all the same.
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
    const { code, output } = await runCommand(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`],
      { echo: true, timeoutMs: 1_800_000 },
    );
    const report = readReport<VitestReport>('vitest.json');
    return settle(
      code,
      report === null ? null : countVitest(report),
      code === 0 ? '' : output.slice(-20_000),
    );
  },
};

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

export const countPlaywright = ({ stats, errors }: PlaywrightReport): { passed: number; failed: number } => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

const playwrightStep: Step = {
  name: 'browser tests',
  run: async () => {
    rmSync(join(reports, 'playwright.json'), { force: true });
    const { code, output } = await runCommand('playwright', ['test', '--reporter=list,json'], {
      echo: true,
      timeoutMs: 2_400_000,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json') },
    });
    const report = readReport<PlaywrightReport>('playwright.json');
    return settle(
      code,
      report === null ? null : countPlaywright(report),
      code === 0 ? '' : output.slice(-20_000),
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
  /** How many of them run at the same time: one where a step takes all of the machine by itself. */
  readonly lanes: number;
}

/** `npm test`: the whole gate, in the order in which faults are cheapest to find. */
export const gateStages = (): readonly Stage[] => {
  mkdirSync(reports, { recursive: true });
  return [
    { steps: lawSteps, lanes: availableParallelism() },
    ...[vitestStep, buildStep, playwrightStep].map((step) => ({ steps: [step], lanes: 1 })),
  ];
};
