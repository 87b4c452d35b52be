import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, root } from './program.ts';

/** The script of the demonstration's game: its file in the built program, and the source that it is made of. */
export const gameScript = { file: 'game-client.js', entry: 'demo/vendor/client/main.ts' } as const;
type BrowserScript = typeof gameScript;

/** A script for browsers that neither portal nor console loads. */
export const bundleScript = async ({ entry }: BrowserScript): Promise<Uint8Array> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(root, entry)],
    bundle: true,
    format: 'esm',
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
