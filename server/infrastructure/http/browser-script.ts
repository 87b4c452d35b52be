import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, root } from '../program.ts';

/** A file of the built program, and the source that it is made of. */
interface BrowserScript {
  readonly file: string;
  readonly entry: string;
  /** `iife` is text for a page; a module is asked for by its address. */
  readonly format: 'esm' | 'iife';
}

const games = 'demo/vendor/games';
/** The script of a game of the demonstration, by the folder of the game. */
export const gameScript = (game: string): BrowserScript => ({
  file: `game-${game}.js`,
  entry: `${games}/${game}/client/${game}.client.ts`,
  format: 'esm',
});
/** Scripts of all games in a checkout; none where it has no demonstration. */
export const listGameScripts = (checkout: string): readonly BrowserScript[] => {
  const folder = join(checkout, games);
  return existsSync(folder) ? readdirSync(folder).toSorted().map(gameScript) : [];
};
/** What runs in a page before its first paint. */
export const beforePaint = {
  file: 'before-paint.js',
  entry: 'src/portal/before-paint.ts',
  format: 'iife',
} as const satisfies BrowserScript;

/** A script for browsers that neither portal nor console loads. */
export const bundleScript = async ({ entry, format }: BrowserScript): Promise<Uint8Array> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    format,
    minify: true,
    write: false,
    target: ['es2022'],
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`Expected the script of ${entry}, got none.`);
  return script.contents;
};

/** Read from the built program; the sources are bundled when they are run as they are written. */
export const readScript = async (script: BrowserScript): Promise<Buffer> =>
  isBuilt ? readFileSync(new URL(script.file, import.meta.url)) : Buffer.from(await bundleScript(script));
