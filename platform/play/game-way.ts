import type { Database } from '../../server/db/database.ts';
import type { GameType } from './games/game-type.ts';
import type { WayName } from '../money/ways-out/ways.ts';

export async function readGameType(db: Database, nodeId: number): Promise<GameType> {
  const { game_type } = await db
    .selectFrom('game')
    .select('game_type')
    .where('node_id', '=', nodeId)
    .executeTakeFirstOrThrow();
  return game_type;
}

/** What is lost in a game against other players is won by one of them. */
export const wayOfGame = (type: GameType): WayName => (type === 'PVP' ? 'stakeAgainstPlayers' : 'stake');
