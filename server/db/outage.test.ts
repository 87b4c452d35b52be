import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, test, type TestContext } from 'vitest';
import { createHttpServer } from '../infrastructure/http/http-server.ts';
import { openBrokenLine, type BrokenLine } from './broken-line.fake.ts';
import { DatabaseUnavailableError } from './database-error.ts';
import { createNotifications } from './listen.ts';
import { openDatabase, type OpenedDatabase } from './open-database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

interface Rig {
  readonly line: BrokenLine;
  readonly opened: OpenedDatabase;
  /** Sentences for the operator. */
  readonly said: string[];
  readonly one: () => Promise<unknown>;
  readonly answers: () => Promise<boolean>;
}
/** A line of each test alone: they wait for seconds, so they do at the same time. */
const openRig = async ({ onTestFinished }: TestContext): Promise<Rig> => {
  const said: string[] = [];
  const line = await openBrokenLine(database.config);
  const opened = await openDatabase({
    databaseUrl: line.url,
    directUrl: null,
    dataFolder: '/nowhere',
    mode: 'own',
    say: (sentence) => said.push(sentence),
  });
  onTestFinished(async () => {
    line.thaw();
    await opened.stop();
    await line.close();
  });
  const one = (): Promise<unknown> => sql`select 1`.execute(opened.db);
  const answers = (): Promise<boolean> =>
    one().then(
      () => true,
      () => false,
    );
  return { line, opened, said, one, answers };
};

