import { sql, type RawBuilder, type SqlBool } from 'kysely';
import {
  withdrawalFilters,
  type WithdrawalFilter,
  type WithdrawalPage,
  type WithdrawalQuery,
} from '../../../src/protocol/calls/withdrawals.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { createOperationRecord } from '../../../server/infrastructure/audit/operation-audit.ts';
import { writeCsv } from '../../../server/infrastructure/http/csv.ts';
import { writeLine, type BackOfficeRow } from './back-office-wire.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
const pageSize = 20;
/** Rows of one file: who needs more asks for a narrower one. */
const mostExported = 10_000;

const is = (status: string): RawBuilder<SqlBool> => sql<SqlBool>`withdrawal.status = ${sql.lit(status)}`;
const conditions: Readonly<Record<WithdrawalFilter, RawBuilder<SqlBool>>> = {
  todo: sql<SqlBool>`(withdrawal.status in ('submitted', 'reviewing', 'processing')
    or withdrawal.receipt = 'underReview')`,
  submitted: is('submitted'),
  reviewing: is('reviewing'),
  infoNeeded: is('infoNeeded'),
  processing: is('processing'),
  paidOut: sql<SqlBool>`withdrawal.receipt = 'pending'`,
  disputed: sql<SqlBool>`withdrawal.receipt = 'underReview'`,
  completed: is('completed'),
  rejected: is('rejected'),
  returned: is('returned'),
  all: sql<SqlBool>`true`,
};
/** Pending withdrawals are shown in the order in which they came, decided ones with the newest first. */
const oldestFirst: readonly WithdrawalFilter[] = [
  'todo',
  'submitted',
  'reviewing',
  'infoNeeded',
  'processing',
  'paidOut',
  'disputed',
];

export const selectRows = (db: Database, merchant: string) =>
  db
    .selectFrom('withdrawal')
    .innerJoin('member', 'member.id', 'withdrawal.member_id')
    .innerJoin('payout_account', 'payout_account.id', 'withdrawal.account_id')
    .where('withdrawal.merchant', '=', merchant);

/** An empty search matches everything; `%` and `_` are matched literally. */
function matches(search: string): RawBuilder<SqlBool> {
  const part = search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`);
  if (part === '') return sql<SqlBool>`true`;
  const digits = search.replaceAll(/[\s•-]/g, '');
  return sql<SqlBool>`(member.account ilike ${`%${part}%`}
    or withdrawal.payment_reference ilike ${`%${part}%`}
    or withdrawal.id::text = ${search.trim().replace(/^#/, '')}
    ${/^[0-9]{4,}$/.test(digits) ? sql`or payout_account.number like ${`%${digits}`}` : sql``})`;
}

async function countAll(db: Database, merchant: string): Promise<Readonly<Record<WithdrawalFilter, number>>> {
  const counts = withdrawalFilters.map(
    (name) => sql`count(*) filter (where ${conditions[name]})::int as ${sql.id(name)}`,
  );
  const { rows } = await sql<Record<WithdrawalFilter, number>>`
    select ${sql.join(counts)} from withdrawal where merchant = ${merchant}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw new Error('Expected one row of counts.');
  return row;
}

const selectFound = ({ db, merchant }: Deps, { filter, search }: Omit<WithdrawalQuery, 'page'>) =>
  selectRows(db, merchant).where(conditions[filter]).where(matches(search));

/** One page of withdrawals for the back office. A page past the end is the last one. */
export async function listForBackOffice(deps: Deps, query: WithdrawalQuery): Promise<WithdrawalPage> {
  const { total } = await selectFound(deps, query)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(query.page, pages);
  const rows: readonly BackOfficeRow[] = await selectFound(deps, query)
    .selectAll('withdrawal')
    .select(['member.account', 'payout_account.provider', 'payout_account.number'])
    .orderBy('withdrawal.id', oldestFirst.includes(query.filter) ? 'asc' : 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const counts = await countAll(deps.db, deps.merchant);
  return { rows: rows.map(writeLine), page, pages, total, counts };
}

const columns = [
  'number',
  'account',
  'status',
  'receipt',
  'amount',
  'fee',
  'payout',
  'currency',
  'provider',
  'account number',
  'payment reference',
  'reason',
  'requested (UTC)',
  'paid (UTC)',
  'changed (UTC)',
];
/** The same withdrawals as a file for a spreadsheet; that it was taken is written down. */
export async function exportForBackOffice(
  deps: Deps,
  query: Omit<WithdrawalQuery, 'page'>,
  by: string,
): Promise<string> {
  const rows = await selectFound(deps, query)
    .selectAll('withdrawal')
    .select(['member.account', 'payout_account.provider', 'payout_account.number'])
    .orderBy('withdrawal.id', 'desc')
    .limit(mostExported)
    .execute();
  const lines = rows.map((row) => {
    const { id, account, status, receipt, amount, fee, payout, currency, provider, maskedNumber } =
      writeLine(row);
    const paid = row.paid_at?.toISOString() ?? '';
    const money = [amount, fee, payout, currency, provider, maskedNumber];
    const words = [row.payment_reference, row.reason];
    const times = [row.created_at.toISOString(), paid, row.changed_at.toISOString()];
    return [id, account, status, receipt, ...money, ...words, ...times];
  });
  await createOperationRecord(deps)({
    action: 'withdrawal.export',
    author: by,
    subject: `withdrawals:${query.filter}`,
    note: `${rows.length} rows`,
  });
  return writeCsv(columns, lines);
}
