import {
  createWithdrawalRig,
  type WithdrawalRig,
} from '../platform/money/withdrawals/withdrawal-rig.fake.ts';
import { createMemberBackOffice } from '../platform/identity/accounts/member-back-office.ts';
import { createMemberFile } from '../platform/identity/member-file/member-file-back-office.ts';
import { drawTable, type Row } from './table.ts';

/** Milliseconds at the server, as the median and as the 95th of 100. */
const limits = { search: 50, file: 200 };
const times = 40;
/** How many of each thing members have, of which one member has a third; tickets, messages and rewards are that member's alone. */
const sizes = { members: 1_000_000, things: 300_000, heavy: 100_000 };
const firstMember = 1_000_000;
/** Found by every sign; has many rows of each kind. */
const heavy = firstMember + 777_777;

const rowsOf = (columns: string, table: string, values: string, many: string | number): string =>
  `insert into ${table} (${columns}) overriding system value select ${values} from generate_series(1, ${many}) n`;
const at = `now() - n * interval '1 minute'`;
/** Names as people have them: a thousand first and ten thousand last ones. */
const name = `'First' || n % 1000 || ' Middle' || n % 77 || ' Last' || n / 1000 % 10000`;

/** Triggers are off for the filling alone; sums and balances are not what is measured. */
const fill: readonly string[] = [
  "set session_replication_role = 'replica'",
  rowsOf(
    'id, merchant, account, nickname, customer_type, language, avatar, level_name, level_rank, mobile, email, profile, password_set_at, created_at',
    'member',
    `${firstMember} + n, 'demo', 'member' || n, 'n', 0, 'EN', '', 'Bronze', 1, '+63918' || lpad(n::text, 7, '0'),
      'person' || n || '@mail.example', jsonb_build_object('payeeName', ${name}, 'idNumber', 'PP' || n), now(), now()`,
    sizes.members,
  ),
  rowsOf(
    'member_id, merchant, owner, account_type, currency',
    'ledger_account',
    `${firstMember} + n, 'demo', 'member', 1, 'PHP'`,
    sizes.members,
  ),
  rowsOf(
    'id, member_id, kind, provider, holder, number, created_at',
    'payout_account',
    `${firstMember} + n, ${firstMember} + n, 'bank', 'FOYB', 'H', lpad(n::text, 12, '7'), now()`,
    sizes.members,
  ),
  rowsOf(
    'id, merchant, member_id, method, kind, status, amount, fee, currency, reference, created_at, expires_at',
    'deposit_order',
    `50000000 + n, 'demo', case when n % 3 = 0 then ${heavy} else ${firstMember} + n end, 'gateway', 'redirect',
      'expired', 100, 0, 'PHP', 'DBENCH' || n, ${at}, now()`,
    sizes.things,
  ),
  rowsOf(
    'id, merchant, member_id, account_id, amount, fee, currency, status, payment_reference, created_at, changed_at',
    'withdrawal',
    `60000000 + n, 'demo', case when n % 3 = 0 then ${heavy} else ${firstMember} + n end, ${firstMember} + n, 100, 0,
      'PHP', 'rejected', 'BANK' || n, ${at}, now()`,
    sizes.things,
  ),
  rowsOf(
    'merchant, vendor, round, launch_id, member_id, node_id, state, stake, opened_at, closed_at',
    'play_round',
    `'demo', 'V' || n % 8, 'bench-' || n, '00000000-0000-0000-0000-000000000000',
      case when n % 3 = 0 then ${heavy} else ${firstMember} + n end, (select min(node_id) from game), 'settled', 1, ${at}, now()`,
    sizes.things,
  ),
  `insert into lottery_issue (merchant, game, numero, opens_at, closes_at, draws_at, commitment, seed, numbers, drawn_at)
    values ('demo', 'FIVE1', 'bench', '2026-01-01', '2026-01-02', '2026-01-03', '', '', '{1,2,3,4,5}', '2026-01-03')`,
  rowsOf(
    'id, merchant, member_id, issue_id, amount, created_at',
    'lottery_order',
    `200000000000000 + n, 'demo', ${heavy}, (select max(id) from lottery_issue), 1, ${at}`,
    sizes.heavy,
  ),
  rowsOf(
    'id, merchant, order_id, issue_id, member_id, play, content, stakes, price, amount, odds, state, created_at, ended_at',
    'lottery_ticket',
    `80000000 + n, 'demo', 200000000000000 + n, (select max(id) from lottery_issue), ${heavy}, 'p', '{}', 1, 1, 1, '{}',
      'lost', ${at}, now()`,
    sizes.heavy,
  ),
  rowsOf(
    'id, merchant, kind, reference, created_at',
    'ledger_transfer',
    `90000000 + n, 'demo', 'adjustment', 'adjustment:bench-' || n, ${at}`,
    sizes.things,
  ),
  `insert into ledger_entry (id, transfer_id, account_id, amount, balance_after, booked_at) overriding system value
    select 90000000 + n, 90000000 + n, a.id, 1, 1, now() from generate_series(1, ${sizes.things}) n
      join ledger_account a on a.member_id = case when n % 3 = 0 then ${heavy} else ${firstMember} + n end
        and a.account_type = 1`,
  rowsOf(
    'member_id, kind, title, body, created_at',
    'inbox_message',
    `${heavy}, 'system', 't', 'b', ${at}`,
    sizes.heavy,
  ),
  rowsOf(
    'merchant, member_id, promotion_type, texts, pays, subject, issued_at',
    'issued_reward',
    `'demo', ${heavy}, 'BONUS', '{"EN": {"title": "Bonus"}}', 1, 'bench:' || n, ${at}`,
    sizes.heavy,
  ),
  rowsOf(
    'merchant, position, entry, previous, hash, created_at',
    'operation_audit',
    `'demo', 1000 + n, json_build_object('action', 'withdrawal.take', 'author', 'carla', 'subject',
      'withdrawal:' || 60000000 + n, 'note', '', 'at', '2026-01-01')::text, '', n::text, now()`,
    sizes.heavy,
  ),
  "set session_replication_role = 'origin'",
];

