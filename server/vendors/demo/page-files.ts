import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuilt, root } from '../../platform/program.ts';

export interface PageFile {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}
/** The game's script and style, each under a name that changes with it. */
export interface PageFiles {
  readonly script: PageFile;
  readonly style: PageFile;
}

const folder = join(root, 'server/vendors/demo/client');

const name = (body: Buffer, extension: string, type: string): PageFile => ({
  path: `/build/game-${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${extension}`,
  type,
  body,
});

/** The game's script for browsers. */
export const bundleGame = async (): Promise<Uint8Array> => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'main.ts')],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: ['es2022'],
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error('Expected the script of the game, got none.');
  return script.contents;
};

/** Name of the script in the built program. */
export const gameFile = 'game-client.js';

/** Read from the built program; the sources are bundled when they are run as they are written. */
export async function makePageFiles(): Promise<PageFiles> {
  const script = isBuilt ? readFileSync(new URL(gameFile, import.meta.url)) : Buffer.from(await bundleGame());
  return {
    script: name(script, 'js', 'text/javascript; charset=utf-8'),
    style: name(readFileSync(join(folder, 'game.css')), 'css', 'text/css; charset=utf-8'),
  };
}
