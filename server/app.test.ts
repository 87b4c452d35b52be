import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { App } from './app.ts';
import { get, openAppFake, origins, type AppFake } from './app.fake.ts';
import { createLinks } from './console/people/links.ts';
import { systemRandom } from './infrastructure/random.ts';
import type { OpenedSite } from './site/open-site.ts';

let fake: AppFake;
let app: App;
let site: OpenedSite;
beforeAll(async () => {
  fake = await openAppFake();
  ({ app, site } = fake);
  for (const server of [app.portal, app.console]) {
    server.get('/test/broken', () => {
      throw new Error('the secret of the defect');
    });
  }
  await app.portal.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => fake.close());

test('sends every security header with every page, and with every other answer what can matter to it', async () => {
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
      '/lab/',
      '/lab/worker.js',
      '/lab/gallery',
      '/lab/gallery/frame',
      '/lab/gallery/frames',
      '/lab/stage',
      '/site/active',
      `/site/parts/${manifest.styles}.css`,
      '/site/reports',
      '/lab/gallery/site/none.json',
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
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=') as string,
    });
    expect(headers['x-powered-by']).toBeUndefined();
    const policy = String(headers['content-security-policy']);
    if (server === app.portal && /^\/(site|build|assets|wps)\//.test(url)) {
      expect({ url, policy }).toEqual({
        url,
        policy: "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      });
      continue;
    }
    expect({ url, ...headers }).toMatchObject({
      'cross-origin-opener-policy': server === app.portal ? 'same-origin-allow-popups' : 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()') as string,
    });
    expect(policy).toContain(
      "default-src 'none'; script-src 'self'; style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    );
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types foyer#html");
    const isExample = server === app.console && ['/lab/gallery/frame', '/lab/stage'].includes(url);
    const framed = server === app.console ? origins.portal : origins.games;
    const frames = isExample ? "'self'" : `'self' ${framed}`;
    expect(policy).toContain(`frame-src ${frames};`);
    expect(policy.includes('foyer#worker'), url).toBe(server === app.console && url === '/lab/');
    const isPreview = url.startsWith('/preview/');
    const ancestors = isPreview ? origins.console : isExample ? "'self'" : "'none'";
    expect({ url, policy }).toMatchObject({
      policy: expect.stringContaining(`frame-ancestors ${ancestors};`) as string,
    });
    expect(headers['x-frame-options']).toBe(isPreview || isExample ? undefined : 'DENY');
  }
  expect([...seen].sort((one, other) => one - other)).toEqual([200, 308, 400, 401, 404, 500]);
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
  expect((await get(app.console, '/lab')).headers['location']).toBe('/lab/');
  expect((await get(app.console, '/lab/')).body).toContain('Lab');
  expect((await get(app.console, '/lab/registration')).headers['location']).toBe('/lab/#registration');
  expect((await get(app.console, '/lab/gallery')).body).toContain('Gallery');
  expect((await get(app.console, '/lab/gallery/frame')).body).toContain('Example');
  expect((await get(app.console, '/lab/stage')).body).toContain('Screen');
  expect((await get(app.console, '/fields')).body).toContain('Console');
  expect((await get(app.console, '/api/none')).headers['content-type']).toContain('json');
});

test('has the page for the first administrator while there is none, and 404 afterwards', async () => {
  const links = createLinks({
    db: fake.database.db,
    clock: fake.clock,
    random: systemRandom,
    merchant: 'demo',
    demo: false,
    linkKey: new Uint8Array(32),
    operatorWaitHours: 24,
    consoleOrigin: 'https://console.test',
    mail: null,
  });
  const open = () => get(app.console, '/setup');
  expect((await open()).statusCode).toBe(404);
  const made = await links.openSetup();
  const page = await open();
  expect([page.statusCode, page.body]).toEqual([200, '<!doctype html><title>Console</title>']);
  await links.take({ token: made?.token ?? '', username: 'ada', name: 'Ada', passwordHash: 'h' });
  const gone = await get(app.console, '/setup', { 'if-none-match': String(page.headers['etag']) });
  expect([gone.statusCode, gone.body]).toEqual([404, page.body]);
});
