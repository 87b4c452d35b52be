import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock, type FakeClock } from '../clock.fake.ts';
import { leaveMark } from '../messages/outbox.fake.ts';
import { createJobRunner, type JobHandlers } from './job-runner.ts';
import { cancelJob, scheduleJob } from './job-store.ts';

let database: TestDatabase;
let db: Database;
let clock: FakeClock;
beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.close());
beforeEach(async () => {
  clock = createFakeClock('2026-06-01T08:00:00.000Z');
  await db.deleteFrom('job').execute();
  await db.deleteFrom('outbox_message').execute();
});

const inSeconds = (seconds: number): Date => new Date(clock.now().getTime() + seconds * 1_000);
const plan = (key: string, dueAt: Date = clock.now(), to: Database = db): Promise<boolean> =>
  scheduleJob(to, { merchant: 'demo', kind: 'note', key, dueAt, now: clock.now() });
const troubles: unknown[] = [];
const note: JobHandlers = {
  note: (transaction, { key }) => leaveMark(transaction, clock.now(), key, 'once'),
};
const makeRunner = (handlers: JobHandlers = note, pollMs = 15_000) =>
  createJobRunner({
    db,
    merchant: 'demo',
    clock,
    notifications: database.notifications,
    handlers,
    pollMs,
    onTrouble: (cause) => troubles.push(cause),
  });
const listNotes = async (): Promise<readonly string[]> => {
  const rows = await db.selectFrom('outbox_message').select('recipient').orderBy('recipient').execute();
  return rows.map(({ recipient }) => recipient);
};
const until = async (isSo: () => Promise<boolean>, withinMs = 10_000): Promise<void> => {
  for (let waited = 0; !(await isSo()); waited += 20) {
    if (waited > withinMs) throw new Error(`Expected within ${withinMs} ms`);
    await sleep(20);
  }
};

describe('a job', () => {
  it('waits for its moment, then is done once', async () => {
    await plan('later', inSeconds(60));
    const runner = makeRunner();
    expect(await runner.runDue()).toBe(0);
    clock.advance(60_000);
    expect(await runner.runDue()).toBe(1);
    expect(await runner.runDue()).toBe(0);
    expect(await listNotes()).toEqual(['later']);
  });

  it('is planned once for a key, also after it was done', async () => {
    expect(await plan('key')).toBe(true);
    expect(await plan('key')).toBe(false);
    await makeRunner().runDue();
    expect(await plan('key')).toBe(false);
    expect(await listNotes()).toEqual(['key']);
  });

  it('does not exist when the transaction that planned it failed', async () => {
    const failing = db.transaction().execute(async (transaction) => {
      await plan('undone', clock.now(), transaction);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await makeRunner().runDue()).toBe(0);
  });

  it('can be taken back until it is done', async () => {
    await plan('taken-back');
    expect(await cancelJob(db, { merchant: 'demo', kind: 'note', key: 'taken-back' })).toBe(true);
    await plan('done');
    await makeRunner().runDue();
    expect(await cancelJob(db, { merchant: 'demo', kind: 'note', key: 'done' })).toBe(false);
    expect(await listNotes()).toEqual(['done']);
  });

  it('that fails changes nothing, waits longer each time, and does not hold up others', async () => {
    await plan('a-broken');
    await plan('b-good', inSeconds(1));
    clock.advance(1_000);
    let isBroken = true;
    const runner = makeRunner({
      note: async (transaction, job) => {
        await note['note']?.(transaction, job);
        if (isBroken && job.key === 'a-broken') throw new Error('the bank is away');
      },
    });
    expect(await runner.runDue()).toBe(1);
    expect(await listNotes()).toEqual(['b-good']);
    const row = await db
      .selectFrom('job')
      .selectAll()
      .where('key', '=', 'a-broken')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ attempts: 1, last_error: 'the bank is away', due_at: inSeconds(1) });
    clock.advance(1_000);
    await runner.runDue();
    isBroken = false;
    clock.advance(1_999);
    expect(await runner.runDue()).toBe(0);
    clock.advance(1);
    expect(await runner.runDue()).toBe(1);
    expect(await listNotes()).toEqual(['a-broken', 'b-good']);
    expect(troubles).toHaveLength(2);
  });

  it('of a kind that this node does not know is left to others', async () => {
    await plan('foreign');
    expect(await makeRunner({ other: () => Promise.resolve() }).runDue()).toBe(0);
    expect(await makeRunner().runDue()).toBe(1);
  });
});

describe('several runners', () => {
  it('do each of a hundred jobs once', async () => {
    for (let index = 0; index < 100; index += 1) await plan(`job-${String(index).padStart(3, '0')}`);
    const done = await Promise.all([1, 2, 3, 4].map(() => makeRunner().runDue()));
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(100);
    const notes = await listNotes();
    expect(notes).toHaveLength(100);
    expect(new Set(notes).size).toBe(100);
  });

  // The control: what many would write first. It shows that the test above can fail.
  it('would do jobs twice if they read first and marked later', async () => {
    await plan('naive');
    const look = () => db.selectFrom('job').selectAll().where('done_at', 'is', null).execute();
    // Both looked before either wrote.
    for (const found of [await look(), await look()])
      for (const { id, key } of found) {
        await leaveMark(db, clock.now(), key, 'twice');
        await db.updateTable('job').set({ done_at: clock.now() }).where('id', '=', id).execute();
      }
    expect(await listNotes()).toEqual(['naive', 'naive']);
  });

  it('that start late do what is overdue at once, and what comes later when it comes', async () => {
    await plan('overdue', inSeconds(-3_600));
    // By notice: the safety net comes after the test.
    const runner = makeRunner(note, 600_000);
    await runner.start();
    try {
      await until(async () => (await listNotes()).includes('overdue'));
      await plan('told');
      await until(async () => (await listNotes()).includes('told'));
    } finally {
      await runner.stop();
    }
    expect(await listNotes()).toEqual(['overdue', 'told']);
  });
});

const startWorker = async (pauseMs: number): Promise<{ child: ChildProcess; lines: string[] }> => {
  const entry = fileURLToPath(new URL('./job-worker.fake.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', entry, String(pauseMs)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(database.config));
  const lines: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => lines.push(...chunk.toString().trim().split('\n')));
  await until(() => Promise.resolve(lines.includes('ready')), 30_000);
  return { child, lines };
};

describe('a node that is killed in the middle of a job', () => {
  it('leaves nothing of it behind, and another node does it once', async () => {
    const { child, lines } = await startWorker(60_000);
    const left = new Promise((resolve) => child.once('close', resolve));
    await plan('torn');
    await until(() => Promise.resolve(lines.includes('half torn')));
    expect(await makeRunner().runDue()).toBe(0); // Locked by the worker: nobody does it beside it.
    child.kill('SIGKILL');
    await left;
    const runner = makeRunner();
    await until(async () => (await runner.runDue()) === 1);
    expect(await listNotes()).toEqual(['torn']);
  });
});
