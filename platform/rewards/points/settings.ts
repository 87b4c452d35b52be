import { shareOf, unitOf } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';

/** How points turn into money. */
export interface PointSettings {
  /** Points for one unit of the currency. */
  readonly ratio: number;
  /** Fewest points of one conversion. */
  readonly minimum: number;
  /** Points of a conversion are a multiple of it: whole minor units come out, and nothing is lost. */
  readonly step: number;
}

const findDivisor = (first: number, second: number): number =>
  second === 0 ? first : findDivisor(second, first % second);

/** The settings of a merchant; null where it has no points mall. */
export async function readPointSettings(
  db: Database,
  merchant: string,
  currency: string,
): Promise<PointSettings | null> {
  const row = await db
    .selectFrom('point_setting')
    .select(['ratio', 'minimum'])
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { ...row, step: row.ratio / findDivisor(row.ratio, Number(unitOf(currency))) };
}

/** Minor units that points bring. Points must be a multiple of the step. */
export const countMinorUnits = (points: bigint, { ratio }: PointSettings, currency: string): bigint =>
  shareOf(unitOf(currency), points, BigInt(ratio), 'down');
