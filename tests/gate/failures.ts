import { journeyWays } from '../e2e/journey.ts';

/** What a reader of the last lines of a gate needs of each failed test: its name and the head of its error. */
const headLines = 14;
const longestLine = 300;
const colour = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;]*m`, 'g');

const cut = (message: string): string =>
  message
    .replaceAll(colour, '')
    .split('\n')
    .slice(0, headLines)
    .map((line) => `    ${line.slice(0, longestLine)}`)
    .join('\n');

const describe = (name: string, messages: readonly string[]): string =>
  [`  ${name}`, ...messages.map(cut)].join('\n');

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

export const describeVitestFailures = ({ testResults }: VitestReport): string =>
  testResults
    .flatMap(({ name, status, message, assertionResults }) =>
      status === 'failed' && assertionResults.length === 0
        ? [describe(name, [message])]
        : assertionResults
            .filter((test) => test.status === 'failed')
            .map((test) => describe(`${name}: ${test.fullName}`, test.failureMessages)),
    )
    .join('\n');

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly annotations?: readonly { readonly type: string; readonly description?: string }[];
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}
/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
  readonly suites: readonly PlaywrightSuite[];
}

const readMessages = (errors: readonly { readonly message?: string }[]): string[] =>
  errors.flatMap(({ message }) => message ?? []);

const describeSuite = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) =>
        describe(
          `${status === 'flaky' ? 'passed at a second try: ' : ''}${file}:${line} ${title}`,
          results.flatMap(({ errors }) => readMessages(errors)),
        ),
      ),
  ),
  ...suites.flatMap(describeSuite),
];

export const describePlaywrightFailures = (report: PlaywrightReport): string =>
  [
    ...report.suites.flatMap(describeSuite),
    ...readMessages(report.errors).map(cut),
    ...findUntriedWays(report),
  ].join('\n');

const listWays = ({ suites = [], specs = [] }: PlaywrightSuite): readonly (readonly [string, string])[] => [
  ...specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ annotations = [] }) =>
      annotations
        .filter(({ type }) => type === 'journey')
        .map(({ description = '' }) => [file, description] as const),
    ),
  ),
  ...suites.flatMap(listWays),
];

/** Files of journeys that no test of theirs tries on a phone, by keyboard, …: see tests/e2e/journey.ts. */
export function findUntriedWays({ suites }: PlaywrightReport): readonly string[] {
  const seen = new Map<string, Set<string>>();
  for (const [file, ways] of suites.flatMap(listWays))
    seen.set(file, new Set([...(seen.get(file) ?? []), ...ways.split(' ')]));
  return [...seen].flatMap(([file, ways]) => {
    const missing = journeyWays.filter((way) => !ways.has(way));
    return missing.length === 0 ? [] : [`  ${file}: never ${missing.join(', ')}`];
  });
}
