import { afterAll, beforeAll, expect, it } from 'vitest';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate, readMigrations } from '../../server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../server/db/test-database.ts';

interface MovedRow {
  readonly id: string;
  readonly version: string;
  readonly before: object | null;
  readonly after: object;
}
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

it('what was asked for about accounts and rules before they were desks is there, with what each was made from', async () => {
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
  await empty.pool
    .query(`insert into withdrawal_rules_proposal (merchant, state, minimum, maximum, fee, per_day,
      receipt_minutes, may_cancel, note, proposed_by, proposed_at)
      values ('demo', 'waiting', 12345, 5000000, 0, 5, 30, false, 'n', 'clara', now());
    insert into contract_setting (merchant, carries_over, active) values ('demo', false, '{"daily": {"bets": "700"}}');
    insert into contract_rules_proposal (merchant, state, active, carries_over, note, proposed_by, proposed_at, decided_by,
      decided_at) values ('demo', 'approved', '{"daily": {"bets": "700"}}', false, 'n', 'clara', now(), 'paula', now())`);
  await migrate(empty.pool);
  const { rows: rules } = await empty.pool.query(
    "select desk, state, after from desk_change where desk like '%-rules%' order by desk",
  );
  expect(rules).toMatchObject([
    { desk: 'contract-rules-daily', after: { activeBets: '7.00', activeDeposits: '0.00' } },
    { desk: 'contract-rules-dividend', after: { activeBets: '0.00', carriesOver: false } },
    { desk: 'contract-rules-hourly', state: 'approved' },
    { desk: 'contract-rules-realtime', state: 'approved' },
    { desk: 'withdrawal-rules', state: 'waiting', after: { minimum: '123.45', perDay: 5, mayCancel: false } },
  ]);
  const { rows: settings } = await empty.pool.query(
    'select kind, active_bets, carries_over from contract_setting order by kind',
  );
  expect(settings).toEqual(
    ['daily', 'dividend', 'hourly', 'realTime'].map((kind) => ({
      kind,
      active_bets: kind === 'daily' ? '700' : '0',
      carries_over: false,
    })),
  );
  const { rows } = await empty.pool.query<MovedRow>(
    "select * from desk_change where desk = 'receiving-accounts' order by id",
  );
  const [added, rejected, waiting] = rows;
  expect(rows).toHaveLength(3);
  expect(added).toMatchObject({
    row_key: '1',
    deed: 'add',
    state: 'approved',
    currency: 'PHP',
    before: null,
  });
  expect(added?.after).toMatchObject({ fromLevel: '2', toLevel: null, qrText: null, maximum: '900.00' });
  expect(added?.after).not.toHaveProperty('position');
  expect([rejected?.version, waiting?.version]).toEqual([added?.id, added?.id]);
  expect(waiting).toMatchObject({ deed: 'change', before: added?.after, after: { maximum: '800.00' } });
  expect((await empty.pool.query('select count(*)::int as accounts from receiving_account')).rows).toEqual([
    { accounts: 1 },
  ]);
});
