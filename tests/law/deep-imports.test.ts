import { expect, it } from 'vitest';
import { join } from 'node:path';
import { listSources, type SourceFile } from './list-sources.ts';

/** Files that take a library by a part of it, each as a decision says with figures. */
const allowed: Readonly<Record<string, RegExp>> = {
  // Decision 79.
  'src/forms/schema-form/field-registry.ts': /^@rjsf\/core\/lib\/components\//,
  'src/forms/schema-form/form-validator.ts': /^@rjsf\/validator-ajv8\/lib\/processRawValidationErrors/,
  // The way that ajv documents for validators as code.
  'src/compiler/forms/write-validator.ts': /^ajv\/dist\/standalone\//,
};
const inside = /from '((?:@[\w.-]+\/)?[\w.-]+\/(?:dist|lib|src|es|esm|cjs|build|internal)\/[^']*)'/g;
const findDeep = ({ path, text }: SourceFile): readonly string[] =>
  [...text.matchAll(inside)]
    .map(([, from = '']) => from)
    .filter((from) => !from.startsWith('.') && allowed[path]?.test(from) !== true)
    .map((from) => `${path}: ${from}`);

it('no library is imported by its inside, but where a decision says why', () => {
  const code = listSources(join(import.meta.dirname, '../..')).filter(({ path }) =>
    /^(src|server|platform|demo|schemas|bench|tests)\/.*\.tsx?$/.test(path),
  );
  expect(code.filter(({ path }) => !path.startsWith('tests/law/')).flatMap(findDeep)).toEqual([]);
  expect(Object.keys(allowed).filter((path) => !code.some((one) => one.path === path))).toEqual([]);
});

it.each(["import a from 'xstate/dist/guards.js';", "import { b } from '@rjsf/utils/lib/toIdSchema.js';"])(
  'a deep import is found: %s',
  (text) => {
    expect(findDeep({ path: 'src/planted.ts', text })).toHaveLength(1);
    expect(findDeep({ path: 'src/forms/schema-form/field-registry.ts', text })).toHaveLength(1);
  },
);
