import { tamperRecords } from '../../infrastructure/keys/audit-keys.fake.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LinkedPeople, PeopleState } from '../../../src/protocol/calls/people.ts';
import type { OwnAccount } from '../../../src/protocol/calls/session.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock, type FakeClock } from '../../infrastructure/clock.fake.ts';
import { verifyOperations } from '../../infrastructure/audit/operation-audit.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createConsoleApp, type ConsoleApp } from '../fakes/console-app.fake.ts';
import { createPostgresConsoleStore } from '../postgres-console-store.ts';
import { openPeople } from './open-people.ts';

const password = 'copper kettle 94 lamps';
let database: TestDatabase;
let clock: FakeClock;
let app: ConsoleApp;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** A console on the database; another one is another node. */
const openNode = (demo = true): Promise<ConsoleApp> => {
  const { db } = database;
  const linkKey = new Uint8Array(32).fill(3);
  const host = { operatorWaitHours: 24, consoleOrigin: 'http://console.test', mail: null };
  const parts = openPeople({ db, clock, random: systemRandom, merchant: 'demo', demo, linkKey, ...host });
  return createConsoleApp({ parts: { ...parts, clock, store: createPostgresConsoleStore(db) } });
};
beforeEach(async () => {
  clock = createFakeClock('2026-11-21T10:00:00Z');
  await database.pool.query('truncate console_account, console_login_try cascade');
  app = await openNode();
});

const post = async (cookie: string, path: string, body: object) =>
  app.call('POST', `/api/${path}`, { cookie, body });
const stateOf = async (username: string) =>
  (await app.call('GET', '/api/people', { cookie: await app.signIn('administrator') }))
    .json<PeopleState>()
    .operators.find((operator) => operator.username === username);
const tokenOf = (answer: { json: <Body>() => Body }): string =>
  new URL(answer.json<LinkedPeople>().link?.url ?? '').hash.slice(1);
const take = (token: string, more: object = {}) =>
  app.call('POST', '/api/links/take', { body: { token, username: '', name: '', password, ...more } });
const isSignedIn = async (cookie: string): Promise<boolean> =>
  (await app.call('GET', '/api/me', { cookie })).statusCode === 200;
const readActions = async (): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ entry: string }>(
    'select entry from operation_audit order by position',
  );
  return rows
    .map(({ entry }) => JSON.parse(entry) as { action: string; author: string; subject: string })
    .map(({ action, author, subject }) => `${author}: ${action} ${subject}`);
};
const nina = { username: 'nina', name: 'Nina Nowak', role: 'editor' };

