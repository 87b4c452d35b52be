import { sql } from 'kysely';
import type { MoneyDoubt } from '../../../src/protocol/calls/money.ts';
import type { Review, ReviewDecision } from '../../../src/protocol/calls/reviews.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall, refuseField } from '../../calls/refusals.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money/money.ts';
import { writeSum } from '../../messages/write-sum.ts';
import { readCurrency } from '../wallet/currency.ts';
import { lockOrder, nameMethods, type DepositOrder } from './deposit-orders.ts';
import { listDayDoubts, noteCashierCredit } from '../approvals/cashier-credits.ts';
import { holdMoney } from '../approvals/hold-money.ts';
import { listCreditDoubts, readCreditRule } from '../approvals/money-rules.ts';
import { releaseHeld, returnHeld, writeTimeLeft } from './held-deposits.ts';
import { listProofDoubts } from './proof-doubts.ts';
import { creditDeposit, failDeposit } from './settle-deposit.ts';
import { mostReviews, readReviewFacts } from '../../calls/review-facts.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;

/** Transfers by hand, payments of another sum, and money above a limit: what is open, or what was decided. */
export async function listDepositReviews(
  { db, merchant, clock }: Deps,
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
      sql<boolean>`exists (select 1 from money_proposal held where held.merchant = request.merchant
        and held.kind = 'credit' and held.subject = request.id::text and held.state = 'waiting')`.as(
        'is_held',
      ),
      sql<string[]>`array(select upload.id from upload where upload.subject = 'deposit:' || request.id
        order by upload.created_at, upload.id)`.as('pictures'),
    ])
    .where('request.merchant', '=', merchant)
    .orderBy('request.id', isOpen ? 'asc' : 'desc')
    .limit(mostReviews);
  query = isOpen
    ? query.where('request.status', 'in', ['underReview', 'held'])
    : query.where('request.status', 'in', ['paid', 'failed']).where(decided, 'is not', null);
  const doubtsOf = async (rows: readonly DepositOrder[]) => {
    const doubts = new Map<string, readonly MoneyDoubt[]>();
    for (const row of isOpen ? rows : []) doubts.set(row.id, await listProofDoubts(db, row));
    return doubts;
  };
  const [rows, name, wallet] = await Promise.all([
    query.execute(),
    nameMethods(db, merchant, 'EN'),
    readCurrency(db, merchant),
  ]);
  const doubts = await doubtsOf(rows);
  const now = clock.now();
  const timeOf = (row: DepositOrder): string =>
    row.status === 'held' ? ` · ${writeTimeLeft(row, now)}` : '';
  return rows.map((row) => ({
    ...readReviewFacts(row),
    kind: row.held === null ? 'deposit' : 'heldDeposit',
    title: `${writeSum({ amount: BigInt(row.held ?? row.amount) + BigInt(row.fee), currency: row.currency }, wallet, 'EN')} · ${name(row.method)} · ${row.reference}${timeOf(row)}`,
    comment: row.payer_name,
    pictures: row.pictures,
    payable: row.held === null ? writeMoney(BigInt(row.amount) + BigInt(row.fee), row.currency) : null,
    currency: row.currency,
    isHeld: isOpen && row.is_held,
    doubts: doubts.get(row.id) ?? [],
    status: isOpen ? 'open' : row.status === 'paid' ? 'approved' : 'rejected',
    // Why it is held is no remark of a person.
    remark: row.status === 'held' ? '' : row.reason,
  }));
}

/** The sum of the bank's statement in minor units. @throws AppError 400 with the field `received` */
function readReceived(typed: string, { fee, currency }: DepositOrder): bigint {
  const received = readMoney(typed, currency);
  if (received === null) throw refuseField('received', 'amount.invalid', 'Expected an amount.');
  if (received <= BigInt(fee)) throw refuseField('received', 'amount.too-small', 'The fee takes all of it.');
  return received;
}

