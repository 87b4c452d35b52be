import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findKeptHints } from './field-hints.ts';
import { listSources } from './list-sources.ts';

const screens = listSources(join(import.meta.dirname, '../..')).filter(
  ({ path }) => /^src\/console\/.*\.tsx$/.test(path) && !/\.(test|fake)\./.test(path),
);
const hint = '<Field.HelperText>{hint}</Field.HelperText>';
const error = '<Field.ErrorText>{error}</Field.ErrorText>';
const judge = (fields: string): readonly string[] =>
  findKeptHints({ path: 'a.tsx', text: `const a = <Field.Root invalid={isWrong}>${fields}</Field.Root>;` })
    .faults;

it('in every form of the console an error takes the place of its hint', () => {
  const judged = screens.map(findKeptHints);
  // Most forms are made of one part, whose field is judged once for all of them.
  const parts = screens.flatMap(({ text }) => text.match(/<(FormField|TextField|SelectField)\b/g) ?? []);
  expect(parts.length).toBeGreaterThan(30);
  expect(judged.reduce((sum, one) => sum + one.judged, 0)).toBeGreaterThan(5);
  expect(judged.flatMap(({ faults }) => faults)).toEqual([]);
});

it.each([
  ['the error is above the hint', `${error}${hint}`, 'a.tsx:1 keeps its hint beside its error'],
  ['the hint is in a box', `<Box>${hint}</Box>${error}`, 'a.tsx:1 keeps its hint beside its error'],
  ['the error has no words', hint, 'a.tsx:1 has an error without words'],
])('finds a field where %s', (_, fields, fault) => expect(judge(fields)).toEqual([fault]));

it.each([
  ['beside each other', `{hint ? ${hint} : null}{isWrong ? ${error} : null}`],
  ['of one choice', `{isWrong ? <Box>${error}</Box> : ${hint}}`],
])('lets hint and error through %s', (_, fields) => expect(judge(fields)).toEqual([]));
