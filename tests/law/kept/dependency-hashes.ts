import { hashTexts } from './kept-results.ts';
import type { Source } from './source-imports.ts';

/** A file and all that it depends on, over however many imports. */
const listClosure = (sources: ReadonlyMap<string, Source>, path: string): readonly string[] => {
  const found = new Set([path]);
  // A set is walked on while it grows.
  for (const one of found) for (const used of sources.get(one)?.uses ?? []) found.add(used);
  return [...found].toSorted();
};

/**
 * Hash of everything that a judgement by types of a file follows from: the file, what it imports to the last, and
 * what holds for all. A file that is missing counts as missing.
 */
export const hashDependencies = (
  sources: readonly Source[],
  paths: readonly string[],
  common: string,
): ReadonlyMap<string, string> => {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  return new Map(
    paths.map((path) => {
      const parts = listClosure(byPath, path).map((one) => byPath.get(one)?.hash ?? `no ${one}`);
      return [path, hashTexts(common, ...parts)];
    }),
  );
};

/** Hash of files that hold for all, by their path. A file that is missing counts as missing. */
export const hashFiles = (sources: readonly Source[], holds: (source: Source) => boolean): string =>
  hashTexts(...sources.filter(holds).map(({ hash }) => hash));
