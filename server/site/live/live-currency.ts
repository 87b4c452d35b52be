import { sql, type Transaction } from 'kysely';
import type { Issue } from '../../../src/protocol/release/issue.ts';
import { placesOf } from '../../../src/protocol/money/currency-places.ts';
import type { Tables } from '../../db/database.ts';
import { readBrand } from './read-brand.ts';
import type { DbExecutor, NewRevision } from '../release/release-store.ts';
import { RevisionRefused } from '../release/revision-refused.ts';

/** What holds a merchant to its currency. */
type Hold = 'entries' | 'orders' | 'contracts' | 'proposals';
const reasons: Readonly<Record<Hold, string>> = {
  entries: 'money was booked in it',
  orders: 'deposits or withdrawals were asked for in it',
  contracts: 'contracts of agents name amounts in it',
  proposals: 'changes of money rules in it wait for a second person',
};

const issueAt = (message: string): Issue => ({
  code: 'setting.currency-fixed',
  severity: 'error',
  document: 'settings/brand',
  pointer: '/currency',
  message,
});

const readFixed = async (
  work: DbExecutor,
  merchant: string,
): Promise<{ readonly code: string; readonly hold: Hold | null } | undefined> =>
  work
    .selectFrom('ledger_currency')
    .select(['code', sql<Hold | null>`ledger_currency_hold(merchant)`.as('hold')])
    .where('merchant', '=', merchant)
    .executeTakeFirst();

/** The finding about a brand that names another currency than the one that money is kept in; null for none. */
export async function findFixedCurrency(
  work: DbExecutor,
  merchant: string,
  setting: unknown,
): Promise<Issue | null> {
  const fixed = await readFixed(work, merchant);
  if (fixed === undefined || fixed.hold === null || typeof setting !== 'string' || setting === fixed.code)
    return null;
  return issueAt(`The currency stays ${fixed.code}: ${reasons[fixed.hold]}. "${setting}" cannot replace it.`);
}

/**
 * Keeps the currency of the brand beside the ledger, in the transaction that makes a release live. A part
 * of the members cannot have another currency: all share one ledger.
 * @throws RevisionRefused `publish.check-failed` where the currency is fixed
 */
export async function keepLiveCurrency(
  transaction: Transaction<Tables>,
  { merchant, kind }: Pick<NewRevision, 'merchant' | 'kind'>,
  release: string,
): Promise<void> {
  const brand = await readBrand(transaction, release);
  if (brand?.currency === undefined) return;
  const { currency: code, currencySymbol: symbol = code } = brand;
  const row = { code, symbol, places: placesOf(code) };
  const fixed = await readFixed(transaction, merchant);
  if (fixed !== undefined && fixed.code !== code) {
    // A booking that is under way is waited for, and counts.
    await sql`lock table ledger_entry in share mode`.execute(transaction);
    const issue =
      (await findFixedCurrency(transaction, merchant, code)) ??
      (kind === 'stage'
        ? issueAt('A stage cannot have another currency: publish it to all visitors.')
        : null);
    if (issue !== null) throw new RevisionRefused({ code: 'publish.check-failed', issues: [issue] });
  }
  if (kind === 'stage') return;
  await transaction
    .insertInto('ledger_currency')
    .values({ merchant, ...row })
    .onConflict((conflict) => conflict.column('merchant').doUpdateSet(row))
    .execute();
}
