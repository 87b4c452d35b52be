import { describe, expect, it } from 'vitest';
import { consoleRoles, permissionsOf } from '../../src/protocol/console/console-api.ts';
import { createConsoleApp, openSharedApp } from './fakes/console-app.fake.ts';

/** The routes as they are registered: nobody has to remember to add one here. */
const { app, registered } = await createConsoleApp();
await app.ready();
const guarded = registered.flatMap(({ method, url, needs }) =>
  needs === undefined || needs === 'nothing' ? [] : [{ method, url: url.replace(/:\w+/, '1'), needs }],
);
/** A body that no route takes: a caller without permission must not learn that. */
const junk = { junk: { of: ['a', 'stranger'] } };

describe('the guard of all routes', () => {
  const useShared = openSharedApp();

  it('stands before more than a few', () => {
    expect(guarded.length).toBeGreaterThan(60);
    expect(registered.filter(({ needs }) => needs === undefined)).toEqual([]);
  });

  for (const role of consoleRoles)
    it(`refuses the ${role} exactly what the role has no permission for`, async () => {
      const { call, cookie } = await useShared(role);
      for (const { method, url, needs } of guarded) {
        const answer = await call(method, url, { cookie, ...(method === 'GET' ? {} : { body: junk }) });
        const route = `${method} ${url}`;
        if (permissionsOf[role].includes(needs)) expect([401, 403], route).not.toContain(answer.statusCode);
        else {
          expect(answer.statusCode, route).toBe(403);
          expect(answer.json(), route).toMatchObject({
            errorCode: 'role.not-allowed',
            value: { role, permission: needs },
          });
        }
      }
    });

  it('asks a stranger to sign in first, whatever they send', async () => {
    const { call } = await useShared('viewer');
    for (const { method, url } of guarded)
      for (const address of [url, `${url}?junk=1&page=x`]) {
        const answer = await call(method, address, method === 'GET' ? {} : { body: junk });
        expect(answer.statusCode, `${method} ${address}`).toBe(401);
        expect(answer.json(), `${method} ${address}`).toEqual({
          success: false,
          errorCode: 'session.required',
          message: 'Log in first.',
        });
      }
  });
});
