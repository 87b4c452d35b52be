import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, runCommand } from '../gate/run-command.ts';
import { plantTree } from './planted.fixture.ts';

interface Violation {
  readonly from: string;
  readonly rule: string;
}

interface Wing {
  readonly wing: string;
  readonly doors: readonly string[];
}

const load = createRequire(import.meta.url);
const { listWings } = load('./wing-doors.cjs') as { listWings: (root: string) => readonly Wing[] };
const wings = listWings(root).map(({ wing }) => wing);

/** `src/api` → the way from it to the root of the checkout. */
const up = (wing: string): string => '../'.repeat(wing.split('/').length);
const nameOf = (wing: string): string => wing.replace('/', '-');

/** For each wing: a file of another folder that looks into it, and a file that imports a bench. */
const wingFaults = Object.fromEntries(
  wings.flatMap((wing) => [
    [
      `doors-of-${nameOf(wing)}`,
      {
        [`schemas/enter-${nameOf(wing)}.ts`]: `import '../${wing}/no-door.ts';`,
        [`${wing}/no-door.ts`]: '',
      },
    ],
    [
      `imports-of-${nameOf(wing)}`,
      {
        [`${wing}/looks-out.ts`]: `import '${up(wing)}bench/clean.ts';`,
        'bench/clean.ts': '',
      },
    ],
  ]),
);

/** Rule → a file that breaks it, and nothing else. */
const planted: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...wingFaults,
  'imports-of-src-protocol': { 'src/protocol/a.ts': "import '../runtime/clean.ts';" },
  'imports-of-src-compiler': { 'src/compiler/b.ts': "import '../runtime/clean.ts';" },
  'imports-of-src-runtime': { 'src/runtime/c.ts': "import '../components/clean.ts';" },
  'imports-of-src-machines': { 'src/machines/d.ts': "import '../runtime/clean.ts';" },
  'imports-of-src-api': { 'src/api/e.ts': "import '../runtime/clean.ts';" },
  'imports-of-src-components': { 'src/components/f.ts': "import '../forms/clean.ts';" },
  'shared-machine-code-knows-no-flow': {
    'src/machines/shared.ts': "import './d/d.context.ts';",
    'src/machines/d/d.context.ts': '',
  },
  'imports-of-src-forms': { 'src/forms/g.ts': "import '../machines/clean.ts';" },
  'imports-of-src-portal': { 'src/portal/h.ts': "import '../console/clean.ts';" },
  'imports-of-src-console': { 'src/console/i.ts': "import '../lab/clean.ts';" },
  'imports-of-src-lab': { 'src/lab/j.ts': "import '../portal/h.ts';" },
  'prerender-sees-the-player': { 'server/prerender/a.ts': "import '../../src/console/clean.ts';" },
  'server-sees-pure-parts': { 'server/k.ts': "import '../src/runtime/clean.ts';" },
  'vendors-stand-apart': {
    'demo/vendor/x.ts': "import '../../platform/wallet.ts';",
    'platform/wallet.ts': '',
  },
  'only-flows-run-machines': {
    'server/site/run.ts': "import '../../src/machines/clean/clean.machine.ts';",
    'src/machines/clean/clean.machine.ts': '',
  },
  'product-runs-without-the-demonstration': {
    'server/site/seed.ts': "import '../../demo/seed.ts';",
    'demo/seed.ts': '',
  },
  'imports-of-demo': { 'demo/screen.ts': "import '../src/portal/h.ts';" },
  'schemas-see-lists': { 'schemas/l.ts': "import '../src/lab/clean.ts';" },
  'editing-is-pure': { 'src/editing/e.ts': "import 'react';" },
  'protocol-has-no-react': { 'src/protocol/m.ts': "import 'axios';" },
  'machines-have-no-react': { 'src/machines/n.ts': "import 'react';" },
  'core-has-no-react': { 'src/runtime/core/o.ts': "import 'react';" },
  'compiler-has-no-react': { 'src/compiler/p.ts': "import 'react';" },
  'api-has-no-react': { 'src/api/q.ts': "import 'react';" },
  'server-has-no-react': { 'server/r.ts': "import 'react';" },
  'no-views-on-the-server': {
    'server/s.ts': "import '../src/components/generated/definitions.ts';",
    'src/components/generated/definitions.ts': "import '../view.tsx';",
    'src/components/view.tsx': "import '../protocol/clean.ts';",
  },
  'player-never-gets-operator-code': {
    'src/portal/main.tsx': "import './step.ts'; import './definition.ts';",
    'src/portal/step.ts': "import '../console/clean.ts';",
  },
  'player-never-gets-heavy-parts': { 'src/console/clean.ts': "import '@emotion/react';" },
  'no-definitions-in-the-player': {
    'src/portal/definition.ts': "import './x.definition.ts';",
    'src/portal/x.definition.ts': "import '../protocol/clean.ts';",
  },
  'no-ajv-in-the-player': { 'src/forms/ajv.ts': "import 'ajv';" },
  'no-cycles': { 'src/api/u.ts': "import './v.ts';", 'src/api/v.ts': "import './u.ts';" },
  'no-orphans': { 'src/api/lonely.ts': 'export const lonely = 1;' },
  'no-unresolved-imports': { 'src/api/w.ts': "import './nowhere.ts';" },
  'no-test-code-in-production': { 'src/api/y.ts': "import './z.fake.ts';", 'src/api/z.fake.ts': '' },
  'no-development-packages-in-production': { 'src/api/dev.ts': "import 'vitest';" },
};

