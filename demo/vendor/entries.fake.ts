import type { Pool } from 'pg';
import { pickGame } from './find-game.ts';

interface Entry {
  readonly node_id: number;
  readonly game_type: string;
  readonly classify: string;
}

/** By the code of the game: an entry of the catalogue that opens it. */
export async function findEntries(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<Entry>(
    `select distinct on (g.game_type, g.classify) g.node_id, g.game_type, g.classify from game g
     join game_vendor v on v.code = g.vendor_code and v.game_type = g.game_type
     where not g.maintenance and not v.maintenance and g.game_type not in ('LOTT', 'ELOTT')
     order by g.game_type, g.classify, g.node_id`,
  );
  return new Map(
    rows.map(({ node_id, game_type: type, classify }) => [
      pickGame({ type, classify }).code,
      String(node_id),
    ]),
  );
}
