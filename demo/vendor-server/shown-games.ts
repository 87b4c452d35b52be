import type { Database } from '../../server/db/database.ts';
import { readCurrency } from '../../server/member/wallet/currency.ts';
import type { VendorAnswers } from '../../server/platform/game-vendor.ts';
import { unitOf, writeMoney } from '../../src/protocol/money.ts';

export interface ShownGames {
  readonly db: Database;
  readonly portalOrigin: string;
}
const roomNames = ['Garden', 'Harbour', 'Summit'] as const;
const merchant = 'demo';

/** Three rooms for each game in which players meet: each asks for more than the one before. */
export async function listRooms({ db }: ShownGames, game: string): Promise<VendorAnswers['rooms']> {
  const { code } = await readCurrency(db, merchant);
  const money = (units: bigint): string => writeMoney(units * unitOf(code), code);
  return {
    rooms: roomNames.map((name, index) => ({
      room: `${game}-${index + 1}`,
      name,
      open: true,
      smallestStake: money(10n ** BigInt(index)),
      largestStake: money(5n * 10n ** BigInt(index + 1)),
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
