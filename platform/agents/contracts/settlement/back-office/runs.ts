import type { InputOf } from '../../../../../src/protocol/console/define-call.ts';
import { sql, type RawBuilder } from 'kysely';
import type {
  RunLine,
  RunName,
  RunPage,
  settlements,
  RunState,
} from '../../../../../src/protocol/calls/settlements.ts';
import { listRateWarnings } from '../../rate-warnings.ts';
import { writeMoney } from '../../../../../src/protocol/money/money.ts';
import { dayIn } from '../../../../../src/protocol/time/time-zone.ts';
import type { MemberDeps } from '../../../../../server/infrastructure/deps.ts';
import { refuseCall } from '../../../../calls/refusals.ts';
import { addDays } from '../../../../calendar-days.ts';
import { readSettings } from '../../../../calls/system/settings.ts';
import { readCurrency } from '../../../../money/wallet/currency.ts';
import { isTickKind } from '../ticks.ts';

export type RunDeps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;
const pageSize = 20;
/** Salaries within a day have up to 288 runs a day: the newest days are listed, and others by their day. */
const tickDays = 7;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) &&
  addDays(text, 0) === text;
const isMoment = (text: string): boolean => /^\d{1,15}$/.test(text);

/** The lines `l` of a run. @throws AppError 404 `settlement.run-unknown` for what is no slot of the kind */
export function linesOfRun(merchant: string, { kind, slot }: RunName): RawBuilder<boolean> {
  const ofKind = sql`l.merchant = ${merchant} and l.kind = ${kind}`;
  if (isTickKind(kind) && isMoment(slot))
    return sql<boolean>`${ofKind} and l.to_at = ${new Date(Number(slot))}`;
  if (!isTickKind(kind) && isDay(slot)) return sql<boolean>`${ofKind} and l.to_day = ${slot}`;
  throw refuseCall('settlement.run-unknown', 'There is no such settlement.', 404);
}

interface Sums {
  readonly pay_at: Date | null;
  readonly lines: number;
  readonly amount: string;
  readonly paid: string;
  readonly withheld: string;
  readonly pending: string;
}
interface Row extends Sums {
  readonly slot: string;
  readonly settled_at: Date;
}
const sums = sql`max(l.pay_at) as pay_at, count(l.id)::int as lines, coalesce(sum(l.amount), 0)::text as amount,
  coalesce(sum(l.amount) filter (where l.state = 'paid'), 0)::text as paid,
  coalesce(sum(l.amount) filter (where l.state = 'withheld'), 0)::text as withheld,
  coalesce(sum(l.amount) filter (where l.state in ('pending', 'released')), 0)::text as pending`;

function stateOf({ amount, pending, withheld, pay_at: payAt }: Sums, now: Date): RunState {
  if (amount === '0') return 'nothing';
  if (pending !== '0') return payAt !== null && payAt > now ? 'due' : 'paying';
  return withheld === '0' ? 'paid' : 'withheld';
}
export interface Writing {
  readonly currency: string;
  readonly now: Date;
}
const writeRun = (kind: RunName['kind'], row: Row, { currency, now }: Writing): RunLine => {
  const write = (minor: string): string => writeMoney(BigInt(minor), currency);
  return {
    kind,
    slot: row.slot,
    state: stateOf(row, now),
    settledAt: row.settled_at.toISOString(),
    payAt: row.pay_at?.toISOString() ?? null,
    lines: row.lines,
    amount: write(row.amount),
    paid: write(row.paid),
    withheld: write(row.withheld),
  };
};

/** Runs of days are kept as rows, those of ticks are what their lines are. */
const selectDayRuns = (
  merchant: string,
  { kind, day }: Pick<InputOf<typeof settlements.runs>, 'kind' | 'day'>,
) => sql`
  select r.day::text as slot, r.settled_at, s.* from (select * from contract_run r
      where r.merchant = ${merchant} and r.kind = ${kind} and ${day === '' ? sql`true` : sql`r.day = ${day}`}) r
    left join lateral (select ${sums} from contract_line l
      where l.merchant = r.merchant and l.kind = r.kind and l.to_day = r.day) s on true
  order by r.day desc`;
const selectTickRuns = (
  merchant: string,
  { kind, day }: Pick<InputOf<typeof settlements.runs>, 'kind' | 'day'>,
  today: string,
) => sql`
  select (extract(epoch from l.to_at) * 1000)::bigint::text as slot, min(l.settled_at) as settled_at, ${sums}
  from contract_line l where l.merchant = ${merchant} and l.kind = ${kind} and l.to_at is not null
    and ${day === '' ? sql`l.to_day > ${addDays(today, -tickDays)}` : sql`l.to_day = ${day}`}
  group by l.to_at order by l.to_at desc`;

async function readWriting(deps: RunDeps): Promise<Writing> {
  return { currency: (await readCurrency(deps.db, deps.merchant)).code, now: deps.clock.now() };
}

/** One page of the settlements of a kind, the newest first. @throws AppError 404 `settlement.run-unknown` */
export async function listRuns(
  deps: RunDeps,
  { kind, day, page }: InputOf<typeof settlements.runs>,
): Promise<RunPage> {
  const { db, merchant, clock } = deps;
  if (day !== '' && !isDay(day)) throw refuseCall('settlement.run-unknown', 'There is no such day.', 404);
  const writing = await readWriting(deps);
  const { timeZone } = await readSettings(deps);
  const runs = isTickKind(kind)
    ? selectTickRuns(merchant, { kind, day }, dayIn(timeZone, clock.now()))
    : selectDayRuns(merchant, { kind, day });
  const counted = isTickKind(kind)
    ? sql`(${runs}) c`
    : sql`contract_run where merchant = ${merchant} and kind = ${kind}
        and ${day === '' ? sql`true` : sql`day = ${day}`}`;
  const count = await sql<{ total: number }>`select count(*)::int as total from ${counted}`.execute(db);
  const total = count.rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const pageNumber = Math.min(page, pages);
  const { rows } = await sql<Row>`${runs} limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`.execute(
    db,
  );
  return {
    warnings: await listRateWarnings(deps),
    rows: rows.map((row) => writeRun(kind, row, writing)),
    page: pageNumber,
    pages,
    total,
    currency: writing.currency,
  };
}

/** One settlement with its totals. @throws AppError 404 `settlement.run-unknown` */
export async function readRun(deps: RunDeps, run: RunName): Promise<RunLine> {
  const { db, merchant } = deps;
  const which = linesOfRun(merchant, run);
  const writing = await readWriting(deps);
  const { rows } = isTickKind(run.kind)
    ? await sql<Row>`select ${run.slot} as slot, min(l.settled_at) as settled_at, ${sums}
        from contract_line l where ${which} having count(*) > 0`.execute(db)
    : await sql<Row>`${selectDayRuns(merchant, { kind: run.kind, day: run.slot })}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw refuseCall('settlement.run-unknown', 'There is no such settlement.', 404);
  return writeRun(run.kind, row, writing);
}
