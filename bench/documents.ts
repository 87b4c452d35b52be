import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { readSourceFiles } from '../server/site/compile/source-files.ts';
import { isNode } from '../src/notation/grammar.ts';
import { listSources } from '../tests/law/list-sources.ts';
import { drawTable } from './table.ts';

const root = join(import.meta.dirname, '..');

const countLines = (text: string): number => text.trimEnd().split('\n').length;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
/** The size that nine in ten keep. */
const ninetieth = (sizes: readonly number[]): number =>
  [...sizes].sort((a, b) => a - b)[Math.ceil(sizes.length * 0.9) - 1] ?? 0;

/** Nodes of the screens, fragments and menus, slots and uses among them. */
const countNodes = (value: unknown): number => {
  if (Array.isArray(value)) return sum(value.map(countNodes));
  if (typeof value !== 'object' || value === null) return 0;
  const isOne = isNode(value) && Object.hasOwn(value, 'id');
  return (isOne ? 1 : 0) + sum(Object.values(value).map(countNodes));
};

/** How long the documents of the shipped site and the examples of components are, as they are written. */
export const measureDocuments = async (): Promise<string> => {
  const { documents, files } = await readSourceFiles(root);
  const sizes = new Map<string, number>();
  for (const [path, file] of files)
    if (relative(root, file).startsWith('layouts')) sizes.set(path, countLines(await readFile(file, 'utf8')));
  const linesOf = (isMeant: (path: string) => boolean): readonly number[] =>
    [...sizes].flatMap(([path, lines]) => (isMeant(path) ? [lines] : []));
  const isScreen = (path: string): boolean => !/^(settings|themes)\//.test(path) && path !== 'site';
  const nodes = sum([...sizes.keys()].filter(isScreen).map((path) => countNodes(documents[path])));
  const examples = listSources(root).filter(({ path }) => /^src\/.*\.layout\.json$/.test(path));
  const limited = (what: string, lines: number, limit: number) => ({ what, lines, limit });
  return drawTable('Documents, lines', [
    limited('all of layouts/', sum(linesOf(() => true)), 14_500),
    limited('a node', Number((sum(linesOf(isScreen)) / nodes).toFixed(2)), 4),
    limited('page, 90th percentile', ninetieth(linesOf((path) => path.startsWith('pages/'))), 200),
    limited(
      'missions',
      sum(linesOf((path) => /^(pages\/missions|fragments\/mission-list)$/.test(path))),
      170,
    ),
    limited('withdraw', sizes.get('pages/withdraw') ?? 0, 60),
    limited('examples of components', sum(examples.map(({ text }) => countLines(text))), 2_500),
  ]);
};
