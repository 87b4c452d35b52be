import type { Database } from '../../server/db/database.ts';
import { readCurrency } from '../../server/member/wallet/currency.ts';
import type { VendorAnswers } from '../../server/platform/game-vendor.ts';
import { unitOf, writeMoney } from '../../src/protocol/money.ts';
import { pickGame } from '../vendor/find-game.ts';

export interface ShownGames {
  readonly db: Database;
  readonly portalOrigin: string;
}
const merchant = 'demo';

/** The rooms of the game that an entry of the catalogue opens; none in games that are played alone. */
export async function listRooms({ db }: ShownGames, game: string): Promise<VendorAnswers['rooms']> {
  const row = await db
    .selectFrom('game')
    .select(['game_type as type', 'classify'])
    .where('game_code', '=', game)
    .executeTakeFirst();
  const { rooms = [] } = row === undefined ? {} : pickGame(row);
  const { code } = await readCurrency(db, merchant);
  const money = (units: bigint): string => writeMoney(units * unitOf(code), code);
  return {
    rooms: rooms.map(({ id, name, least, most }) => ({
      ...{ room: id, name, open: true },
      smallestStake: money(least),
      largestStake: money(most),
    })),
  };
}

/** The demonstration's vendor has no jackpots: those of the platform grow from its stakes. */
export const listJackpots = (_games: ShownGames): VendorAnswers['jackpots'] => ({ jackpots: [] });

const mostGames = 200;
/** A part of the games that the demonstration has, as another platform would import them. */
export async function listCatalogue({ db }: ShownGames): Promise<VendorAnswers['catalogue']> {
  const games = await db
    .selectFrom('game')
    .select(['game_code', 'name', 'vendor_code', 'game_type', 'classify'])
    .orderBy('node_id')
    .limit(mostGames)
    .execute();
  return {
    games: games.map(({ game_code, name, vendor_code, game_type, classify }) => ({
      game: game_code,
      name,
      studio: vendor_code,
      type: game_type,
      ...(classify === '' ? {} : { classify }),
    })),
  };
}
