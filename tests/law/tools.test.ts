import { copyFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runCommand, type CommandResult } from '../gate/run-command.ts';
import { typeCheck, typeChecksByPlace } from './law-steps.ts';
import { plantTree } from './planted.fixture.ts';

/** Runs a tool with the project's own configuration over planted files. */
const run = async (
  configs: readonly string[],
  files: Readonly<Record<string, string>>,
  command: string,
  args: readonly string[],
): Promise<CommandResult> => {
  const tree = plantTree(files);
  try {
    for (const config of configs) copyFileSync(join(root, config), join(tree.root, config));
    symlinkSync(join(root, 'node_modules'), join(tree.root, 'node_modules'));
    return await runCommand(command, args, { cwd: tree.root });
  } finally {
    tree.remove();
  }
};

const tidy = "export const a = 'a';\n";
const format = (text: string): Promise<CommandResult> =>
  run(['.oxfmtrc.json'], { 'a.ts': text }, 'oxfmt', ['--check', '.']);

test('an untidy file fails the format check', async () => {
  expect((await format('export const a = "a"\n')).output).toContain('a.ts');
  expect((await format(tidy)).code).toBe(0);
});

const compile = (text: string): Promise<CommandResult> =>
  run(['tsconfig.json'], { 'src/a.ts': text }, ...typeCheck);

test('types are strict: an index may miss, an optional is not undefined, null is checked', async () => {
  const { output } = await compile(
    [
      "export const b: string = ['x'][0];",
      'export const c: { d?: string } = { d: undefined };',
      'export const f = (e: string | null): number => e.length;',
    ].join('\n'),
  );
  expect(output.match(/error TS\d+/g)).toEqual(['error TS2322', 'error TS2375', 'error TS18047']);
  expect((await compile(tidy)).code).toBe(0);
});

test.each([
  ['browser', 'src/a.ts', 'export const a = process.argv;', /TS2591.*'process'/],
  ['browser', 'src/a.ts', "export { readFileSync } from 'node:fs';", /TS2591.*'node:fs'/],
  ['server', 'server/a.ts', 'export const a = document.title;', /TS2584.*'document'/],
  ['server', 'server/a.ts', 'export const a = window.name;', /TS2304.*'window'/],
  ['server', 'src/machines/a.ts', 'export const a = navigator.onLine;', /TS2304.*'navigator'/],
] as const)('code of the %s does not use what is elsewhere: %s, %s', async (place, path, text, refusal) => {
  const configs = ['tsconfig.json', 'src/tsconfig.json', 'server/tsconfig.json'];
  const files = { 'src/clean.ts': tidy, 'server/clean.ts': tidy };
  const check = typeChecksByPlace[place];
  expect((await run(configs, { ...files, [path]: text }, ...check)).output).toMatch(refusal);
  expect((await run(configs, files, ...check)).code).toBe(0);
});

const knip = (files: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<CommandResult> =>
  run(
    ['knip.config.ts', 'tsconfig.json'],
    {
      'package.json': JSON.stringify({
        name: 'planted',
        type: 'module',
        scripts: { start: 'tsx server/main.ts' },
        dependencies: { immer: '1.0.0' },
      }),
      ...files,
    },
    'knip',
    ['--no-progress', ...args],
  );

test('unused files, exports and dependencies are found', async () => {
  const { code, output } = await knip({
    'server/main.ts': "import { used } from './used.ts';\nconsole.log(used);\n",
    'server/used.ts': 'export const used = 1;\nexport const unusedExport = 2;\n',
    'server/lonely.ts': 'export const lonely = 1;\n',
  });
  expect(code).not.toBe(0);
  expect(output).toContain('server/lonely.ts');
  expect(output).toContain('unusedExport');
  expect(output).toContain('immer');
});

test('an export that tests alone use is found, and not one that its file or the product uses', async () => {
  const used = 'export const used = 1;\nexport const inside = 2;\nexport const sum = used + inside;\n';
  const { code, output } = await knip(
    {
      'server/main.ts': "import { sum, used } from './used.ts';\nconsole.log(sum, used);\n",
      'server/used.ts': `${used}export const testedAlone = 3;\n`,
      'server/used.test.ts':
        "import { inside, testedAlone } from './used.ts';\nconsole.log(inside, testedAlone);\n",
    },
    '--production',
  );
  expect(code).not.toBe(0);
  expect(output).toContain('testedAlone');
  expect(output).not.toContain('inside');
});
