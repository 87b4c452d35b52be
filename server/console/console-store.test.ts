import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { createConsoleStoreFake } from './console-store.fake.ts';
import type { ConsoleStore } from './console-store.ts';
import { createPostgresConsoleStore } from './postgres-console-store.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
const window = 60_000;
let number = 0;
const fresh = (name: string) => `${name}-${(number += 1)}`;

describe.each<[string, () => ConsoleStore]>([
  ['in memory', createConsoleStoreFake],
  ['on PostgreSQL', () => createPostgresConsoleStore(database.db)],
])('the store %s', (_name, create) => {
  const account = () => ({ username: fresh('Ana'), name: 'Ana', role: 'editor', passwordHash: 'h' }) as const;

  it('finds an account whatever the case of its name, and replaces it by name', async () => {
    const store = create();
    const ana = account();
    expect(await store.saveAccount(ana, now)).toBe('added');
    expect(await store.saveAccount({ ...ana, role: 'viewer' }, now)).toBe('updated');
    expect(await store.findAccount(ana.username.toUpperCase())).toMatchObject({
      role: 'viewer',
      disabled: false,
    });
    expect(await store.findAccount(fresh('nobody'))).toBeNull();
  });

  it('keeps a session until it is removed, idle or over', async () => {
    const store = create();
    const ana = account();
    await store.saveAccount(ana, now);
    const id = (await store.findAccount(ana.username))?.id ?? '';
    const [one, two, three] = [fresh('t'), fresh('t'), fresh('t')];
    for (const tokenHash of [one, two, three])
      await store.addSession({ tokenHash, accountId: id, now, expiresAt: later(10_000) });
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

  it('counts failures in a window that starts with the first', async () => {
    const store = create();
    const subject = fresh('account');
    expect(await store.failuresOf(subject, now, window)).toEqual({ failures: 0, startedAt: null });
    expect(await store.countFailure(subject, now, window)).toBe(1);
    expect(await store.countFailure(subject, later(1_000), window)).toBe(2);
    expect(await store.failuresOf(subject, later(2_000), window)).toEqual({ failures: 2, startedAt: now });
    expect(await store.failuresOf(subject, later(window), window)).toEqual({ failures: 0, startedAt: null });
    expect(await store.countFailure(subject, later(window), window)).toBe(1);
    await store.clearFailures(subject);
    expect(await store.failuresOf(subject, later(window), window)).toMatchObject({ failures: 0 });
  });

  it('counts every one of many failures at once', async () => {
    const store = create();
    const subject = fresh('network');
    const counts = await Promise.all(
      Array.from({ length: 20 }, () => store.countFailure(subject, now, window)),
    );
    expect(Math.max(...counts)).toBe(20);
  });

  it('remembers the edits of a draft in order, per merchant', async () => {
    const store = create();
    const [mine, other] = [fresh('m'), fresh('m')];
    for (const patches of [1, 3, 2]) await store.pushDraftEdit(mine, { patches, author: 'ana', now });
    await store.pushDraftEdit(other, { patches: 9, author: 'ana', now });
    await store.popDraftEdit(mine);
    expect(await store.draftEdits(mine)).toEqual([1, 3]);
    await store.clearDraftEdits(mine);
    expect(await store.draftEdits(mine)).toEqual([]);
    expect(await store.draftEdits(other)).toEqual([9]);
  });
});
