import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

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

const at = (name: string): string => fileURLToPath(new URL(`./client/${name}`, import.meta.url));

const name = (body: Buffer, extension: string, type: string): PageFile => ({
  path: `/build/game-${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${extension}`,
  type,
  body,
});

/** Made when the server starts: a script of a few kilobytes takes less time than reading one that is kept. */
export async function makePageFiles(): Promise<PageFiles> {
  const { outputFiles } = await build({
    entryPoints: [at('main.ts')],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: ['es2022'],
    logLevel: 'silent',
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error('Expected the script of the game, got none.');
  return {
    script: name(Buffer.from(script.contents), 'js', 'text/javascript; charset=utf-8'),
    style: name(readFileSync(at('game.css')), 'css', 'text/css; charset=utf-8'),
  };
}
