import { sql } from 'kysely';
import type { FigureLinePage } from '../../src/protocol/calls/figures.ts';
import type { Database } from '../../server/db/database.ts';
import { ofFigure, valueOf, writeValue, type FigureQuestion } from './read-figure.ts';
import type { Days } from './spans.ts';

const pageSize = 50;

interface Row {
  readonly day: string;
  readonly product: string;
  readonly value: string;
  readonly count: number;
  readonly total: number;
}
/** A figure by day and kind of game, newest first. */
export async function readLines(
  db: Database,
  question: FigureQuestion,
  { from, to, page }: Days & { readonly page: number },
): Promise<Omit<FigureLinePage, 'asOf'>> {
  const { rows } = await sql<Row>`select h.day, h.product, sum(${valueOf(question.name)})::text as value,
      sum(h.count)::int as count, (count(*) over ())::int as total
    from figure_hour h where ${ofFigure(question, { from, to })}
    group by 1, 2 order by h.day desc, h.product
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(db);
  const total = rows[0]?.total ?? 0;
  return {
    from,
    to,
    zone: question.zone,
    currency: question.currency,
    rows: rows.map(({ day, product, value, count }) => ({
      day,
      product,
      value: writeValue(question, BigInt(value)),
      count,
    })),
    page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    total,
  };
}