describe('an invitation', () => {
  it('lets in the person who has the link, once, with their own password', async () => {
    const admin = await app.signIn('administrator');
    const invited = await post(admin, 'people/invite', nina);
    expect(invited.json<LinkedPeople>().link?.url).toMatch(/^http:\/\/console\.test\/welcome#[\w-]{43}$/);
    expect(await stateOf('nina')).toMatchObject({ state: 'invited', sessions: 0 });
    const token = tokenOf(invited);
    const look = await app.call('POST', '/api/links/look', { body: { token } });
    expect(look.json()).toEqual({ purpose: 'invitation', username: 'nina', name: 'Nina Nowak' });
    const joined = await take(token);
    expect(joined.json()).toMatchObject({ account: nina, permissions: ['read', 'content', 'edit'] });
    expect((await take(token)).json()).toMatchObject({ errorCode: 'link.unknown' });
    expect(await stateOf('nina')).toMatchObject({ state: 'active', sessions: 1, linkExpiresAt: null });
    const login = await app.call('POST', '/api/login', { body: { username: 'nina', password } });
    expect(login.statusCode).toBe(200);
  });

  it('is used by one of many at the same moment', async () => {
    const token = tokenOf(await post(await app.signIn('administrator'), 'people/invite', nina));
    const answers = await Promise.all(Array.from({ length: 20 }, () => take(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(19);
  });

  it('is over after a day, after a newer one, and when the operator is disabled', async () => {
    const admin = await app.signIn('administrator');
    const first = tokenOf(await post(admin, 'people/invite', nina));
    const second = tokenOf(await post(admin, 'people/reset', { username: 'nina' }));
    expect((await take(first)).statusCode).toBe(404);
    await post(admin, 'people/disabled', { username: 'nina', disabled: true });
    expect((await take(second)).statusCode).toBe(404);
    expect((await post(admin, 'people/reset', { username: 'nina' })).json()).toMatchObject({
      errorCode: 'people.disabled',
    });
    await post(admin, 'people/disabled', { username: 'nina', disabled: false });
    const third = tokenOf(await post(admin, 'people/reset', { username: 'nina' }));
    clock.advance(24 * 3_600_000);
    expect((await take(third)).statusCode).toBe(404);
  });

  it('keeps only a hash of its token, and refuses a password that is easy to guess', async () => {
    const token = tokenOf(await post(await app.signIn('administrator'), 'people/invite', nina));
    const { rows } = await database.pool.query('select * from console_link');
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const [weak, fault] of [
      ['short', 'short'],
      ['nina-nina-1988-kettle', 'name'],
      ['aaaaaaaaaaaaaa', 'simple'],
      ['P@ssw0rd!!!!!', 'public'],
      ['P@55-w0rd-2030', 'public'],
      ['Console-2026', 'public'], // the demonstration's
      ['2026:Welc0me!', 'public'],
    ] as const)
      expect((await take(token, { password: weak })).json()).toMatchObject({
        errorCode: 'password.weak',
        value: { fault },
      });
    expect((await take(token)).statusCode).toBe(200);
  });

  it('is refused for a username that somebody has, in other letters too', async () => {
    const admin = await app.signIn('administrator');
    await post(admin, 'people/invite', nina);
    const again = await post(admin, 'people/invite', { ...nina, username: 'NINA' });
    expect(again.json()).toMatchObject({ errorCode: 'people.known' });
  });
});

describe('rights', () => {
  it('are changed for somebody else, whose sessions end', async () => {
    const [admin, editor] = [await app.signIn('administrator'), await app.signIn('editor')];
    expect((await post(admin, 'people/role', { username: 'editor', role: 'viewer' })).statusCode).toBe(200);
    expect(await isSignedIn(editor)).toBe(false);
    expect(await stateOf('editor')).toMatchObject({ role: 'viewer', sessions: 0 });
  });

  it('of one operator are not changed by that operator', async () => {
    const admin = await app.signIn('administrator');
    for (const [path, more] of [
      ['people/role', { role: 'publisher' }],
      ['people/disabled', { disabled: true }],
      ['people/reset', {}],
    ] as const)
      expect((await post(admin, path, { username: 'administrator', ...more })).json()).toMatchObject({
        errorCode: 'people.self',
      });
    expect(await isSignedIn(admin)).toBe(true);
  });

  it('stay with one administrator, also of two who end each other at once', async () => {
    const [admin, other] = [await app.signIn('administrator'), await app.signIn('steward')];
    const answers = await Promise.all([
      post(admin, 'people/disabled', { username: 'steward', disabled: true }),
      post(other, 'people/role', { username: 'administrator', role: 'viewer' }),
    ]);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(1);
    // Anyone who came second has lost the session, or would be the last one to go.
    expect([401, 409]).toContain(refused[0]?.statusCode);
    const { rows } = await database.pool.query(
      "select 1 from console_account where role = 'administrator' and not disabled",
    );
    expect(rows).toHaveLength(1);
  });

  it('of somebody disabled are gone at once, and come back with a new login', async () => {
    const [admin, editor] = [await app.signIn('administrator'), await app.signIn('editor')];
    await post(admin, 'people/disabled', { username: 'editor', disabled: true });
    expect(await isSignedIn(editor)).toBe(false);
    await expect(app.signIn('editor')).rejects.toThrow(/login-refused/);
    await post(admin, 'people/disabled', { username: 'editor', disabled: false });
    expect(await isSignedIn(editor)).toBe(false);
    expect(await isSignedIn(await app.signIn('editor'))).toBe(true);
  });

  it('of a stranger are not there to be changed', async () => {
    const admin = await app.signIn('administrator');
    const answer = await post(admin, 'people/role', { username: 'ghost', role: 'viewer' });
    expect(answer.json()).toMatchObject({ errorCode: 'people.unknown' });
  });
});

describe('an operator’s own account', () => {
  const change = (cookie: string, body: object) => post(cookie, 'account/password', body);

  it('changes the password with the current one, which ends every session but a new one here', async () => {
    const [here, there] = [await app.signIn('editor'), await app.signIn('editor')];
    const wrong = await change(here, { current: 'guess', password });
    expect(wrong.json()).toMatchObject({ errorCode: 'password.wrong' });
    const changed = await change(here, { current: 'Console-2026', password });
    expect(changed.statusCode).toBe(200);
    const [cookie] = changed.cookies;
    expect(await isSignedIn(`${cookie?.name}=${cookie?.value}`)).toBe(true);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, false]);
    await expect(app.signIn('editor')).rejects.toThrow(/login-refused/);
  });

  it('lets nobody who found an open browser guess the current password', async () => {
    const cookie = await app.signIn('editor');
    const answers = [];
    for (let count = 0; count < 6; count += 1)
      answers.push((await change(cookie, { current: 'guess', password })).statusCode);
    expect(answers).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('shows its own sessions and ends them, and nobody else’s', async () => {
    const [here, there, other] = [
      await app.signIn('editor'),
      await app.signIn('editor'),
      await app.signIn('viewer'),
    ];
    const read = async (cookie: string) =>
      (await app.call('GET', '/api/account', { cookie })).json<OwnAccount>().sessions;
    const sessions = await read(here);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const [foreign] = await read(other);
    await post(here, 'account/end-session', { id: foreign?.id });
    expect(await isSignedIn(other)).toBe(true);
    await post(here, 'account/end-session', { id: sessions.find(({ isCurrent }) => !isCurrent)?.id });
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  });
});

describe('the record', () => {
  it('tells of every change, login and refused login, and is whole', async () => {
    await tamperRecords(database.pool, 'truncate operation_audit, operation_audit_head');
    const admin = await app.signIn('administrator');
    const token = tokenOf(await post(admin, 'people/invite', nina));
    await take(token);
    await post(admin, 'people/role', { username: 'nina', role: 'viewer' });
    await post(admin, 'people/end-sessions', { username: 'nina' });
    await app.call('POST', '/api/login', { body: { username: 'nina', password: 'wrong' } });
    await post(admin, 'people/disabled', { username: 'nina', disabled: true });
    await change();
    expect(await readActions()).toEqual([
      'administrator: session.open operator:administrator',
      'administrator: operator.invite operator:nina',
      'nina: operator.join operator:nina',
      'nina: session.open operator:nina',
      'administrator: operator.role operator:nina',
      'administrator: operator.end-sessions operator:nina',
      'unknown: session.refuse operator:nina',
      'administrator: operator.disable operator:nina',
      'administrator: operator.password operator:administrator',
      'administrator: session.open operator:administrator',
    ]);
    expect(await verifyOperations(database.db, 'demo')).toMatchObject({ brokenAt: null, missing: 0 });
    async function change() {
      await post(admin, 'account/password', { current: 'Console-2026', password });
    }
  });
});

describe('a demonstration', () => {
  it('never takes back a password, role or disabled account that somebody changed', async () => {
    const admin = await app.signIn('administrator');
    await post(admin, 'people/role', { username: 'editor', role: 'viewer' });
    await post(admin, 'people/disabled', { username: 'viewer', disabled: true });
    const cashier = await app.signIn('cashier');
    await post(cashier, 'account/password', { current: 'Console-2026', password });
    app = await openNode();
    expect(await stateOf('editor')).toMatchObject({ role: 'viewer' });
    expect(await stateOf('viewer')).toMatchObject({ state: 'disabled' });
    expect(await stateOf('cashier')).toMatchObject({ state: 'active' });
    await expect(app.signIn('cashier')).rejects.toThrow(/login-refused/);
  });

  it('ends with the demonstration: accounts with the public password are good for nothing then', async () => {
    const editor = await app.signIn('editor');
    app = await openNode(false);
    expect(await isSignedIn(editor)).toBe(false);
    await expect(app.signIn('publisher')).rejects.toThrow(/login-refused/);
  });
});
