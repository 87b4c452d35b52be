import { sql } from 'kysely';
import { workKinds, type OpenWork, type WorkKind } from '../../src/protocol/calls/figures.ts';
import type { Database } from '../../server/db/database.ts';
import { addDays } from '../calendar-days.ts';
import { listDays, type Days } from './spans.ts';

/** Where each kind of work waits for staff, of which state; what waits for the member alone is none. */
const places: Readonly<Record<WorkKind, readonly [table: string, isWaiting: string]>> = {
  deposits: ['deposit_order', "status in ('underReview', 'held')"],
  withdrawals: ['withdrawal', "status in ('submitted', 'reviewing', 'processing')"],
  applications: ['activity_application', "status = 'processing'"],
  redemptions: ['point_redemption', "status = 'inProcess'"],
  documents: ['identity_document', "status = 'open'"],
  ages: ['age_finding', "status = 'open'"],
  likenesses: ['exclusion_hint', "status = 'open'"],
  feedback: ['feedback', "status = 'open'"],
  money: ['money_proposal', "state = 'waiting'"],
  unfreezings: ['unfreeze_proposal', "state = 'waiting'"],
  lifts: ['hold_lift_proposal', "state = 'waiting'"],
  authenticators: ['authenticator_removal', "state = 'waiting'"],
  desks: ['desk_change', "state = 'waiting'"],
};
/** Counts are this old at most: each looks into an index of what is open. */
const everyMs = 60_000;

interface Now {
  readonly merchant: string;
  readonly zone: string;
  readonly now: Date;
}
/** Writes down how much waits for staff now, on the brand's day; the last count of a day stays. */
export async function noteOpenWork(db: Database, { merchant, zone, now }: Now): Promise<void> {
  const day = sql`(${now}::timestamptz at time zone ${zone})::date`;
  const { rows } = await sql`select from figure_work where merchant = ${merchant} and day = ${day}
    and counted_at > ${new Date(now.getTime() - everyMs)} limit 1`.execute(db);
  if (rows.length > 0) return;
  const counts = workKinds.map((kind) => {
    const [table, isWaiting] = places[kind];
    return sql`select ${merchant}::text, ${day}, ${kind}::text, count(*)::int, ${now}::timestamptz
      from ${sql.table(table)} where merchant = ${merchant} and ${sql.raw(isWaiting)}`;
  });
  await sql`insert into figure_work (merchant, day, kind, count, counted_at) ${sql.join(counts, sql` union all `)}
    on conflict (merchant, day, kind) do update set count = excluded.count, counted_at = excluded.counted_at`.execute(
    db,
  );
}

interface Row {
  readonly day: string;
  readonly kind: WorkKind;
  readonly count: number;
  readonly at: Date;
}
/** How much waited at the end of each day, and on the last day of as many before. */
export async function readOpenWork(
  db: Database,
  { merchant, zone }: Omit<Now, 'now'>,
  { from, to }: Days,
): Promise<OpenWork> {
  const before = addDays(from, -1);
  const { rows } = await sql<Row>`select day, kind, count, counted_at as at from figure_work
    where merchant = ${merchant} and day between ${before} and ${to} order by day, kind`.execute(db);
  const totalOf = (day: string): number | null => {
    const ofDay = rows.filter((row) => row.day === day);
    return ofDay.length === 0 ? null : ofDay.reduce((sum, { count }) => sum + count, 0);
  };
  const newest = rows.at(-1);
  return {
    from,
    to,
    zone,
    asOf: newest?.at.toISOString() ?? null,
    before: totalOf(before),
    days: listDays({ from, to }).map((day) => ({
      day,
      total: totalOf(day),
      kinds: rows
        .filter((row) => row.day === day && row.count > 0)
        .map(({ kind, count }) => ({ kind, count })),
    })),
  };
}
