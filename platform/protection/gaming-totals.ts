import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { PlayStep } from '../play/play-money.ts';

/** Kinds of transfers between a member's wallet and games: stakes leave it, winnings and refunds return. */
const playKinds = [
  'game.bet',
  'game.win',
  'game.rebate',
  'game.refund',
] as const satisfies readonly `game.${PlayStep}`[];
/** What play gives back beside stakes. */
const wonKinds = sql`kind in ('game.win', 'game.rebate')`;

export interface GamingTotals {
  /** Minor units, neither negative. */
  readonly staked: bigint;
  readonly won: bigint;
}

/** What a member put into games and got out of them since a moment. Stakes given back are not staked. */
export async function sumGamingTotals(db: Database, memberId: string, from: Date): Promise<GamingTotals> {
  const row = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_transfer', 'ledger_transfer.id', 'ledger_entry.transfer_id')
    .innerJoin('ledger_account', 'ledger_account.id', 'ledger_entry.account_id')
    .select([
      sql<string>`coalesce(-sum(ledger_entry.amount) filter (where not ${wonKinds}), 0)::text`.as('staked'),
      sql<string>`coalesce(sum(ledger_entry.amount) filter (where ${wonKinds}), 0)::text`.as('won'),
    ])
    .where('ledger_account.member_id', '=', memberId)
    .where('ledger_transfer.kind', 'in', [...playKinds])
    .where('ledger_transfer.created_at', '>=', from)
    .executeTakeFirstOrThrow();
  return { staked: BigInt(row.staked), won: BigInt(row.won) };
}

/** Stakes less winnings since a moment, minor units; negative for who is ahead. */
export async function sumNetLoss(db: Database, memberId: string, from: Date): Promise<bigint> {
  const { staked, won } = await sumGamingTotals(db, memberId, from);
  return staked - won;
}
