import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { DeskState } from '../../src/protocol/desks/define-desk.ts';
import type { Grid } from '../../src/protocol/desks/desk-fields.ts';
import { readPercent, writePercent } from '../../src/protocol/money/percent.ts';
import { gameTypeNames } from '../../src/protocol/calls/games.ts';
import { gameTypes } from '../play/games/game-type.ts';

/** One cell of a grid, in hundredths of a per cent. */
export interface RateCell {
  readonly row: string;
  readonly column: string;
  readonly rate: number;
}
/** Every rate of a grid that is more than nothing. */
export const listCells = (rates: Grid): readonly RateCell[] =>
  Object.entries(rates).flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([column, text]) => {
      const rate = Number(readPercent(text) ?? 0n);
      return rate === 0 ? [] : [{ row, column, rate }];
    }),
  );
export function toGrid(cells: readonly RateCell[]): Grid {
  const grid: Record<string, Record<string, string>> = {};
  for (const { row, column, rate } of cells)
    grid[row] = { ...grid[row], [column]: writePercent(BigInt(rate)) };
  return grid;
}
/** The products of games, as columns of a grid. */
export const productColumns: DeskState['columns'] = gameTypes.map((value) => ({
  value,
  label: gameTypeNames[value],
}));
/** The levels of a brand, as rows of a grid. */
export async function listLevelRows(db: Database, merchant: string): Promise<DeskState['columns']> {
  const { rows } = await sql<{ value: string; label: string }>`
    select rank::text as value, rank || ' · ' || (texts -> 'EN' ->> 'title') as label
    from member_level where merchant = ${merchant} order by rank`.execute(db);
  return rows.length > 0 ? rows : [{ value: '1', label: '1' }];
}
