import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LinkedPeople, PeopleState } from '../../../src/protocol/calls/people.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock, type FakeClock } from '../../infrastructure/clock.fake.ts';
import { tamperRecords } from '../../infrastructure/keys/audit-keys.fake.ts';
import { verifyOperations } from '../../infrastructure/audit/operation-audit.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createConsoleApp, type ConsoleApp } from '../fakes/console-app.fake.ts';
import { createPostgresConsoleStore } from '../postgres-console-store.ts';
import { openPeople } from './open-people.ts';
import type { OperatorMail } from './people-parts.ts';

const password = 'copper kettle 94 lamps';
let database: TestDatabase;
let clock: FakeClock;
let app: ConsoleApp;
let ada: string;
let sten: string;
/** Whether an email leaves, and what left. */
let canReach: boolean;
let sent: { to: string; link: string }[];
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = createFakeClock('2026-11-21T10:00:00Z');
  [canReach, sent] = [true, []];
  await database.pool.query('truncate console_account, console_login_try, operator_proposal cascade');
  const { db } = database;
  const mail: OperatorMail = {
    canReach: async () => canReach,
    send: async (_db, { to, words }) =>
      void sent.push({ to, link: String('link' in words ? words.link : '') }),
  };
  const parts = openPeople({
    db,
    clock,
    random: systemRandom,
    merchant: 'demo',
    demo: true,
    mail,
    linkKey: new Uint8Array(32).fill(3),
    operatorWaitHours: 24,
    consoleOrigin: 'http://console.test',
  });
  app = await createConsoleApp({ parts: { ...parts, clock, store: createPostgresConsoleStore(db) } });
  [ada, sten] = [await app.signIn('administrator'), await app.signIn('steward')];
});

const post = async (cookie: string, path: string, body: object) =>
  app.call('POST', `/api/${path}`, { cookie, body });
const people = async () => (await app.call('GET', '/api/people', { cookie: ada })).json<PeopleState>();
const find = async (username: string) =>
  (await people()).operators.find((operator) => operator.username === username);
const nina = { username: 'nina', name: 'Nina Nowak', role: 'cashier', email: 'nina@lumina.example' };
/** Asks as Ada, and answers with the number of what waits. */
const ask = async (path: string, body: object): Promise<string> => {
  const answer = await post(ada, path, body);
  expect(answer.json()).toMatchObject({ isProposed: true, link: null, sentTo: null });
  return (await people()).waiting.at(-1)?.id ?? '';
};
const decide = (cookie: string, id: string, state: 'approved' | 'rejected' = 'approved') =>
  post(cookie, 'people/decide', { id, state, reason: state === 'approved' ? '' : 'Not known here' });
const take = async (link: string): Promise<string> => {
  const token = new URL(link).hash.slice(1);
  const answer = await app.call('POST', '/api/links/take', {
    body: { token, username: '', name: '', password },
  });
  const [cookie] = answer.cookies;
  return `${cookie?.name}=${cookie?.value}`;
};
const readNotes = async (): Promise<readonly string[]> =>
  (
    await database.pool.query<{ entry: string }>('select entry from operation_audit order by position')
  ).rows.map(({ entry }) => (JSON.parse(entry) as { note: string }).note);

/** Every change of people that gives or keeps rights to publish, decide about money or manage people. */
const changes = [
  ...(['publisher', 'cashier', 'administrator'] as const).map(
    (role) => [`a new ${role}`, 'people/invite', { ...nina, role }] as const,
  ),
  ...(['publisher', 'cashier', 'administrator'] as const).map(
    (role) => [`the viewer as ${role}`, 'people/role', { username: 'viewer', role }] as const,
  ),
  ['the cashier as publisher', 'people/role', { username: 'cashier', role: 'publisher' }],
  ...(['publisher', 'cashier', 'treasurer', 'approver'] as const).flatMap((username) => [
    [`a password for the ${username}`, 'people/reset', { username }] as const,
    [`an address of the ${username}`, 'people/address', { username, email: 'x@evil.example' }] as const,
  ]),
] as const;

