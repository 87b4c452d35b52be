import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../gate/run-command.ts';
import type { SpecifiedLine } from './specified-line.ts';
import { specifiedLines } from './specified-lines.ts';

/** Tests of a line that there are not: a name was changed, or a file. */
const listMissing = ({ line, tests }: SpecifiedLine): readonly string[] =>
  tests.flatMap(([file, words]) => {
    const path = join(root, file);
    return existsSync(path) && readFileSync(path, 'utf8').includes(words)
      ? []
      : [`${line}: ${file}: ${words}`];
  });

describe('every line of the specification', () => {
  it('names tests that there are', () => {
    const lines = Object.values(specifiedLines).flat();
    expect(lines.length).toBeGreaterThan(45);
    expect(lines.filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect(lines.flatMap(listMissing)).toEqual([]);
  });

  it('is missed where its test has gone', () => {
    const gone = {
      line: 'a',
      tests: [['tests/docs/specified-line.ts', 'was here once']],
    } as const;
    expect(listMissing(gone)).toHaveLength(1);
    expect(listMissing({ line: 'b', tests: [['tests/no-such.test.ts', 'x']] })).toHaveLength(1);
  });
});
