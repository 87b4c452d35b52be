import { toText } from '../../../src/protocol/json/to-text.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase, type Database } from '../../db/database.ts';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import type { AuditSought } from '../../../src/protocol/calls/audit.ts';
import { consolePermissions } from '../../../src/protocol/console/console-api.ts';
import type { Json, JsonObject } from '../../../src/protocol/json/json.ts';
import { linesPerPage } from './audit-list.ts';
import { openAuditBook } from './audit-book.ts';

/** Lines of the record here; with `AUDIT_LINES=1000000` the figures of a long one are printed. */
const size = Number(process.env['AUDIT_LINES'] ?? '30000');

let database: TestDatabase;
let db: Database;
let asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  // Twelve operators, forty actions, subjects of which a few have a great many lines.
  await pool.query(
    `insert into operation_audit (merchant, position, entry, previous, hash, created_at)
     select 'demo', n, json_build_object(
         'action', (array['deposit','member','games','lottery'])[1 + n % 4] || '.' || (array['approve','look','close','open','mark'])[1 + n % 5]
           || case when n % 5 = 1 then '' else (n / 20 % 2)::text end,
         'author', 'operator' || n % 12,
         'subject', case when n % 3 = 0 then 'members:' else 'deposit:' || n / 2 end,
         'note', 'because ' || n,
         'at', to_char(timestamp '2026-01-01' + n * interval '20 seconds', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
       )::text, '', '', timestamp '2026-01-01' + n * interval '20 seconds'
     from generate_series(1, $1::int) n`,
    [size],
  );
  await pool.query('analyze operation_audit');
  db = createDatabase({
    connect: async () => {
      const client = await pool.connect();
      return {
        query: (text: string, values: readonly unknown[] = []) => {
          asked.push({ text, values });
          return client.query(text, [...values]);
        },
        release: () => client.release(),
      } as never;
    },
    end: () => Promise.resolve(),
  });
}, 900_000);
afterAll(() => database.close());

/** Every step of a plan that reads the record, with how many rows it read in all. */
function listReads(plan: JsonObject): readonly { readonly way: string; readonly rows: number }[] {
  const below = ((plan['Plans'] ?? []) as readonly JsonObject[]).flatMap(listReads);
  if (plan['Relation Name'] !== 'operation_audit') return below;
  const left = Number(plan['Rows Removed by Filter'] ?? 0);
  const rows = (Number(plan['Actual Rows']) + left) * Number(plan['Actual Loops']);
  return [{ way: toText(plan['Node Type']), rows }, ...below];
}
async function explain(): Promise<ReturnType<typeof listReads>> {
  const reads = await Promise.all(
    asked
      .filter(({ text }) => text.includes('operation_audit'))
      .map(async ({ text, values }) => {
        const { rows } = await database.pool.query<{ readonly 'QUERY PLAN': Json }>(
          `explain (analyze, format json) ${text}`,
          [...values],
        );
        const plans = rows[0]?.['QUERY PLAN'] as unknown as
          | readonly { readonly Plan: JsonObject }[]
          | undefined;
        const top = plans?.[0];
        return top === undefined ? [] : listReads(top.Plan);
      }),
  );
  return reads.flat();
}

const everything: AuditSought = { person: '', kind: 'all', subject: '', search: '', from: '', to: '' };
const reader = { accountId: '1', username: 'me', permissions: consolePermissions };
const filters: Readonly<Record<string, Partial<AuditSought & { readonly after: string }>>> = {
  'the newest': {},
  'a page behind many others': { after: '2026-01-03T00:00:00.000Z_operations_8640' },
  'one person': { person: 'operator3' },
  'one kind': { kind: 'games' },
  'one kind of one person': { person: 'operator3', kind: 'looks' },
  'one subject': { subject: 'deposit:700' },
  'a subject with a great many lines': { subject: 'members:' },
  'the beginning of a name': { search: '70' },
  'a name that nothing has': { search: 'zebra' },
  'some days': { from: '2026-01-02', to: '2026-01-03' },
  'days of one person': { from: '2026-01-02', to: '2026-01-03', person: 'operator3' },
};
const openBook = (over: Database) =>
  openAuditBook({
    db: over,
    merchant: 'demo',
    clock: createFakeClock('2026-11-21T10:00:00.000Z'),
    readTimeZone: async () => 'UTC',
    onTrouble: () => undefined,
  });
for (const [name, sought] of Object.entries(filters))
  it(`${name}: read by an index, and no more of the record than pages of its actions`, async () => {
    asked = [];
    const began = performance.now();
    await openBook(db).list(reader, { ...everything, ...sought });
    const took = performance.now() - began;
    const reads = await explain();
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.filter(({ way }) => !way.includes('Index'))).toEqual([]);
    const rows = reads.reduce((sum, read) => sum + read.rows, 0);
    if (size > 100_000) process.stdout.write(`${name}: ${took.toFixed(0)} ms, ${rows} rows of ${size}\n`);
    expect(rows).toBeLessThan(200 * (linesPerPage + 1));
  });
it('news are counted by an index, and not beyond their limit', async () => {
  const account = await database.pool.query<{ id: string }>(
    `insert into console_account (username, name, role, password_hash, created_at)
     values ('me', 'M', 'viewer', 'x', now()) returning id`,
  );
  const id = account.rows[0]?.id ?? '';
  await database.pool.query(`insert into console_audit_visit (account_id, at) values ($1, '2026-01-01')`, [
    id,
  ]);
  asked = [];
  expect(await openBook(db).news({ ...reader, accountId: id })).toMatchObject({ isMore: true });
  const reads = await explain();
  expect(reads.filter(({ way }) => !way.includes('Index'))).toEqual([]);
});
