import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
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
  ['eslint(no-restricted-properties)', 'platform/now.ts', 'export const f = (): number => Date.now();'],
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
  [
    'eslint(no-restricted-imports)',
    'server/db/lines.ts',
    "import * as a from 'node:readline';\nexport const f = a;",
  ],
  [
    'eslint(no-restricted-imports)',
    'server/db/promised-lines.ts',
    "import * as a from 'node:readline/promises';\nexport const f = a;",
  ],
  [
    'eslint(no-restricted-imports)',
    'server/db/hosts.ts',
    "import * as a from 'node:punycode';\nexport const f = a;",
  ],
  [
    'eslint(no-restricted-imports)',
    'server/db/package-hosts.ts',
    "import * as a from 'punycode';\nexport const f = a;",
  ],
  [
    'eslint(no-restricted-imports)',
    'server/db/domains.ts',
    "import * as a from 'node:domain';\nexport const f = a;",
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
  [
    'typescript(no-floating-promises)',
    'server/site/forgotten.ts',
    "export const f = (): void => { fetch('/a'); };",
  ],
  [
    'typescript(no-misused-promises)',
    'src/api/promised.ts',
    "export const f = (): void => { for (const a of [1]) if (Promise.resolve(a)) throw new Error('a'); };",
  ],
  [
    'typescript(await-thenable)',
    'src/api/awaited.ts',
    'export const f = async (a: number): Promise<number> => await a;',
  ],
  [
    'typescript(return-await)',
    'src/api/escaped.ts',
    'export const f = async (a: Promise<number>): Promise<number> => { try { return a; } catch (cause) { throw new Error("a", { cause }); } };',
  ],
  [
    'typescript(no-unsafe-assignment)',
    'src/api/parsed.ts',
    "const a = JSON.parse('1');\nexport const f = (): boolean => a === 1;",
  ],
  [
    'typescript(no-unsafe-return)',
    'src/api/returned.ts',
    'export const f = (a: string): number => JSON.parse(a);',
  ],
  [
    'typescript(no-unsafe-argument)',
    'src/api/passed.ts',
    'export const f = (a: string): number => Math.abs(JSON.parse(a));',
  ],
  [
    'typescript(no-unsafe-member-access)',
    'src/api/member.ts',
    'export const f = (a: string): boolean => JSON.parse(a).b === 1;',
  ],
  [
    'typescript(no-unsafe-call)',
    'src/api/called.ts',
    'export const f = (a: string): void => { JSON.parse(a)(); };',
  ],
  [
    'typescript(no-unnecessary-type-assertion)',
    'src/api/asserted.ts',
    'export const f = (a: string): string => a as string;',
  ],
  [
    'typescript(no-unnecessary-condition)',
    'src/api/certain.ts',
    'export const f = (a: string): string => a ?? "b";',
  ],
  [
    'typescript(unbound-method)',
    'src/api/unbound.ts',
    'export const f = (a: Map<string, string>): unknown => { const { get } = a; return get; };',
  ],
  [
    'typescript(no-base-to-string)',
    'src/api/object.ts',
    'export const f = (a: { readonly b: number }): string => String(a);',
  ],
  [
    'typescript(no-misused-spread)',
    'src/api/spread.ts',
    'export const f = (a: Map<string, string>): object => ({ ...a });',
  ],
  [
    'typescript(require-array-sort-compare)',
    'src/api/sorted.ts',
    'export const f = (a: number[]): number[] => a.sort();',
  ],
  [
    'typescript(switch-exhaustiveness-check)',
    'src/api/cases.ts',
    "export const f = (a: 'b' | 'c'): void => { switch (a) { case 'b': throw new Error('b'); } };",
  ],
  [
    'typescript(no-deprecated)',
    'src/api/old.ts',
    "export const f = (): boolean => document.execCommand('copy');",
  ],
  [
    'typescript(only-throw-error)',
    'src/api/thrown.ts',
    "const wrong = { code: 'a' };\nexport const f = (): void => { throw wrong; };",
  ],
  [
    'typescript(prefer-promise-reject-errors)',
    'src/api/rejected.ts',
    "export const f = (): Promise<never> => Promise.reject('a');",
  ],
  [
    'typescript(restrict-plus-operands)',
    'src/api/sum.ts',
    'export const f = (a: { readonly b: number }, c: string): string => a + c;',
  ],
  [
    'typescript(use-unknown-in-catch-callback-variable)',
    'src/api/caught.ts',
    'export const f = (a: Promise<number>): Promise<unknown> => a.catch((error: Error) => error.message);',
  ],
  [
    'typescript(no-redundant-type-constituents)',
    'src/api/redundant.ts',
    'export const f = (a: string | unknown): unknown => a;',
  ],
  [
    'typescript(no-unnecessary-type-conversion)',
    'src/api/converted.ts',
    'export const f = (a: string): string => String(a);',
  ],
  ['jsx-a11y(alt-text)', 'src/components/alt.tsx', 'export const A = () => <img src="a.png" />;'],
];

const clean = {
  'src/portal/storage.ts': "export const f = (): string | null => localStorage.getItem('a');",
  'src/machines/clock.ts': 'export const now = (): number => Date.now();',
  'vite.config.ts': 'const config = {};\nexport default config;',
};

/** How the planted code is typed: as strictly as the project, without its packages. */
const configFiles = ['oxlint.config.mjs', 'oxlint.bans.mjs'] as const;
const configText = configFiles.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

const planting = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM'],
    module: 'ESNext',
    jsx: 'preserve',
    strict: true,
    types: [],
  },
};

const lint = async (files: Readonly<Record<string, string>>): Promise<readonly Diagnostic[]> => {
  const tree = plantTree(files);
  try {
    for (const file of configFiles) copyFileSync(join(root, file), join(tree.root, file));
    writeFileSync(join(tree.root, 'tsconfig.json'), JSON.stringify(planting));
    const { output } = await runCommand(
      join(root, 'node_modules/.bin/oxlint'),
      ['-c', 'oxlint.config.mjs', '--format', 'json', '.'],
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

  test('says each ban once', () => {
    const cures: readonly string[] = configText.match(/'[A-Z][^'\n]*\.'/g) ?? [];
    expect(cures.length).toBeGreaterThan(8);
    expect(cures.filter((cure, index) => cures.indexOf(cure) !== index)).toEqual([]);
  });

  test('turns each rule on or off, none to a warning', () => {
    expect(configText).not.toMatch(/['"]warn['"]/);
  });
});
