export interface StepCount {
  readonly passed: number;
  readonly failed: number;
}
export interface StepResult extends StepCount {
  /** What a person needs to see; empty when there is nothing to say. */
  readonly output: string;
}
/** One part of the gate. A step that throws counts as one failure. */
export interface Step {
  readonly name: string;
  run(): Promise<StepResult>;
}
export interface StepReport extends StepResult {
  readonly name: string;
  readonly milliseconds: number;
}

export const passes: StepResult = { passed: 1, failed: 0, output: '' };
export const fails = (output: string): StepResult => ({ passed: 0, failed: 1, output });

export interface StepClock {
  now(): number;
}

/** Runs one step; whatever it throws becomes a failure, so that a crash never hides the summary. */
export const runStep = async (step: Step, clock: StepClock = performance): Promise<StepReport> => {
  const start = clock.now();
  const result = await step
    .run()
    .catch((error: unknown) =>
      fails(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
  // Nothing ran and nothing failed: a step that checks nothing must not look green.
  const checked =
    result.passed + result.failed === 0
      ? { ...result, failed: 1, output: `${result.output}\nNothing was checked.` }
      : result;
  return { ...checked, name: step.name, milliseconds: clock.now() - start };
};

/**
 * Runs steps that do not need each other, as many at once as there are `lanes`, and tells of each when it
 * ends. The reports keep the order of the steps.
 */
export const runSteps = async (
  steps: readonly Step[],
  lanes: number,
  tell: (report: StepReport) => void,
): Promise<readonly StepReport[]> => {
  const reports = new Map<Step, StepReport>();
  const waiting = [...steps];
  const runLane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const report = await runStep(step);
      reports.set(step, report);
      tell(report);
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return steps.flatMap((step) => reports.get(step) ?? []);
};

export const describeReport = (report: StepReport): string => {
  const mark = report.failed === 0 ? 'ok  ' : 'FAIL';
  const seconds = (report.milliseconds / 1000).toFixed(1).padStart(6);
  const counts =
    report.passed + report.failed === 1 ? '' : ` (${report.passed} passed, ${report.failed} failed)`;
  const detail = report.output === '' ? '' : `\n${report.output.trimEnd()}\n`;
  return `${mark} ${seconds} s  ${report.name}${counts}${detail}`;
};

export const addCounts = (reports: readonly StepCount[]): StepCount => ({
  passed: reports.reduce((sum, { passed }) => sum + passed, 0),
  failed: reports.reduce((sum, { failed }) => sum + failed, 0),
});

/** The line by which a gate is read; it stands alone at the end of the output. */
export const describeCounts = ({ passed, failed }: StepCount): string => `${passed} passed, ${failed} failed`;
