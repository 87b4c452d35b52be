import { sql, type RawBuilder } from 'kysely';
import { countedFigures, type Figure, type FigureName } from '../../src/protocol/calls/figures.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { Database } from '../../server/db/database.ts';
import { addDays, dayMs } from '../calendar-days.ts';
import { readDistinct } from './read-distinct.ts';
import { listDays, type Days, type Span } from './spans.ts';

export interface FigureQuestion {
  readonly merchant: string;
  readonly zone: string;
  readonly currency: string;
  readonly name: FigureName;
  /** A kind of game; all where it is empty. */
  readonly product: string;
}
/** What is stored for a figure, and how it counts; revenue is what stakes leave after payouts. */
export const partsOf = (name: FigureName): readonly { readonly name: string; readonly sign: 1 | -1 }[] =>
  name === 'revenue'
    ? [
        { name: 'stakes', sign: 1 },
        { name: 'payouts', sign: -1 },
      ]
    : [{ name, sign: 1 }];
export const isCounted = (name: FigureName): boolean => countedFigures.includes(name);

/** Minor units or a count, as the figure is shown. */
export const writeValue = (
  { name, currency }: Pick<FigureQuestion, 'name' | 'currency'>,
  value: bigint,
): string => (isCounted(name) ? value.toString() : writeMoney(value, currency));

/** What a stored row adds to the figure. */
export const valueOf = (name: FigureName): RawBuilder<unknown> =>
  isCounted(name)
    ? sql`h.count`
    : sql`case when h.name = 'payouts' and ${name} = 'revenue' then -h.amount else h.amount end`;
/** The rows `h` of a figure in some days. */
export const ofFigure = (
  { merchant, currency, name, product }: FigureQuestion,
  { from, to }: Days,
): RawBuilder<unknown> => sql`h.merchant = ${merchant} and h.currency = ${currency}
    and h.name in (${sql.join(partsOf(name).map((part) => part.name))}) and h.day between ${from} and ${to}
    and (${product} = '' or h.product = ${product})`;

interface Bucket {
  readonly day: string;
  /** The first moment of the hour where the step is an hour; null for the day as a whole. */
  readonly at: Date | null;
  readonly hour: number | null;
  readonly product: string;
  readonly value: string;
  /** What of it lies before the hour that is under way, by the clocks of the brand. */
  readonly early: string;
}
const readBuckets = async (
  db: Database,
  question: FigureQuestion,
  { to, before, step, hour }: Span,
): Promise<readonly Bucket[]> => {
  const local = sql`extract(hour from h.at at time zone ${question.zone})::int`;
  const moment = step === 'hour' ? sql`h.at` : sql`null::timestamptz`;
  const clock = step === 'hour' ? local : sql`null::int`;
  const value = valueOf(question.name);
  const { rows } = await sql<Bucket>`select h.day, ${moment} as at, ${clock} as hour, h.product,
      sum(${value})::text as value,
      coalesce(sum(${value}) filter (where ${hour}::int is null or h.day not in (${to}, ${before.to})
        or ${local} < ${hour}), 0)::text as early
    from figure_hour h where ${ofFigure(question, { from: before.from, to })}
    group by 1, 2, 3, 4`.execute(db);
  return rows;
};

const sumOf = (buckets: readonly Bucket[], read: (one: Bucket) => string): bigint =>
  buckets.reduce((sum, one) => sum + BigInt(read(one)), 0n);
const allOf = ({ value }: Bucket): string => value;

/** Tenths of a per cent. */
const changeOf = (now: bigint, before: bigint): number | null => {
  if (before === 0n) return null;
  const size = before < 0n ? -before : before;
  const tenths = ((now - before) * 1_000n) / size;
  return Number(tenths > 99_999n ? 99_999n : tenths < -99_999n ? -99_999n : tenths);
};

type Points = Figure['points'];
type Writer = (buckets: readonly Bucket[]) => string;
const groupBuckets = (buckets: readonly Bucket[], nameOf: (one: Bucket) => string) => {
  const groups = new Map<string, Bucket[]>();
  for (const one of buckets) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
};
/** A point for each day, with the day that lies as far before. */
function listDayPoints(span: Span, buckets: readonly Bucket[], write: Writer): Points {
  const byDay = groupBuckets(buckets, ({ day }) => day);
  const shift = (Date.parse(span.from) - Date.parse(span.before.from)) / dayMs;
  return listDays(span).map((day) => ({
    at: day,
    value: write(byDay.get(day) ?? []),
    before: write(byDay.get(addDays(day, -shift)) ?? []),
  }));
}
/** A point for each hour that the clocks of the day show, those that they show twice as one. */
function listHourPoints(span: Span, buckets: readonly Bucket[], write: Writer): Points {
  const ofHour = (day: string, hour: number) => buckets.filter((one) => one.day === day && one.hour === hour);
  return Array.from({ length: 24 }, (_, hour) => ({
    at: String(hour),
    value: span.hour !== null && hour > span.hour ? null : write(ofHour(span.to, hour)),
    before: write(ofHour(span.before.to, hour)),
  }));
}

function listProducts(isNow: (one: Bucket) => boolean, buckets: readonly Bucket[], write: Writer) {
  const byProduct = [...groupBuckets(buckets, (one) => one.product)].filter(([name]) => name !== '');
  return byProduct
    .map(([name, parts]) => ({
      name,
      now: parts.filter(isNow),
      before: parts.filter((one) => !isNow(one)),
    }))
    .toSorted((one, other) => (sumOf(one.now, allOf) < sumOf(other.now, allOf) ? 1 : -1))
    .map(({ name, now, before }) => ({ product: name, value: write(now), before: write(before) }));
}

/** A figure of some days, compared with as many before. */
export async function readFigure(
  db: Database,
  question: FigureQuestion,
  span: Span,
): Promise<Omit<Figure, 'asOf'>> {
  const buckets = await readBuckets(db, question, span);
  const isNow = ({ day }: Bucket): boolean => day >= span.from;
  const now = buckets.filter(isNow);
  const before = buckets.filter((one) => !isNow(one));
  const write: Writer = (some) => writeValue(question, sumOf(some, allOf));
  const early = ({ early: value }: Bucket): string => value;
  const listPoints = span.step === 'hour' ? listHourPoints : listDayPoints;
  // Who played on several days is one member of all of them.
  const distinct =
    question.name === 'active' && question.product === '' ? await readDistinct(db, question, span) : null;
  const writeCount = (count: bigint): string => writeValue(question, count);
  return {
    name: question.name,
    from: span.from,
    to: span.to,
    zone: question.zone,
    currency: question.currency,
    total: distinct === null ? write(now) : writeCount(distinct.now),
    before: { ...span.before, total: distinct === null ? write(before) : writeCount(distinct.before) },
    change:
      distinct === null
        ? changeOf(sumOf(now, early), sumOf(before, early))
        : changeOf(distinct.early.now, distinct.early.before),
    until: span.hour,
    step: span.step,
    points: listPoints(span, buckets, write),
    products: listProducts(isNow, buckets, write),
  };
}
