import { sql } from 'kysely';
import type { DepositLine, memberFile, MovementLine } from '../../../src/protocol/calls/member-file.ts';
import type { AnswerOf } from '../../../src/protocol/console/define-call.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { toWireType } from '../../money/wallet/vendor-wallets.ts';
import { findProvider, maskNumber } from '../../money/withdrawals/providers.ts';
import { kindOfTransfer } from '../../records/record-kinds.ts';
import { beforeOf, cutPage, openFile, pageLimit, type FileDeps, type FilePage } from './file-page.ts';

interface Movement {
  readonly id: string;
  readonly account_type: number;
  readonly amount: string;
  readonly balance_after: string;
  readonly booked_at: Date;
  readonly reference: string;
  readonly kind: MovementLine['kind'];
}

/** Every movement of a member's wallets, by an index of each wallet. */
export async function readLedger(
  deps: FileDeps,
  page: FilePage,
): Promise<AnswerOf<typeof memberFile.ledger>> {
  const currency = await openFile(deps, page.id);
  const { rows } = await sql<Movement>`
    select e.id, a.account_type, e.amount, e.balance_after, e.booked_at, t.reference, ${kindOfTransfer} as kind
    from ledger_account a
      cross join lateral (
        select * from ledger_entry where account_id = a.id and id < ${beforeOf(page)}::bigint
        order by id desc limit ${pageLimit}) e
      join ledger_transfer t on t.id = e.transfer_id
    where a.member_id = ${page.id} and a.currency = ${currency}
    order by e.id desc limit ${pageLimit}`.execute(deps.db);
  return {
    currency,
    ...cutPage(rows, (row) => ({
      id: row.id,
      at: row.booked_at.toISOString(),
      kind: row.kind,
      reference: row.reference,
      wallet: toWireType(row.account_type),
      amount: writeMoney(BigInt(row.amount), currency),
      balance: writeMoney(BigInt(row.balance_after), currency),
    })),
  };
}

export async function readDeposits(
  deps: FileDeps,
  page: FilePage,
): Promise<AnswerOf<typeof memberFile.deposits>> {
  const { db } = deps;
  const currency = await openFile(deps, page.id);
  const rows = await db
    .selectFrom('deposit_order as d')
    .leftJoin('deposit_method as m', (join) =>
      join.onRef('m.merchant', '=', 'd.merchant').onRef('m.id', '=', 'd.method'),
    )
    .select([
      'd.id',
      'd.created_at',
      'd.reference',
      'd.method',
      'd.status',
      'd.amount',
      'd.fee',
      'd.credited',
    ])
    .select(['d.reason', 'm.texts'])
    .where('d.member_id', '=', page.id)
    .where('d.id', '<', beforeOf(page))
    .orderBy('d.id', 'desc')
    .limit(pageLimit)
    .execute();
  const write = (minor: string): string => writeMoney(BigInt(minor), currency);
  return {
    currency,
    ...cutPage(rows, (row): DepositLine => ({
      id: row.id,
      at: row.created_at.toISOString(),
      reference: row.reference,
      method: row.texts?.EN.title ?? row.method,
      status: row.status,
      amount: write(row.amount),
      fee: write(row.fee),
      credited: row.credited === null ? null : write(row.credited),
      reason: row.reason,
    })),
  };
}

export async function readWithdrawals(
  deps: FileDeps,
  page: FilePage,
): Promise<AnswerOf<typeof memberFile.withdrawals>> {
  const currency = await openFile(deps, page.id);
  const rows = await deps.db
    .selectFrom('withdrawal as w')
    .innerJoin('payout_account as p', 'p.id', 'w.account_id')
    .select(['w.id', 'w.created_at', 'w.status', 'w.receipt', 'w.amount', 'w.fee', 'w.payment_reference'])
    .select(['p.provider', 'p.number'])
    .where('w.member_id', '=', page.id)
    .where('w.id', '<', beforeOf(page))
    .orderBy('w.id', 'desc')
    .limit(pageLimit)
    .execute();
  return {
    currency,
    ...cutPage(rows, (row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      status: row.status,
      receipt: row.receipt ?? ('none' as const),
      amount: writeMoney(BigInt(row.amount), currency),
      fee: writeMoney(BigInt(row.fee), currency),
      provider: findProvider(row.provider)?.name ?? row.provider,
      maskedNumber: maskNumber(row.number),
      paymentReference: row.payment_reference,
    })),
  };
}
