import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { build } from 'esbuild';
import { componentDefinitions } from '../src/components/generated/definitions.ts';
import { storedWeights } from '../src/protocol/generated/component-weights.ts';
import { formDefinitions } from '../src/forms/generated/definitions.ts';
import { toFolderName } from './list-folders.ts';
import { componentKey, type ComponentDefinition } from '../src/protocol/document/component-definition.ts';

const target = 'src/protocol/generated/component-weights.ts';
/** A weight within this part of the stored one stays: compressors of other versions differ by a few bytes. */
const tolerance = 0.05;

const findView = (root: string, type: string): string => {
  const folder = toFolderName(type);
  const paths = ['components', 'forms'].map((name) => join(root, 'src', name, folder, `${folder}.tsx`));
  const file = paths.find((path) => existsSync(path));
  if (file === undefined) throw new Error(`Expected the view of ${type} at one of ${paths.join(', ')}`);
  return file;
};

/** What every page has anyway: libraries of the entry, and what the runtime is made of. */
const isShared = (path: string): boolean =>
  /^(react|react-dom|xstate)(\/|$)|\/(runtime|protocol)\//.test(path);

/** Bytes after gzip of a component's view with all that it brings besides the entry's own code. */
const weigh = async (root: string, type: string): Promise<number> => {
  const { outputFiles } = await build({
    entryPoints: [findView(root, type)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'shared',
        setup: (build) => {
          build.onResolve({ filter: /.*/ }, ({ path }) =>
            isShared(path) ? { path, external: true } : undefined,
          );
        },
      },
    ],
    outdir: join(root, 'dist'),
  });
  return outputFiles.reduce((sum, file) => sum + gzipSync(file.contents, { level: 9 }).length, 0);
};

const isAbout = (stored: number | undefined, measured: number): stored is number =>
  stored !== undefined && Math.abs(stored - measured) <= stored * tolerance;

/** The weight of every component that is a view, measured now unless what is stored is about right. */
export const generateWeights = async (root: string): Promise<Readonly<Record<string, string>>> => {
  const views = [...componentDefinitions, ...formDefinitions]
    .filter(({ lower }: ComponentDefinition) => lower.kind === 'view')
    .map(componentKey)
    .sort();
  const weights = await Promise.all(
    views.map(async (type): Promise<readonly [string, number]> => {
      const measured = await weigh(root, type);
      const stored = storedWeights[type];
      return [type, isAbout(stored, measured) ? stored : measured];
    }),
  );
  const head =
    '// Written by "npm run generate" from the views; do not edit.\n' +
    '/** What releases call a component that is a view → what it brings to a page, in bytes after gzip. */\n' +
    'export const storedWeights: Readonly<Record<string, number>> = {\n';
  return {
    [target]: `${head}${weights.map(([type, weight]) => `  ${type.includes('@') ? `'${type}'` : type}: ${weight},\n`).join('')}};\n`,
  };
};
