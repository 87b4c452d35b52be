import { sql } from 'kysely';
import type { JackpotFigures } from '../../../src/protocol/calls/jackpots.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { houseAccounts } from '../../money/wallet/ledger.ts';

interface PotRow {
  readonly pool: string;
  readonly amount: string;
  readonly turn: number;
  readonly wins: number;
  readonly paid: string;
  readonly last: Date | null;
}

/** What is in every jackpot that ever grew, what it paid, and the same money in the ledger. */
async function readFigures({ db, merchant }: Pick<MemberDeps, 'db' | 'merchant'>): Promise<JackpotFigures> {
  const { code: currency } = await readCurrency(db, merchant);
  const { rows } = await sql<PotRow>`select p.pool, p.amount, p.turn, count(w.turn)::int as wins,
      coalesce(sum(w.amount), 0)::bigint as paid, max(w.won_at) as last
    from jackpot_pool p left join jackpot_win w on w.merchant = p.merchant and w.pool = p.pool
    where p.merchant = ${merchant} group by p.pool, p.amount, p.turn order by p.pool`.execute(db);
  const house = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('merchant', '=', merchant)
    .where('member_id', 'is', null)
    .where('account_type', '=', houseAccounts.jackpots)
    .where('currency', '=', currency)
    .executeTakeFirst();
  return {
    pots: rows.map(({ pool, amount, turn, wins, paid, last }) => ({
      id: pool,
      turn,
      wins,
      amount: writeMoney(BigInt(amount), currency),
      paid: writeMoney(BigInt(paid), currency),
      lastWonAt: last?.toISOString() ?? null,
    })),
    inLedger: writeMoney(BigInt(house?.balance ?? 0), currency),
    currency,
  };
}

/** Jackpots of the platform, for the console. */
export const createJackpotBackOffice = (deps: MemberDeps) => ({ figures: () => readFigures(deps) });
