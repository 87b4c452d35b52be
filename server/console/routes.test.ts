import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { consoleRoles, permissionsOf, type ConsoleRole } from '../../src/protocol/console/console-api.ts';
import { createConsoleApp, openSharedApp } from './fakes/console-app.fake.ts';
import { requireDeclaredNeed } from './guard.ts';
import { openRoutes, routes } from './fakes/route-list.fake.ts';

/** Origin and `Host` of calls that other pages send; a foreign name may lead to the console. */
const foreign: readonly (readonly [string | null, string])[] = [
  ['http://evil.test', 'console.test'],
  ['http://evil.test', 'evil.test'],
  ['https://console.test', 'console.test'],
  ['http://console.test:8080', 'console.test'],
  ['http://console.test:8080', 'console.test:8080'],
  ['http://console.test.evil.test', 'console.test.evil.test'],
  ['http://127.0.0.1', '127.0.0.1'],
  ['null', 'console.test'],
  [null, 'console.test'],
];

describe('routes by role', () => {
  const useShared = openSharedApp();
  const changed = createConsoleApp();
  /** Changes are made one after another, each with a session that the one before cannot have ended. */
  const openOwn = async (role: ConsoleRole) => {
    const { call, signIn } = await changed;
    return { call, cookie: await signIn(role) };
  };

  it('needs of every route what this list says, and lists every route', async () => {
    const { app, registered } = await createConsoleApp();
    await app.ready();
    const listed = routes.map(({ method, path, first }) => `${method} ${path} ${first}`);
    expect(registered.map(({ method, url, needs }) => `${method} ${url} ${needs}`).sort()).toEqual(
      [...listed, ...openRoutes].sort(),
    );
  });

  it('does not start with a route that says nothing of who may call it', async () => {
    const app = fastify();
    app.addHook('onRoute', requireDeclaredNeed);
    expect(() => app.get('/secret', async () => 'all of it')).toThrow(/GET \/secret to name the permission/);
  });

  for (const role of consoleRoles)
    for (const { method, url, needs, body } of routes) {
      const may = permissionsOf[role].includes(needs);
      it(`${may ? 'lets' : 'refuses'} the ${role} ${method} ${url}`, async () => {
        const { call, cookie } = await (may && method !== 'GET' ? openOwn(role) : useShared(role));
        const answer = await call(method, url, { cookie, ...(body ? { body } : {}) });
        if (may) expect([401, 403]).not.toContain(answer.statusCode);
        else expect(answer.json()).toMatchObject({ errorCode: 'role.not-allowed', value: { role } });
        expect(answer.statusCode).toBeLessThan(500);
      });
    }

  for (const { method, url, body } of routes.filter(({ method }) => method !== 'GET'))
    for (const [origin, host] of foreign)
      it(`refuses ${method} ${url} sent from ${origin ?? 'no origin'} to ${host}`, async () => {
        const { call, cookie } = await useShared('publisher');
        const answer = await call(method, url, { cookie, origin, host, ...(body ? { body } : {}) });
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ errorCode: 'request.origin' });
      });

  it('answers an unknown call with a code', async () => {
    const { call } = await createConsoleApp();
    const answer = await call('GET', '/api/nothing');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ errorCode: 'request.unknown' });
  });

  it('refuses a body with a field the schema does not name', async () => {
    const { call, signIn } = await createConsoleApp();
    const cookie = await signIn('publisher');
    const answer = await call('POST', '/api/rollback', { cookie, body: { toRevision: 1, note: 'n', x: 1 } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'request.invalid' });
  });

  it('refuses a number written as text instead of coercing it', async () => {
    const { call, signIn } = await createConsoleApp();
    const cookie = await signIn('editor');
    const answer = await call('POST', '/api/draft/discard', { cookie, body: { version: '1' } });
    expect(answer.statusCode).toBe(400);
  });
});
