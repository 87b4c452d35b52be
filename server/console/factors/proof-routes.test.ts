import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionsOf, type ConsoleRole } from '../../../src/protocol/console/console-api.ts';
import { proofMinutes } from '../../../src/protocol/console/console-factors.ts';
import { desks } from '../../../src/protocol/desks/desks.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { routes } from '../fakes/route-list.fake.ts';
import { openFactorRig, type Browser, type FactorRig } from './console-factors.fake.ts';

/** The administrator comes last: some of its calls end the others. */
const roles = ['publisher', 'cashier', 'support', 'editor', 'administrator'] as const;
/** Calls that lead on before a login is finished. */
const toProve = ['GET /api/me', 'POST /api/proof/passkey', 'POST /api/proof'];
const toSetUp = routes
  .map(({ method, url }) => `${method} ${url}`)
  .filter((route) => route.includes(' /api/factors'));
/** Decisions of a second person, of all kinds. */
const decisions = /\/(decide|rollbacks\/confirm|rollbacks\/take-back)$/;
/** What a person with the permission does without being asked again, though it is about money, people or keys. */
const unasked = [
  'POST /api/submissions/look',
  'POST /api/members/exclude',
  'POST /api/members/limits',
  'POST /api/members/freeze',
  ...desks.flatMap(({ name }) => [`POST /api/desks/${name}/draft`, `POST /api/desks/${name}/draft/remove`]),
];
const isAsked = ({ method, url, needs }: (typeof routes)[number]): boolean =>
  method !== 'GET' &&
  !unasked.includes(`${method} ${url}`) &&
  (decisions.test(url) || ['people', 'system', 'cashier'].includes(needs) || url === '/api/account/password');
/** Asked too, also from an account without a factor. */
const isOwn = (url: string): boolean => url.startsWith('/api/factors/');

let database: TestDatabase;
let rig: FactorRig;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const open = async (demo: boolean): Promise<void> => {
  await database.pool.query('truncate console_account, console_login_try cascade');
  rig = await openFactorRig(database, { demo });
};
/** A role that may make the call. */
const roleFor = ({ needs, first }: (typeof routes)[number]): ConsoleRole =>
  roles.find((role) => permissionsOf[role].includes(needs) && permissionsOf[role].includes(first)) ??
  'viewer';
const codeOf = async (browser: Browser, { method, url, body }: (typeof routes)[number]): Promise<string> => {
  const answer = await rig.call(method, url, {
    cookie: browser.cookie(),
    ...(body === undefined ? {} : { body }),
  });
  if (answer.statusCode < 400) return `${answer.statusCode}`;
  return answer.json<{ errorCode: string }>().errorCode;
};
const early = (route: (typeof routes)[number], list: readonly string[]): boolean =>
  list.includes(`${route.method} ${route.url}`);

describe('over all routes', () => {
  it('covers every kind of decision, and more than a few', () => {
    expect(routes.length).toBeGreaterThan(170);
    expect(routes.filter(isAsked).length).toBeGreaterThan(50);
    for (const route of unasked)
      expect(
        routes.map(({ method, url }) => `${method} ${url}`),
        route,
      ).toContain(route);
  });

  it('an operator without a factor gets nowhere but to its set-up, where one is required', async () => {
    await open(false);
    for (const role of roles) {
      const browser = await rig.logIn(role);
      for (const route of routes.filter(
        (one) => roleFor(one) === role && !early(one, [...toProve, ...toSetUp]),
      ))
        expect(await codeOf(browser, route), `${role} ${route.method} ${route.url}`).toBe('factor.due');
      for (const route of routes.filter(
        (one) => one.method === 'GET' && early(one, [...toProve, ...toSetUp]),
      ))
        expect(await codeOf(browser, route), `${role} ${route.url}`).toBe('200');
    }
  });

  it('a password alone opens nothing of an account with a factor, not even its factors', async () => {
    await open(false);
    for (const role of roles) {
      await rig.setUp(role);
      const browser = await rig.logIn(role);
      for (const route of routes.filter((one) => roleFor(one) === role && !early(one, toProve)))
        expect(await codeOf(browser, route), `${role} ${route.method} ${route.url}`).toBe('factor.required');
    }
  });

  for (const demo of [false, true])
    it(`a stale proof is refused exactly where a fresh one is asked for (demonstration: ${demo})`, async () => {
      await open(demo);
      for (const role of roles) {
        const { browser } = await rig.setUp(role);
        rig.clock.advance(proofMinutes * 60_000);
        for (const route of routes.filter((one) => roleFor(one) === role && !early(one, toProve))) {
          const code = await codeOf(browser, route);
          const name = `${role} ${route.method} ${route.url}`;
          if (isAsked(route) || (isOwn(route.url) && route.method !== 'GET'))
            expect(code, name).toBe('proof.required');
          else expect(['proof.required', 'factor.required', 'factor.due'], name).not.toContain(code);
        }
      }
    });

  it('a fresh proof lets every call through to what it is about', async () => {
    await open(false);
    for (const role of roles) {
      const { secret } = await rig.setUp(role);
      for (const route of routes.filter((one) => roleFor(one) === role && isAsked(one))) {
        // Each with its own login: some of them end the session.
        const browser = await rig.logIn(role);
        const proof = await browser.post('proof', { way: 'code', answer: rig.nextCode(secret) });
        expect(proof.statusCode, proof.body).toBe(200);
        expect(['proof.required', 'factor.required', 'factor.due', 'session.required']).not.toContain(
          await codeOf(browser, route),
        );
      }
    }
  });

  it('in a demonstration an account without a factor is asked for nothing, but before it changes its factors', async () => {
    await open(true);
    for (const role of roles) {
      const browser = await rig.logIn(role);
      rig.clock.advance(proofMinutes * 60_000);
      for (const route of routes.filter(
        (one) => roleFor(one) === role && one.url !== '/api/account/password',
      )) {
        const code = await codeOf(browser, route);
        if (isOwn(route.url) && route.method !== 'GET') expect(code, route.url).toBe('proof.required');
        else expect(['proof.required', 'factor.required', 'factor.due'], route.url).not.toContain(code);
        if (route.url === '/api/proof') rig.clock.advance(proofMinutes * 60_000);
      }
    }
  });
});
