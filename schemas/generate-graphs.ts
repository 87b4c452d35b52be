import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { machineCatalog } from '../src/machines/generated/catalog.ts';
import { storedGraphs } from '../src/machines/generated/graphs.ts';
import { buildGraph } from '../src/machines/graph/build-graph.ts';
import { packGraph } from '../src/machines/graph/pack-graph.ts';
import { quote, toFileName, writeParts } from './write-parts.ts';

const listFamily = (id: string): readonly string[] => [
  id,
  ...Object.values(machineCatalog[id]?.contract.children ?? {}).flatMap(listFamily),
];
/** Files that name every machine: a new one changes none of the others. */
const lists = new Set(['catalog.ts', 'contracts.ts', 'graphs.ts']);
const importPattern = /from '(\.[^']+\.ts)'/g;

/** Adds a file and all that it imports, in any number of steps. */
const addReached = (file: string, reached: Set<string>): void => {
  if (reached.has(file) || lists.has(file.slice(file.lastIndexOf('/') + 1)) || !existsSync(file)) return;
  reached.add(file);
  for (const [, target] of readFileSync(file, 'utf8').matchAll(importPattern))
    addReached(join(dirname(file), target ?? ''), reached);
};

/** Hash of all that decides a machine's graph: its flow and its children's, all they import, the search, XState. */
const hashSources = (root: string, id: string): string => {
  const base = join(root, 'src', 'machines');
  const reached = new Set<string>();
  for (const name of listFamily(id).map(toFileName)) {
    for (const part of ['contract', 'machine']) addReached(join(base, name, `${name}.${part}.ts`), reached);
  }
  addReached(join(base, 'graph', 'build-graph.ts'), reached);
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'node_modules', 'xstate', 'package.json'), 'utf8'));
  for (const file of [...reached].toSorted()) hash.update(relative(root, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** The graphs of all machines. One whose sources are the same is not explored again: that takes seconds. */
export const generateGraphs = (root: string): Readonly<Record<string, string>> =>
  writeParts({
    folder: 'src/machines/generated/graphs',
    list: 'storedGraphs',
    type: '{ readonly source: string; readonly graph: string }',
    parts: Object.keys(machineCatalog).map((id) => {
      const source = hashSources(root, id);
      const stored = Object.hasOwn(storedGraphs, id) ? storedGraphs[id] : undefined;
      const graph = stored?.source === source ? stored.graph : packGraph(buildGraph(id));
      return [id, `{\n  source: '${source}',\n  graph:\n    ${quote(graph)},\n}`] as const;
    }),
  });