/** What a rule may be seen at; by default the first of its files. */
const seenAt: Readonly<Record<string, string>> = {
  'player-never-gets-heavy-parts': 'src/portal/main.tsx',
  'no-definitions-in-the-player': 'src/portal/main.tsx',
};

const clean = Object.fromEntries(
  ['protocol', 'runtime', 'components', 'forms', 'machines', 'console', 'lab'].map((folder) => [
    `src/${folder}/clean.ts`,
    '',
  ]),
);
const packages = Object.fromEntries(
  ['react', 'axios', 'ajv', 'vitest', '@emotion/react'].flatMap((name) => [
    [`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js' })],
    [`node_modules/${name}/index.js`, 'module.exports = {};'],
  ]),
);
const manifest = JSON.stringify({
  name: 'planted',
  type: 'module',
  dependencies: { react: '1.0.0', axios: '1.0.0', ajv: '1.0.0', '@emotion/react': '1.0.0' },
  devDependencies: { vitest: '1.0.0' },
});

const readmes = Object.fromEntries(
  wings.map((wing) => [`${wing}/README.md`, readFileSync(join(root, wing, 'README.md'), 'utf8')]),
);

const cruise = async (files: Readonly<Record<string, string>>): Promise<readonly Violation[]> => {
  const tree = plantTree({ ...packages, 'package.json': manifest, ...files });
  try {
    for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'tests/law/wing-doors.cjs']) {
      mkdirSync(dirname(join(tree.root, name)), { recursive: true });
      copyFileSync(join(root, name), join(tree.root, name));
    }
    const { output } = await runCommand('tsx', [join(root, 'tests/law/check-imports.ts'), '--json'], {
      cwd: tree.root,
    });
    return output.trim() === '' ? [] : (JSON.parse(output) as readonly Violation[]);
  } finally {
    tree.remove();
  }
};

const rules = (
  load(join(root, '.dependency-cruiser.cjs')) as {
    forbidden: readonly { readonly name: string }[];
  }
).forbidden.map(({ name }) => name);

describe('the import law', async () => {
  const found = await cruise({
    ...clean,
    ...readmes,
    ...Object.fromEntries(Object.values(planted).flatMap((files) => Object.entries(files))),
  });

  test('has a planted fault for each of its rules', () => {
    expect(Object.keys(planted).sort()).toEqual([...rules].sort());
  });

  test.each(rules)('refuses what breaks %s', (rule) => {
    const from = seenAt[rule] ?? Object.keys(planted[rule] ?? {})[0];
    expect(found.filter((violation) => violation.rule === rule).map((violation) => violation.from)).toContain(
      from,
    );
  });

  test('lets clean imports pass', async () => {
    const readme = (door: string, allowed: string): string =>
      `# A wing\n\n## Doors\n\n- All: \`${door}\`\n\n## May import\n\n${allowed}\n`;
    const violations = await cruise({
      'src/protocol/README.md': readme('a.ts', 'Nothing of the project.'),
      'src/runtime/README.md': readme('b.ts', '`src/protocol`'),
      'src/components/README.md': readme('c.ts', '`src/protocol`, `src/runtime`'),
      'src/portal/README.md': readme('main.tsx', '`src/components`'),
      'server/README.md': readme('main.ts', '`src/protocol`, `demo`'),
      'demo/README.md': readme('index.ts', '`src/protocol`'),
      'src/protocol/a.ts': 'export type A = 1;',
      'src/runtime/b.ts': "import type { A } from '../protocol/a.ts'; export type B = A;",
      'src/components/c.ts': "import type { B } from '../runtime/b.ts'; export const c: B = 1;",
      'src/portal/main.tsx': "import { c } from '../components/c.ts'; import 'react'; console.log(c);",
      'server/main.ts': "import type { A } from '../src/protocol/a.ts'; const a: A = 1; console.log(a);",
      'server/load-demonstration.ts': "export const load = () => import('../demo/index.ts');",
      'server/start.ts': "import { load } from './load-demonstration.ts'; void load();",
      'demo/index.ts': "import type { A } from '../src/protocol/a.ts'; export const demonstration: A = 1;",
      'schemas/generate.ts': "import type { A } from '../src/protocol/a.ts'; const a: A = 1; console.log(a);",
    });
    expect(violations).toEqual([]);
  });
});
