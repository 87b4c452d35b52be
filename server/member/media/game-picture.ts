import type { Database } from '../../db/database.ts';
import { drawGame } from '../art/draw-game.ts';

/** Picture of a game as SVG, by the text of its node id; null where there is no such game. */
export async function drawGamePicture(db: Database, name: string): Promise<string | null> {
  const id = /^[1-9][0-9]{0,8}$/.test(name) ? Number(name) : 0;
  const game = await db
    .selectFrom('game')
    .select(['node_id', 'game_type', 'motif'])
    .where('node_id', '=', id)
    .executeTakeFirst();
  return game === undefined
    ? null
    : drawGame({ nodeId: game.node_id, gameType: game.game_type, motif: game.motif });
}
