import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createFakeClock } from '../../infrastructure/clock.fake.ts';
import { systemRandom } from '../../infrastructure/random.ts';
import { createReleaseSigner } from '../../infrastructure/keys/release-signer.ts';
import { createSiteService, type StoredSiteService } from '../postgres-site-service.ts';
import { createFakeCompiler } from '../compile/site-compiler.fake.ts';

let database: TestDatabase;
let merchant: string;
let site: StoredSiteService;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const brandOf = (currency: string, currencySymbol = currency) => ({ currency, currencySymbol });
beforeEach(async () => {
  merchant = `m-${randomUUID().slice(0, 8)}`;
  site = createSiteService({
    db: database.db,
    clock: createFakeClock(),
    random: systemRandom,
    merchant,
    compiler: createFakeCompiler(),
    signer: createReleaseSigner(),
    findMembers: async () => [],
  });
  await site.importDocuments({
    documents: { 'settings/brand': brandOf('PHP', '₱'), 'pages/home': { name: 'one' } },
    note: 'First',
    author: 'foyer',
    kind: 'initial',
  });
});

const edit = async (key: 'currency' | 'currencySymbol', value: string) => {
  const { version } = await site.draft();
  const patches = [{ document: 'settings/brand', op: 'replace', path: [key], value }] as const;
  const edited = await site.editDraft({ version, patches, author: 'emil' });
  if (!edited.ok) throw new Error(edited.error.code);
  const { version: draftVersion, baseRevision } = edited.value;
  return { note: 'n', author: 'paula', draftVersion, baseRevision };
};
const kept = async () => {
  const { rows } = await database.pool.query(
    'select code, symbol, places from ledger_currency where merchant = $1',
    [merchant],
  );
  return rows[0] as object | undefined;
};
/** Money of the outside against the games: what a first booking does. */
const book = async (currency = 'PHP'): Promise<void> => {
  await database.pool.query(
    `with a as (
       insert into ledger_account (merchant, owner, account_type, currency)
       values ($1, 'house', 0, $2), ($1, 'house', 95, $2) returning id, account_type
     ), t as (
       insert into ledger_transfer (merchant, kind, reference, created_at) values ($1, 'test', 'first', now()) returning id
     )
     insert into ledger_entry (transfer_id, account_id, amount)
     select t.id, a.id, case a.account_type when 0 then -10 else 10 end from a, t`,
    [merchant, currency],
  );
};
const fixed = {
  code: 'setting.currency-fixed',
  severity: 'error',
  document: 'settings/brand',
  pointer: '/currency',
};

test('the currency and symbol of the live brand are kept beside the ledger', async () => {
  expect(await kept()).toEqual({ code: 'PHP', symbol: '₱', places: 2 });
  expect((await site.publish(await edit('currencySymbol', 'P'))).ok).toBe(true);
  expect(await kept()).toEqual({ code: 'PHP', symbol: 'P', places: 2 });
});

test('rules of transfers and of contracts go over to another currency, too', async () => {
  await database.pool.query(
    'insert into member_transfer_setting (merchant, minimum, maximum, daily_most) values ($1, 50, 500000, 1000000)',
    [merchant],
  );
  await database.pool.query(
    "insert into contract_setting (merchant, kind, active_bets, active_deposits, carries_over) values ($1, 'dividend', 30050, 20000, false)",
    [merchant],
  );
  expect((await site.publish(await edit('currency', 'JPY'))).ok).toBe(true);
  const read = async (columns: string, table: string) => {
    const { rows } = await database.pool.query<Readonly<Record<string, unknown>>>(
      `select ${columns} from ${table} where merchant = $1`,
      [merchant],
    );
    return rows;
  };
  expect(await read('minimum, maximum, daily_most', 'member_transfer_setting')).toEqual([
    { minimum: '1', maximum: '5000', daily_most: '10000' },
  ]);
  expect(await read('active_bets, active_deposits', 'contract_setting')).toEqual([
    { active_bets: '301', active_deposits: '200' },
  ]);
});

