import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type BuildOptions, type Plugin } from 'esbuild';
import { root } from '../../tests/gate/run-command.ts';
import { portalBuild } from '../../vite.config.ts';
import type { CompiledPages } from './compile-lobby.ts';

/** A contender's script, ready to be put into a page. */
export interface Bundle {
  readonly file: string;
  readonly script: string;
  /** Address of a script that has to be there before. */
  readonly before?: string;
}

/** Class of each node, and of each value of a bound variant. */
const listClasses = ({ pages }: CompiledPages): Readonly<Record<string, string>> => {
  const classes: Record<string, string> = {};
  for (const { nodes } of Object.values(pages))
    for (const node of nodes) {
      if (typeof node.cls === 'string') classes[node.id] = node.cls;
      for (const { map } of node.clsBy ?? []) Object.assign(classes, map);
    }
  return classes;
};

/** Class of each part of the form. */
const listSlots = ({ pages }: CompiledPages): Readonly<Record<string, string>> => {
  const classes = Object.values(pages).flatMap(({ nodes }) =>
    nodes.flatMap(({ type, cls }) => (type === 'SchemaForm' && typeof cls === 'object' ? [cls] : [])),
  );
  return classes[0] ?? {};
};

/** `bench:*` modules hold what the compiler made; as JSON.parse of a string, which is what a page gets. */
const offerCompiled = (compiled: CompiledPages): Plugin => ({
  name: 'bench',
  setup: (build) => {
    const offered: Readonly<Record<string, unknown>> = {
      'bench:pages': compiled.pages,
      'bench:messages': compiled.messages,
      'bench:classes': listClasses(compiled),
      'bench:slots': listSlots(compiled),
      'bench:form': compiled.form?.form ?? null,
    };
    build.onResolve({ filter: /^bench:/ }, ({ path }) => ({ path, namespace: 'bench' }));
    build.onLoad({ filter: /^bench:validator$/, namespace: 'bench' }, () => ({
      contents: compiled.form?.validator ?? '',
    }));
    build.onLoad({ filter: /.*/, namespace: 'bench' }, ({ path }) => ({
      contents: `export default JSON.parse(${JSON.stringify(JSON.stringify(offered[path]))});`,
    }));
  },
});

/** What the product's build puts in place of parts of the form library. */
const replaceParts: Plugin = {
  name: 'as-the-portal',
  setup: (build) => {
    const { alias } = portalBuild.resolve ?? {};
    for (const { find, replacement } of Array.isArray(alias)
      ? (alias as readonly { readonly find: RegExp | string; readonly replacement: string }[])
      : [])
      build.onResolve({ filter: new RegExp(find) }, () => ({ path: replacement }));
  },
};

/** Production bundles below `.cache/bench`, one for each file. */
export const buildContenders = async (
  files: readonly string[],
  compiled: CompiledPages,
  options: Pick<BuildOptions, 'alias' | 'loader' | 'nodePaths' | 'plugins'> = { plugins: [replaceParts] },
): Promise<readonly Bundle[]> =>
  Promise.all(
    files.map(async (file) => {
      const outfile = join(root, '.cache/bench', file.replace(/\.tsx?$/, '.js'));
      await build({
        entryPoints: [join(root, 'bench', file)],
        outfile,
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'chrome111',
        jsx: 'automatic',
        define: { 'process.env.NODE_ENV': '"production"' },
        ...options,
        plugins: [offerCompiled(compiled), ...(options.plugins ?? [])],
        logLevel: 'error',
      });
      return { file, script: await readFile(outfile, 'utf8') };
    }),
  );
