import type { GamesInfoValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import { writePercent } from '../../../src/protocol/money/percent.ts';
import type { Database } from '../../../server/db/database.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { gameColumns, toItems } from './game-store.ts';
import { isClosedAt, isNew, isOffered, selectGames } from './narrow-games.ts';
import { findWindow } from './vendor-windows.ts';

interface Reading {
  readonly memberId: string | null;
  readonly currency: string;
  readonly language: string;
  readonly now: Date;
}

/** One game with what its provider states about it. */
export async function readGame(
  db: Database,
  nodeId: number,
  { memberId, currency, language, now }: Reading,
): Promise<GamesInfoValue> {
  const row = await selectGames(db)
    .select(gameColumns)
    .select(['g.rtp', 'g.volatility', 'g.features', 'g.stake_least', 'g.stake_most'])
    .select([isNew.as('is_new'), isClosedAt(now).as('maintenance')])
    .where('g.node_id', '=', nodeId)
    .where(isOffered)
    .executeTakeFirst();
  const [game] = row === undefined ? [] : await toItems(db, [row], memberId);
  if (row === undefined || game === undefined)
    throw refuseCall('game.unknown', 'There is no such game.', 404);
  const writeStake = (minor: string | null): string | null =>
    minor === null ? null : writeMoney(BigInt(minor), currency);
  const window = await findWindow(db, { vendor: row.vendor_code, language, now });
  return {
    game,
    rtp: row.rtp === null ? null : writePercent(BigInt(row.rtp)),
    volatility: row.volatility,
    features: [...row.features],
    stakeLeast: writeStake(row.stake_least),
    stakeMost: writeStake(row.stake_most),
    maintenance:
      window === null
        ? null
        : { from: window.from.toISOString(), until: window.until.toISOString(), text: window.text },
  };
}
