import { sql } from 'kysely';
import { shareOf } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import { tellMember, type MemberNotice } from '../../messages/tell.ts';
import { askWagering } from '../../money/turnover/wagering.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { bookTransfer, ensureHouse, findMainWallet } from '../../money/wallet/ledger.ts';

const notice: MemberNotice = {
  EN: {
    title: 'Your deposit bonus is in your wallet',
    body: 'We’ve added {bonus} to your wallet. It’s locked until you’ve wagered {wagering}; your own cash isn’t.',
  },
  AR: {
    title: 'مكافأة الإيداع في محفظتك',
    body: 'أُضيف {bonus} إلى محفظتك. يبقى مقفلاً حتى تراهن بمبلغ {wagering}، ورصيدك النقدي يبقى حراً.',
  },
  TY: {
    title: 'Nasa wallet mo na ang deposit bonus',
    body: 'Idinagdag ang {bonus} sa wallet mo. Naka-lock ito hanggang maitaya mo ang {wagering}; hindi naka-lock ang sarili mong pera.',
  },
};

/** What the bonus of an entry is called in the ledger. */
export const nameBonus = (entryId: string): string => `promotion:${entryId}`;

interface Deposit {
  readonly merchant: string;
  readonly memberId: string;
  readonly orderId: string;
  /** Minor units that came into the wallet. */
  readonly amount: bigint;
  readonly at: Date;
}

/** The bonus in minor units: a share is never above its cap. */
const countBonus = (
  amount: bigint,
  {
    percent,
    fixed,
    cap,
  }: { readonly percent: number | null; readonly fixed: string | null; readonly cap: string | null },
): bigint => {
  if (percent === null || cap === null) return BigInt(fixed ?? 0);
  const bonus = shareOf(amount, BigInt(percent), 100n, 'down');
  return bonus < BigInt(cap) ? bonus : BigInt(cap);
};

/**
 * Pays the bonus that a deposit brings, inside the transaction that books the deposit: of the promotion that the
 * member joined first, once.
 */
export async function grantDepositBonus(db: Database, deposit: Deposit): Promise<void> {
  const { merchant, memberId, orderId, amount, at } = deposit;
  const entry = await db
    .selectFrom('promotion_entry as e')
    .innerJoin('promotion as p', 'p.id', 'e.promotion_id')
    .select(['e.id', 'p.percent', 'p.fixed', 'p.cap', 'p.wagering', 'p.texts'])
    .where('e.merchant', '=', merchant)
    .where('e.member_id', '=', memberId)
    .where('e.state', '=', 'joined')
    .where('p.starts_at', '<=', at)
    .where('p.ends_at', '>', at)
    .where('p.minimum', '<=', amount.toString())
    .where(
      sql<boolean>`(not p.first_deposit or not exists (select from deposit_order d
        where d.member_id = e.member_id and d.status = 'paid' and d.id <> ${orderId}::bigint))`,
    )
    .orderBy('e.joined_at')
    .orderBy('e.id')
    .limit(1)
    .forUpdate('e')
    .executeTakeFirst();
  if (entry === undefined) return;
  const bonus = countBonus(amount, entry);
  if (bonus === 0n) return;
  await db
    .updateTable('promotion_entry')
    .set({ state: 'granted', bonus: bonus.toString(), deposit_id: orderId, granted_at: at })
    .where('id', '=', entry.id)
    .execute();
  const reference = nameBonus(entry.id);
  const postings = [
    { accountId: await ensureHouse(db, merchant), amount: -bonus },
    { accountId: await findMainWallet(db, memberId), amount: bonus },
  ];
  if (!(await bookTransfer(db, { merchant, kind: 'bonus', reference, at, postings })))
    throw new Error(`Expected ${reference} to be booked once.`);
  const wagering = bonus * BigInt(entry.wagering);
  await askWagering(db, { merchant, memberId, reference, texts: entry.texts, amount: wagering, bonus, at });
  const currency = (await readCurrency(db, merchant)).code;
  const values = { bonus: { amount: bonus, currency }, wagering: { amount: wagering, currency } };
  await tellMember(db, memberId, { notice, values, at });
}
