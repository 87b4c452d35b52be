import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type App } from './app.ts';
import { createPostgresConsoleStore } from './console/postgres-console-store.ts';
import { createTestDatabase, type TestDatabase } from './db/test-database.ts';
import { createFakeClock } from './platform/clock.fake.ts';
import { createLimits } from './platform/limits.ts';
import { createOutbox } from './platform/outbox.ts';
import { createPasswordHasher } from './platform/passwords.ts';
import { systemRandom } from './platform/random.ts';
import { openSite, type OpenedSite } from './site/open-site.ts';
import { createFakeCompiler } from './site/site-compiler.fake.ts';

const origins = { portal: 'https://portal.test', console: 'https://console.test' };
const clock = createFakeClock();
let database: TestDatabase;
let site: OpenedSite;
let app: App;
let folder: string;

const write = (name: string, text: string): void => {
  const file = join(folder, name);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'foyer-assets-'));
  write(
    'portal/index.html',
    '<!doctype html><html lang="en"><head><title>x</title><!--foyer-boot--></head><body></body></html>',
  );
  write('portal/build/app-12345678.js', `export const a = "${'a'.repeat(2_000)}";`);
  write('portal/build/app-12345678.js.br', 'packed');
  write('portal/assets/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('console/console/index.html', '<!doctype html><title>Console</title>');
  write('console/lab/index.html', '<!doctype html><title>Lab</title>');
  write('console/build/c.js', '1');
  database = await createTestDatabase();
  const { db, notifications } = database;
  const onTrouble = (cause: unknown): never => {
    throw cause;
  };
  site = await openSite({
    db,
    notifications,
    clock,
    random: systemRandom,
    merchant: 'demo',
    compiler: createFakeCompiler(),
    onTrouble,
  });
  await publish('one');
  const outbox = createOutbox(db, clock);
  const limits = createLimits(db, clock);
  app = await buildApp({
    origins,
    trustProxy: false,
    logLevel: 'silent',
    assets: { portal: join(folder, 'portal'), console: join(folder, 'console') },
    upstreamUrl: null,
    member: {
      db,
      clock,
      random: systemRandom,
      outbox,
      limits,
      site: site.service,
      liveSite: site.liveSite,
      merchant: 'demo',
      dataFolder: folder,
      secureCookies: true,
    },
    console: {
      store: createPostgresConsoleStore(db),
      site: site.service,
      outbox,
      passwords: createPasswordHasher(),
      clock,
      brand: { code: 'demo', name: 'Demo' },
      environment: 'test',
      portalOrigin: origins.portal,
      secureCookies: true,
    },
    delivery: {
      db,
      clock,
      limits,
      merchant: 'demo',
      watch: site.watch,
      hub: site.hub,
      adoption: site.adoption,
    },
  });
  for (const server of [app.portal, app.console]) {
    server.get('/test/broken', () => {
      throw new Error('the secret of the defect');
    });
  }
  await app.portal.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all([app.portal.close(), app.console.close()]);
  await site.stop();
  await database.close();
  rmSync(folder, { recursive: true });
});

