import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWithdrawalRig, type WithdrawalRig } from '../../money/withdrawals/withdrawal-rig.fake.ts';
import { readSought } from './read-sought.ts';
import { searchMembers, writeSearch } from './search-members.ts';

let rig: WithdrawalRig;
const members = 20_000;
/** Members of whom each has an account, an address, a name and a number of a telephone. */
const fill = `
  set session_replication_role = 'replica';
  insert into member (id, merchant, account, nickname, customer_type, language, avatar, level_name, level_rank, mobile,
      email, profile, password_set_at, created_at) overriding system value
    select 1000000 + n, case when n % 10 = 0 then 'other' else 'demo' end, 'sought' || n, 'n', 0, 'EN', '', 'Bronze', 1,
      '+63918' || lpad(n::text, 7, '0'), 'sought' || n || '@mail.example',
      jsonb_build_object('payeeName', 'Ana' || n || ' María de la Cruz' || n, 'idNumber', 'PP-' || n), now(), now()
    from generate_series(1, ${members}) n;
  insert into payout_account (id, member_id, kind, provider, holder, number, created_at) overriding system value
    select 1000000 + n, 1000000 + n, 'bank', 'tala', 'H', '77' || lpad(n::text, 10, '0'), now()
    from generate_series(1, ${members}) n;
  insert into identity_document (member_id, merchant, type, number, created_at)
    select 1000000 + n, 'demo', 'passport', 'DOC' || n, now() from generate_series(1, ${members}) n;
  insert into deposit_order (id, merchant, member_id, method, kind, status, amount, fee, currency, reference, created_at,
      expires_at) overriding system value
    select 5000000 + n, 'demo', 1000000 + n, 'gateway', 'redirect', 'expired', 100, 0, 'PHP', 'DSEEK' || n, now(), now()
    from generate_series(1, ${members}) n;
  insert into withdrawal (id, merchant, member_id, account_id, amount, fee, currency, status, payment_reference,
      created_at, changed_at) overriding system value
    select 6000000 + n, 'demo', 1000000 + n, 1000000 + n, 100, 0, 'PHP', 'rejected', 'BANK-' || n, now(), now()
    from generate_series(1, ${members}) n;
  insert into member_transfer (id, merchant, sender_id, recipient_id, direction, amount, created_at)
      overriding system value
    select 7000000 + n, 'demo', 1000000 + n, 1000001, 'upline', 100, now() from generate_series(2, ${members}) n;
  insert into play_round (merchant, vendor, round, launch_id, member_id, node_id, state, stake, opened_at, closed_at)
    select 'demo', 'V' || n % 4, 'seek-' || n, '00000000-0000-0000-0000-000000000000', 1000000 + n, 10001, 'settled', 1,
      now(), now() from generate_series(1, ${members}) n;
  insert into lottery_issue (merchant, game, numero, opens_at, closes_at, draws_at, commitment, seed, numbers,
      drawn_at)
    values ('demo', 'FIVE1', 'seek', '2026-01-01', '2026-01-02', '2026-01-03', '', '', '{1,2,3,4,5}', '2026-01-03');
  insert into lottery_order (id, merchant, member_id, issue_id, amount, created_at)
    select 200000000000000 + n, 'demo', 1000000 + n, (select max(id) from lottery_issue), 1, now()
    from generate_series(1, ${members}) n;
  insert into lottery_ticket (id, merchant, order_id, issue_id, member_id, play, content, stakes, price, amount, odds,
      state, created_at, ended_at) overriding system value
    select 8000000 + n, 'demo', 200000000000000 + n, (select max(id) from lottery_issue), 1000000 + n, 'p', '{}', 1, 1, 1,
      '{}', 'lost', now(), now() from generate_series(1, ${members}) n;
  set session_replication_role = 'origin'`;

const tables = [
  'member',
  'payout_account',
  'identity_document',
  'deposit_order',
  'withdrawal',
  'member_transfer',
  'play_round',
  'lottery_order',
  'lottery_ticket',
];
beforeAll(async () => {
  rig = await createWithdrawalRig();
  const client = await rig.database.pool.connect();
  try {
    for (const statement of fill.split(';\n')) await client.query(statement);
    await client.query(`analyze ${tables.join(', ')}`);
  } finally {
    client.release();
  }
}, 120_000);
afterAll(() => rig.close());

const search = (typed: string) => searchMembers(rig.deps, typed);
const find = async (typed: string) =>
  (await search(typed)).map(({ account, signs }) => [account, ...signs.map(({ by }) => by)]);

