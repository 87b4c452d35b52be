import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root, runCommand, type CommandResult } from '../../gate/run-command.ts';
import { unusedCode } from '../law-steps.ts';
import { plantTree, type PlantedTree } from '../planted.fixture.ts';

const settings = [
  'oxlint.config.mjs',
  'oxlint.bans.mjs',
  'tsconfig.json',
  'src/tsconfig.json',
  'knip.config.ts',
  '.dependency-cruiser.cjs',
  'tests/law/wing-doors.cjs',
];
const manifest = JSON.stringify({
  name: 'planted',
  type: 'module',
  scripts: { start: 'tsx server/main.ts' },
});

const trees: PlantedTree[] = [];
afterAll(() => {
  for (const tree of trees) tree.remove();
});

/** A checkout in which a step passed once, so that its results are kept. */
const openCheckout = (files: Readonly<Record<string, string>>) => {
  const tree = plantTree({ 'package.json': manifest, '.gitignore': 'node_modules\n.cache\n', ...files });
  trees.push(tree);
  for (const name of settings) {
    mkdirSync(dirname(join(tree.root, name)), { recursive: true });
    copyFileSync(join(root, name), join(tree.root, name));
  }
  symlinkSync(join(root, 'node_modules'), join(tree.root, 'node_modules'));
  return {
    change: (path: string, text: string): void => writeFileSync(join(tree.root, path), text),
    run: (command: string, ...args: readonly string[]): Promise<CommandResult> =>
      runCommand(command, args, { cwd: tree.root }),
  };
};

describe('the linter looks again at a file', () => {
  const files = {
    'src/api/ask.ts': 'export const ask = (): void => undefined;\n',
    'src/api/between.ts': "export { ask } from './ask.ts';\n",
    'src/api/use.ts': "import { ask } from './between.ts';\nexport const use = (): void => {\n  ask();\n};\n",
    'src/api/word.ts':
      'export const word = 1;\ndeclare global {\n  interface Window {\n    greet: () => void;\n  }\n}\n',
    'src/api/say.ts': 'export const say = (): void => {\n  window.greet();\n};\n',
  };
  const checkout = openCheckout(files);
  const lint = (): Promise<CommandResult> => checkout.run('tsx', join(root, 'tests/law/check-lint.ts'));

  test('that it has not seen, and not at one that is as it was', async () => {
    expect(await lint()).toMatchObject({ code: 0, output: expect.stringContaining('10 files') as string });
    expect(await lint()).toEqual({ code: 0, output: '' });
  });

  test.each([
    ['that changed', 'src/api/say.ts', 'export const say: any = 1;\n', 'src/api/say.ts', 'no-explicit-any'],
    [
      'of which a file that it imports over another one has other types',
      'src/api/ask.ts',
      'export const ask = (): Promise<void> => Promise.resolve();\n',
      'src/api/use.ts',
      'no-floating-promises',
    ],
    [
      'that says a word which is declared for all',
      'src/api/word.ts',
      files['src/api/word.ts'].replace('() => void', '() => Promise<void>'),
      'src/api/say.ts',
      'no-floating-promises',
    ],
  ])('%s', async (_name, path, text, place, rule) => {
    await lint();
    checkout.change(path, text);
    const first = await lint();
    expect(first.output).toContain(place);
    expect(first.output).toContain(rule);
    // A fault is never kept.
    expect(await lint()).toEqual({ code: 1, output: expect.stringContaining(rule) as string });
    checkout.change(path, files[path as keyof typeof files]);
    expect((await lint()).code).toBe(0);
  });

  test('after its settings changed', async () => {
    await lint();
    checkout.change(
      'oxlint.bans.mjs',
      `// other settings\n${(await checkout.run('cat', 'oxlint.bans.mjs')).output}`,
    );
    expect((await lint()).output).toContain('10 files');
  });
});

test('a file that was short is measured again as soon as it is long', async () => {
  const checkout = openCheckout({ 'src/api/lines.ts': 'export const lines = 1;\n' });
  await checkout.run('git', 'init', '--quiet');
  const check = (): Promise<CommandResult> => checkout.run('tsx', join(root, 'tests/law/run-sources.ts'));
  expect((await check()).output).not.toContain('[file-size]');
  checkout.change('src/api/lines.ts', 'export const lines = 1;\n'.repeat(301));
  expect((await check()).output).toContain('src/api/lines.ts:1 [file-size]');
  expect((await check()).output).toContain('src/api/lines.ts:1 [file-size]');
});

test('the import law is judged again as soon as a file imports something else', async () => {
  const checkout = openCheckout({
    'src/api/README.md': '# Api\n\n## Doors\n\n- All: `one.ts`\n\n## May import\n\nNothing.\n',
    'src/api/one.ts': "import { two } from './two.ts';\nexport const one = two;\n",
    'src/api/two.ts': 'export const two = 2;\n',
    'src/portal/README.md': '# Portal\n\n## Doors\n\n## May import\n\n`src/api`\n',
    'src/portal/main.tsx': "import { one } from '../api/one.ts';\nconsole.log(one);\n",
  });
  const judge = (): Promise<CommandResult> => checkout.run('tsx', join(root, 'tests/law/check-imports.ts'));
  expect((await judge()).code).toBe(0);
  checkout.change('src/api/two.ts', 'export const two = 3;\n');
  expect(await judge()).toEqual({ code: 0, output: '' });
  checkout.change('src/portal/main.tsx', "import { two } from '../api/two.ts';\nconsole.log(two);\n");
  expect((await judge()).output).toContain('doors-of-src-api');
  expect((await judge()).code).toBe(1);
});

test('what a file exports is unused from the moment when the last one that used it has changed', async () => {
  const used = "import { a, b } from './words.ts';\nconsole.log(a, b);\n";
  const checkout = openCheckout({
    'server/main.ts': used,
    'server/words.ts': "export const a = 'a';\nexport const b = 'b';\n",
  });
  const find = (): Promise<CommandResult> => checkout.run(unusedCode[0], ...unusedCode[1]);
  expect((await find()).output).not.toContain('words.ts');
  checkout.change('server/main.ts', "import { a } from './words.ts';\nconsole.log(a);\n");
  expect((await find()).output).toMatch(/b .*server\/words\.ts/);
  checkout.change('server/lonely.ts', 'export const lonely = 1;\n');
  expect((await find()).output).toContain('server/lonely.ts');
});
