import { startOfUtcDay } from '../../../src/protocol/time/time-zone.ts';
import type { WithdrawalStatus } from '../../../src/machines/withdrawal/withdrawal.contract.ts';
import type { Database } from '../../../server/db/database.ts';
import { hasFundPassword } from '../../identity/security/fund-password.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { readWageringDue } from '../turnover/wagering.ts';
import { readBonus } from '../wallet/bonus-part.ts';
import { readCurrency } from '../wallet/currency.ts';
import { findHold } from './holds.ts';
import { listAccounts, type PayoutAccountView } from './accounts.ts';
import { payoutHours } from './providers.ts';
import { readWithdrawalSettings, type WithdrawalSettings } from './settings.ts';
import { openStatuses, type WithdrawalRow } from './withdrawal-store.ts';

export type Standing =
  | 'ready'
  | 'turnoverLeft'
  | 'noneLeftToday'
  | 'noFundPassword'
  | 'noAccount'
  | 'held'
  | 'closed';
/** All that a member must know before an amount is typed. Amounts in minor units. */
export interface Terms extends WithdrawalSettings {
  readonly currency: string;
  /** The member's own cash: without bonus money. */
  readonly available: bigint;
  /** Bonus money that is not played off. */
  readonly bonus: bigint;
  readonly leftToday: number;
  /** What must still be staked before bonus money is cash. */
  readonly turnoverLeft: bigint;
}
export interface Offer {
  readonly standing: Standing;
  readonly accounts: readonly PayoutAccountView[];
  readonly terms: Terms;
  /** The one that is under way. */
  readonly pending: WithdrawalRow | null;
}

const givenBack: readonly WithdrawalStatus[] = ['rejected', 'returned'];
/** Days are counted in UTC, the time that the platform writes. */
async function countToday(db: Database, memberId: string, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('withdrawal')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', startOfUtcDay(now))
    .where('status', 'not in', givenBack)
    .executeTakeFirstOrThrow();
  return count;
}
async function readAvailable(db: Database, memberId: string): Promise<bigint> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('member_id', '=', memberId)
    .where('account_type', '=', 1)
    .executeTakeFirst();
  return BigInt(row?.balance ?? '0');
}

export async function readTerms(
  db: Database,
  { merchant, memberId, now }: { readonly merchant: string; readonly memberId: string; readonly now: Date },
): Promise<Terms> {
  const settings = await readWithdrawalSettings(db, merchant);
  const bonus = await readBonus(db, memberId);
  return {
    ...settings,
    currency: (await readCurrency(db, merchant)).code,
    available: (await readAvailable(db, memberId)) - bonus,
    bonus,
    leftToday: Math.max(0, settings.perDay - (await countToday(db, memberId, now))),
    turnoverLeft: await readWageringDue(db, memberId),
  };
}

export async function findOpen(db: Database, memberId: string): Promise<WithdrawalRow | null> {
  const query = db
    .selectFrom('withdrawal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', [...openStatuses]);
  return (await query.executeTakeFirst()) ?? null;
}

/** What a member sees before typing: the first blocking reason, and every limit. */
export async function readOffer(
  db: Database,
  whose: { readonly merchant: string; readonly memberId: string; readonly now: Date },
): Promise<Offer> {
  const { memberId } = whose;
  const terms = await readTerms(db, whose);
  const accounts = await listAccounts(db, memberId);
  const judge = async (): Promise<Standing> => {
    if (!(await hasFundPassword(db, memberId))) return 'noFundPassword';
    if (accounts.length === 0) return 'noAccount';
    if ((await findHold(db, memberId, whose.now)) !== null) return 'held';
    if (terms.bonus > 0n && terms.available < terms.minimum) return 'turnoverLeft';
    return terms.leftToday === 0 ? 'noneLeftToday' : 'ready';
  };
  return { standing: await judge(), accounts, terms, pending: await findOpen(db, memberId) };
}

export const writeTerms = (terms: Terms) => ({
  available: writeMoney(terms.available, terms.currency),
  minimum: writeMoney(terms.minimum, terms.currency),
  maximum: writeMoney(terms.maximum, terms.currency),
  fee: writeMoney(terms.fee, terms.currency),
  currency: terms.currency,
  leftToday: terms.leftToday,
  bankHours: payoutHours.bank,
  walletHours: payoutHours.wallet,
  turnoverLeft: writeMoney(terms.turnoverLeft, terms.currency),
});
