import { afterAll, beforeAll, expect, it } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, readMigrations } from '../../server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../server/db/test-database.ts';

let empty: TestDatabase;
let folder = '';
/** Takes the migrations up to a number, as an older release had them. */
async function migrateUpTo(last: string): Promise<void> {
  const before = (await readMigrations()).filter(({ name }) => name < last);
  await Promise.all(before.map(({ name, sql }) => writeFile(join(folder, name), sql)));
  await migrate(empty.pool, [folder]);
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-moved-'));
  empty = await createTestDatabase();
  await empty.pool.query('drop schema public cascade; create schema public');
  await migrateUpTo('1759');
});
afterAll(async () => {
  await empty.close();
  await rm(folder, { recursive: true });
});

it('what was asked for about receiving accounts before they were a desk is there, with what each was made from', async () => {
  const fields = (more: object) =>
    JSON.stringify({
      method: 'bank',
      kind: 'bank',
      provider: 'Harbour',
      holder: 'House',
      number: '12 34',
      qrText: '',
      fromLevel: 2,
      toLevel: null,
      minimum: '100.00',
      maximum: '900.00',
      perDay: null,
      position: 0,
      enabled: true,
      ...more,
    });
  await empty.pool.query(`insert into ledger_currency values ('demo', 'PHP', '₱', 2);
    insert into deposit_method (merchant, id, position, kind, texts, icon, minimum, maximum, usual_minutes, expiry_minutes)
      values ('demo', 'bank', 0, 'account', '{"EN": {"title": "Bank"}}', 'bank', 1, 9, 1, 30);
    insert into receiving_account (merchant, method, kind, provider, holder, number, currency, minimum, maximum, enabled,
      changed_by, changed_at) values ('demo', 'bank', 'bank', 'Harbour', 'House', '12 34', 'PHP', 10000, 90000, true, 'clara', now())`);
  const insert = (id: string | null, state: string, more: object) =>
    empty.pool.query(
      `insert into receiving_proposal (merchant, account_id, fields, state, note, proposed_by, proposed_at, decided_by, decided_at)
      values ('demo', $1, $2, $3, 'n', 'clara', now(), $4, $5)`,
      [id, fields(more), state, ...(state === 'waiting' ? [null, null] : ['paula', new Date()])],
    );
  await insert(null, 'approved', {});
  await insert('1', 'rejected', { maximum: '1.00' });
  await insert('1', 'waiting', { maximum: '800.00' });
  await migrate(empty.pool);
  const { rows } = await empty.pool.query('select * from desk_change order by id');
  const [added, rejected, waiting] = rows;
  expect(rows).toHaveLength(3);
  expect(added).toMatchObject({
    row_key: '1',
    deed: 'add',
    state: 'approved',
    currency: 'PHP',
    before: null,
  });
  expect(added.after).toMatchObject({ fromLevel: '2', toLevel: null, qrText: null, maximum: '900.00' });
  expect(added.after).not.toHaveProperty('position');
  expect([rejected.version, waiting.version]).toEqual([added.id, added.id]);
  expect(waiting).toMatchObject({ deed: 'change', before: added.after, after: { maximum: '800.00' } });
  expect((await empty.pool.query('select count(*)::int as accounts from receiving_account')).rows).toEqual([
    { accounts: 1 },
  ]);
});
