import { sql } from 'kysely';
import type { Review, ReviewDecision } from '../../../src/protocol/console-reviews.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import { appendOperation } from '../../platform/operation-audit.ts';
import { refuseCall, refuseField } from '../http/refusals.ts';
import { readAmount, writeAmount } from '../wallet/amount.ts';
import { lockOrder, nameMethods, type DepositOrder } from './deposit-orders.ts';
import { creditDeposit, failDeposit } from './settle-deposit.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
const mostRows = 100;

/** Transfers by hand, and payments of another sum than asked for: what waits, or what was decided. */
export async function listDepositReviews(
  { db, merchant }: Deps,
  isOpen: boolean,
): Promise<readonly Review[]> {
  const decided = sql<string | null>`(select split_part(event.actor, ':', 2) from deposit_event event
    where event.order_id = request.id and event.actor like 'operator:%' order by event.id desc limit 1)`;
  let query = db
    .selectFrom('deposit_order as request')
    .innerJoin('member', 'member.id', 'request.member_id')
    .selectAll('request')
    .select([
      'member.account',
      decided.as('decided_by'),
      sql<string[]>`array(select upload.id from upload where upload.subject = 'deposit:' || request.id
        order by upload.created_at, upload.id)`.as('pictures'),
    ])
    .where('request.merchant', '=', merchant)
    .orderBy('request.id', isOpen ? 'asc' : 'desc')
    .limit(mostRows);
  query = isOpen
    ? query.where('request.status', '=', 'underReview')
    : query.where('request.status', 'in', ['paid', 'failed']).where(decided, 'is not', null);
  const [rows, name] = await Promise.all([query.execute(), nameMethods(db, merchant, 'EN')]);
  return rows.map((row) => ({
    kind: 'deposit',
    id: row.id,
    account: row.account,
    title: `${writeAmount(BigInt(row.amount) + BigInt(row.fee))} ${row.currency} · ${name(row.method)} · ${row.reference}`,
    quantity: 0,
    points: 0,
    comment: row.payer_name,
    pictures: row.pictures,
    payable: writeAmount(BigInt(row.amount) + BigInt(row.fee)),
    currency: row.currency,
    status: isOpen ? 'open' : row.status === 'paid' ? 'approved' : 'rejected',
    remark: row.reason,
    decidedBy: row.decided_by,
    createdAt: row.created_at.toISOString(),
  }));
}

/** The sum of the bank's statement in minor units. @throws AppError 400 with the field `received` */
function readReceived(typed: string, { fee }: DepositOrder): bigint {
  const received = readAmount(typed);
  if (received === null) throw refuseField('received', 'amount.invalid', 'Expected an amount.');
  if (received <= BigInt(fee)) throw refuseField('received', 'amount.too-small', 'The fee takes all of it.');
  return received;
}

/**
 * Credits or refuses a deposit, with its line in the audit.
 * @throws AppError 409 `review.decided`, 400 with the field `received`
 */
export async function decideDeposit(
  { db, merchant, clock }: Deps,
  { id, status, remark, received, by }: Omit<ReviewDecision, 'kind'> & { readonly by: string },
): Promise<void> {
  const at = clock.now();
  await db.transaction().execute(async (transaction) => {
    const order = /^[1-9][0-9]{0,17}$/.test(id) ? await lockOrder(transaction, { id }) : null;
    if (order === null || order.merchant !== merchant || order.status !== 'underReview')
      throw refuseCall('review.decided', 'The deposit is not under review any more.', 409);
    const how = { by: `operator:${by}` as const, at };
    const sum = received === undefined ? {} : { received: readReceived(received, order) };
    if (status === 'approved') await creditDeposit(transaction, order, { ...how, note: remark, ...sum });
    else await failDeposit(transaction, order, { ...how, reason: remark });
    const action = status === 'approved' ? 'deposit.approve' : 'deposit.refuse';
    await appendOperation(transaction, merchant, {
      action,
      author: by,
      subject: `deposit:${id}`,
      note:
        received === undefined || status === 'rejected' ? remark : `${received} received. ${remark}`.trim(),
      at,
    });
  });
}
