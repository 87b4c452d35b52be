import { sql } from 'kysely';
import type { SeriesChoice } from '../../src/lottery/odds.ts';
import type { Database } from '../../server/db/database.ts';
import { refuseCall } from '../calls/refusals.ts';
import { terms } from './catalogue.ts';

/** Series go up in steps of a tenth percent of rebate. */
export const seriesStep = 2;

/**
 * The highest series of a member: what an agent set, for it or for the nearest member above, or that of the brand,
 * which visitors see.
 */
export async function readOwnSeries(db: Database, memberId: string | null): Promise<number> {
  if (memberId === null) return terms.memberSeries;
  const { rows } = await sql<{ series: number }>`
    with recursive above as (
      select m.id, m.upline_id, s.series
      from member m left join lottery_member_series s on s.member_id = m.id where m.id = ${memberId}
      union all
      select m.id, m.upline_id, s.series
      from above a join member m on m.id = a.upline_id left join lottery_member_series s on s.member_id = m.id
      where a.series is null
    )
    select series from above where series is not null`.execute(db);
  return Math.min(rows[0]?.series ?? terms.memberSeries, terms.maxSeries);
}

/**
 * The series of an order with the member's highest one, which is taken where the order names none.
 * @throws AppError 400 `lottery.series`
 */
export async function chooseSeries(
  db: Database,
  memberId: string,
  asked: number | undefined,
): Promise<SeriesChoice> {
  const highest = await readOwnSeries(db, memberId);
  const series = asked ?? highest;
  if (series < terms.minSeries || series > highest || (highest - series) % seriesStep !== 0)
    throw refuseCall('lottery.series', 'The odds are not among those that the member may choose.', 400, {
      lowest: terms.minSeries,
      highest,
      step: seriesStep,
    });
  return { series, highest };
}
