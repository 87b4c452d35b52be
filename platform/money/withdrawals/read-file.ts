import { utcDay } from '../../../src/protocol/time/time-zone.ts';
import { sql } from 'kysely';
import type { WithdrawalFile } from '../../../src/protocol/calls/withdrawals.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { listUploads } from '../../calls/uploads/uploads.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { listActions, readSecondPerson } from './decide-withdrawal.ts';
import { selectRows } from './back-office-list.ts';
import { writeBackOfficeStep, writeLine, type BackOfficeRow } from './back-office-wire.ts';
import { missingOf } from './money.ts';
import { maskNumber } from './providers.ts';
import { proofSubject } from './receipt-flow.ts';
import { readTerms } from './terms.ts';
import { listEvents } from './withdrawal-store.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
const recentRows = 5;

async function readDispute(db: Database, row: BackOfficeRow): Promise<WithdrawalFile['dispute']> {
  if (row.claim === null || row.claim === 'full') return null;
  const pictures = await listUploads(db, proofSubject(row.id));
  return {
    arrived: writeMoney(BigInt(row.claimed_amount ?? '0'), row.currency),
    missing: writeMoney(missingOf(row), row.currency),
    comment: row.comment,
    pictures: pictures.map(({ id }) => id),
  };
}

const selectSums = (db: Database, row: BackOfficeRow) =>
  db
    .selectFrom('member')
    .select([
      'nickname',
      'created_at',
      'frozen',
      sql<string>`coalesce(profile ->> 'payeeName', '')`.as('payeeName'),
      sql<number>`(select count(*)::int from deposit_order
        where member_id = member.id and status = 'paid')`.as('depositCount'),
      sql<string>`(select coalesce(sum(credited), 0)::text from deposit_order
        where member_id = member.id and status = 'paid')`.as('depositTotal'),
      sql<number>`(select count(*)::int from withdrawal
        where member_id = member.id and status in ('paidOut', 'completed'))`.as('withdrawalCount'),
      sql<string>`(select coalesce(sum(amount), 0)::text from withdrawal
        where member_id = member.id and status in ('paidOut', 'completed'))`.as('withdrawalTotal'),
      sql<number>`(select count(*)::int from withdrawal
        where member_id = member.id and claim in ('partial', 'none') and id < ${row.id})`.as('disputes'),
    ])
    .where('id', '=', row.member_id)
    .executeTakeFirstOrThrow();

async function readMember(
  { db, merchant }: Deps,
  row: BackOfficeRow,
  balance: bigint,
): Promise<WithdrawalFile['member']> {
  const sums = await selectSums(db, row);
  const recent: readonly BackOfficeRow[] = await selectRows(db, merchant)
    .selectAll('withdrawal')
    .select(['member.account', 'payout_account.provider', 'payout_account.number'])
    .where('withdrawal.member_id', '=', row.member_id)
    .where('withdrawal.id', '<', row.id)
    .orderBy('withdrawal.id', 'desc')
    .limit(recentRows)
    .execute();
  return {
    nickname: sums.nickname,
    payeeName: sums.payeeName,
    since: sums.created_at.toISOString(),
    isFrozen: sums.frozen,
    balance: writeMoney(balance, row.currency),
    depositCount: sums.depositCount,
    depositTotal: writeMoney(BigInt(sums.depositTotal), row.currency),
    withdrawalCount: sums.withdrawalCount,
    withdrawalTotal: writeMoney(BigInt(sums.withdrawalTotal), row.currency),
    disputes: sums.disputes,
    recent: recent.map(writeLine),
  };
}

const dayMs = 86_400_000;
const countThatDay = async (db: Database, { member_id, created_at }: BackOfficeRow): Promise<number> => {
  const day = new Date(`${utcDay(created_at)}T00:00:00.000Z`);
  const { count } = await db
    .selectFrom('withdrawal')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', member_id)
    .where('created_at', '>=', day)
    .where('created_at', '<', new Date(day.getTime() + dayMs))
    .where('status', 'not in', ['rejected', 'returned'])
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * All that an operator needs to decide about one withdrawal; null where the merchant has none of that
 * number. `whole`: the account's number is for those who pay out.
 */
export async function readWithdrawalFile(
  deps: Deps,
  id: string,
  { whole }: { readonly whole: boolean },
): Promise<WithdrawalFile | null> {
  if (!/^[1-9][0-9]{0,17}$/.test(id)) return null;
  const { db, merchant } = deps;
  const row = await selectRows(db, merchant)
    .selectAll('withdrawal')
    .select(['member.account', 'payout_account.provider', 'payout_account.number'])
    .select(['payout_account.kind', 'payout_account.holder', 'payout_account.removed_at'])
    .select('payout_account.created_at as added_at')
    // In the same statement as the row: neither is newer than the other.
    .select(
      sql<string>`(select max(id) from withdrawal_event where withdrawal_id = withdrawal.id)`.as('version'),
    )
    .where('withdrawal.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const terms = await readTerms(db, { merchant, memberId: row.member_id, now: deps.clock.now() });
  return {
    ...writeLine(row),
    version: row.version,
    reason: row.reason,
    paymentReference: row.payment_reference,
    paidAt: row.paid_at?.toISOString() ?? null,
    receiptDueAt: row.receipt_due_at?.toISOString() ?? null,
    target: {
      kind: row.kind,
      holder: row.holder,
      number: whole ? row.number : maskNumber(row.number),
      addedAt: row.added_at.toISOString(),
      isRemoved: row.removed_at !== null,
    },
    dispute: await readDispute(db, row),
    steps: (await listEvents(db, id)).map(writeBackOfficeStep),
    actions: listActions(row),
    secondPerson: await readSecondPerson(db, merchant, row),
    member: await readMember(deps, row, terms.available + terms.bonus),
    limits: {
      minimum: writeMoney(terms.minimum, row.currency),
      maximum: writeMoney(terms.maximum, row.currency),
      perDay: terms.perDay,
      usedThatDay: await countThatDay(db, row),
      turnoverLeft: writeMoney(terms.turnoverLeft, row.currency),
      receiptMinutes: terms.receiptMinutes,
    },
  };
}
