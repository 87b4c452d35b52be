import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get, openAppFake, readBoot, type AppFake } from '../app.fake.ts';
import type { App } from '../app.ts';
import type { OpenedSite } from '../site/open-site.ts';

let fake: AppFake;
let app: App;
let site: OpenedSite;
beforeAll(async () => {
  fake = await openAppFake();
  ({ app, site } = fake);
  await app.portal.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => fake.close());

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
  await fake.publish('two');
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
test('tells the stream of a session that it may have ended, and no other stream', async () => {
  const { port } = app.portal.server.address() as { port: number };
  const { revision } = await site.service.active();
  const stop = new AbortController();
  const open = async (client: string, session: string) => {
    const address = `http://127.0.0.1:${port}/site/events?client=${client}&revision=${revision}${session}`;
    const { body } = await fetch(address, { signal: stop.signal });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readTo = async (end: string): Promise<string> => {
      while (!text.includes(end)) text += (await reader?.read())?.value ?? '';
      return text;
    };
    await readTo('welcome');
    return readTo;
  };
  const session = (digit: string): string => digit.repeat(64);
  const readOwn = await open('browser-own', `&session=${session('a')}`);
  const other = await open('browser-other', `&session=${session('b')}`);
  const visitor = await open('browser-visitor', '');
  site.hub.announceSession(session('a'));
  site.hub.announcePlatform(false);
  expect(await readOwn('event: platform')).toContain(
    'event: session\ndata: {"session":"ask","jitterMs":0}\n\n',
  );
  for (const readTo of [other, visitor])
    expect(await readTo('event: platform')).not.toContain('event: session');
  stop.abort();
  const forged = await get(app.portal, `/site/events?client=browser-1&session=${'x'.repeat(64)}`);
  expect(forged.statusCode).toBe(400);
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
  fake.clock.advance(31 * 60_000);
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
  const rows = await fake.database.db.selectFrom('site_report').select(['message', 'count']).execute();
  expect(rows).toEqual([{ message: 'It broke', count: 30 }]);
});
