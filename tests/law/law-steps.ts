import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, runCommand } from '../gate/run-command.ts';
import { fails, passes, type Step } from '../gate/step.ts';
import { listMisprints } from './document-print.ts';
import { listRepeatedExpressions } from './repeated-expressions.ts';

/** npm tells about settings of the machine on standard error: that is not about the code. */
const withoutNoise = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('npm warn'))
    .join('\n')
    .trim();

const commandStep = (name: string, command: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { code, output } = await runCommand(command, args);
    return code === 0 ? passes : fails(withoutNoise(output));
  },
});

/**
 * Each works out alone the types that files share. The four that the compiler takes use twice the
 * processor time of one, so there are more than one only where cores would be idle without them.
 */
const checkers = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));

/** Of a checkout: what earlier checks of types found, so that the next one looks at what changed alone. */
const typeResults = '.cache/types';

/**
 * The compiler of version 7 in a fifth of the time; rules that read the syntax tree and other tools need
 * the interface of version 6. Both bring a `tsc`, so this one is named by its place.
 */
const checkTypes = (project: string, name: string) =>
  [
    'node',
    [
      join(root, 'node_modules/typescript-native/bin/tsc'),
      ...['--noEmit', '--checkers', `${checkers}`, '-p', project],
      ...['--incremental', '--tsBuildInfoFile', join(typeResults, `${name}.tsbuildinfo`)],
    ],
  ] as const;

/** All code, tests too, with the types of browser and Node together. */
export const typeCheck = checkTypes('.', 'all');
/** What a browser runs has no Node, and what the server runs has no page. */
export const typeChecksByPlace = {
  browser: checkTypes('src', 'browser'),
  server: checkTypes('server', 'server'),
} as const;

/** What is generated uses code too, and is in no repository. What a file says is kept as long as the file is the same. */
const findUnused = (cache: string, ...options: readonly string[]) =>
  [
    'knip',
    [
      ...options,
      '--no-progress',
      '--no-config-hints',
      '--no-gitignore',
      '--cache',
      '--cache-location',
      cache,
    ],
  ] as const;
export const unusedCode = findUnused('.cache/knip');
const codeOfTestsAlone = findUnused('.cache/knip-production', '--production');

/**
 * `npm run check`: no step needs another one. The longest that keep one core busy begin first, and the linter is the
 * last: it has work for all cores until its end.
 */
export const lawSteps: readonly Step[] = [
  commandStep('types', ...typeCheck),
  commandStep('types of the server', ...typeChecksByPlace.server),
  commandStep('imports', 'tsx', ['tests/law/check-imports.ts']),
  commandStep('sizes, names and words', 'tsx', ['tests/law/run-sources.ts']),
  commandStep('types of the browser', ...typeChecksByPlace.browser),
  commandStep('unused code', ...unusedCode),
  commandStep('code that tests alone use', ...codeOfTestsAlone),
  commandStep('generated files are fresh', 'tsx', ['schemas/generate.ts', '--check']),
  commandStep('formatting', 'oxfmt', ['--list-different']),
  {
    name: 'documents',
    run: () => {
      const misprints = listMisprints(root).map(({ file }) => `not in print (npm run format): ${file}`);
      const faults = [...misprints, ...listRepeatedExpressions(root)];
      return Promise.resolve(faults.length === 0 ? passes : fails(faults.join('\n')));
    },
  },
  commandStep('lint', 'tsx', ['tests/law/check-lint.ts']),
];
