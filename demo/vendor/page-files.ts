import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameScript, readScript } from '../../server/platform/browser-script.ts';
import { root } from '../../server/platform/program.ts';
import { vendorGames } from './generated/games.ts';

export interface PageFile {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
}
/** A game's script and style, each under a name that changes with it. */
export interface PageFiles {
  readonly script: PageFile;
  readonly style: PageFile;
}

const name = (code: string, body: Buffer, extension: string, type: string): PageFile => ({
  path: `/build/${code}-${createHash('sha256').update(body).digest('hex').slice(0, 12)}.${extension}`,
  type,
  body,
});

/** The style of every page with that of the game behind it. */
function readStyle(code: string): Buffer {
  const own = join(root, `demo/vendor/games/${code}/${code}.css`);
  const shared = readFileSync(join(root, 'demo/vendor/client/page.css'));
  return existsSync(own) ? Buffer.concat([shared, readFileSync(own)]) : shared;
}

/** By the code of the game. */
export async function makePageFiles(): Promise<ReadonlyMap<string, PageFiles>> {
  const files = await Promise.all(
    vendorGames.map(async ({ code }) => {
      const script = name(code, await readScript(gameScript(code)), 'js', 'text/javascript; charset=utf-8');
      return [
        code,
        { script, style: name(code, readStyle(code), 'css', 'text/css; charset=utf-8') },
      ] as const;
    }),
  );
  return new Map(files);
}
