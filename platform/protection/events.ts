import type { CareHistoryRequest, CareHistoryValue } from '../../src/protocol/generated/wire-types.ts';
import { isForGood, type LimitKind, type LimitPeriod } from '../../src/protocol/document/jurisdiction.ts';
import type { Database } from '../../server/db/database.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { writeLimit } from './assert-within-limits.ts';
import { planConfirmation } from './confirmations.ts';
import { planSpread } from './plan-spread.ts';
import type { ResponsibleGamingEventKind } from './tables.ts';

interface CareEvent {
  readonly what: ResponsibleGamingEventKind;
  readonly kind?: LimitKind;
  readonly period?: LimitPeriod;
  /** Minor units or minutes; left out where the limit was removed. */
  readonly amount?: bigint | null;
  readonly endsAt?: Date;
  /** Of a break: it is about the person. */
  readonly isExclusion?: boolean;
  readonly isByStaff?: boolean;
  /** Of a break: after its end play opens on request alone. */
  readonly isOnRequest?: boolean;
  /** Of a looser limit that was asked for: when it can be confirmed. */
  readonly wish?: { readonly from: Date; readonly until: Date };
  readonly at: Date;
}

/** Writes down what was done to protect a member, and confirms it outside the portal; in the transaction in which it happens. */
export async function recordResponsibleGamingEvent(
  db: Database,
  memberId: string,
  event: CareEvent,
): Promise<void> {
  const { id: eventId } = await db
    .insertInto('care_event')
    .values({
      member_id: memberId,
      what: event.what,
      kind: event.kind ?? null,
      period: event.period ?? null,
      amount: event.amount?.toString() ?? null,
      ends_at: event.endsAt ?? null,
      is_exclusion: event.isExclusion ?? false,
      by_staff: event.isByStaff ?? false,
      on_request: event.isOnRequest ?? false,
      created_at: event.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { wish, at } = event;
  const { merchant } = await db
    .selectFrom('member')
    .select('merchant')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await planConfirmation(db, { eventId, merchant, at, ...(wish === undefined ? {} : { wish }) });
  if (event.isExclusion === true) await planSpread(db, { eventId, merchant, memberId, at });
}

/** What an event is about, and when it ends: a break for good has no end that can be shown. */
function describeBreak(endsAt: Date | null): { readonly subject: string; readonly until: string | null } {
  const until = endsAt?.toISOString() ?? null;
  return isForGood(until) ? { subject: 'break.forGood', until: null } : { subject: 'break', until };
}

/** What a member did, newest first. */
export async function listResponsibleGamingEvents(
  db: Database,
  memberId: string,
  { page = 1, size = 20 }: CareHistoryRequest,
): Promise<CareHistoryValue> {
  const currency = await readMemberCurrency(db, memberId);
  const memberEvents = db.selectFrom('care_event').where('member_id', '=', memberId);
  const { count } = await memberEvents
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const rows = await memberEvents
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    content: rows.map((row) => ({
      id: row.id,
      at: row.created_at.toISOString(),
      what: row.what,
      ...(row.kind === null
        ? describeBreak(row.ends_at)
        : { subject: `${row.kind}.${row.period ?? 'day'}`, until: null }),
      money:
        row.kind !== null && row.kind !== 'session' ? readValue(row.kind, row.amount, currency.code) : null,
      minutes: row.kind === 'session' && row.amount !== null ? Number(row.amount) : null,
    })),
    pageNum: page,
    totalPages: Math.ceil(count / size),
    totalCount: count,
    currencySymbol: currency.symbol,
  };
}

const readValue = (kind: LimitKind, amount: string | null, currency: string): string | null =>
  amount === null ? null : writeLimit(kind, BigInt(amount), currency);
