import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import { appendAudit } from './audit.ts';
import { createAuditLog, type AuditLog } from './audit-log.ts';

let database: TestDatabase;
let backOffice: AuditLog;
const now = new Date('2026-11-21T10:00:00.000Z');
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  backOffice = createAuditLog({ db, merchant: 'demo', clock: createFakeClock(now.toISOString()) });
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

const tamper = async (table: string, change: string): Promise<void> => {
  await database.pool.query(`alter table ${table} disable trigger user`);
  await database.pool.query(change);
  await database.pool.query(`alter table ${table} enable trigger user`);
};

it('says when, how many entries, and that each record is whole', async () => {
  expect(await backOffice.verify()).toEqual({
    checkedAt: now.toISOString(),
    site: { entries: 3, brokenAt: null, brokenEntry: null, untold: [] },
    operations: { entries: 2, brokenAt: null, brokenEntry: null, missing: 0 },
  });
});

it('names the first entry that was changed, with what it says now, in the record that it is in', async () => {
  await tamper(
    'operation_audit',
    `update operation_audit set entry = replace(entry, 'deposit:1', 'deposit:9') where position = 1`,
  );
  const { site, operations } = await backOffice.verify();
  expect(site.brokenAt).toBeNull();
  expect(operations).toMatchObject({ entries: 2, brokenAt: 1 });
  expect(JSON.parse(operations.brokenEntry ?? '')).toMatchObject({ subject: 'deposit:9' });
});

it('finds an entry that was taken out at the one after it', async () => {
  await tamper('site_audit', 'delete from site_audit where position = 2');
  const { site } = await backOffice.verify();
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
  const cut = createAuditLog({ db: database.db, merchant: 'cut', clock: createFakeClock(now.toISOString()) });
  for (const number of [1, 2, 3]) await decide(number);
  expect((await cut.verify()).operations).toMatchObject({ entries: 3, brokenAt: null, missing: 0 });
  await tamper('operation_audit', `delete from operation_audit where merchant = 'cut' and position = 3`);
  expect((await cut.verify()).operations).toMatchObject({ entries: 2, brokenAt: null, missing: 1 });
  await decide(4);
  expect((await cut.verify()).operations).toMatchObject({ entries: 3, brokenAt: 4, missing: 0 });
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
  const cut = createAuditLog({ db: database.db, merchant: 'cut', clock: createFakeClock(now.toISOString()) });
  expect((await cut.verify()).operations).toMatchObject({ entries: 1, brokenAt: null, missing: 1 });
  await decide(5);
  // Another entry in the place of the one that is gone.
  expect((await cut.verify()).operations).toMatchObject({ entries: 2, brokenAt: 2, missing: 0 });
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
