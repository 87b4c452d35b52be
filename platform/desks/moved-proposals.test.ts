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

it('offers from before they were desks are there with what waits, what was drafted, and what has ended', async () => {
  await empty.pool.query('drop schema public cascade; create schema public');
  await migrateUpTo('1783');
  const promotion = (id: number, state: string, more: string) =>
    empty.pool
      .query(`insert into promotion (id, merchant, position, promotion_type, texts, terms, state, starts_at, ends_at,
        dialing_codes, percent, fixed, cap, minimum, wagering) overriding system value
      values (${id}, 'demo', 0, 'DEPOSIT', '{"EN": {"title": "Half", "text": "On top"}}',
        '{"EN": {"title": "Half", "text": "Stake it"}}', '${state}', '2026-01-01', '2027-01-01', '{+63,+65}', ${more}, 20000, 3)`);
  await promotion(1, 'active', '50, null, 50000');
  await promotion(2, 'draft', '50, null, 50000');
  await promotion(3, 'draft', 'null, 700, 700');
  await promotion(4, 'ended', '50, null, 50000');
  await empty.pool.query(`insert into ledger_currency values ('demo', 'PHP', '₱', 2);
    insert into mission (merchant, position, texts, period, metric, target, points, starts_at, state)
      values ('demo', 0, '{"EN": {"title": "Deposit"}}', 'daily', 'depositAmount', 10000, 5, '2026-01-01', 'paused')`);
  const fields = (more: object) =>
    JSON.stringify({
      texts: { EN: { title: 'Half', text: '', terms: 'Stake it' } },
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2027-01-01T00:00:00.000Z',
      position: '0',
      wagering: '3',
      image: '',
      bonusKind: 'percent',
      bonus: '50',
      cap: '500.00',
      minimum: '200.00',
      leastRank: '1',
      firstDeposit: false,
      dialingCodes: '',
      ...more,
    });
  const ask = (id: number, state: string, more = {}) =>
    empty.pool.query(
      `insert into offer_proposal (merchant, kind, offer_id, fields, state, note, proposed_by, proposed_at, decided_by, decided_at)
      values ('demo', 'promotion', $1, $2, $3, 'n', 'clara', now(), $4, $5)`,
      [id, fields(more), state, ...(state === 'waiting' ? [null, null] : ['paula', new Date()])],
    );
  await ask(1, 'approved');
  await ask(1, 'waiting', { endsAt: '2028-01-01T00:00:00.000Z' });
  await ask(2, 'waiting');
  await migrate(empty.pool);
  const { rows: changes } = await empty.pool.query<MovedRow>(
    "select * from desk_change where desk = 'deposit-bonuses' order by id",
  );
  const [added, waiting, asked] = changes;
  expect(added).toMatchObject({ row_key: '1', deed: 'add', before: null });
  expect(added?.after).toMatchObject({
    percent: 50,
    fixed: null,
    cap: '500.00',
    image: null,
    leastRank: '1',
  });
  expect(added?.after).toMatchObject({
    texts: { EN: { title: 'Half' } },
    terms: { EN: { title: 'Stake it' } },
  });
  expect(waiting).toMatchObject({ deed: 'change', version: added?.id, before: added?.after, row_key: '1' });
  expect(asked).toMatchObject({ row_key: null, deed: 'add', version: '0', before: null });
  const { rows: drafts } = await empty.pool.query('select desk, row_key, values from desk_draft');
  expect(drafts).toMatchObject([
    {
      desk: 'deposit-bonuses',
      row_key: null,
      values: { percent: null, fixed: '7.00', cap: null, dialingCodes: '+63, +65', minimum: '200.00' },
    },
  ]);
  const { rows: offers } = await empty.pool.query(
    'select id, enabled, ends_at <= now() as over, terms, dialing_codes, cap from promotion order by id',
  );
  const terms = { EN: { title: 'Stake it' } };
  expect(offers).toEqual([
    { id: '1', enabled: true, over: false, terms, dialing_codes: '+63, +65', cap: '50000' },
    { id: '4', enabled: true, over: true, terms, dialing_codes: '+63, +65', cap: '50000' },
  ]);
  expect((await empty.pool.query('select enabled, target from mission')).rows).toEqual([
    { enabled: false, target: '10000' },
  ]);
});