const failureOf = async (work: Promise<unknown>): Promise<DatabaseUnavailableError> => {
  const cause = await work.then(
    () => new Error('It went well.'),
    (found: unknown) => found,
  );
  if (cause instanceof DatabaseUnavailableError) return cause;
  throw new Error('Expected an unavailable database.', { cause });
};
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries > 1_000) throw new Error('It did not come.');
    await sleep(25);
  }
};
test.concurrent('a server that hangs fails a statement after seconds, the next ones at once, and comes back', async (context) => {
  const { expect } = context;
  const { line, opened, said, one, answers } = await openRig(context);
  await one();
  line.freeze();
  const begin = performance.now();
  expect((await failureOf(one())).isAway).toBe(true);
  expect(performance.now() - begin).toBeGreaterThan(5_000);
  const [since, tried] = [performance.now(), line.attempts()];
  const refused = await Promise.all(Array.from({ length: 50 }, () => failureOf(one())));
  expect(refused.every(({ isAway }) => isAway)).toBe(true);
  // One in a second may try and waits for its connection; the others do not even begin to.
  expect(line.attempts() - tried).toBeLessThanOrEqual(1 + (performance.now() - since) / 1_000);
  expect(opened.isReachable()).toBe(false);
  line.thaw();
  await until(answers);
  expect(opened.isReachable()).toBe(true);
  expect(said.filter((sentence) => sentence.includes('cannot be reached'))).toHaveLength(1);
});
test.concurrent('a connection that is busy with a lost statement is not lent again', async (context) => {
  const { expect } = context;
  const { line, opened, one, answers } = await openRig(context);
  await one();
  line.freeze();
  await failureOf(one());
  line.thaw();
  await until(answers);
  const { rows } = await sql<{ answer: number }>`select 2 as answer`.execute(opened.db);
  expect(rows).toEqual([{ answer: 2 }]);
});
test.concurrent('a transaction that lost its server fails as unavailable, not by its rollback', async (context) => {
  const { expect } = context;
  const { line, opened } = await openRig(context);
  const work = opened.db.transaction().execute(async (transaction) => {
    await sql`select 1`.execute(transaction);
    await line.stop();
    await sql`select 1`.execute(transaction);
  });
  expect((await failureOf(work)).isAway).toBe(true);
  await line.start();
});
test.concurrent('a stopped server is reported once, and again when it answers', async (context) => {
  const { expect } = context;
  const { line, said, one, answers } = await openRig(context);
  await one();
  await line.stop();
  for (let count = 0; count < 20; count += 1) await failureOf(one());
  expect(said).toHaveLength(1);
  await line.start();
  await until(async () => {
    await answers();
    return said.length > 1;
  });
  expect(said[1]).toMatch(/answers again\. In \d+ s it failed \d+ calls/);
});
test.concurrent('statements and locks have an end for calls, and statements none for long work', async (context) => {
  const { expect } = context;
  const { opened } = await openRig(context);
  const late = await failureOf(sql`select pg_sleep(30)`.execute(opened.db));
  expect([late.isAway, late.code]).toEqual([false, '57014']);
  await opened.work.db.transaction().execute(async (transaction) => {
    await sql`lock table limit_window in access exclusive mode`.execute(transaction);
    const locked = await failureOf(opened.db.selectFrom('limit_window').selectAll().execute());
    expect(locked.code).toBe('55P03');
  });
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(opened.work.db);
  expect(rows).toEqual([{ statement_timeout: '0' }]);
  expect(opened.isReachable()).toBe(true);
});
test.concurrent('an error of the statement itself stays what it is', async (context) => {
  const { expect } = context;
  const { opened } = await openRig(context);
  const cause = await sql`select nothing`.execute(opened.db).catch((found: unknown) => found);
  expect(cause).not.toBeInstanceOf(DatabaseUnavailableError);
  expect(cause).toMatchObject({ code: '42703' });
});
test.concurrent('a call is answered 503 with a code and a time to wait, without a stack in the log', async (context) => {
  const { expect } = context;
  const { line, opened, one } = await openRig(context);
  const app = createHttpServer({
    headers: { all: {}, of: () => ({}) },
    trustProxy: { kind: 'none' },
    logLevel: 'silent',
  });
  const logged: unknown[] = [];
  app.addHook('onRequest', (request, _reply, done) => {
    request.log.error = (cause: unknown) => void logged.push(cause);
    done();
  });
  app.get('/rows', () => opened.db.selectFrom('limit_window').selectAll().execute());
  app.get('/wrapped', () =>
    one().catch((cause: unknown) => {
      throw new Error('Something around it', { cause });
    }),
  );
  await line.stop();
  for (const url of ['/rows', '/wrapped']) {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
      503,
      '3',
      {
        success: false,
        errorCode: 'server.unavailable',
        message: 'The database cannot be reached; try again in 3 s.',
        value: { retryAfterSeconds: 3 },
      },
    ]);
  }
  expect(logged).toEqual([]);
  await app.close();
});
test.concurrent('notices come again after the line hung without a word', async (context) => {
  const { expect } = context;
  const { line } = await openRig(context);
  const heard: string[] = [];
  let readies = 0;
  const notifications = createNotifications(line.config, { pingEveryMs: 100, pingTimeoutMs: 300 });
  const subscription = await notifications.listen('foyer_line', {
    notice: (payload) => heard.push(payload),
    ready: () => {
      readies += 1;
    },
  });
  const before = line.attempts();
  line.freeze();
  await until(async () => line.attempts() > before);
  line.thaw();
  await until(async () => readies > 1);
  await sql`select pg_notify('foyer_line', 'hello')`.execute(database.db);
  await until(async () => heard.includes('hello'));
  expect(readies).toBeGreaterThan(1);
  await subscription.stop();
});
test.concurrent('a connection that is made while the listener stops is ended', async (context) => {
  const { expect } = context;
  const { line } = await openRig(context);
  let readies = 0;
  const notifications = createNotifications(line.config, { pingEveryMs: 50, pingTimeoutMs: 1_000 });
  const subscription = await notifications.listen('foyer_stopped', {
    notice: () => undefined,
    ready: () => {
      readies += 1;
    },
  });
  const before = line.attempts();
  line.freeze();
  await until(async () => line.attempts() > before);
  await subscription.stop();
  line.thaw();
  await until(async () => {
    const { rows } = await sql`
      select 1 from pg_stat_activity where application_name = 'foyer listen foyer_stopped'
    `.execute(database.db);
    return rows.length === 0;
  });
  expect(readies).toBe(1);
});
