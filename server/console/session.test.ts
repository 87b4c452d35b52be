import { describe, expect, it } from 'vitest';
import { createConsoleApp } from './fakes/console-app.fake.ts';
import { absoluteMs, hashToken, idleMs } from './sessions.ts';

const right = { username: 'editor', password: 'Console-2026' };
const wrong = { username: 'editor', password: 'wrong' };

describe('signing in', () => {
  it('sets a cookie that no script can read and no other site can send', async () => {
    const { call } = await createConsoleApp();
    const answer = await call('POST', '/api/login', { body: right });
    expect(answer.cookies[0]).toMatchObject({
      name: 'foyer-console',
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('binds the cookie to host and https where the console is served by https', async () => {
    const { call } = await createConsoleApp({ secure: true });
    const cookie = (await call('POST', '/api/login', { body: right })).cookies[0];
    expect(cookie).toMatchObject({ name: '__Host-foyer-console', secure: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
  });

  it('says who signed in, for which brand, and what they may do', async () => {
    const { call } = await createConsoleApp();
    expect((await call('POST', '/api/login', { body: right })).json()).toEqual({
      account: { username: 'editor', name: 'Emil Editor', role: 'editor' },
      permissions: ['read', 'content', 'edit'],
      brand: { code: 'demo', name: 'Lumina' },
      environment: 'test',
      demo: true,
      portalOrigin: 'http://portal.test',
      expiresAt: '2026-11-21T22:00:00.000Z',
      timeZone: 'Asia/Manila',
      factor: { state: 'whole', ways: ['password'] },
    });
  });

  it('names the brand as it is live now, also in a session that began before', async () => {
    let name = 'Lumina';
    const { call, signIn } = await createConsoleApp({
      parts: { brand: { code: 'demo', readName: () => Promise.resolve(name) } },
    });
    const cookie = await signIn('editor');
    name = 'Aurora Play';
    expect((await call('GET', '/api/me', { cookie })).json()).toMatchObject({
      brand: { name: 'Aurora Play' },
    });
  });

  it('gives the same answer for a wrong password and an unknown name', async () => {
    const { call } = await createConsoleApp();
    const known = await call('POST', '/api/login', { body: wrong });
    const unknown = await call('POST', '/api/login', { body: { username: 'nobody', password: 'x' } });
    expect(known.statusCode).toBe(401);
    expect(unknown.body).toBe(known.body);
  });

  it('keeps only a hash of the token', async () => {
    const { signIn, store } = await createConsoleApp();
    const token = (await signIn('editor')).split('=')[1] ?? '';
    expect(await store.findSession(token)).toBeNull();
    expect(await store.findSession(hashToken(token))).toMatchObject({ account: { username: 'editor' } });
  });
});

describe('a session', () => {
  it('ends after half an hour without a call', async () => {
    const { call, signIn, pass } = await createConsoleApp();
    const cookie = await signIn('viewer');
    pass(idleMs - 1);
    expect((await call('GET', '/api/me', { cookie })).statusCode).toBe(200);
    pass(idleMs);
    expect((await call('GET', '/api/me', { cookie })).statusCode).toBe(401);
  });

  it('is not kept alive by a page that polls while nobody is there', async () => {
    const { call, signIn, pass } = await createConsoleApp();
    const cookie = await signIn('viewer');
    pass(idleMs - 1);
    expect((await call('GET', '/api/site', { cookie, idle: true })).statusCode).toBe(200);
    pass(1);
    expect((await call('GET', '/api/site', { cookie, idle: true })).statusCode).toBe(401);
  });

  it('ends after its longest time however busy it is', async () => {
    const { call, signIn, pass } = await createConsoleApp();
    const cookie = await signIn('viewer');
    for (let left = absoluteMs; left > 0; left -= idleMs / 2) {
      expect((await call('GET', '/api/me', { cookie })).statusCode).toBe(200);
      pass(idleMs / 2);
    }
    expect((await call('GET', '/api/me', { cookie })).statusCode).toBe(401);
  });

  it('is over for its token after signing out', async () => {
    const { call, signIn } = await createConsoleApp();
    const cookie = await signIn('viewer');
    const out = await call('POST', '/api/logout', { cookie });
    expect(out.statusCode).toBe(204);
    expect(out.cookies[0]).toMatchObject({ value: '', httpOnly: true });
    expect((await call('GET', '/api/me', { cookie })).statusCode).toBe(401);
  });
});
