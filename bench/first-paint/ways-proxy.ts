import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * How the first view comes to the browser: drawn at publish, drawn by the program from data in the
 * page, or drawn by the program from data that it fetches.
 */
export const ways = ['prerendered', 'inlined', 'fetched'] as const;
export type Way = (typeof ways)[number];

export interface WaysProxy {
  /** Origin that serves the site in that way. */
  origin(way: Way): string;
  /** While true no answer of the member API comes: what is seen is layout and texts alone. */
  holdData(isHeld: boolean): void;
  close(): Promise<void>;
}

const loaderPath = '/bench-loader.js';

const moveStylesUp = (html: string): string => {
  const links = html.match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? [];
  return html
    .replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${links.join('')}</head>`);
};
/** The same page as the program alone would draw it. */
const inlineOnly = (html: string): string =>
  moveStylesUp(
    html
      .replace(/<style data-foyer-first>[^]*?<\/style>/, '')
      .replace(/<script>[^]*?<\/script>/, '')
      .replace(
        /<div id="root"[^]*?(<link\b[^>]*\brel="stylesheet"|<script type="application\/json")/,
        (_, next: string) => `<div id="root"></div>${next}`,
      ),
  );
/** The page without its data; the program is asked for at once and begins when the data is there. */
const fetchOnly = (html: string): string =>
  inlineOnly(html)
    .replace(/<script type="application\/json" id="foyer-boot">[^]*?<\/script>/, '')
    .replace(
      /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/,
      (_, entry: string) =>
        `<link rel="modulepreload" href="${entry}"><script type="module" src="${loaderPath}?entry=${entry}"></script>`,
    );
const loader = `
const entry = new URL(import.meta.url).searchParams.get('entry');
const json = async (path) => (await fetch(path)).json();
const active = await json('/site/active');
const { site, shell, pages, messages } = active.manifest;
const [a, b, c, d] = await Promise.all(
  [site, shell, pages.home, messages.EN].map((hash) => json('/site/parts/' + hash + '.json')));
const element = document.createElement('script');
element.type = 'application/json';
element.id = 'foyer-boot';
element.textContent = JSON.stringify({ active, site: a, shell: b, page: c, locale: 'EN', messages: d });
document.head.append(element);
await import(entry);
`;

const rewrite: Readonly<Record<Way, (html: string) => string>> = {
  prerendered: (html) => html,
  inlined: inlineOnly,
  fetched: fetchOnly,
};

const readAll = async (message: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
};

const sendPage = async (answer: IncomingMessage, response: ServerResponse, way: Way): Promise<void> => {
  const body = await readAll(answer);
  const html = (answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString(
    'utf8',
  );
  const changed = rewrite[way](html);
  if (way !== 'prerendered' && changed === html) throw new Error(`The page could not be made ${way}.`);
  const packed = brotliCompressSync(changed, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
  // Without the policy of the page: the loader writes a script element, which it forbids.
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
  response.end(packed);
};

const openOne = (portal: URL, way: Way, isHeld: () => boolean) =>
  createServer((incoming, response) => {
    const path = incoming.url ?? '/';
    if (path.startsWith(loaderPath)) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(loader);
      return;
    }
    if (/^\/(wps|lgw)\//.test(path) && isHeld()) return;
    const options = { host: portal.hostname, port: portal.port, path, method: incoming.method ?? 'GET' };
    // A page is taken apart here, so it comes as this reads it; all else as the browser asks for it.
    const isPage = incoming.headers.accept?.includes('text/html') === true;
    const headers = {
      ...incoming.headers,
      ...(isPage ? { 'accept-encoding': 'br' } : {}),
      host: portal.host,
    };
    const onward = request({ ...options, headers }, (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html') === true) {
        sendPage(answer, response, way).catch((error: unknown) => response.destroy(error as Error));
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });

const portOf = (address: AddressInfo | string | null | undefined): number => {
  if (typeof address !== 'object' || address === null) throw new Error('The proxy does not listen.');
  return address.port;
};

/** Serves a running site in each way, each on a separate port. */
export const openWaysProxy = async (portal: string): Promise<WaysProxy> => {
  let isHeld = false;
  const servers = new Map(ways.map((way) => [way, openOne(new URL(portal), way, () => isHeld)]));
  for (const server of servers.values())
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: (way) => `http://localhost:${portOf(servers.get(way)?.address())}`,
    holdData: (value) => void (isHeld = value),
    close: async () => {
      for (const server of servers.values()) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
};
