import type { Pool } from 'pg';
import { unitOf } from '../../src/protocol/money.ts';
import { pickGame } from './find-game.ts';
import type { AnyGame } from './game.ts';
import { vendorGames } from './generated/games.ts';
import { sheetOf } from './sheet.ts';

interface Entry {
  readonly node_id: number;
  readonly game_type: string;
  readonly classify: string;
}

/** Turns the last entry of a slot into one of the game, with its sheet. */
async function turnEntry(pool: Pool, { opens: [claim] }: AnyGame): Promise<void> {
  if (claim === undefined) return;
  const kind = { type: 'RNG', classify: claim.classify ?? '' };
  const sheet = sheetOf(kind);
  const write = (units: bigint | undefined): string => ((units ?? 0n) * unitOf('PHP')).toString();
  await pool.query(
    `update game set classify = $1, rtp = $2, volatility = $3, features = $4, stake_least = $5, stake_most = $6
     where node_id = (select max(g.node_id) from game g
       join game_vendor v on v.code = g.vendor_code and v.game_type = g.game_type
       where g.game_type = 'RNG' and g.classify = 'SL' and not g.maintenance and not v.maintenance)`,
    [
      ...[kind.classify, sheet?.rtp, sheet?.volatility, sheet?.features],
      ...[write(sheet?.stakes.least), write(sheet?.stakes.most)],
    ],
  );
}

/** By the code of the game: an entry of the catalogue that opens it. A game that the seed has none of gets one. */
export async function findEntries(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const read = async (): Promise<ReadonlyMap<string, string>> => {
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
  };
  const entries = await read();
  for (const game of vendorGames) if (!entries.has(game.code)) await turnEntry(pool, game);
  return read();
}