const publish = async (name: string): Promise<void> => {
  const imported = await site.service.importDocuments({
    documents: { 'pages/home': { name }, 'settings/brand': { name } },
    note: 'n',
    author: 'a',
    kind: 'publish',
  });
  if (!imported.ok) throw new Error(imported.error.code);
  await site.watch.refresh();
};
const get = (server: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
  server.inject({ method: 'GET', url, headers });
const readBoot = (html: string) =>
  JSON.parse(/id="foyer-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Record<string, never>;

test('sends every security header on every answer of both origins', async () => {
  const { manifest } = await site.service.active();
  const answers = [
    ...[
      '/',
      '/nowhere',
      '/game/7',
      '/site/active',
      `/site/parts/${manifest.styles}.css`,
      '/site/parts/zz.css',
      '/site/events',
      '/healthz',
      '/build/app-12345678.js',
      '/build/none.js',
      '/assets/mark.svg',
      '/wps/none',
      '/preview/none/',
      '/test/broken',
      '/%',
      '/robots.txt',
    ].map((url) => ({ server: app.portal, url })),
    ...[
      '/',
      '/releases',
      '/lab',
      '/api/none',
      '/api/draft',
      '/healthz',
      '/build/c.js',
      '/build/none.js',
      '/test/broken',
      '/%',
    ].map((url) => ({ server: app.console, url })),
  ];
  const seen = new Set<number>();
  for (const { server, url } of answers) {
    const { headers, statusCode } = await get(server, url);
    seen.add(statusCode);
    expect({ url, statusCode, ...headers }).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=') as string,
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    );
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types foyer#html");
    expect(policy).toContain(server === app.console ? `frame-src ${origins.portal};` : "frame-src 'self';");
    const ancestors = url.startsWith('/preview/') ? origins.console : "'none'";
    expect({ url, policy }).toMatchObject({
      policy: expect.stringContaining(`frame-ancestors ${ancestors};`) as string,
    });
    expect(headers['x-frame-options']).toBe(url.startsWith('/preview/') ? undefined : 'DENY');
    expect(headers['x-powered-by']).toBeUndefined();
  }
  expect([...seen].sort()).toEqual([200, 400, 401, 404, 500]);
});
test('answers bytes that are no request with a coded refusal and the same headers', async () => {
  const { port } = app.portal.server.address() as { port: number };
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('NOT HTTP\r\n\r\n'));
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toContain('content-security-policy:');
  expect(answer).toContain('"errorCode":"request_param_err"');
});
test('tells nothing of a defect', async () => {
  const { statusCode, body } = await get(app.portal, '/test/broken');
  expect(statusCode).toBe(500);
  expect(JSON.parse(body)).toEqual({
    success: false,
    errorCode: 'server.failed',
    message: 'The server failed at this call.',
  });
});
test('inlines everything of the first view and lets no text end the script', async () => {
  const { statusCode, body, headers } = await get(app.portal, '/', { accept: 'text/html' });
  const active = await site.service.active();
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain('<html lang="en" dir="ltr">');
  expect(body).toContain(`<link rel="stylesheet" href="/site/parts/${active.manifest.styles}.css">`);
  expect(body.match(/<\/script>/g)).toHaveLength(1);
  expect(body).toContain('<title>Home &#60;/script&#62; · Fake</title>');
  const boot = readBoot(body);
  expect(boot).toMatchObject({
    active,
    locale: 'EN',
    page: { id: 'home' },
    shell: { kind: 'shell' },
    messages: { 'home.title': 'Home </script>' },
  });
  expect(boot['preview']).toBeUndefined();
});
test('chooses the language by address, then by what the browser likes', async () => {
  const lang = async (url: string, like?: string) =>
    /<html[^>]*>/.exec(
      (await get(app.portal, url, like === undefined ? {} : { 'accept-language': like })).body,
    )?.[0];
  expect(await lang('/', 'de, ar-EG;q=0.8, en;q=0.5')).toBe('<html lang="ar" dir="rtl">');
  expect(await lang('/?lang=AR', 'en')).toBe('<html lang="ar" dir="rtl">');
  expect(await lang('/?lang="><script>', 'xx;q=zzz')).toBe('<html lang="en" dir="ltr">');
});
test('answers the pages of the site with 200, others with 404 and the app all the same', async () => {
  expect((await get(app.portal, '/index.html')).statusCode).toBe(200);
  expect((await get(app.portal, '/game/abc')).statusCode).toBe(200);
  const unknown = await get(app.portal, '/nowhere');
  expect([unknown.statusCode, readBoot(unknown.body)['page']]).toEqual([404, null]);
  expect((await app.portal.inject({ method: 'POST', url: '/nowhere' })).json()).toMatchObject({
    errorCode: 'request.unknown',
  });
});
test('sends pages and parts compressed, by hash and for ever, and 304 to who has them', async () => {
  const page = await get(app.portal, '/', { 'accept-encoding': 'gzip, br;q=0' });
  expect(page.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(page.rawPayload).toString()).toContain('foyer-boot');
  expect((await get(app.portal, '/', { 'if-none-match': String(page.headers.etag) })).statusCode).toBe(304);
  const { manifest } = await site.service.active();
  const part = await get(app.portal, `/site/parts/${manifest.shell}.json`, { 'accept-encoding': 'br' });
  expect(part.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(JSON.parse(brotliDecompressSync(part.rawPayload).toString())).toMatchObject({ kind: 'shell' });
  expect((await get(app.portal, `/site/parts/${manifest.shell}.js`)).statusCode).toBe(404);
});
test('serves built files compressed and immutable, public ones with a short life', async () => {
  const script = await get(app.portal, '/build/app-12345678.js', { 'accept-encoding': 'br' });
  expect([script.statusCode, script.body, script.headers['content-encoding']]).toEqual([200, 'packed', 'br']);
  expect(script.headers['cache-control']).toContain('immutable');
  expect((await get(app.portal, '/assets/mark.svg')).headers['cache-control']).toContain('max-age=300');
  expect((await get(app.portal, '/build/../index.html')).body).not.toContain('<!--foyer-boot-->');
});
test('tells open browsers of a publication, counts who has it and answers the new pointer', async () => {
  const { port } = app.portal.server.address() as { port: number };
  const { revision } = await site.service.active();
  const stop = new AbortController();
  const stream = await fetch(`http://127.0.0.1:${port}/site/events?client=browser-1&revision=${revision}`, {
    signal: stop.signal,
  });
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  expect(stream.headers.get('content-security-policy')).toContain("default-src 'none'");
  const known = await get(app.portal, '/site/active');
  await publish('two');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('event: release')) text += (await reader?.read())?.value ?? '';
  expect(text).toContain(`id: ${revision + 1}\n`);
  expect(await site.service.adoption()).toEqual({ revision: revision + 1, browsers: 1, current: 0 });
  const seen = await app.portal.inject({
    method: 'POST',
    url: '/site/seen',
    payload: { client: 'browser-1', revision: revision + 1 },
  });
  expect(seen.statusCode).toBe(204);
  expect(await site.service.adoption()).toEqual({ revision: revision + 1, browsers: 1, current: 1 });
  const next = await get(app.portal, '/site/active', { 'if-none-match': String(known.headers.etag) });
  expect([next.statusCode, next.json()]).toEqual([200, await site.service.active()]);
  stop.abort();
});
test('shows a draft under its preview address until it ends', async () => {
  const { version } = await site.service.draft();
  await site.service.editDraft({
    version,
    patches: [{ document: 'pages/home', op: 'replace', path: ['name'], value: 'drafted' }],
    author: 'e',
  });
  const preview = await site.service.previewDraft('e');
  if (!preview.ok) throw new Error(preview.error.code);
  const shown = await get(app.portal, `${preview.value.path}?theme=dark&locale=AR`);
  expect(shown.body).toContain('<html lang="ar" dir="rtl" class="dark" data-theme="dark">');
  expect(JSON.stringify(readBoot(shown.body)['page'])).toContain('drafted');
  expect(readBoot(shown.body)['preview']).toMatchObject({ expiresAt: preview.value.expiresAt });
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  clock.advance(31 * 60_000);
  expect((await get(app.portal, preview.value.path)).json()).toMatchObject({ errorCode: 'preview.ended' });
});
test('counts equal error reports together and refuses a flood', async () => {
  const release = (await site.service.active()).release;
  const report = (message: string) =>
    app.portal.inject({
      method: 'POST',
      url: '/site/reports',
      payload: { page: 'home', release, nodeId: 'root', message },
    });
  for (let count = 0; count < 30; count += 1) expect((await report('It\u0000 broke')).statusCode).toBe(204);
  const refused = await report('again');
  expect([refused.statusCode, refused.json<{ errorCode: string }>().errorCode]).toEqual([
    429,
    'TOO_MANY_REQUESTS',
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  const rows = await database.db.selectFrom('site_report').select(['message', 'count']).execute();
  expect(rows).toEqual([{ message: 'It broke', count: 30 }]);
});
test('refuses bad input with a code, never with a failure', async () => {
  const bad = [
    {
      method: 'POST' as const,
      url: '/site/seen',
      payload: '{',
      headers: { 'content-type': 'application/json' },
    },
    { method: 'POST' as const, url: '/site/seen', payload: { client: 'x', revision: 1 } },
    {
      method: 'POST' as const,
      url: '/site/seen',
      payload: '{"client":"browser-1","revision":1e400}',
      headers: { 'content-type': 'application/json' },
    },
    { method: 'POST' as const, url: '/site/reports', payload: { page: 'p'.repeat(9_000) } },
    { method: 'GET' as const, url: '/site/events?client=%00' },
    { method: 'GET' as const, url: `/site/parts/${'a'.repeat(600)}` },
    { method: 'POST' as const, url: '/site/seen', payload: 'a=b', headers: { 'content-type': 'text/weird' } },
  ];
  for (const request of bad) {
    const { statusCode, body } = await app.portal.inject(request);
    expect({
      url: request.url,
      statusCode,
      isRefused: statusCode >= 400 && statusCode < 500,
      body,
    }).toMatchObject({ isRefused: true });
    expect(JSON.parse(body)).toMatchObject({ success: false, errorCode: expect.any(String) as string });
  }
});
test('says that it is well, and that it is not', async () => {
  expect((await get(app.portal, '/healthz')).json()).toMatchObject({ status: 'ok', database: true });
  expect((await get(app.console, '/healthz')).statusCode).toBe(200);
});
test('gives console and lab their own page and the console every other path', async () => {
  expect((await get(app.console, '/lab')).body).toContain('Lab');
  expect((await get(app.console, '/fields')).body).toContain('Console');
  expect((await get(app.console, '/api/none')).headers['content-type']).toContain('json');
});
