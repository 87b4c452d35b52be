import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { createConsoleApp, plainPasswords } from './fakes/console-app.fake.ts';
import { accountTries, networkTries } from './login.ts';
import { createPostgresConsoleStore } from './postgres-console-store.ts';

const right = { username: 'editor', password: 'Console-2026' };
const wrong = { username: 'editor', password: 'wrong' };
const [attacker, home] = ['198.51.100.7', '203.0.113.9'];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The console on a real database, with the passwords that were judged. */
async function open() {
  await database.pool.query('truncate console_account, console_login_try cascade');
  const judged: string[] = [];
  const passwords = {
    hash: plainPasswords.hash,
    verify: async (stored: string, password: string) => {
      judged.push(password);
      return plainPasswords.verify(stored, password);
    },
  };
  const store = createPostgresConsoleStore(database.db);
  const app = await createConsoleApp({ parts: { store, passwords } });
  const login = (body: object, from: string) => app.call('POST', '/api/login', { body, from });
  return { ...app, judged, login };
}

describe('guessing a password', () => {
  it('judges exactly five of sixty wrong ones that come at once', async () => {
    const { login, judged } = await open();
    const answers = await Promise.all(Array.from({ length: 60 }, () => login(wrong, attacker)));
    expect(judged).toHaveLength(accountTries.free);
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(accountTries.free);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(60 - accountTries.free);
  });

  it('does not keep the right person out, who comes from another network', async () => {
    const { login } = await open();
    for (let count = 0; count < 60; count += 1) await login(wrong, attacker);
    expect((await login(right, attacker)).statusCode).toBe(429);
    expect((await login(right, home)).statusCode).toBe(200);
  });

  it('takes an IPv6 network as one, and an address in another form as the same', async () => {
    const { login, judged } = await open();
    for (let count = 0; count < 10; count += 1) await login(wrong, `2001:db8:0:1::${count + 1}`);
    expect(judged).toHaveLength(accountTries.free);
  });

  it('makes the guesser wait longer each time, and nobody longer than a quarter of an hour', async () => {
    const { login, pass } = await open();
    for (let count = 0; count < accountTries.free; count += 1) await login(wrong, attacker);
    const delays: number[] = [];
    for (let count = 0; count < 8; count += 1) {
      const refused = await login(wrong, attacker);
      expect(refused.statusCode).toBe(429);
      delays.push(Number(refused.headers['retry-after']));
      pass((delays.at(-1) ?? 0) * 1_000);
      expect((await login(wrong, attacker)).statusCode).toBe(401);
    }
    expect(delays).toEqual([30, 60, 120, 240, 480, 900, 900, 900]);
    pass(900_000);
    expect((await login(right, attacker)).statusCode).toBe(200);
  });

  it('from one network with thirty names leaves the others of that network in', async () => {
    const { login } = await open();
    for (let count = 0; count < 30; count += 1)
      await login({ username: `nobody-${count}`, password: 'x' }, attacker);
    expect((await login(right, attacker)).statusCode).toBe(200);
  });

  it('without end stops at the network, but not for anyone who has signed in from there before', async () => {
    const { login, judged, store } = await open();
    expect((await login(right, attacker)).statusCode).toBe(200);
    for (let count = 0; count < networkTries.free; count += 1)
      await store.takeTry(`network:${attacker}`, networkTries, new Date('2026-11-21T10:00:00Z'));
    const before = judged.length;
    expect((await login({ username: 'nobody', password: 'x' }, attacker)).statusCode).toBe(429);
    expect(judged).toHaveLength(before);
    const rows = await database.pool.query("select 1 from console_login_try where subject like '%nobody%'");
    expect(rows.rowCount).toBe(0);
    expect((await login(right, attacker)).statusCode).toBe(200);
  });

  it('is recorded with the name and the network, as is a login; a name that nobody has is not', async () => {
    const { login, records, refused } = await open();
    await login({ username: 'nobody', password: 'x' }, attacker);
    await login(wrong, attacker);
    await login(right, home);
    const of = { action: 'session.refuse', isAuthor: false, code: 'session.login-refused', about: attacker };
    expect(refused).toEqual([
      { ...of, username: null },
      { ...of, username: 'editor' },
    ]);
    expect(records).toEqual([
      { action: 'session.open', author: 'editor', subject: 'operator:editor', note: home },
    ]);
  });

  it('does not count a try that the server was too busy to judge', async () => {
    const { call } = await createConsoleApp({
      parts: { passwords: { hash: plainPasswords.hash, verify: () => Promise.reject(new Error('busy')) } },
    });
    for (let count = 0; count < accountTries.free * 2; count += 1)
      expect((await call('POST', '/api/login', { body: right })).statusCode).toBe(500);
  });
});
