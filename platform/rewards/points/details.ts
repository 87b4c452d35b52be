import { sql } from 'kysely';
import type { PointsDetailsRequest, PointsDetailsValue } from '../../../src/protocol/generated/wire-types.ts';
import { pointsCurrency } from './accounts.ts';
import type { PointsKind } from './book-points.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { spanOfDay } from '../../brand-day.ts';
import { readSettings } from '../../calls/system/settings.ts';

/**
 * What came to a member's points and what left them, the newest first, with the points after each and
 * the sums of the whole range. `from` and `to` are days of the brand, both included.
 */
export async function listPointDetails(
  { db, liveSite }: Pick<MemberDeps, 'db' | 'liveSite'>,
  memberId: string,
  { page = 1, size = 20, from, to }: PointsDetailsRequest,
): Promise<PointsDetailsValue> {
  const { timeZone } = await readSettings({ liveSite });
  // Points after each entry come from all entries: the range is cut out afterwards.
  const entries = db
    .selectFrom('ledger_entry as entry')
    .innerJoin('ledger_account as account', 'account.id', 'entry.account_id')
    .innerJoin('ledger_transfer as transfer', 'transfer.id', 'entry.transfer_id')
    .select([
      'entry.id',
      'entry.amount',
      sql<PointsKind>`transfer.kind`.as('kind'),
      'transfer.created_at',
      sql<string>`sum(entry.amount) over (order by entry.id)`.as('after'),
    ])
    .where('account.member_id', '=', memberId)
    .where('account.currency', '=', pointsCurrency);
  let range = db.selectFrom(entries.as('row'));
  if (from !== undefined) range = range.where('row.created_at', '>=', spanOfDay(from, timeZone).from);
  if (to !== undefined) range = range.where('row.created_at', '<', spanOfDay(to, timeZone).to);
  const totals = await range
    .select([
      (select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'),
      sql<string>`coalesce(sum(row.amount) filter (where row.amount > 0), 0)`.as('came'),
      sql<string>`coalesce(-sum(row.amount) filter (where row.amount < 0), 0)`.as('went'),
    ])
    .executeTakeFirstOrThrow();
  const rows = await range
    .selectAll()
    .orderBy('row.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    content: rows.map(({ id, amount, kind, created_at, after }) => ({
      id,
      type: kind,
      time: created_at.getTime(),
      in: Math.max(0, Number(amount)),
      out: Math.max(0, -Number(amount)),
      balance: Number(after),
    })),
    pageNum: page,
    totalPages: Math.ceil(totals.count / size),
    totalCount: totals.count,
    totalIn: Number(totals.came),
    totalOut: Number(totals.went),
  };
}
