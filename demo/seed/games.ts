import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { rankGames } from '../../platform/play/games/rank-games.ts';
import { readCurrency } from '../../platform/money/wallet/currency.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { unitOf } from '../../src/protocol/money/money.ts';
import { utcDay } from '../../src/protocol/time/time-zone.ts';
import { makeCatalogue } from './catalogue.ts';

const dayMs = 86_400_000;
/** One statement takes at most 65,535 values. */
const chunkRows = 2_000;

async function insertChunked<Row>(
  rows: readonly Row[],
  insert: (chunk: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let offset = 0; offset < rows.length; offset += chunkRows)
    await insert(rows.slice(offset, offset + chunkRows));
}

/** Whole units as minor units. */
const writeUnits = (units: bigint | undefined, currency: string): string | null =>
  units === undefined ? null : (units * unitOf(currency)).toString();

/** Fills the catalogue. Returns a line for the log. */
export async function makeGames(db: Database, { merchant, clock }: MemberDeps): Promise<string> {
  const { vendors, games } = makeCatalogue(utcDay(clock.now()));
  const rows = vendors.map(({ code, name, gameType, accountTypeId, opens, position }) => ({
    code,
    name,
    opens,
    position,
    game_type: gameType,
    account_type_id: accountTypeId,
  }));
  await db.insertInto('game_vendor').values(rows).execute();
  const { code: currency } = await readCurrency(db, merchant);
  const lines = games.map(({ sheet, ...game }) => ({
    ...game,
    listed_popularity: game.popularity,
    rtp: sheet?.rtp ?? null,
    volatility: sheet?.volatility ?? null,
    features: sheet?.features ?? [],
    stake_least: writeUnits(sheet?.stakes.least, currency),
    stake_most: writeUnits(sheet?.stakes.most, currency),
  }));
  await insertChunked(lines, (chunk) => db.insertInto('game').values(chunk).execute());
  const now = clock.now();
  await db
    .updateTable('game')
    .set({
      maintenance_from: new Date(now.getTime() - dayMs),
      maintenance_until: new Date(now.getTime() + 3 * dayMs),
    })
    .where('maintenance', '=', true)
    .execute();
  await rankGames(db, { merchant, now });
  // Without it the planner assumes an empty table until autovacuum analyses it.
  await sql`analyze game`.execute(db);
  return `${games.length} games of ${vendors.length} vendors`;
}
