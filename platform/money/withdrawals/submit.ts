import type { Database } from '../../../server/db/database.ts';
import type { Caller } from '../../calls/call.ts';
import { requireMember } from '../../calls/call.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import type { MemberParts } from '../../parts.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { readAmountWithin } from '../wallet/read-amount.ts';
import { isOverdrawn } from '../wallet/ledger.ts';
import { openWay, prepareWay } from '../ways-out/open-way.ts';
import { moveMoney } from './money.ts';
import { findOpen, readTerms, type Terms } from './terms.ts';
import { writeEvent, type WithdrawalRow } from './withdrawal-store.ts';
import { writeWithdrawal, type WireWithdrawal } from './wire.ts';

export interface WithdrawalRequest {
  readonly amount: string;
  /** Number of the saved account. */
  readonly card: string;
  readonly fundPassword: string;
}

/** The amount in minor units, within every limit. */
function checkAmount(typed: string, terms: Terms): bigint {
  const amount = readAmountWithin(typed, terms.currency, terms);
  if (amount > terms.available && amount <= terms.available + terms.bonus)
    throw refuseCall(
      'withdrawal.turnover',
      `${writeMoney(terms.turnoverLeft, terms.currency)} ${terms.currency} must be staked before the bonus is cash.`,
      409,
      { left: writeMoney(terms.turnoverLeft, terms.currency) },
    );
  if (terms.leftToday === 0) throw refuseCall('withdrawal.none-left', 'No more withdrawals today.', 409);
  if (amount > terms.available)
    throw refuseField('amount', 'balance.insufficient', 'The wallet has less than that.', 409);
  return amount;
}
async function requireAccount(db: Database, memberId: string, card: string): Promise<void> {
  const account = /^[0-9]{1,18}$/.test(card)
    ? await db
        .selectFrom('payout_account')
        .select('id')
        .where('id', '=', card)
        .where('member_id', '=', memberId)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
    : undefined;
  if (account === undefined)
    throw refuseField('account', 'payout.unknown', 'The member has no such account.');
}

/** Inside the transaction of `runIdempotent`: the member's other calls wait until it ends. */
async function store(
  db: Database,
  { merchant, clock }: MemberParts,
  memberId: string,
  { amount: typed, card }: WithdrawalRequest,
): Promise<WithdrawalRow> {
  const now = clock.now();
  const opened = await openWay(db, { way: 'withdrawal', memberId, now });
  if ((await findOpen(db, memberId)) !== null)
    throw refuseCall('withdrawal.pending', 'Another withdrawal is under way.', 409);
  await requireAccount(db, memberId, card);
  const terms = await readTerms(db, { merchant, memberId, now });
  const amount = checkAmount(typed, terms);
  const row = await db
    .insertInto('withdrawal')
    .values({
      merchant,
      member_id: memberId,
      account_id: card,
      amount: amount.toString(),
      fee: terms.fee.toString(),
      currency: terms.currency,
      status: 'submitted',
      created_at: now,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await moveMoney(db, row, 'hold', now, opened);
  await writeEvent(db, row.id, { what: 'submitted', actor: `member:${memberId}`, at: now });
  return row;
}

/**
 * Asks for money out. The money leaves the wallet in the same transaction, so it cannot be spent while the
 * request is pending. The fund password is checked first and is no part of what a repeated call is compared
 * by.
 * @throws AppError 403 `identity.due`; of `requireFundPassword`, of the limits, 409 `withdrawal.pending`, 409 `withdrawal.held`
 */
export async function submitWithdrawal(
  parts: MemberParts,
  request: WithdrawalRequest,
  caller: Caller,
): Promise<WireWithdrawal> {
  const member = requireMember(caller);
  await prepareWay(parts, member, 'withdrawal', { fundPassword: request.fundPassword, field: 'password' });
  const { amount, card } = request;
  try {
    return await runIdempotent(
      parts,
      caller,
      { operation: 'withdrawals.submit', asked: { amount, card } },
      async (db) => writeWithdrawal(await store(db, parts, member.id, request)),
    );
  } catch (cause) {
    // A bet was placed between the check of the balance and the booking.
    if (!isOverdrawn(cause)) throw cause;
    throw refuseField('amount', 'balance.insufficient', 'The wallet has less than that.', 409);
  }
}