describe('what gives rights is asked for by one and confirmed by another', () => {
  for (const [what, path, body] of changes)
    it(`${what}: nothing is different before, no link comes back, and the one who asked cannot confirm`, async () => {
      // Accounts of the demonstration have no address; those of people do.
      await database.pool.query("update console_account set email = username || '@lumina.example'");
      const before = (await people()).operators;
      const answer = await post(ada, path, body);
      expect(answer.json()).toMatchObject({ isProposed: true, link: null, sentTo: null });
      expect((await people()).operators).toEqual(before);
      const [waiting] = (await people()).waiting;
      expect((await decide(ada, waiting?.id ?? '')).json()).toMatchObject({
        errorCode: 'approval.own-change',
      });
      expect((await post(ada, path, body)).json()).toMatchObject({
        errorCode: expect.stringMatching(/people\.(waiting|known)/),
      });
      expect((await decide(sten, waiting?.id ?? '')).statusCode).toBe(200);
      expect((await people()).operators).not.toEqual(path === 'people/reset' ? [] : before);
      expect((await people()).waiting).toEqual([]);
      expect(answer.body).not.toContain('#');
    });

  it('an account that was disabled comes back by two as well, and is disabled by one', async () => {
    await post(ada, 'people/disabled', { username: 'cashier', disabled: true });
    const id = await ask('people/disabled', { username: 'cashier', disabled: false });
    expect(await find('cashier')).toMatchObject({ state: 'disabled' });
    await decide(sten, id);
    expect(await find('cashier')).toMatchObject({ state: 'public', decidesFrom: '2026-11-22T10:00:00.000Z' });
  });

  it('fewer rights, and accounts that decide about nothing, need one', async () => {
    const changed = await post(ada, 'people/role', { username: 'cashier', role: 'viewer' });
    expect(changed.json()).toMatchObject({ isProposed: false });
    const invited = await post(ada, 'people/invite', { ...nina, role: 'editor' });
    expect(invited.json()).toMatchObject({ isProposed: false, link: null, sentTo: nina.email });
  });

  it('nobody decides about what gives them rights', async () => {
    await database.pool.query("update console_account set email = username || '@lumina.example'");
    const own = await ask('people/reset', { username: 'steward' });
    expect((await decide(sten, own)).json()).toMatchObject({ errorCode: 'people.self' });
  });

  it('is refused by the other, withdrawn by the one who asked, and ends with their rights', async () => {
    expect((await decide(sten, await ask('people/invite', nina), 'rejected')).statusCode).toBe(200);
    expect(await find('nina')).toBeUndefined();
    const id = await ask('people/invite', nina);
    expect((await post(sten, 'people/withdraw', { id })).json()).toMatchObject({
      errorCode: 'approval.own-change',
    });
    expect((await post(ada, 'people/withdraw', { id })).statusCode).toBe(200);
    expect((await decide(sten, id)).json()).toMatchObject({ errorCode: 'rules.unknown' });
    await ask('people/invite', nina);
    await post(sten, 'people/disabled', { username: 'administrator', disabled: true });
    const { rows } = await database.pool.query("select 1 from operator_proposal where state = 'waiting'");
    expect(rows).toEqual([]);
  });
});