test('before money was booked it may change, and settings of money go over with it', async () => {
  await database.pool.query(
    `insert into withdrawal_setting (merchant, minimum, maximum, fee, per_day, receipt_minutes, may_cancel)
     values ($1, 10050, 500000, 150, 3, 30, false)`,
    [merchant],
  );
  await database.pool.query(
    `insert into money_rules (merchant, rules, changed_by, changed_at) values ($1, $2, 'x', now())`,
    [
      merchant,
      {
        creditTolerance: '1.50',
        creditLimit: null,
        ceilings: [{ vendor: 'demo', stakeTimes: 9, perRound: '500.00', perDay: null }],
      },
    ],
  );
  expect((await site.publish(await edit('currency', 'JPY'))).ok).toBe(true);
  expect(await kept()).toEqual({ code: 'JPY', symbol: '₱', places: 0 });
  const { rows } = await database.pool.query(
    'select minimum, maximum, fee from withdrawal_setting where merchant = $1',
    [merchant],
  );
  expect(rows).toEqual([{ minimum: '101', maximum: '5000', fee: '2' }]);
  const rules = await database.pool.query('select rules from money_rules where merchant = $1', [merchant]);
  expect(rules.rows[0]).toEqual({
    rules: {
      creditTolerance: '2',
      creditLimit: null,
      ceilings: [{ vendor: 'demo', stakeTimes: 9, perRound: '500', perDay: null }],
    },
  });
});

test('after the first entry another one is a finding, and no way to publish takes it', async () => {
  await book();
  const request = await edit('currency', 'JPY');
  const check = await site.checkDraft();
  expect(check).toMatchObject({ candidate: null, issues: [fixed] });
  expect(check.issues[0]?.message).toBe(
    'The currency stays PHP: money was booked in it. "JPY" cannot replace it.',
  );
  const refused = { ok: false, error: { code: 'publish.check-failed', issues: [fixed] } };
  expect(await site.publish(request)).toMatchObject(refused);
  expect(
    await site.importDocuments({
      documents: { 'settings/brand': brandOf('KWD') },
      note: 'n',
      author: 'cli',
      kind: 'publish',
    }),
  ).toMatchObject(refused);
  expect(await kept()).toEqual({ code: 'PHP', symbol: '₱', places: 2 });
  expect((await site.active()).revision).toBe(1);
  // Everything else may still be published.
  expect((await site.publish(await edit('currency', 'PHP'))).ok).toBe(false);
  expect((await site.publish(await edit('currencySymbol', 'P'))).ok).toBe(true);
});

test('rolling back to a release with another currency is refused, too', async () => {
  await site.publish(await edit('currency', 'JPY'));
  await book('JPY');
  expect(await site.rollback({ toRevision: 1, note: 'n', author: 'rita' })).toMatchObject({
    ok: false,
    error: { code: 'publish.check-failed', issues: [fixed] },
  });
  expect(await kept()).toMatchObject({ code: 'JPY' });
});

test('a stage has the currency of everybody', async () => {
  const plan = { share: 10, audience: 'everybody', accounts: [], haltAfter: 2 } as const;
  const request = await edit('currency', 'JPY');
  expect(await site.stages.begin({ ...request, plan })).toMatchObject({
    ok: false,
    error: { code: 'publish.check-failed', issues: [fixed] },
  });
  expect(await kept()).toMatchObject({ code: 'PHP' });
});

test('play money and points hold no brand to its currency, and no brand takes their codes', async () => {
  await book('FUN');
  expect((await site.publish(await edit('currency', 'KWD'))).ok).toBe(true);
  await expect(
    database.pool.query("insert into ledger_currency values ($1, 'FUN', 'F', 2)", [`${merchant}-other`]),
  ).rejects.toThrow('check');
});

test('a booking that is under way is waited for', async () => {
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into ledger_account (merchant, owner, account_type, currency)
       values ($1, 'house', 0, 'PHP'), ($1, 'house', 95, 'PHP')`,
      [merchant],
    );
    await client.query(
      `with t as (insert into ledger_transfer (merchant, kind, reference, created_at) values ($1, 'test', 'late', now()) returning id)
       insert into ledger_entry (transfer_id, account_id, amount)
       select t.id, a.id, case a.account_type when 0 then -10 else 10 end from ledger_account a, t where a.merchant = $1`,
      [merchant],
    );
    const publishing = site.publish(await edit('currency', 'JPY'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.query('commit');
    expect(await publishing).toMatchObject({ ok: false, error: { issues: [fixed] } });
  } finally {
    client.release();
  }
  expect(await kept()).toMatchObject({ code: 'PHP' });
});
