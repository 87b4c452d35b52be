import type { Database } from '../../server/db/database.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import type { VendorAnswers, VendorGame } from '../../server/infrastructure/outside/game-vendor.ts';
import { unitOf, writeMoney } from '../../src/protocol/money/money.ts';
import { pickGame } from '../vendor/find-game.ts';
import { newGames, renamed, withdrawn } from './catalogue-news.ts';

export interface ShownGames {
  readonly db: Database;
  readonly portalOrigin: string;
  readonly gamesOrigin: string;
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
      room: id,
      name,
      open: true,
      smallestStake: money(least),
      largestStake: money(most),
    })),
  };
}

/** The demonstration's vendor has no jackpots: those of the platform grow from its stakes. */
export const listJackpots = (_games: ShownGames): VendorAnswers['jackpots'] => ({ jackpots: [] });

/** The games that the demonstration has, but for the lottery's, and what the vendor has changed since. */
export async function listCatalogue({
  db,
  gamesOrigin,
}: ShownGames): Promise<{ readonly games: readonly VendorGame[] }> {
  const games = await db
    .selectFrom('game')
    .select(['node_id', 'game_code', 'name', 'vendor_code', 'game_type', 'classify'])
    .where('game_type', 'not in', ['LOTT', 'ELOTT'])
    .where('node_id', '<>', withdrawn)
    .where(
      'game_code',
      'not in',
      newGames.map(({ game }) => game),
    )
    .orderBy('node_id')
    .execute();
  return {
    games: [
      ...games.map(({ node_id, game_code, name, vendor_code, game_type, classify }) => ({
        game: game_code,
        name: node_id === renamed.nodeId ? renamed.name : name,
        studio: vendor_code,
        type: game_type,
        ...(classify === '' ? {} : { classify }),
      })),
      ...newGames.map(({ art, ...game }) => ({ ...game, picture: `${gamesOrigin}/pictures/${art}.png` })),
    ],
  };
}
