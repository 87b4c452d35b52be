import type { Selectable } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { MemberTables } from '../tables.ts';
import { endByTime, joinPlans, type BreakPlan } from './return-rule.ts';

/** The break of a member that is in force, with a request to return where there is one. */
export interface BreakInForce extends BreakPlan {
  /** When play opens because a return was asked for; null before. */
  readonly opensAt: Date | null;
}

type ReturnRow = Selectable<MemberTables['care_return']>;
const writeBreak = (until: Date, row: ReturnRow | undefined): BreakInForce =>
  row === undefined
    ? { ...endByTime(until), opensAt: null }
    : {
        endsAt: row.ends_at,
        until: row.closed_until,
        from: row.from_at,
        waitHours: row.wait_hours,
        opensAt: row.opens_at,
      };

/** The breaks in force of members whose rows were read. */
export async function readBreaksInForce(
  db: Database,
  rows: readonly { readonly id: string; readonly break_until: Date | null }[],
  now: Date,
): Promise<ReadonlyMap<string, BreakInForce>> {
  const closed = rows.flatMap(({ id, break_until: until }) =>
    until === null || until <= now ? [] : [{ id, until }],
  );
  if (closed.length === 0) return new Map();
  const returns = await db
    .selectFrom('care_return')
    .selectAll()
    .where(
      'member_id',
      'in',
      closed.map(({ id }) => id),
    )
    .execute();
  const rowOf = new Map(returns.map((row) => [row.member_id, row]));
  return new Map(closed.map(({ id, until }) => [id, writeBreak(until, rowOf.get(id))]));
}

/** Null where play is open. */
export async function readBreakInForce(
  db: Database,
  memberId: string,
  now: Date,
): Promise<BreakInForce | null> {
  const row = await db
    .selectFrom('member')
    .select(['id', 'break_until'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return (await readBreaksInForce(db, [row], now)).get(memberId) ?? null;
}

/** Whether all of a break holds already, so that it need not begin again. */
export const isCovered = (plan: BreakInForce, by: BreakInForce): boolean =>
  by.until >= plan.until && by.from >= plan.from && (by.opensAt === null || plan.opensAt !== null);

/** Brings the request to return of one account to another one of the person, whose break is a copy of the first's. */
export async function copyRequest(db: Database, from: string, to: string): Promise<void> {
  const request = await db
    .selectFrom('care_return')
    .select(['asked_at', 'opens_at'])
    .where('member_id', '=', from)
    .executeTakeFirst();
  if (request === undefined || request.opens_at === null) return;
  const { opens_at: opensAt } = request;
  const copied = await db
    .updateTable('care_return')
    .set(request)
    .where('member_id', '=', to)
    .where('from_at', '<=', request.asked_at)
    .executeTakeFirst();
  if (copied.numUpdatedRows === 0n) return;
  await db.updateTable('member').set({ break_until: opensAt }).where('id', '=', to).execute();
}

/**
 * Puts a break in force beside one that may be: the stricter of both holds, and a request to return counts no longer.
 * Call it with the member's row locked. @returns the plan that is in force then
 */
export async function putInForce(
  db: Database,
  memberId: string,
  plan: BreakPlan,
  now: Date,
): Promise<BreakPlan> {
  const before = await readBreakInForce(db, memberId, now);
  const next = before === null ? plan : joinPlans(before, plan);
  await db.deleteFrom('care_return').where('member_id', '=', memberId).execute();
  if (next.from < next.until)
    await db
      .insertInto('care_return')
      .values({
        member_id: memberId,
        ends_at: next.endsAt,
        closed_until: next.until,
        from_at: next.from,
        wait_hours: next.waitHours,
        asked_at: null,
        opens_at: null,
      })
      .execute();
  await db.updateTable('member').set({ break_until: next.until }).where('id', '=', memberId).execute();
  return next;
}