describe('the link', () => {
  it('goes to the address, and to nobody who asked or confirmed', async () => {
    const confirmed = await decide(sten, await ask('people/invite', nina));
    expect(confirmed.json()).toMatchObject({ link: null, sentTo: nina.email });
    expect(sent).toMatchObject([{ to: nina.email }]);
    const cookie = await take(sent[0]?.link ?? '');
    expect((await app.call('GET', '/api/me', { cookie })).json()).toMatchObject({
      account: { username: 'nina', role: 'cashier' },
    });
  });

  it('is shown to the one who confirms where nothing can be sent, and never to the one who asked', async () => {
    canReach = false;
    const confirmed = await decide(sten, await ask('people/invite', nina));
    expect(confirmed.json<LinkedPeople>().link?.url).toMatch(/welcome#[\w-]{43}$/);
    expect((await app.call('GET', '/api/people', { cookie: ada })).body).not.toContain('#');
    expect(sent).toEqual([]);
  });

  it('needs an address where it can be sent, and a separate one for each operator', async () => {
    const { email: _, ...without } = nina;
    expect((await post(ada, 'people/invite', without)).json()).toMatchObject({
      errorCode: 'people.address-missing',
    });
    await decide(sten, await ask('people/invite', nina));
    for (const email of ['NINA@lumina.example', 'nina+2@lumina.example'])
      expect((await post(ada, 'people/invite', { ...nina, username: 'nina2', email })).json()).toMatchObject({
        errorCode: 'people.address-known',
      });
    expect((await post(ada, 'people/invite', { ...nina, username: 'nina3', email: 'no' })).statusCode).toBe(
      400,
    );
  });

  it('is a new one for a promotion where somebody was shown the one before', async () => {
    canReach = false;
    const invited = await post(ada, 'people/invite', { ...nina, role: 'viewer' });
    const cookie = await take(invited.json<LinkedPeople>().link?.url ?? '');
    canReach = true;
    await decide(sten, await ask('people/role', { username: 'nina', role: 'cashier' }));
    expect((await app.call('GET', '/api/me', { cookie })).statusCode).toBe(401);
    const login = await app.call('POST', '/api/login', { body: { username: 'nina', password } });
    expect(login.statusCode).toBe(401);
    expect(sent.map(({ to }) => to)).toEqual([nina.email]);
  });
});

describe('the wait', () => {
  it('counts from the use of the link, and then the account decides', async () => {
    await decide(sten, await ask('people/invite', { ...nina, role: 'publisher' }));
    clock.advance(23 * 3_600_000);
    const cookie = await take(sent[0]?.link ?? '');
    const judge = () => post(cookie, 'money/decide', { id: '1', state: 'approved', reason: '' });
    expect((await judge()).json()).toMatchObject({
      errorCode: 'approval.too-new',
      value: { from: '2026-11-23T09:00:00.000Z' },
    });
    expect((await app.call('GET', '/api/account', { cookie })).json()).toMatchObject({
      decidesFrom: '2026-11-23T09:00:00.000Z',
    });
    await database.pool.query("update console_account set decides_from = decides_from - interval '24 hours'");
    expect((await judge()).statusCode).toBe(200);
  });
});

describe('the audit', () => {
  it('has the chain in words: who asked, who confirmed, for whom, when, and where the link went', async () => {
    await tamperRecords(database.pool, 'truncate operation_audit, operation_audit_head');
    const id = await ask('people/invite', { ...nina, note: 'Replaces Clara' });
    clock.advance(1_200_000);
    await decide(sten, id);
    expect(await readNotes()).toEqual([
      'new account as cashier, address nina@lumina.example. Replaces Clara',
      'For nina: new account as cashier, address nina@lumina.example. Proposed by administrator on 2026-11-21 10:00 UTC, confirmed by steward on 2026-11-21 10:20 UTC. Link sent to nina@lumina.example',
    ]);
    expect(await verifyOperations(database.db, 'demo')).toMatchObject({ brokenAt: null, missing: 0 });
  });

  it('has the account before and after, where something of it is another one', async () => {
    await tamperRecords(database.pool, 'truncate operation_audit, operation_audit_head');
    await decide(sten, await ask('people/invite', { ...nina, note: '' }));
    await post(ada, 'people/role', { username: 'nina', role: 'support' });
    await post(ada, 'people/disabled', { username: 'nina', disabled: true });
    const { rows } = await database.pool.query<{ change: unknown }>(
      'select c.change from operation_audit a join operation_change c on c.hash = a.hash order by a.position',
    );
    const added = { before: null, after: { role: 'cashier', email: 'nina@lumina.example' } };
    expect(rows.map(({ change }) => change)).toEqual([
      added,
      added,
      { before: { role: 'cashier' }, after: { role: 'support' } },
      { before: { state: 'enabled' }, after: { state: 'disabled' } },
    ]);
  });
});
