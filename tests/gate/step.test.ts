import { describe, expect, test } from 'vitest';
import {
  describePlaywrightFailures,
  describeVitestFailures,
  type PlaywrightReport,
  type VitestReport,
} from './failures.ts';
import { countPlaywright, countVitest } from './gate-steps.ts';
import { runCommand } from './run-command.ts';
import {
  addCounts,
  describeCounts,
  describeReport,
  fails,
  passes,
  runStep,
  runSteps,
  type Step,
} from './step.ts';

const clock = { now: () => 0 };

describe('a step of the gate', () => {
  test('that throws counts as one failure and keeps its message', async () => {
    const report = await runStep({ name: 'a', run: () => Promise.reject(new Error('no disk')) }, clock);
    expect(report).toMatchObject({ passed: 0, failed: 1 });
    expect(describeReport(report)).toContain('no disk');
  });

  test('that checks nothing counts as one failure', async () => {
    const report = await runStep(
      { name: 'a', run: () => Promise.resolve({ passed: 0, failed: 0, output: '' }) },
      clock,
    );
    expect(report.failed).toBe(1);
  });

  test('adds to the one line at the end', () => {
    expect(describeCounts(addCounts([passes, passes, fails('x'), { passed: 40, failed: 2 }]))).toBe(
      '42 passed, 3 failed',
    );
  });
});

describe('several steps', () => {
  test('run in so many lanes, are told of as they end, and are reported in their own order', async () => {
    let running = 0;
    const most: number[] = [];
    const step = (name: string, ms: number): Step => ({
      name,
      run: async () => {
        most.push((running += 1));
        await new Promise((resolve) => setTimeout(resolve, ms));
        running -= 1;
        if (name === 'broken') throw new Error('no disk');
        return passes;
      },
    });
    const told: string[] = [];
    const steps = [step('long', 200), step('broken', 5), step('short', 5)];
    const reports = await runSteps(steps, 2, ({ name }) => void told.push(name));
    expect(reports.map(({ name, failed }) => [name, failed])).toEqual([
      ['long', 0],
      ['broken', 1],
      ['short', 0],
    ]);
    expect(told).toEqual(['broken', 'short', 'long']);
    expect(Math.max(...most)).toBe(2);
  });
});

describe('a command of the gate', () => {
  test('gives its exit code and both streams', async () => {
    const { code, output } = await runCommand(process.execPath, [
      '-e',
      "console.log('a');console.error('b');process.exit(3)",
    ]);
    expect([code, output.includes('a'), output.includes('b')]).toEqual([3, true, true]);
  });

  test('that cannot start is a result, not a crash', async () => {
    const { code, output } = await runCommand('no-such-program-anywhere', []);
    expect(code).toBeNull();
    expect(output).toContain('could not start');
  });

  test('that hangs is ended', async () => {
    const { code, output } = await runCommand(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      timeoutMs: 300,
    });
    expect(code).toBeNull();
    expect(output).toContain('took longer');
  });
});

describe('what the runners say', () => {
  const broken = { name: 'a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] };
  const judged = (status: string, failureMessages: string[]) => ({
    fullName: 'adds',
    status,
    failureMessages,
  });
  const vitestReport: VitestReport = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      broken,
      {
        name: 'b.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [judged('passed', []), judged('failed', ['expected 3\nto be 4'])],
      },
    ],
  };

  test('a test file that could not be loaded is a failure', () => {
    expect(countVitest(vitestReport)).toEqual({ passed: 1, failed: 2 });
  });

  test('failed unit tests are named with the head of their errors', () => {
    expect(describeVitestFailures(vitestReport).split('\n')).toEqual([
      '  a.test.ts',
      '    no such module',
      '  b.test.ts: adds',
      '    expected 3',
      '    to be 4',
    ]);
  });

  const browserTest = (title: string, status: string, ...errors: { message: string }[]) => ({
    title,
    file: 'a.spec.ts',
    line: 7,
    tests: [{ status, results: [{ errors }, { errors: [] }] }],
  });
  const playwrightReport: PlaywrightReport = {
    stats: { expected: 3, unexpected: 0, flaky: 1 },
    errors: [{ message: 'the server died' }],
    suites: [
      {
        specs: [browserTest('opens', 'expected')],
        suites: [
          {
            specs: [
              browserTest('closes', 'flaky', { message: `\u001B[31mnot closed${'\nat line'.repeat(40)}` }),
              browserTest('waits', 'unexpected', { message: 'too long' }),
            ],
          },
        ],
      },
    ],
  };

  test('an error outside any browser test is a failure', () => {
    expect(countPlaywright(playwrightReport)).toEqual({ passed: 4, failed: 1 });
  });

  test('a journey that no test tries on a phone or by keyboard is a failure, whatever its tests say', () => {
    const journey = (file: string, ways: string) => ({
      title: 'goes',
      file,
      line: 1,
      tests: [{ status: 'expected', annotations: [{ type: 'journey', description: ways }], results: [] }],
    });
    const report: PlaywrightReport = {
      stats: { expected: 3, unexpected: 0, flaky: 0 },
      errors: [],
      suites: [
        {
          specs: [journey('whole.spec.ts', 'phone keyboard axe'), journey('half.spec.ts', 'wide mouse axe')],
          suites: [{ specs: [journey('whole.spec.ts', 'wide mouse')] }],
        },
      ],
    };
    expect(countPlaywright(report)).toEqual({ passed: 3, failed: 1 });
    expect(describePlaywrightFailures(report)).toBe('  half.spec.ts: never phone, keyboard');
  });

  test('browser tests that failed, or passed at a second try, are named with the head of their errors', () => {
    const lines = describePlaywrightFailures(playwrightReport).split('\n');
    expect(lines.slice(0, 3)).toEqual([
      '  passed at a second try: a.spec.ts:7 closes',
      '    not closed',
      '    at line',
    ]);
    expect(lines.filter((line) => line.includes('at line'))).toHaveLength(13);
    expect(lines.slice(-3)).toEqual(['  a.spec.ts:7 waits', '    too long', '    the server died']);
  });
});
