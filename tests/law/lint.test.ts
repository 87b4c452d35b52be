import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, runCommand } from '../gate/run-command.ts';
import { plantTree } from './planted.fixture.ts';

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly message: string;
  readonly help?: string;
  readonly severity: string;
}

/** What must be refused: place, code, and the rule that refuses it. */
const planted: readonly (readonly [rule: string, path: string, code: string])[] = [
  ['typescript(no-explicit-any)', 'src/api/any.ts', 'export const a: any = 1;'],
  [
    'typescript(no-non-null-assertion)',
    'src/api/bang.ts',
    'export const f = (x: string | null): string => x!;',
  ],
  [
    'typescript(consistent-type-imports)',
    'src/api/types.ts',
    "import { A } from './any.ts';\nexport const f = (a: A): A => a;",
  ],
  ['typescript(ban-ts-comment)', 'src/api/ignore.ts', '// @ts-ignore\nexport const f = 1;'],
  ['typescript(no-namespace)', 'src/api/space.ts', 'export namespace A { export const b = 1; }'],
  ['import(no-default-export)', 'src/api/default.ts', 'const a = 1;\nexport default a;'],
  ['import(extensions)', 'src/api/extension.ts', "import { a } from './any';\nexport const b = a;"],
  ['eslint(no-restricted-properties)', 'src/machines/now.ts', 'export const f = (): number => Date.now();'],
  [
    'eslint(no-restricted-properties)',
    'server/site/chance.ts',
    'export const f = (): number => Math.random();',
  ],
  ['eslint(no-restricted-properties)', 'server/member/now.ts', 'export const f = (): number => Date.now();'],
  [
    'eslint(no-restricted-globals)',
    'src/machines/net.ts',
    "export const f = (): Promise<Response> => fetch('/a');",
  ],
  [
    'eslint(no-restricted-globals)',
    'src/machines/timer.ts',
    'export const f = (): void => { setTimeout(() => undefined, 1); };',
  ],
  [
    'eslint(no-restricted-globals)',
    'src/runtime/core/page.ts',
    'export const f = (): string => document.title;',
  ],
  [
    'eslint(no-restricted-globals)',
    'src/components/storage.ts',
    "export const f = (): string | null => localStorage.getItem('a');",
  ],
  [
    'eslint(no-restricted-globals)',
    'src/components/net.ts',
    "export const f = (): Promise<Response> => fetch('/a');",
  ],
  [
    'eslint(no-restricted-globals)',
    'server/site/net.ts',
    "export const f = (): Promise<Response> => fetch('/a');",
  ],
  ['eslint(no-restricted-globals)', 'src/console/alert.ts', "export const f = (): void => alert('a');"],
  [
    'eslint(no-restricted-imports)',
    'src/forms/chakra.ts',
    "import { Form } from '@rjsf/chakra-ui';\nexport const f = Form;",
  ],
  ['eslint(no-console)', 'server/site/say.ts', "console.log('a');\nexport const a = 1;"],
  ['eslint(no-eval)', 'src/api/eval.ts', "export const f = (): unknown => eval('1');"],
  ['eslint(no-unused-vars)', 'src/api/unused.ts', 'const a = 1;\nexport const b = 2;'],
  ['eslint(eqeqeq)', 'src/api/equal.ts', 'export const f = (a: unknown): boolean => a == 1;'],
  [
    'eslint(no-empty)',
    'src/api/swallow.ts',
    'export const f = (): void => { try { throw new Error("a"); } catch {} };',
  ],
  [
    'unicorn(prefer-node-protocol)',
    'server/site/node.ts',
    "import { join } from 'path';\nexport const f = join;",
  ],
  [
    'react(no-danger)',
    'src/components/danger.tsx',
    'export const A = () => <p dangerouslySetInnerHTML={{ __html: "a" }} />;',
  ],
  ['react(button-has-type)', 'src/components/button.tsx', 'export const A = () => <button>a</button>;'],
  [
    'react-hooks(rules-of-hooks)',
    'src/components/hook.tsx',
    "import { useState } from 'react';\nexport const A = ({ a }: { a: boolean }) => { if (a) useState(1); return null; };",
  ],
  ['jsx-a11y(alt-text)', 'src/components/alt.tsx', 'export const A = () => <img src="a.png" />;'],
];

const clean = {
  'src/portal/storage.ts': "export const f = (): string | null => localStorage.getItem('a');",
  'src/machines/clock.ts': 'export const now = (): number => Date.now();',
  'vite.config.ts': 'const config = {};\nexport default config;',
};

const lint = async (files: Readonly<Record<string, string>>): Promise<readonly Diagnostic[]> => {
  const tree = plantTree(files);
  try {
    copyFileSync(join(root, '.oxlintrc.json'), join(tree.root, '.oxlintrc.json'));
    const { output } = await runCommand(
      join(root, 'node_modules/.bin/oxlint'),
      ['-c', '.oxlintrc.json', '--format', 'json', '.'],
      { cwd: tree.root },
    );
    const report = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)) as {
      diagnostics: readonly Diagnostic[];
    };
    return report.diagnostics;
  } finally {
    tree.remove();
  }
};

describe('the lint', async () => {
  const found = await lint(Object.fromEntries(planted.map(([, path, code]) => [path, `${code}\n`])));

  test.each(planted)('%s bites in %s', (rule, path) => {
    expect(found.filter(({ filename }) => filename === path).map(({ code }) => code)).toContain(rule);
  });

  test('knows errors only, no warnings', () => {
    expect(found.map(({ severity }) => severity)).not.toContain('warning');
  });

  test('names the cure of a banned global', () => {
    const banned = found.filter(({ code }) => code.includes('no-restricted'));
    expect(banned.filter(({ help, message }) => `${help ?? ''}${message}`.length < 30)).toEqual([]);
  });

  test('lets the places pass that own a global', async () => {
    expect(await lint(clean)).toEqual([]);
  });

  test('turns each rule on or off, none to a warning', () => {
    expect(readFileSync(join(root, '.oxlintrc.json'), 'utf8')).not.toContain('"warn"');
  });
});
