import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { machineCatalog } from '../src/machines/generated/catalog.ts';
import { storedGraphs } from '../src/machines/generated/graphs.ts';
import { buildGraph } from '../src/machines/graph/build-graph.ts';
import { packGraph } from '../src/machines/graph/pack-graph.ts';
import { quote, toFileName, writeParts } from './write-parts.ts';

const listFamily = (id: string): readonly string[] => [
  id,
  ...new Set(Object.values(machineCatalog[id]?.contract.children ?? {}).flatMap(listFamily)),
];
const namespace = 'graph-of';

/** One module per machine: its flow and its children's, and the search. Lists of all machines are left out. */
const sourcesOf = (root: string): Plugin => ({
  name: namespace,
  setup: (bundle) => {
    bundle.onResolve({ filter: new RegExp(`^${namespace}:`) }, ({ path }) => ({
      path: path.slice(namespace.length + 1),
      namespace,
    }));
    bundle.onResolve({ filter: /\/(catalog|contracts|graphs)\.ts$/ }, ({ path }) => ({
      path,
      external: true,
    }));
    bundle.onLoad({ filter: /.*/, namespace }, ({ path: id }) => ({
      resolveDir: join(root, 'src/machines'),
      contents: [
        ...listFamily(id)
          .map(toFileName)
          .flatMap((name) => [`${name}/${name}.contract.ts`, `${name}/${name}.machine.ts`]),
        'graph/build-graph.ts',
      ]
        .map((file, place) => `export * as part${place} from './${file}';`)
        .join('\n'),
    }));
  },
});

/**
 * Hash of the code that decides each machine's graph, as it runs: types, comments and what the flow does not use of a
 * file make no difference.
 */
const hashSources = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: Object.keys(machineCatalog).map((id) => ({ in: `${namespace}:${id}`, out: id })),
    outdir: 'graphs',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    minifyWhitespace: true,
    external: ['xstate', 'xstate/*'],
    logLevel: 'silent',
    plugins: [sourcesOf(root)],
  });
  const library = readFileSync(join(root, 'node_modules', 'xstate', 'package.json'), 'utf8');
  return Object.fromEntries(
    outputFiles.map(({ path, text }) => {
      const hash = createHash('sha256').update(library).update(text).digest('hex').slice(0, 16);
      return [basename(path, '.js'), hash] as const;
    }),
  );
};

/** The graphs of all machines. One whose sources are the same is not explored again: that takes seconds. */
export const generateGraphs = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const hashes = await hashSources(root);
  return writeParts({
    folder: 'src/machines/generated/graphs',
    list: 'storedGraphs',
    type: '{ readonly source: string; readonly graph: string }',
    parts: Object.keys(machineCatalog).map((id) => {
      const source = hashes[id] ?? '';
      const stored = Object.hasOwn(storedGraphs, id) ? storedGraphs[id] : undefined;
      const graph = stored?.source === source ? stored.graph : packGraph(buildGraph(id));
      return [id, `{\n  source: '${source}',\n  graph:\n    ${quote(graph)},\n}`] as const;
    }),
  });
};
