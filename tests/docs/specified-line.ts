/** A line of the specification and the tests that hold it: file, and words of the test's name (or of the data it goes through). */
export interface SpecifiedLine {
  readonly line: string;
  readonly tests: readonly (readonly [file: string, words: string])[];
  /** What differs from the specification, and why; left out where nothing does. */
  readonly differs?: string;
}
/** A line, its tests, and what is otherwise. */
export const specified = (line: string, tests: SpecifiedLine['tests'], differs?: string): SpecifiedLine => ({
  line,
  tests,
  ...(differs === undefined ? {} : { differs }),
});

export const e2e = (name: string): string => `tests/e2e/${name}.spec.ts`;
export const site = (name: string): string => `tests/site/${name}.test.ts`;
export const member = (name: string): string => `server/member/${name}.test.ts`;
export const portal = (name: string): string => `src/portal/${name}.test.ts`;
export const component = (name: string): string => `src/components/${name}/${name}.test.tsx`;
