import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameScript, readScript } from '../../server/platform/browser-script.ts';
import { root } from '../../server/platform/program.ts';

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

const folder = join(root, 'demo/vendor/client');

const name = (body: Buffer, extension: string, type: string): PageFile => ({
  path: `/build/game-${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${extension}`,
  type,
  body,
});

export async function makePageFiles(): Promise<PageFiles> {
  return {
    script: name(await readScript(gameScript), 'js', 'text/javascript; charset=utf-8'),
    style: name(readFileSync(join(folder, 'game.css')), 'css', 'text/css; charset=utf-8'),
  };
}
