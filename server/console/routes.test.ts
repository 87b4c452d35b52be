import { describe, expect, it } from 'vitest';
import {
  consoleRoles,
  permissionsOf,
  type ConsolePermission,
  type ConsoleRole,
} from '../../src/protocol/console-api.ts';
import { createConsoleApp, openSharedApp } from './console-app.fake.ts';
import { sampleReceiving } from '../../src/protocol/console-receiving.fake.ts';
import { sampleRules } from '../../src/protocol/console-withdrawals.fake.ts';

const edit = {
  version: 1,
  patches: [
    {
      document: 'settings/register-fields',
      op: 'replace',
      path: ['fields', 'email', 'required'],
      value: true,
    },
  ],
};
/** Every route but login, logout: what it asks for, and a body it accepts. */
const routes: readonly {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  needs: ConsolePermission;
  body?: object;
}[] = [
  { method: 'GET', url: '/api/me', needs: 'read' },
  { method: 'GET', url: '/api/site', needs: 'read' },
  { method: 'GET', url: '/api/adoption', needs: 'read' },
  { method: 'GET', url: '/api/documents', needs: 'read' },
  { method: 'GET', url: '/api/document?path=site', needs: 'read' },
  { method: 'GET', url: '/api/outbox', needs: 'read' },
  { method: 'GET', url: '/api/audit', needs: 'read' },
  { method: 'GET', url: '/api/releases', needs: 'read' },
  { method: 'GET', url: '/api/releases/compare?from=1&to=draft', needs: 'read' },
  { method: 'POST', url: '/api/releases/preview', needs: 'read', body: { revision: 1 } },
  { method: 'GET', url: '/api/draft', needs: 'read' },
  { method: 'GET', url: '/api/draft/check', needs: 'read' },
  { method: 'GET', url: '/api/draft/settings', needs: 'read' },
  { method: 'GET', url: '/api/draft/approval', needs: 'read' },
  { method: 'POST', url: '/api/draft/approval/request', needs: 'edit', body: { version: 1, note: 'n' } },
  {
    method: 'POST',
    url: '/api/draft/approval/decide',
    needs: 'publish',
    body: { version: 1, decision: 'approved', reason: '' },
  },
  { method: 'GET', url: '/api/switches', needs: 'read' },
  {
    method: 'POST',
    url: '/api/switches/kill',
    needs: 'publish',
    body: { kind: 'form', name: 'register', note: 'n' },
  },
  {
    method: 'POST',
    url: '/api/switches/restore',
    needs: 'publish',
    body: { kind: 'form', name: 'register', note: 'n' },
  },
  { method: 'GET', url: '/api/draft/comments', needs: 'read' },
  {
    method: 'POST',
    url: '/api/draft/comments',
    needs: 'edit',
    body: { document: 'site', pointer: '', body: 'Why?' },
  },
  { method: 'POST', url: '/api/draft/comments/1/resolve', needs: 'edit' },
  { method: 'PATCH', url: '/api/draft', needs: 'edit', body: edit },
  { method: 'POST', url: '/api/draft/undo', needs: 'edit', body: { version: 1 } },
  { method: 'POST', url: '/api/draft/discard', needs: 'edit', body: { version: 1 } },
  { method: 'POST', url: '/api/draft/rebase', needs: 'edit', body: { version: 1 } },
  {
    method: 'POST',
    url: '/api/draft/revert',
    needs: 'edit',
    body: { version: 1, document: 'site', pointer: '/name', summary: 'x' },
  },
  { method: 'GET', url: '/api/base', needs: 'read' },
  { method: 'POST', url: '/api/base/take', needs: 'edit', body: { version: 1 } },
  {
    method: 'POST',
    url: '/api/base/revert',
    needs: 'edit',
    body: { version: 1, document: 'settings/register-fields' },
  },
  { method: 'GET', url: '/api/reviews', needs: 'read' },
  { method: 'GET', url: '/api/reviews/pictures/picture-of-1', needs: 'read' },
  {
    method: 'POST',
    url: '/api/reviews/decide',
    needs: 'publish',
    body: { kind: 'redemption', id: '1', status: 'approved', remark: '' },
  },
  { method: 'GET', url: '/api/withdrawals?filter=all&search=x&page=2', needs: 'read' },
  { method: 'GET', url: '/api/withdrawals/1', needs: 'read' },
  { method: 'GET', url: '/api/withdrawals/export?filter=all', needs: 'cashier' },
  {
    method: 'POST',
    url: '/api/withdrawals/decide',
    needs: 'cashier',
    body: { id: '1', action: 'take', text: '', version: '1', key: 'key-of-a-test' },
  },
  { method: 'GET', url: '/api/removals', needs: 'read' },
  { method: 'GET', url: '/api/removals/member?account=player', needs: 'cashier' },
  { method: 'POST', url: '/api/removals/propose', needs: 'cashier', body: { account: 'player', note: 'n' } },
  { method: 'POST', url: '/api/removals/withdraw', needs: 'cashier', body: { id: '1' } },
  {
    method: 'POST',
    url: '/api/removals/decide',
    needs: 'publish',
    body: { id: '1', state: 'rejected', reason: 'r' },
  },
  { method: 'GET', url: '/api/withdrawal-rules', needs: 'read' },
  {
    method: 'POST',
    url: '/api/withdrawal-rules/propose',
    needs: 'cashier',
    body: { rules: sampleRules, note: 'n' },
  },
  { method: 'POST', url: '/api/withdrawal-rules/withdraw', needs: 'cashier', body: { id: '1' } },
  {
    method: 'POST',
    url: '/api/withdrawal-rules/decide',
    needs: 'publish',
    body: { id: '1', state: 'approved', reason: '' },
  },
  { method: 'GET', url: '/api/games?filter=all&search=x&vendor=&page=2', needs: 'read' },
  { method: 'GET', url: '/api/games/vendors', needs: 'read' },
  {
    method: 'POST',
    url: '/api/games/close',
    needs: 'publish',
    body: { kind: 'game', name: '10001', until: null, note: 'n' },
  },
  {
    method: 'POST',
    url: '/api/games/open',
    needs: 'publish',
    body: { kind: 'game', name: '10001', note: 'n' },
  },
  { method: 'GET', url: '/api/rounds?filter=open&search=x&page=1', needs: 'read' },
  { method: 'GET', url: '/api/rounds/export?filter=all', needs: 'cashier' },
  { method: 'POST', url: '/api/rounds/give-back', needs: 'cashier', body: { id: '5', note: 'n' } },
  { method: 'GET', url: '/api/receiving', needs: 'read' },
  {
    method: 'POST',
    url: '/api/receiving/propose',
    needs: 'cashier',
    body: { id: null, fields: sampleReceiving, note: 'n' },
  },
  { method: 'POST', url: '/api/receiving/off', needs: 'cashier', body: { id: '1', note: 'n' } },
  { method: 'POST', url: '/api/receiving/withdraw', needs: 'cashier', body: { id: '1' } },
  {
    method: 'POST',
    url: '/api/receiving/decide',
    needs: 'publish',
    body: { id: '1', state: 'approved', reason: '' },
  },
  { method: 'GET', url: '/api/opening', needs: 'read' },
  {
    method: 'POST',
    url: '/api/opening/close',
    needs: 'publish',
    body: { from: '', until: '', zone: 'UTC', note: 'n' },
  },
  { method: 'POST', url: '/api/opening/open', needs: 'publish', body: { note: 'n' } },
  {
    method: 'POST',
    url: '/api/opening/deny',
    needs: 'publish',
    body: { kind: 'country', value: 'FR', note: 'n' },
  },
  {
    method: 'POST',
    url: '/api/opening/allow',
    needs: 'publish',
    body: { kind: 'country', value: 'FR', note: 'n' },
  },
  { method: 'GET', url: '/api/draft/schedule', needs: 'read' },
  {
    method: 'POST',
    url: '/api/draft/schedule',
    needs: 'publish',
    body: { version: 1, local: '2027-01-01T10:00', zone: 'UTC', note: 'n', baseRevision: 1 },
  },
  { method: 'POST', url: '/api/draft/schedule/cancel', needs: 'publish', body: { id: '1' } },
  { method: 'POST', url: '/api/draft/preview', needs: 'edit' },
  {
    method: 'POST',
    url: '/api/publish',
    needs: 'publish',
    body: { note: 'n', draftVersion: 1, baseRevision: 1 },
  },
  {
    method: 'POST',
    url: '/api/explain',
    needs: 'read',
    body: { paths: ['settings.register.email.required'], rules: [], of: 'draft' },
  },
  { method: 'GET', url: '/api/submissions', needs: 'read' },
  {
    method: 'POST',
    url: '/api/submissions/look',
    needs: 'cashier',
    body: { id: '1', reason: 'a complaint' },
  },
  { method: 'GET', url: '/api/stage', needs: 'read' },
  {
    method: 'POST',
    url: '/api/stage',
    needs: 'publish',
    body: {
      note: 'n',
      draftVersion: 1,
      baseRevision: 1,
      plan: { share: 10, audience: 'members', accounts: [], haltAfter: 3 },
    },
  },
  { method: 'POST', url: '/api/stage/widen', needs: 'publish', body: { id: '1', share: 50 } },
  { method: 'POST', url: '/api/stage/complete', needs: 'publish', body: { id: '1', note: '' } },
  { method: 'POST', url: '/api/stage/roll-back', needs: 'publish', body: { id: '1', note: 'n' } },
  { method: 'POST', url: '/api/rollback', needs: 'publish', body: { toRevision: 1, note: 'n' } },
];

