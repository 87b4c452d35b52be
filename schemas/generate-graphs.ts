import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineCatalog } from '../src/machines/catalog.ts';
import { storedGraphs } from '../src/machines/generated/graphs.ts';
import { buildGraph } from '../src/machines/graph/build-graph.ts';
import { packGraph } from '../src/machines/graph/pack-graph.ts';

const target = 'src/machines/generated/graphs.ts';

const toFolder = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const listFamily = (id: string): readonly string[] => [
  id,
  ...Object.values(machineCatalog[id]?.contract.children ?? {}).flatMap(listFamily),
];
/** Files that name every machine: a new one changes none of the others. */
const lists = new Set(['catalog.ts', 'contracts.ts']);

/** Hash of all that decides a machine's graph: its folder, its children's, what machines share, XState. */
const hashSources = (root: string, id: string): string => {
  const base = join(root, 'src', 'machines');
  const folders = ['.', 'graph', ...new Set(listFamily(id).map(toFolder))];
  const hash = createHash('sha256');
  hash.update(readFileSync(join(root, 'node_modules', 'xstate', 'package.json'), 'utf8'));
  for (const folder of folders.filter((name) => existsSync(join(base, name)))) {
    for (const name of readdirSync(join(base, folder)).sort()) {
      if (!name.endsWith('.ts') || name.endsWith('.test.ts') || lists.has(name)) continue;
      hash.update(name).update(readFileSync(join(base, folder, name), 'utf8'));
    }
  }
  return hash.digest('hex').slice(0, 16);
};
const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The graphs of all machines. One whose sources are the same is not explored again: that takes seconds. */
export const generateGraphs = (root: string): Readonly<Record<string, string>> => {
  const entries = Object.keys(machineCatalog)
    .sort()
    .map((id) => {
      const source = hashSources(root, id);
      const stored = Object.hasOwn(storedGraphs, id) ? storedGraphs[id] : undefined;
      const graph = stored?.source === source ? stored.graph : packGraph(buildGraph(id));
      return `  ${id}: {\n    source: '${source}',\n    graph:\n      ${quote(graph)},\n  },\n`;
    });
  const head =
    '// Written by "npm run generate" from the machines; do not edit.\n' +
    'export const storedGraphs: Readonly<Record<string, { readonly source: string; readonly graph: string }>> = {\n';
  return { [target]: `${head}${entries.join('')}};\n` };
};