it.each([
  ['the account, letter case aside', ' SOUGHT12345 ', 'account'],
  ['a phone number with its country', '+63 918 001 2345', 'phone'],
  ['a phone number with the zero of its country', '0918-001-2345', 'phone'],
  ['a phone number with both', '+63 (0)918 0012345', 'phone'],
  ['a phone number with both and no brackets', '+6309180012345', 'phone'],
  ['a phone number as it is called from abroad', '0063918 0012345', 'phone'],
  ['a phone number without its country', '9180012345', 'phone'],
  ['a phone number in Arabic digits', '٠٩١٨٠٠١٢٣٤٥', 'phone'],
  ['the last six digits of a phone number', '012345', 'phone'],
  ['an email address, letter case aside', 'Sought12345@Mail.example', 'email'],
  ['the beginning of an email address', 'sought12345@m', 'email'],
  ['a real name without its accents', 'ana12345 maria de', 'name'],
  ['a real name with the last one first', 'Cruz12345, Ana12345', 'name'],
  ['first and last name without those between', 'ana12345 cruz12345', 'name'],
  ['the number of the member', '1012345', 'id'],
  ['the number of a deposit', '#5012345', 'deposit'],
  ['what a bank reads of a deposit', 'dseek12345', 'deposit'],
  ['the number of a withdrawal', '6012345', 'withdrawal'],
  ['what a bank calls a payment', 'BANK-12345', 'payment'],
  ['a round of a game', 'seek-12345', 'round'],
  ['a lottery order', '200000000012345', 'order'],
  ['a lottery ticket', '8012345', 'ticket'],
  ['an account for withdrawals', '77-000-001-2345', 'payoutAccount'],
  ['a paper', 'DOC 12345', 'document'],
  ['a paper that the profile names', 'pp 12345', 'document'],
])('finds a member by %s', async (_what, typed, by) => {
  expect((await find(typed)).map(([account, first]) => [account, first])).toEqual([['sought12345', by]]);
});

it('finds both sides of a transfer', async () => {
  const sides = await find('7012345');
  expect(sides).toHaveLength(2);
  expect(sides).toEqual(
    expect.arrayContaining([
      ['sought1', 'transfer'],
      ['sought12345', 'transfer'],
    ]),
  );
});

it('says once why a member is there, the surest first, and shows no whole address', async () => {
  expect(await search('sought12345')).toMatchObject([
    {
      account: 'sought12345',
      mobile: '+63••••••2345',
      email: 's•••@mail.example',
      signs: [
        { by: 'account', text: '' },
        { by: 'email', text: '' },
      ],
    },
  ]);
  expect((await search('ana12345 maria'))[0]?.signs).toEqual([
    { by: 'name', text: 'Ana12345 María de la Cruz12345' },
  ]);
});

it('lists twenty at most, the exact one first, and none of another brand', async () => {
  const many = await find('sought1');
  expect(many).toHaveLength(20);
  expect(many[0]?.[0]).toBe('sought1');
  for (const typed of ['sought12340', '+639180012340', 'sought12340@mail.example', 'ana12340', '1012340'])
    expect(await find(typed), typed).toEqual([]);
});

it('takes what would be a pattern as it is, and finds nothing by nothing', async () => {
  for (const typed of ['%', '_ought12345', '\\', "'", '   ', '#', '@', '-', '+'])
    expect(await find(typed), typed).toEqual([]);
  expect(readSought(' ')).toBeNull();
});

/** Every table that a plan reads whole. */
const scans = (plan: unknown): readonly string[] => {
  if (typeof plan !== 'object' || plan === null) return [];
  const { 'Node Type': node, 'Relation Name': table } = plan as Readonly<Record<string, unknown>>;
  const own = node === 'Seq Scan' ? [String(table)] : [];
  return [...own, ...Object.values(plan).flatMap(scans)];
};
const explain = async (typed: string) => {
  const compiled = writeSearch('demo', typed)?.compile(rig.deps.db);
  const { rows } = await rig.database.pool.query<{ 'QUERY PLAN': unknown }>(
    `explain (format json) ${compiled?.sql ?? ''}`,
    [...(compiled?.parameters ?? [])],
  );
  return rows[0]?.['QUERY PLAN'];
};
it.each([
  's',
  'sought12345',
  '+63 918 001 2345',
  '012345',
  'sought12345@mail.example',
  'ana12345 maria',
  'Cruz12345, Ana',
  '1012345',
  'DSEEK12345',
  'seek-12345',
  '77-000-001-2345',
])('reads no table whole for %s', async (typed) => {
  expect(scans(await explain(typed))).toEqual([]);
});
it('sees a table that is read whole', async () => {
  const { rows } = await rig.database.pool.query<{ 'QUERY PLAN': unknown }>(
    `explain (format json) select id from member where nickname = 'x'`,
  );
  expect(scans(rows[0]?.['QUERY PLAN'])).toEqual(['member']);
});
