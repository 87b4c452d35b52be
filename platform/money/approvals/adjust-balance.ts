import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { tellMember, type MemberNotice } from '../../messages/tell.ts';
import { readCurrency } from '../wallet/currency.ts';
import { bookTransfer, ensureHouse, findMainWallet, houseAccounts } from '../wallet/ledger.ts';
import { openWay } from '../ways-out/open-way.ts';
import { lockMember } from '../withdrawals/accounts.ts';

/** Message to the member; `{amount}` and `{reason}` are filled in. */
const notices: Readonly<Record<'credit' | 'debit', MemberNotice>> = {
  credit: {
    EN: { title: 'Your balance was corrected', body: '{amount} was added to your wallet. Reason: {reason}' },
    AR: { title: 'تم تصحيح رصيدك', body: 'تمت إضافة {amount} إلى محفظتك. السبب: {reason}' },
    TY: { title: 'Itinama ang balanse mo', body: 'Idinagdag ang {amount} sa wallet mo. Dahilan: {reason}' },
  },
  debit: {
    EN: {
      title: 'Your balance was corrected',
      body: '{amount} was deducted from your wallet. Reason: {reason}',
    },
    AR: { title: 'تم تصحيح رصيدك', body: 'تم خصم {amount} من محفظتك. السبب: {reason}' },
    TY: { title: 'Itinama ang balanse mo', body: 'Ibinawas ang {amount} sa wallet mo. Dahilan: {reason}' },
  },
};

interface Adjustment {
  /** Of the proposal. */
  readonly id: string;
  readonly merchant: string;
  readonly memberId: string;
  /** Minor units; negative leaves the wallet. */
  readonly amount: bigint;
  readonly reason: string;
  readonly at: Date;
}

/**
 * Books an approved adjustment against the merchant's account for them, and tells the member.
 * @throws AppError 409 `balance.insufficient`
 */
export async function adjustBalance(db: Database, adjustment: Adjustment): Promise<void> {
  const { id, merchant, memberId, amount, at } = adjustment;
  await lockMember(db, memberId);
  const wallet = await findMainWallet(db, memberId);
  const { balance } = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('id', '=', wallet)
    .executeTakeFirstOrThrow();
  if (BigInt(balance) + amount < 0n)
    throw refuseCall('balance.insufficient', 'The wallet has less than that.', 409);
  const house = await ensureHouse(db, merchant, houseAccounts.adjustments);
  const isBooked = await bookTransfer(db, {
    merchant,
    kind: 'adjustment',
    reference: `adjustment:${id}`,
    at,
    opened: await openWay(db, { way: 'correction', memberId, now: at }),
    postings: [
      { accountId: house, amount: -amount },
      { accountId: wallet, amount },
    ],
  });
  if (!isBooked) throw new Error(`Expected adjustment ${id} to be booked once.`);
  await tellMember(db, memberId, {
    notice: notices[amount > 0n ? 'credit' : 'debit'],
    values: {
      amount: {
        amount: amount > 0n ? amount : -amount,
        currency: (await readCurrency(db, merchant)).code,
      },
      reason: adjustment.reason,
    },
    at,
  });
}
