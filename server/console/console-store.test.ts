import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { createConsoleStoreFake } from './fakes/console-store.fake.ts';
import type { ConsoleStore, TryPolicy } from './console-store.ts';
import { createPostgresConsoleStore } from './postgres-console-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
let number = 0;
const fresh = (name: string) => `${name}-${(number += 1)}`;

describe.each<[string, () => ConsoleStore]>([
  ['in memory', createConsoleStoreFake],
  ['on PostgreSQL', () => createPostgresConsoleStore(database.db)],
])('the store %s', (_name, create) => {
  const account = () => ({ username: fresh('Ana'), name: 'Ana', role: 'editor', passwordHash: 'h' }) as const;

  it('finds an account whatever the case of its name, and never replaces one', async () => {
    const store = create();
    const ana = account();
    expect(await store.addPublicAccount(ana, now)).toBe(true);
    const again = {
      ...ana,
      username: ana.username.toUpperCase(),
      role: 'viewer',
      passwordHash: 'x',
    } as const;
    expect(await store.addPublicAccount(again, now)).toBe(false);
    expect(await store.findAccount(ana.username.toUpperCase())).toMatchObject({
      role: 'editor',
      passwordHash: 'h',
      disabled: false,
      publicPassword: true,
    });
    expect(await store.findAccount(fresh('nobody'))).toBeNull();
  });

  it('keeps a session until it is removed, idle or over', async () => {
    const store = create();
    const ana = account();
    await store.addPublicAccount(ana, now);
    const id = (await store.findAccount(ana.username))?.id ?? '';
    const [one, two, three] = [fresh('t'), fresh('t'), fresh('t')];
    for (const tokenHash of [one, two, three])
      await store.addSession({
        tokenHash,
        accountId: id,
        now,
        expiresAt: later(10_000),
        network: '',
        browser: '',
        withFactor: false,
      });
    await store.touchSession(one, later(5_000));
    expect(await store.findSession(one)).toMatchObject({
      lastSeenAt: later(5_000),
      expiresAt: later(10_000),
      account: { username: ana.username },
    });
    await store.removeSession(three);
    expect(await store.findSession(three)).toBeNull();
    await store.removeSessionsBefore(later(6_000), later(1_000));
    expect(await store.findSession(two)).toBeNull();
    expect(await store.findSession(one)).not.toBeNull();
    await store.removeSessionsBefore(later(10_000), now);
    expect(await store.findSession(one)).toBeNull();
  });

  const policy: TryPolicy = { free: 3, firstWaitMs: 1_000, longestWaitMs: 3_000, forgetMs: 60_000 };

  it('lets the free tries through, then one after a wait that doubles up to the longest', async () => {
    const store = create();
    const subject = fresh('account');
    const take = (ms: number) => store.takeTry(subject, policy, later(ms));
    expect([await take(0), await take(0), await take(0)]).toEqual([0, 0, 0]);
    expect([await take(0), await take(999), await take(1_000)]).toEqual([1_000, 1, 0]);
    expect([await take(1_500), await take(3_000)]).toEqual([1_500, 0]);
    expect([await take(3_000), await take(6_000), await take(6_000)]).toEqual([3_000, 0, 3_000]);
    expect([await take(66_000), await take(66_000)]).toEqual([0, 0]);
  });

  it('forgets what was given back, cleared or long ago', async () => {
    const store = create();
    const subject = fresh('account');
    const take = () => store.takeTry(subject, policy, now);
    for (let count = 0; count < 3; count += 1) await take();
    await store.giveBackTry(subject);
    expect([await take(), await take()]).toEqual([0, 1_000]);
    await store.clearTries(subject);
    for (let count = 0; count < 3; count += 1) expect(await take()).toBe(0);
    await store.removeTriesBefore(later(1_000));
    expect(await take()).toBe(1_000);
    await store.removeTriesBefore(later(1_001));
    expect(await take()).toBe(0);
  });

  it('lets exactly the free ones of many tries at once through', async () => {
    const store = create();
    const subject = fresh('network');
    const delays = await Promise.all(Array.from({ length: 20 }, () => store.takeTry(subject, policy, now)));
    expect(delays.filter((delay) => delay === 0)).toHaveLength(3);
  });

  it('knows where an operator has signed in from', async () => {
    const store = create();
    const ana = account();
    await store.addPublicAccount(ana, now);
    const id = (await store.findAccount(ana.username))?.id ?? '';
    await store.noteNetwork(id, '192.0.2.1', now);
    await store.noteNetwork(id, '192.0.2.1', later(1));
    expect(await store.isKnownNetwork(id, '192.0.2.1')).toBe(true);
    expect(await store.isKnownNetwork(id, '192.0.2.2')).toBe(false);
  });
});
