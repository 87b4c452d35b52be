import type { Database } from '../../../server/db/database.ts';

export interface Currency {
  /** ISO 4217, or the code of play money. */
  readonly code: string;
  /** Before an amount. */
  readonly symbol: string;
}
/** Play money of trial accounts. Transfers are within one currency, so it never becomes money. */
export const playCurrency: Currency = { code: 'FUN', symbol: 'FUN ' };
/** Customer type of a free trial. */
export const trialType = 4;

const requireRow = (row: Currency | undefined, merchant: string): Currency => {
  if (row === undefined)
    throw new Error(`Expected ${merchant} to have a site, whose brand names a currency.`);
  return row;
};

/**
 * The currency of a merchant's money: the brand's of the live release, kept beside the ledger in the
 * transaction that makes a release live (`server/site/live/live-currency.ts`).
 */
export async function readCurrency(db: Database, merchant: string): Promise<Currency> {
  const row = await db
    .selectFrom('ledger_currency')
    .select(['code', 'symbol'])
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  return requireRow(row, merchant);
}

/** The currency of a member's wallet: the merchant's, or play money. */
export async function readMemberCurrency(db: Database, memberId: string): Promise<Currency> {
  const member = await db
    .selectFrom('member')
    .leftJoin('ledger_currency as currency', 'currency.merchant', 'member.merchant')
    .select(['member.merchant', 'member.customer_type', 'currency.code', 'currency.symbol'])
    .where('member.id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { code, symbol } = member;
  if (member.customer_type === trialType) return playCurrency;
  return requireRow(code === null || symbol === null ? undefined : { code, symbol }, member.merchant);
}
