import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { permissionsOf } from '../../src/protocol/console/console-api.ts';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { tamperRecords } from '../infrastructure/keys/audit-keys.fake.ts';
import { openFactorRig, type FactorRig } from './factors/console-factors.fake.ts';
import { createConsoleApp } from './fakes/console-app.fake.ts';
import { routes } from './fakes/route-list.fake.ts';

let database: TestDatabase;
let rig: FactorRig;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('truncate console_account, console_login_try, console_refusal cascade');
  await tamperRecords(database.pool, 'truncate operation_audit, operation_audit_head');
  rig = await openFactorRig(database, { demo: true });
});
const readRefused = async (): Promise<readonly string[]> =>
  (await rig.actions()).filter((line) => line.includes('.refuse'));

describe('what is refused', () => {
  it('is in the audit with the route, for each of a few reasons', async () => {
    const viewer = await rig.logIn('viewer');
    await viewer.post('money/decide');
    await rig.call('POST', '/api/draft/discard', {
      cookie: viewer.cookie(),
      origin: 'http://evil.test',
      body: {},
    });
    await rig.call('GET', '/api/people');
    await viewer.post('login', { username: 'viewer', password: 'wrong' });
    await viewer.post('login', { username: 'my password by mistake', password: 'x' });
    await viewer.post('proof', { way: 'password', answer: 'guess' });
    await viewer.post('links/look', { token: 'guess' });
    const { browser } = await rig.setUp('administrator');
    rig.clock.advance(5 * 60_000);
    await browser.post('people/end-sessions', { username: 'viewer' });
    await (await rig.logIn('administrator')).get('people');
    expect(await readRefused()).toEqual([
      'viewer: call.refuse role.not-allowed POST /api/money/decide',
      'viewer: call.refuse request.origin POST /api/draft/discard',
      'unknown: call.refuse session.required GET /api/people',
      'unknown: session.refuse session.login-refused 127.0.0.1',
      'unknown: session.refuse session.login-refused 127.0.0.1',
      'viewer: factor.refuse factor.wrong password',
      'viewer: call.refuse link.unknown POST /api/links/look',
      'administrator: call.refuse proof.required POST /api/people/end-sessions',
      'administrator: call.refuse factor.required GET /api/people',
    ]);
    const { rows } = await database.pool.query('select * from operation_audit, console_refusal');
    expect(JSON.stringify(rows)).not.toContain('by mistake');
  });

  it('does not fill the audit: of hundreds in an hour it has a few lines with the count, and all are counted', async () => {
    const viewer = await rig.logIn('viewer');
    const knock = () => rig.call('POST', '/api/money/decide', { cookie: viewer.cookie(), body: {} });
    await Promise.all(Array.from({ length: 250 }, knock));
    const lines = await readRefused();
    expect(lines.length).toBeLessThanOrEqual(3);
    expect(lines[0]).toBe('viewer: call.refuse role.not-allowed POST /api/money/decide');
    expect(lines.at(-1)).toMatch(/, \d{3} times since 2026-11-21T10:00:00.000Z$/);
    const { rows } = await database.pool.query<{ refused: number }>('select refused from console_refusal');
    expect(rows).toEqual([{ refused: 250 }]);
    rig.clock.advance(3_600_000);
    const later = await rig.logIn('viewer');
    await rig.call('POST', '/api/money/decide', { cookie: later.cookie(), body: {} });
    expect((await readRefused()).length).toBe(lines.length + 1);
  });
});

it('records a call without permission on every route, and for a stranger too', async () => {
  const { call, signIn, refused } = await createConsoleApp();
  const cookie = await signIn('viewer');
  const closed = routes.filter(({ first }) => !permissionsOf.viewer.includes(first));
  expect(closed.length).toBeGreaterThan(120);
  for (const { method, url } of closed)
    for (const [sent, username, code] of [
      [cookie, 'viewer', 'role.not-allowed'],
      ['', null, 'session.required'],
    ] as const) {
      const before = refused.length;
      await call(method, url, { cookie: sent, ...(method === 'GET' ? {} : { body: {} }) });
      expect(refused.slice(before), `${method} ${url}`).toMatchObject([
        { action: 'call.refuse', username, code, about: expect.stringMatching(`^${method} /api/`) as string },
      ]);
    }
});
