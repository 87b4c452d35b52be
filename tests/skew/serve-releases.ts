import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { ensureAssets } from '../../server/assets/build-assets.ts';
import { fillTemplate } from '../../server/delivery/page-template.ts';
import { portalHeaders } from '../../server/infrastructure/http/security-headers.ts';
import type { CompiledSite, ReleasePart } from '../../src/protocol/release/release.ts';
import { root } from '../gate/run-command.ts';
import type { PackedRelease } from './pack-release.ts';

/** A portal's server without a database: it hands out whatever releases a test gives it. */
export interface ReleaseServer {
  readonly origin: string;
  /** Makes a release the live one and tells open browsers. */
  publish(release: PackedRelease): void;
  /** Whether pages come with their first screen: without it, configuration is out of reach. */
  setInlined(isInlined: boolean): void;
  /** Bodies of reports that browsers sent. */
  reports(): readonly string[];
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

interface State {
  live: PackedRelease;
  revision: number;
  isInlined: boolean;
  readonly parts: Map<string, ReleasePart>;
  readonly streams: Set<ServerResponse>;
  readonly reports: string[];
}

const pointerOf = ({ live, revision }: State) => ({
  merchant: 'demo',
  revision,
  release: live.hash,
  manifest: live.manifest,
});

/** Everything that the first paint needs, as the real server inlines it. */
const writeBoot = (state: State, path: string): string => {
  const { manifest } = state.live;
  const read = (hash: string | undefined): unknown =>
    hash === undefined ? null : JSON.parse(state.parts.get(hash)?.body ?? 'null');
  const site = read(manifest.site) as CompiledSite;
  // A release from elsewhere may have its routes in another form.
  const routes: unknown = site.routes;
  const route = Array.isArray(routes) ? site.routes.find((known) => known.path === path) : undefined;
  const boot = {
    active: pointerOf(state),
    site,
    shell: read(manifest.shell),
    page: route === undefined ? null : read(manifest.pages[route.page]),
    locale: 'EN',
    messages: read((manifest.messages as Partial<typeof manifest.messages> | undefined)?.['EN']),
  };
  const text = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="foyer-boot">${text}</script>`;
};

const answer = (state: State, folder: string, template: string, headers: Record<string, string>) => {
  const sendPage = (path: string): string =>
    fillTemplate(template, {
      lang: 'en',
      dir: 'ltr',
      title: 'Foyer',
      noScript: '',
      theme: undefined,
      icon: null,
      styles: `/site/parts/${state.live.manifest.styles}.css`,
      hints: '',
      boot: state.isInlined ? writeBoot(state, path) : '',
      drawn: null,
    });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const send = (status: number, type: string, body: string | Buffer, more = {}): void =>
      void response.writeHead(status, { ...headers, 'content-type': type, ...more }).end(body);
    if (path === '/site/events') {
      response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
      state.streams.add(response.on('close', () => state.streams.delete(response)));
      response.write(': here\n\n');
      return undefined;
    }
    if (path === '/site/reports') {
      request.on('data', (piece: Buffer) => void state.reports.push(piece.toString()));
      return send(204, 'text/plain', '');
    }
    if (path === '/site/active') return send(200, types['.json'] as string, JSON.stringify(pointerOf(state)));
    if (path === '/site/keys') return send(200, types['.json'] as string, '{"keys":[]}');
    const [, hash] = /^\/site\/parts\/([0-9a-f]{64})\.(?:json|js|css)$/.exec(path) ?? [];
    const part = state.parts.get(hash ?? '');
    if (part !== undefined)
      return send(200, types[extname(path)] as string, part.body, {
        'cache-control': 'public, max-age=31536000, immutable',
      });
    if (/^\/(build|assets)\//.test(path)) {
      const file = readFileSync(join(folder, normalize(path)));
      return send(200, types[extname(path)] ?? 'application/octet-stream', file);
    }
    if (/^\/(site|wps|lgw|lotto)\b/.test(path)) return send(404, 'application/json', '{}');
    return send(200, types['.html'] as string, sendPage(path), { 'cache-control': 'no-cache' });
  };
};

/** Built once for a process: whether they are up to date takes half a second to find out. */
let assets: ReturnType<typeof ensureAssets> | null = null;

export const serveReleases = async (first: PackedRelease): Promise<ReleaseServer> => {
  assets ??= ensureAssets(root, () => undefined);
  const folders = await assets;
  const template = readFileSync(join(folders.portal, 'index.html'), 'utf8');
  const state: State = {
    live: first,
    revision: 1,
    isInlined: true,
    parts: new Map(Object.entries(first.parts)),
    streams: new Set(),
    reports: [],
  };
  const headers: Record<string, string> = {};
  const server = createServer(answer(state, folders.portal, template, headers));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  Object.assign(headers, portalHeaders({ portal: origin, console: origin }).all);
  return {
    origin,
    publish: (release) => {
      for (const [hash, part] of Object.entries(release.parts)) state.parts.set(hash, part);
      state.live = release;
      state.revision += 1;
      const notice = JSON.stringify({ revision: state.revision, release: release.hash, jitterMs: 0 });
      for (const stream of state.streams) stream.write(`event: release\ndata: ${notice}\n\n`);
    },
    setInlined: (isInlined) => void (state.isInlined = isInlined),
    reports: () => state.reports,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
