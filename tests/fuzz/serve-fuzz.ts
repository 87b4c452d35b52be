import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portalHeaders } from '../../server/infrastructure/http/security-headers.ts';
import type { Release } from '../../src/protocol/release/release.ts';
import type { CompiledCorpus } from './compile-corpus.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const pictures = fileURLToPath(new URL('../../src/portal/public/', import.meta.url));
/** What is asked for repeatedly is kept, also that there is nothing: mutants are many. */
const lasting = 'public, max-age=86400';

export interface FuzzServer {
  readonly origin: string;
  close(): Promise<void>;
}

const readFile = (folder: string, path: string): Buffer | null => {
  try {
    return readFileSync(join(folder, normalize(path)));
  } catch {
    return null; // Nothing of that name: answered as not found.
  }
};

const findPart = (release: Release, path: string): string | null => {
  const [, hash, type] = /^\/site\/parts\/([0-9a-f]{64})\.(json|js|css)$/.exec(path) ?? [];
  const part = release.parts[hash ?? ''];
  return part !== undefined && part.type === type ? part.body : null;
};

/** Serves a build of the page of mutants with the headers of the portal, as in production. */
export const serveFuzz = async (folder: string, { corpus, release }: CompiledCorpus): Promise<FuzzServer> => {
  let origin = '';
  const corpusText = JSON.stringify(corpus);
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const headers = { ...portalHeaders({ portal: origin, console: origin }).all };
    const send = (status: number, type: string, body: string | Buffer): void =>
      void response
        .writeHead(status, { ...headers, 'content-type': type, 'cache-control': lasting })
        .end(body);
    if (path === '/fuzz/corpus.json') return send(200, 'application/json', corpusText);
    if (path === '/') {
      const styles = `<link rel="stylesheet" href="/site/parts/${release.manifest.styles}.css">`;
      const page = (readFile(folder, 'index.html') ?? '').toString().replace('<!--styles-->', styles);
      return send(200, types['.html'] as string, page);
    }
    const part = findPart(release, path);
    if (part !== null) return send(200, types[extname(path)] ?? 'text/plain', part);
    const file = path.startsWith('/build/')
      ? readFile(folder, path.slice(1))
      : path.startsWith('/assets/')
        ? readFile(pictures, path)
        : null;
    return file === null
      ? send(404, 'text/plain', 'There is nothing.')
      : send(200, types[extname(path)] ?? 'application/octet-stream', file);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
