import type { TransfersToUplineValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { notAvailable, refuseCall, refuseField } from '../../calls/refusals.ts';
import { runIdempotent } from '../../calls/run-idempotent.ts';
import { tellMember } from '../../messages/tell.ts';
import type { MemberParts } from '../../parts.ts';
import { readCreditRoom } from '../../protection/credit-room.ts';
import { isAdmitted } from '../../calls/admission/refuse-unadmitted.ts';
import { readAmountWithin } from '../wallet/read-amount.ts';
import { readCurrency, trialType } from '../wallet/currency.ts';
import { bookTransfer, findMainWallet, isOverdrawn, readWallet } from '../wallet/ledger.ts';
import { openWay, prepareWay } from '../ways-out/open-way.ts';
import type { TransferDirection } from './tables.ts';
import { transferReceived } from './transfer-notices.ts';
import { readTransferTerms, type TransferParty, type TransferTerms } from './transfer-terms.ts';

export interface MoneyToSend {
  readonly operation: 'transfers.toUpline' | 'transfers.toDownline';
  readonly direction: TransferDirection;
  /** Null where no member is above. */
  readonly recipient: TransferParty | null;
  /** Decimal text, as it was typed. */
  readonly amount: string;
  readonly fundPassword: string;
}

/** The amount in minor units, within every limit of the sender. */
function checkAmount(typed: string, terms: TransferTerms, currency: string): bigint {
  const amount = readAmountWithin(typed, currency, terms);
  if (amount > terms.available && amount <= terms.available + terms.bonus)
    throw refuseCall('withdrawal.turnover', 'A bonus must be staked before it is sent.', 409, {
      left: writeMoney(terms.turnoverLeft, currency),
    });
  if (amount > terms.left)
    throw refuseField('amount', 'transfer.daily-limit', 'That is more than is left of 24 hours.', 409);
  if (amount > terms.available)
    throw refuseField('amount', 'balance.insufficient', 'The wallet has less than that.', 409);
  return amount;
}

/**
 * Refuses where the recipient may not get money: frozen, closed, on a break, a trial, an account that may not pay in
 * yet, or above their own deposit limit. Why is theirs to know, so that the sender gets the same answer for all.
 */
async function checkRecipient(
  parts: MemberParts,
  db: Database,
  { id, amount, now }: { readonly id: string; readonly amount: bigint; readonly now: Date },
): Promise<void> {
  const { frozen, break_until, customer_type } = await db
    .selectFrom('member')
    .select(['frozen', 'break_until', 'customer_type'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const room = await readCreditRoom(db, id, now);
  const isOnBreak = break_until !== null && break_until > now;
  const isClosed = frozen || isOnBreak || customer_type === trialType || (room !== null && amount > room);
  if (isClosed || !(await isAdmitted(parts, db, id, 'deposit')))
    throw refuseCall('transfer.not-accepted', 'The account cannot receive this money.', 409);
}

const wayOf = { upline: 'transferUp', downline: 'transferDown' } as const;

/** Both members are locked. */
async function book(
  db: Database,
  parts: MemberParts,
  sender: { readonly id: string; readonly nickname: string },
  { direction, recipient, amount: typed }: MoneyToSend & { readonly recipient: TransferParty },
): Promise<TransfersToUplineValue> {
  const { merchant, clock } = parts;
  const now = clock.now();
  const opened = await openWay(db, { way: wayOf[direction], memberId: sender.id, now });
  const { code: currency } = await readCurrency(db, merchant);
  const terms = await readTransferTerms(db, { merchant, memberId: sender.id, direction, now });
  if (!terms.isOpen) throw notAvailable('The brand has transfers between members closed.');
  const amount = checkAmount(typed, terms, currency);
  await checkRecipient(parts, db, { id: recipient.id, amount, now });
  const { id } = await db
    .insertInto('member_transfer')
    .values({
      merchant,
      direction,
      sender_id: sender.id,
      recipient_id: recipient.id,
      amount: amount.toString(),
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [source, target] = [await findMainWallet(db, sender.id), await findMainWallet(db, recipient.id)];
  await bookTransfer(db, {
    merchant,
    kind: `transfer.${direction}`,
    reference: `transfer:${id}`,
    at: now,
    opened,
    postings: [
      { accountId: source, amount: -amount },
      { accountId: target, amount },
    ],
  });
  const values = { name: sender.nickname, amount: { amount, currency } };
  await tellMember(db, recipient.id, { notice: transferReceived, values, at: now });
  return {
    id,
    nickname: recipient.nickname,
    amount: writeMoney(amount, currency),
    currency,
    balance: writeMoney(await readWallet(db, source), currency),
  };
}

/**
 * Sends money from one member's main wallet to another's, once for each key: two entries of one transfer in the
 * ledger. Who could not withdraw it cannot send it: see `waysOut`. What comes in counts against the recipient's deposit limits.
 * @throws AppError of `requireFundPassword`; 400 `amount.*`, `function.not.available`; 403 `identity.due`,
 * `account.on-break`, `account.frozen`; 409 `withdrawal.held`, `withdrawal.turnover`, `transfer.daily-limit`,
 * `balance.insufficient`, `transfer.not-accepted`
 */
export async function sendMoney(
  parts: MemberParts,
  money: MoneyToSend,
  caller: Caller,
): Promise<TransfersToUplineValue> {
  const member = requireMember(caller);
  const { operation, recipient, amount, fundPassword } = money;
  if (recipient === null) throw notAvailable('No member is above.');
  await prepareWay(parts, member, wayOf[money.direction], { fundPassword, field: 'fundPassword' });
  const sender = await parts.db
    .selectFrom('member')
    .select(['id', 'nickname'])
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  try {
    return await runIdempotent(
      parts,
      caller,
      { operation, asked: { to: recipient.id, amount }, locksToo: [recipient.id] },
      (db) => book(db, parts, sender, { ...money, recipient }),
    );
  } catch (cause) {
    // A bet was placed between the check of the balance and the booking.
    if (!isOverdrawn(cause)) throw cause;
    throw refuseField('amount', 'balance.insufficient', 'The wallet has less than that.', 409);
  }
}
