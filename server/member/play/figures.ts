import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';

/** A login's play. Stakes of open rounds count: until they are settled they are gone. */
export interface SessionPlay {
  /** When its first game was opened; null before. */
  readonly since: Date | null;
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

/** What one login has played so far; `sessionHash` is that of its token. A round given back never was. */
export async function readSessionPlay(db: Database, sessionHash: string): Promise<SessionPlay> {
  const first = await db
    .selectFrom('play_launch')
    .select(({ fn }) => fn.min<Date | null>('opened_at').as('since'))
    .where('session_hash', '=', sessionHash)
    .executeTakeFirst();
  const { rows } = await sql<FigureRow>`select count(*)::integer as rounds,
      coalesce(sum(stake), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as won
    from play_round where state in ('open', 'settled')
      and launch_id in (select id from play_launch where session_hash = ${sessionHash})`.execute(db);
  const { rounds, staked, won } = rows[0] ?? { rounds: 0, staked: '0', won: '0' };
  return { since: first?.since ?? null, rounds, staked: BigInt(staked), won: BigInt(won) };
}
