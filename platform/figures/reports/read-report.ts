import { sql } from 'kysely';
import { figureNames, figureTitles, type FigureName } from '../../../src/protocol/calls/figures.ts';
import type { ReportFilter, ReportTable } from '../../../src/protocol/calls/reports.ts';
import type { Database } from '../../../server/db/database.ts';
import { readDistinctMonths } from '../read-distinct.ts';
import { isCounted, partsOf, writeValue } from '../read-figure.ts';
import type { Days } from '../spans.ts';

interface ReportQuestion {
  readonly merchant: string;
  readonly zone: string;
  readonly currency: string;
  readonly filter: ReportFilter;
}
interface Row {
  readonly at: string;
  readonly name: string;
  readonly amount: string;
  readonly count: string;
}
/** The figures that are asked for, in their usual order; all where none is named. */
const readColumns = (columns: string): readonly FigureName[] => {
  const named = new Set(columns.split(','));
  const chosen = figureNames.filter((name) => named.has(name));
  return chosen.length === 0 ? figureNames : chosen;
};
const groupOf = {
  day: sql`h.day::text`,
  month: sql`to_char(h.day, 'YYYY-MM')`,
  product: sql`h.product`,
} as const;

/** A figure of some rows: revenue is what stakes leave after payouts. */
const valueIn = (name: FigureName, rows: readonly Row[]): bigint =>
  partsOf(name).reduce((sum, part) => {
    const parts = rows.filter((row) => row.name === part.name);
    const all = parts.reduce((total, row) => total + BigInt(isCounted(name) ? row.count : row.amount), 0n);
    return sum + BigInt(part.sign) * all;
  }, 0n);

/** A table of figures: a line for each day, month or kind of game. */
export async function readReport(
  db: Database,
  { merchant, zone, currency, filter }: ReportQuestion,
  { from, to }: Days,
): Promise<Omit<ReportTable, 'asOf'>> {
  const columns = readColumns(filter.columns);
  const names = [...new Set(columns.flatMap((name) => partsOf(name).map((part) => part.name)))];
  const { rows } =
    await sql<Row>`select ${groupOf[filter.group]} as at, h.name, sum(h.amount)::text as amount,
      sum(h.count)::text as count
    from figure_hour h
    where h.merchant = ${merchant} and h.currency = ${currency} and h.name in (${sql.join(names)})
      and h.day between ${from} and ${to} and (${filter.product} = '' or h.product = ${filter.product})
    group by 1, 2 order by 1`.execute(db);
  // Who played on several days is one member of a month, and of all.
  const distinct =
    columns.includes('active') && filter.product === ''
      ? await readDistinctMonths(db, merchant, { from, to })
      : new Map<string, bigint>();
  const write = (name: FigureName, some: readonly Row[], line: string | null): string => {
    const isAll = line === null || (filter.group === 'product' && line === '');
    const members = isAll ? distinct.get('') : distinct.get(line);
    return writeValue(
      { name, currency },
      name === 'active' && members !== undefined ? members : valueIn(name, some),
    );
  };
  const lines = [...new Set(rows.map(({ at }) => at))];
  return {
    from,
    to,
    zone,
    currency,
    group: filter.group,
    columns,
    rows: lines.map((line) => ({
      at: line,
      values: columns.map((name) =>
        write(
          name,
          rows.filter((row) => row.at === line),
          line,
        ),
      ),
    })),
    totals: columns.map((name) => write(name, rows, null)),
  };
}

/** The first row of its file and of its mail. */
export const headOf = ({ group, columns, currency }: Pick<ReportTable, 'group' | 'columns' | 'currency'>) => [
  { day: 'Day', month: 'Month', product: 'Kind of game' }[group],
  ...columns.map((name) => (isCounted(name) ? figureTitles[name] : `${figureTitles[name]} (${currency})`)),
];
/** All rows of its file and of its mail, sums last. */
export const bodyOf = ({
  rows,
  totals,
}: Pick<ReportTable, 'rows' | 'totals'>): readonly (readonly string[])[] => [
  ...rows.map(({ at, values }) => [at === '' ? '–' : at, ...values]),
  ['Total', ...totals],
];
