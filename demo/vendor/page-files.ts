import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameScript, readScript } from '../../server/infrastructure/http/browser-script.ts';
import { root } from '../../server/infrastructure/program.ts';
import type { AnyGame } from './game.ts';
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

/** The style of every page and of cards, with those of the game's family and of the game behind it. */
function readStyle({ code, family }: AnyGame): Buffer {
  const shared = family === undefined ? [] : [`${family}/${family}.css`];
  const paths = ['client/page.css', 'client/cards.css', ...shared, `games/${code}/${code}.css`];
  return Buffer.concat(
    paths
      .map((path) => join(root, 'demo/vendor', path))
      .flatMap((path) => (existsSync(path) ? [readFileSync(path)] : [])),
  );
}

/** By the code of the game. */
export async function makePageFiles(): Promise<ReadonlyMap<string, PageFiles>> {
  const files = await Promise.all(
    vendorGames.map(async (game) => {
      const { code } = game;
      const script = name(code, await readScript(gameScript(code)), 'js', 'text/javascript; charset=utf-8');
      return [
        code,
        { script, style: name(code, readStyle(game), 'css', 'text/css; charset=utf-8') },
      ] as const;
    }),
  );
  return new Map(files);
}
