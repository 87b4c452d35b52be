import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import { appendAudit } from '../../site/audit/audit.ts';
import { readProof, runCheck } from './audit-proof.ts';

let database: TestDatabase;
const now = new Date('2026-11-21T10:00:00.000Z');
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const entry = { author: 'Ana', note: '', release: 'r', source: 's', at: now.toISOString() };
  await db.transaction().execute(async (transaction) => {
    for (const action of ['preview', 'approval-request', 'approval'] as const)
      await appendAudit(transaction, 'demo', { ...entry, action, revision: 0 });
    for (const number of [1, 2])
      await appendOperation(transaction, 'demo', {
        action: 'deposit.approve',
        author: 'carla',
        subject: `deposit:${number}`,
        note: 'seen',
        at: now,
      });
  });
});
afterAll(() => database.close());

const scopeOf = (merchant: string, clock = createFakeClock(now.toISOString())) => ({
  db: database.db,
  merchant,
  clock,
});
const check = async (merchant = 'demo') => {
  const run = await runCheck(scopeOf(merchant), 'ana');
  if (run === null) throw new Error('A check runs already.');
  return run();
};
const hash: unknown = expect.stringMatching(/^[0-9a-f]{64}$/);

const tamper = async (table: string, change: string): Promise<void> => {
  await database.pool.query(`alter table ${table} disable trigger user`);
  await database.pool.query(change);
  await database.pool.query(`alter table ${table} enable trigger user`);
};

it('says when, how many entries, and that each record is whole', async () => {
  expect(await check()).toEqual({
    checkedAt: now.toISOString(),
    site: { entries: 3, hash, brokenAt: null, brokenEntry: null, untold: [] },
    operations: { entries: 2, hash, brokenAt: null, brokenEntry: null, missing: 0 },
  });
});

it('names the first entry that was changed, with what it says now, in the record that it is in', async () => {
  await tamper(
    'operation_audit',
    `update operation_audit set entry = replace(entry, 'deposit:1', 'deposit:9') where position = 1`,
  );
  const { site, operations } = await check();
  expect(site.brokenAt).toBeNull();
  expect(operations).toMatchObject({ entries: 2, brokenAt: 1 });
  expect(JSON.parse(operations.brokenEntry ?? '')).toMatchObject({ subject: 'deposit:9' });
});

it('finds an entry that was taken out at the one after it', async () => {
  await tamper('site_audit', 'delete from site_audit where position = 2');
  const { site } = await check();
  expect(site).toMatchObject({ entries: 2, brokenAt: 3 });
  expect(JSON.parse(site.brokenEntry ?? '')).toMatchObject({ action: 'approval' });
});

const decide = (number: number): Promise<void> =>
  database.db.transaction().execute((transaction) =>
    appendOperation(transaction, 'cut', {
      action: 'deposit.approve',
      author: 'carla',
      subject: `deposit:${number}`,
      note: 'seen',
      at: now,
    }),
  );
const publish = (revision: number): Promise<void> =>
  database.db.transaction().execute((transaction) =>
    appendAudit(transaction, 'cut', {
      action: 'preview',
      author: 'Ana',
      note: '',
      revision,
      release: 'r',
      source: 's',
      at: now.toISOString(),
    }),
  );

it('finds the last decision taken out, and continues to find it when others were taken since', async () => {
  for (const number of [1, 2, 3]) await decide(number);
  expect((await check('cut')).operations).toMatchObject({ entries: 3, brokenAt: null, missing: 0 });
  await tamper('operation_audit', `delete from operation_audit where merchant = 'cut' and position = 3`);
  expect((await check('cut')).operations).toMatchObject({ entries: 2, brokenAt: null, missing: 1 });
  await decide(4);
  expect((await check('cut')).operations).toMatchObject({ entries: 3, brokenAt: 4, missing: 0 });
});

it('finds an end that was cut off together with what tells where it was, by the releases since', async () => {
  const { pool } = database;
  for (const table of ['operation_audit', 'operation_audit_head'])
    await tamper(table, `delete from ${table} where merchant = 'cut'`);
  await decide(1);
  const { rows } = await pool.query<{ hash: string }>(
    `select * from operation_audit_head where merchant = 'cut'`,
  );
  await decide(2);
  await publish(0);
  await tamper('operation_audit', `delete from operation_audit where merchant = 'cut' and position = 2`);
  await tamper(
    'operation_audit_head',
    `update operation_audit_head set entries = 1, hash = '${rows[0]?.hash ?? ''}' where merchant = 'cut'`,
  );
  expect((await check('cut')).operations).toMatchObject({ entries: 1, brokenAt: null, missing: 1 });
  await decide(5);
  // Another entry in the place of the one that is gone.
  expect((await check('cut')).operations).toMatchObject({ entries: 2, brokenAt: 2, missing: 0 });
});

it('is changed, shortened and emptied by nothing, also not with the rights of the program', async () => {
  for (const change of [
    `update operation_audit set entry = '{}' where merchant = 'demo'`,
    `delete from operation_audit where merchant = 'demo'`,
    'truncate operation_audit',
    'truncate operation_audit_head',
    'truncate operation_audit, operation_audit_head, site_audit',
    'truncate site_audit',
    `update site_audit set entry = '{}'`,
    'delete from site_audit',
    `update operation_audit_head set entries = 1 where merchant = 'demo'`,
    `delete from operation_audit_head where merchant = 'demo'`,
  ])
    await expect(database.pool.query(change)).rejects.toThrow(/append-only/);
});

describe('a check', () => {
  it('is kept with what it found, and says to which entry by its hash', async () => {
    await decide(1);
    const verdict = await check('cut');
    const { rows } = await database.pool.query<{ hash: string }>(
      `select hash from operation_audit_head where merchant = 'cut'`,
    );
    expect(verdict.operations.hash).toBe(rows[0]?.hash);
    expect(await readProof(scopeOf('cut'))).toEqual({ verdict, running: null });
  });

  it('runs once at a time, says how far it is, and is given up where its node is gone', async () => {
    const clock = createFakeClock(now.toISOString());
    const scope = scopeOf('cut', clock);
    const run = await runCheck(scope, 'ana');
    expect(await runCheck(scope, 'bob')).toBeNull();
    const running = { by: 'ana', since: now.toISOString(), checked: 0, entries: 0 };
    expect((await readProof(scope)).running).toEqual(running);
    await run?.();
    expect((await readProof(scope)).running).toBeNull();
    await runCheck(scope, 'ana');
    clock.advance(60_001);
    expect((await readProof(scope)).running).toBeNull();
    expect(await runCheck(scope, 'bob')).not.toBeNull();
  });

  it('does not take for missing what others write while it runs', async () => {
    const run = await runCheck(scopeOf('busy'), 'ana');
    const write = async (): Promise<void> => {
      for (let number = 0; number < 20; number += 1)
        await database.db.transaction().execute(async (transaction) => {
          const [by, subject] = ['ana', `deposit:${number}`];
          const entry = { action: 'deposit.approve', author: by, subject, note: '', at: now };
          await appendOperation(transaction, 'busy', entry);
        });
    };
    const [verdict] = await Promise.all([run?.(), write()]);
    expect(verdict?.operations).toMatchObject({ brokenAt: null, missing: 0 });
  });
});