const searches: Readonly<Record<string, string>> = {
  'account, whole': 'member777777',
  'account, one letter': 'm',
  'phone, with its country': '+63 918 077 7777',
  'phone, last six digits': '777777',
  'email, whole': 'person777777@mail.example',
  'email, its beginning': 'person777',
  'real name, whole': 'First777 Middle0 Last777',
  'real name, one that thousands have': 'first7',
  'real name, last one first': 'Last777, First777',
  'number of the member': String(heavy),
  'number of a withdrawal': '60150000',
  'reference of a deposit': 'DBENCH150000',
  'payment of a bank': 'BANK150000',
  round: 'bench-150000',
  'lottery order': '200000000077777',
  'account for withdrawals': '777777777777',
  'identity paper': 'PP777777',
  'nothing that there is': 'zzz-nobody',
};

type Read = () => Promise<unknown>;
async function timeOf(read: Read) {
  const all: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const begun = performance.now();
    await read();
    all.push(performance.now() - begun);
  }
  const sorted = all.toSorted((one, other) => one - other);
  return { median: sorted[times / 2] ?? 0, p95: sorted[Math.floor(times * 0.95)] ?? 0 };
}
async function measure(what: string, reads: Readonly<Record<string, Read>>, limit: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, read] of Object.entries(reads)) {
    const { median, p95 } = await timeOf(read);
    const isKept = p95 <= limit;
    if (!isKept) process.exitCode = 1;
    rows.push({
      what,
      by: name,
      'median ms': median.toFixed(1),
      'p95 ms': p95.toFixed(1),
      limit: `${limit} ${isKept ? 'kept' : 'OVER'}`,
    });
  }
  return rows;
}
/** Indexes are made when the rows are there, which takes a fraction of the time. */
async function fillTables({ database }: WithdrawalRig): Promise<void> {
  const client = await database.pool.connect();
  try {
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      `select indexname, indexdef from pg_indexes where tablename = 'member' and indexdef not like '%UNIQUE%'`,
    );
    for (const { indexname } of rows) await client.query(`drop index ${indexname}`);
    for (const statement of fill) await client.query(statement);
    await client.query("set maintenance_work_mem = '256MB'");
    for (const { indexdef } of rows) await client.query(indexdef);
    await client.query('analyze');
  } finally {
    client.release();
  }
}

/** Searches among a million members, and every part of the file of one who has 100,000 rows of each kind. */
export async function measureMembers(): Promise<string> {
  const rig = await createWithdrawalRig();
  try {
    await fillTables(rig);
    const members = createMemberBackOffice(rig.deps);
    const id = String(heavy);
    const { addNote: _add, reveal: _reveal, ...parts } = createMemberFile(rig.deps);
    const finds = Object.entries(searches).map(([by, q]) => [by, () => members.find({ q })] as const);
    const reads = Object.entries(parts).map(
      ([by, read]) => [by, () => (read as (asked: object) => Promise<unknown>)({ id, before: '' })] as const,
    );
    return drawTable(
      `Search and file of a member among ${sizes.members.toLocaleString('en')} members, at the server`,
      [
        ...(await measure('search', Object.fromEntries(finds), limits.search)),
        ...(await measure(
          'file',
          { head: () => members.read({ id }), ...Object.fromEntries(reads) },
          limits.file,
        )),
      ],
    );
  } finally {
    await rig.close();
  }
}