/** Whether the credit of an order waits for a second person. */
const isHeld = async (db: Database, merchant: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('money_proposal')
    .select('id')
    .where('merchant', '=', merchant)
    .where('kind', '=', 'credit')
    .where('subject', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()) !== undefined;

/**
 * The order of a deposit that is not decided yet, locked.
 * @throws AppError 409 `review.decided` in another state, `rules.waiting` where it waits for a second person
 */
async function lockUndecided(
  db: Database,
  {
    merchant,
    id,
    status,
  }: { readonly merchant: string; readonly id: string; readonly status: 'underReview' | 'held' },
): Promise<DepositOrder> {
  const order = /^[1-9][0-9]{0,17}$/.test(id) ? await lockOrder(db, { id }) : null;
  if (order === null || order.merchant !== merchant || order.status !== status)
    throw refuseCall('review.decided', 'The deposit was decided meanwhile.', 409);
  if (await isHeld(db, merchant, id))
    throw refuseCall('rules.waiting', 'The deposit already needs a second person.', 409);
  return order;
}

/**
 * Credits or refuses a deposit, with its line in the audit. What needs a second person waits then.
 * @throws AppError 409 `review.decided`, `rules.waiting`, 400 with the field `received`
 */
export async function decideDeposit(
  { db, merchant, clock }: Deps,
  { id, status, remark, received, by }: Omit<ReviewDecision, 'kind'> & { readonly by: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const order = await lockUndecided(transaction, { merchant, id, status: 'underReview' });
    const how = { by: `operator:${by}` as const, at: now };
    const sum = received === undefined ? {} : { received: readReceived(received, order) };
    if (status === 'rejected') await failDeposit(transaction, order, { ...how, reason: remark });
    else if ((await creditDeposit(transaction, order, { ...how, note: remark, ...sum })) === 'waits') return;
    const action = status === 'approved' ? 'deposit.approve' : 'deposit.refuse';
    await appendOperation(transaction, merchant, {
      action,
      author: by,
      subject: `deposit:${id}`,
      note:
        received === undefined || status === 'rejected' ? remark : `${received} received. ${remark}`.trim(),
      at: now,
    });
  });
}

/** Whether the release of held money is one too many for the day; then it waits for a second person. */
async function mustReleaseWait(
  db: Database,
  order: DepositOrder,
  { by, remark, now }: { readonly by: string; readonly remark: string; readonly now: Date },
): Promise<boolean> {
  const { id, merchant, member_id: memberId } = order;
  const amount = BigInt(order.held ?? '0');
  const credit = {
    merchant,
    operator: by,
    memberId,
    way: 'heldDeposit',
    subject: id,
    amount,
    at: now,
  } as const;
  const rule = await readCreditRule(db, merchant);
  const doubts = [
    ...listCreditDoubts(rule, { ordered: amount, received: amount }),
    ...(await listDayDoubts(db, credit, rule)),
    ...(await listProofDoubts(db, order)),
  ];
  if (doubts.length === 0) {
    await noteCashierCredit(db, credit);
    return false;
  }
  const held = { merchant, kind: 'credit', memberId, subject: id, amount, doubts, by, at: now } as const;
  await holdMoney(db, { ...held, note: `Release of held money. ${remark}`.trim() });
  return true;
}

/**
 * Releases money that came above the member's limit to the wallet, or returns it to the payer, with its
 * line in the audit.
 * What one person alone may not release waits for a second one.
 * @throws AppError 409 `review.decided`, `rules.waiting`, `limit.reached` and 403 `account.on-break` for a release
 */
export async function decideHeldDeposit(
  { db, merchant, clock }: Deps,
  { id, status, remark, by }: Omit<ReviewDecision, 'kind'> & { readonly by: string },
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const order = await lockUndecided(transaction, { merchant, id, status: 'held' });
    const how = { by: `operator:${by}` as const, at: now };
    if (status === 'approved' && (await mustReleaseWait(transaction, order, { by, remark, now }))) return;
    if (status === 'approved') await releaseHeld(transaction, order, { ...how, note: remark });
    else await returnHeld(transaction, order, { ...how, reason: remark });
    await appendOperation(transaction, merchant, {
      action: status === 'approved' ? 'deposit.release' : 'deposit.return',
      author: by,
      subject: `deposit:${id}`,
      note: remark,
      at: now,
    });
  });
}
