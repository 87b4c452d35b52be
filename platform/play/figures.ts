import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/** What a play session came to. Stakes of open and held rounds count: until they are settled they are gone. */
export interface SessionPlay {
  readonly rounds: number;
  /** Minor units. */
  readonly staked: bigint;
  readonly won: bigint;
}
interface FigureRow {
  readonly rounds: number;
  readonly staked: string;
  readonly won: string;
}

/**
 * What a member has played since a moment, in every tab and login: rounds of games and tickets of lotteries. One
 * that was given back never was.
 */
export async function readSessionPlay(db: Database, memberId: string, since: Date): Promise<SessionPlay> {
  const { rows } = await sql<FigureRow>`select count(*)::integer as rounds,
      coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as won
    from (
      select stake, payout + jackpot as payout from play_round where state in ('open', 'settled', 'held')
        and member_id = ${memberId} and opened_at >= ${since}
      union all
      select amount, payout + rebate from lottery_ticket where state in ('placed', 'won', 'lost')
        and member_id = ${memberId} and created_at >= ${since}
    ) played`.execute(db);
  const { rounds, staked, won } = rows[0] ?? { rounds: 0, staked: '0', won: '0' };
  return { rounds, staked: BigInt(staked), won: BigInt(won) };
}
