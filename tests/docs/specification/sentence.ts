/** Sentences of the specification and the tests that hold it: file, and words of the test's name (or of the data it goes through). */
export interface SpecifiedSentence {
  /** Section and place in it: `4.3`. */
  readonly number: string;
  readonly sentence: string;
  readonly tests: readonly (readonly [file: string, words: string])[];
  /** What differs from the specification, and why; left out where nothing does. */
  readonly differs?: string;
}
type Tests = SpecifiedSentence['tests'];

/** The sentences of one section, in its order: each gets its number from its place. */
export const section = (
  number: number,
  sentences: readonly (readonly [sentence: string, tests: Tests, differs?: string])[],
): readonly SpecifiedSentence[] =>
  sentences.map(([sentence, tests, differs], index) => ({
    number: `${number}.${index + 1}`,
    sentence,
    tests,
    ...(differs === undefined ? {} : { differs }),
  }));

export const e2e = (name: string): string => `tests/e2e/${name}.spec.ts`;
export const site = (name: string): string => `tests/site/${name}.test.ts`;
export const flows = (name: string): string => `tests/flows/${name}.test.ts`;
export const member = (name: string): string => `platform/${name}.test.ts`;
export const portal = (name: string): string => `src/portal/${name}.test.ts`;
export const component = (name: string): string => `src/components/${name}/${name}.test.tsx`;
export const contract = (name: string): string => `tests/contract/${name}.test.ts`;
