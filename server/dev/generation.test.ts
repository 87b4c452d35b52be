import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generate, isGeneratedFrom } from './generation.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-generation-'));
afterAll(() => rmSync(folder, { recursive: true }));
const plant = (name: string, script: string): string => {
  writeFileSync(join(folder, name), script);
  return name;
};

it.each([
  'src/components/rating/rating.words.json',
  'src/components/rating/rating.definition.ts',
  'src/components/rating/rating.tsx',
  'src/forms/copy-field/copy-field.definition.ts',
  'src/machines/rating/rating.contract.ts',
  'src/machines/rating/rating.machine.ts',
  'platform/rating/handlers.ts',
  'schemas/api/rating/rating.give.schema.json',
  'schemas/forms/rating.json',
])('generates after a save of %s', (path) => {
  expect(isGeneratedFrom(path)).toBe(true);
});
it.each([
  'src/components/generated/definitions.ts',
  'src/components/rating/rating.test.tsx',
  'layouts/pages/home.json',
  'platform/rating/store.ts',
])('does not generate after a save of %s', (path) => {
  expect(isGeneratedFrom(path)).toBe(false);
});

it('says what a half written folder lacks, and is well once it is whole', async () => {
  const sentence = 'expects the contract of the machine rating at src/machines/rating/rating.contract.ts';
  const half = plant('half.ts', `throw new Error('${sentence}');`);
  expect(await generate(folder, half)).toEqual([{ sentence, place: 'npm run generate', fix: null }]);
  expect(await generate(folder, plant('whole.ts', 'const all: number = 1;\nconsole.log(all);'))).toEqual([]);
});