describe('routes by role', () => {
  const useShared = openSharedApp();
  const openOwn = async (role: ConsoleRole) => {
    const { call, signIn } = await createConsoleApp();
    return { call, cookie: await signIn(role) };
  };

  it('lists every route that the console registers', async () => {
    const { app, registered } = await createConsoleApp();
    await app.ready();
    const listed = routes.map(
      ({ method, url }) => `${method} ${url.split('?')[0]?.replace(/\/(picture-of-)?1(?=\/|$)/, '/:id')}`,
    );
    expect([...registered].sort()).toEqual([...listed, 'POST /api/login', 'POST /api/logout'].sort());
  });

  for (const role of consoleRoles)
    for (const { method, url, needs, body } of routes) {
      const may = permissionsOf[role].includes(needs);
      it(`${may ? 'lets' : 'refuses'} the ${role} ${method} ${url}`, async () => {
        const { call, cookie } = await (may && method !== 'GET' ? openOwn(role) : useShared(role));
        const answer = await call(method, url, { cookie, ...(body ? { body } : {}) });
        if (may) expect(answer.statusCode).not.toBe(403);
        else expect(answer.json()).toMatchObject({ errorCode: 'role.not-allowed', value: { role } });
        expect(answer.statusCode).toBeLessThan(500);
      });
    }

  for (const { method, url, body } of routes)
    it(`refuses ${method} ${url} without a session`, async () => {
      const { call } = await useShared('viewer');
      const answer = await call(method, url, body ? { body } : {});
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ success: false, errorCode: 'session.required' });
    });

  for (const { method, url, body } of routes.filter(({ method }) => method !== 'GET'))
    for (const origin of ['http://evil.test', 'http://console.test:8080', 'null', null])
      it(`refuses ${method} ${url} sent from ${origin ?? 'no origin'}`, async () => {
        const { call, cookie } = await useShared('publisher');
        const answer = await call(method, url, { cookie, origin, ...(body ? { body } : {}) });
        expect(answer.statusCode).toBe(403);
        expect(answer.json()).toMatchObject({ errorCode: 'request.origin' });
      });

  it('keeps one-time codes of the outbox from a viewer, in the body too', async () => {
    const { call, signIn } = await createConsoleApp();
    const read = async (role: 'viewer' | 'editor') =>
      (await call('GET', '/api/outbox', { cookie: await signIn(role) })).body;
    expect(await read('editor')).toContain('482913');
    expect(await read('viewer')).not.toContain('482913');
    expect(await read('viewer')).toContain('Your code is ••••••');
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
    const answer = await call('POST', '/api/draft/undo', { cookie, body: { version: '1' } });
    expect(answer.statusCode).toBe(400);
  });
});
