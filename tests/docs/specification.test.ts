import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../gate/run-command.ts';
import { beyond } from './specification/beyond.ts';
import { sections } from './specification/sections.ts';
import type { SpecifiedSentence } from './specification/sentence.ts';

type Held = Pick<SpecifiedSentence, 'sentence' | 'tests'>;

/** Tests of a sentence that there are not: a name was changed, or a file. */
const listMissing = ({ sentence, tests }: Held): readonly string[] =>
  tests.flatMap(([file, words]) => {
    const path = join(root, file);
    return existsSync(path) && readFileSync(path, 'utf8').includes(words)
      ? []
      : [`${sentence}: ${file}: ${words}`];
  });

const all: readonly Held[] = [...Object.values(sections).flat(), ...beyond];

describe('every sentence of the specification', () => {
  it('names tests that there are', () => {
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ tests }) => tests.length === 0)).toEqual([]);
    expect(all.flatMap(listMissing)).toEqual([]);
  });

  it('has a number by its section, of which there are nine', () => {
    const headings = Object.keys(sections);
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const misplaced = Object.entries(sections).flatMap(([heading, sentences]) =>
      sentences.filter(({ number }, index) => number !== `${Number.parseInt(heading, 10)}.${index + 1}`),
    );
    expect(misplaced).toEqual([]);
    expect(new Set(all.map(({ sentence }) => sentence)).size).toBe(all.length);
  });

  it('is missed where its test has gone', () => {
    const gone = {
      sentence: 'a',
      tests: [['tests/docs/specification/sentence.ts', 'was here once']],
    } as const;
    expect(listMissing(gone)).toHaveLength(1);
    expect(listMissing({ sentence: 'b', tests: [['tests/no-such.test.ts', 'x']] })).toHaveLength(1);
  });
});
