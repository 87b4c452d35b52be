import type {
  LotteryCancelChaseRequest,
  LotteryCancelChaseValue,
} from '../../src/protocol/generated/wire-types.ts';
import { listIssues } from '../../src/lottery/schedule.ts';
import type { Database } from '../../server/db/database.ts';
import { scheduleJob } from '../../server/infrastructure/jobs/job-store.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import { refuseCall } from '../calls/refusals.ts';
import { runIdempotent } from '../calls/run-idempotent.ts';
import type { MemberParts } from '../parts.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { refundOnSale } from './cancel-ticket.ts';
import { nameFor, planSeries, type IssueParts, type Series } from './issues.ts';
import { readTickets } from './tickets.ts';

/** An issue of a chase, and how often its bet is bought in it. */
export interface ChaseStep {
  readonly numero: string;
  readonly multiple: number;
}
export const stopChaseJob = 'lottery.stopChase';
/** So many issues one chase may cover. */
export const mostChased = 50;

/**
 * The issues that can be chased: the one on sale and those after it. Nothing is planned for it. A draw that was
 * planned with a number of another zone is called by that one.
 */
export async function listAhead(
  db: Database,
  { merchant, clock }: Pick<IssueParts, 'merchant' | 'clock'>,
  { game, money }: Series,
  count: number,
) {
  const ahead = listIssues(game.schedule, clock.now().getTime(), Math.min(count, mostChased));
  const planned = await db
    .selectFrom('lottery_issue')
    .select(['numero', 'draws_at'])
    .where('merchant', '=', merchant)
    .where('game', '=', game.code)
    .where('money', '=', money)
    .where(
      'draws_at',
      'in',
      ahead.map(({ drawsAt }) => new Date(drawsAt)),
    )
    .execute();
  const numeros = new Map(planned.map(({ numero, draws_at }) => [draws_at.getTime(), numero]));
  return ahead.map((times) => ({
    numero: numeros.get(times.drawsAt) ?? nameFor(money, times),
    openTime: times.opensAt,
    closeTime: times.closesAt,
    drawTime: times.drawsAt,
  }));
}

/** Plans the issues of a chase with their seeds, so that each ticket has its commitment. */
export async function planChase(
  db: Database,
  parts: IssueParts,
  series: Series,
  steps: readonly ChaseStep[],
): Promise<void> {
  const ahead = (await listAhead(db, parts, series, mostChased)).map(({ numero }) => numero);
  const last = Math.max(...steps.map(({ numero }) => ahead.indexOf(numero)));
  // None of them is ahead: the sale of each is asked next, and refuses.
  if (last >= 0) await planSeries(db, parts, series, last + 1);
}

export async function openChase(
  db: Database,
  { merchant, clock }: Pick<IssueParts, 'merchant' | 'clock'>,
  { memberId, stopsOnWin }: { readonly memberId: string; readonly stopsOnWin: boolean },
): Promise<string> {
  const { id } = await db
    .insertInto('lottery_chase')
    .values({
      merchant,
      member_id: memberId,
      stops_on_win: stopsOnWin,
      state: 'running',
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Gives back what is left of a chase: its tickets in issues whose sale has not ended. */
async function endChase(
  db: Database,
  parts: Pick<MemberParts, 'merchant' | 'clock'>,
  { id, state }: { readonly id: string; readonly state: 'stopped' | 'cancelled' },
): Promise<readonly string[]> {
  const ended = await db
    .updateTable('lottery_chase')
    .set({ state, ended_at: parts.clock.now() })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  if (ended === undefined) return [];
  return refundOnSale(db, parts, (query) => query.where('o.chase_id', '=', id));
}

/** Plans the end of the chases of orders that won, where they end with a win. */
export async function planChaseStops(
  db: Database,
  { merchant, clock }: Pick<IssueParts, 'merchant' | 'clock'>,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  const rows = await db
    .selectFrom('lottery_order as o')
    .innerJoin('lottery_chase as c', 'c.id', 'o.chase_id')
    .select('c.id')
    .distinct()
    .where('o.id', 'in', orderIds)
    .where('c.stops_on_win', '=', true)
    .where('c.state', '=', 'running')
    .execute();
  const now = clock.now();
  for (const { id } of rows)
    await scheduleJob(db, { merchant, kind: stopChaseJob, key: id, dueAt: now, now });
}

/** Does what `planChaseStops` planned. */
export async function stopChase(db: Database, parts: IssueParts, id: string): Promise<void> {
  await endChase(db, parts, { id, state: 'stopped' });
}

/**
 * Answers `lottery.cancelChase`: gives back what is left of a chase. Tickets whose sale has ended stay.
 * @throws AppError 404 `lottery.ticket-unknown`
 */
export async function cancelChase(
  parts: MemberParts,
  { id }: LotteryCancelChaseRequest,
  caller: Caller,
): Promise<LotteryCancelChaseValue> {
  const { id: memberId } = requireMember(caller);
  return runIdempotent(parts, caller, { operation: 'lottery.cancelChase', asked: { id } }, async (db) => {
    const row = await db
      .selectFrom('lottery_chase')
      .select('id')
      .where('id', '=', id)
      .where('merchant', '=', parts.merchant)
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    if (row === undefined) throw refuseCall('lottery.ticket-unknown', 'There is no such chase.', 404);
    const ids = await endChase(db, parts, { id, state: 'cancelled' });
    const currency = (await readMemberCurrency(db, memberId)).code;
    const asked = { memberId, language: caller.language, currency, ids, limit: 500 };
    return { tickets: ids.length === 0 ? [] : await readTickets(db, parts, asked) };
  });
}
