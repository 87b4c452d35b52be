import type { Database } from '../../server/db/database.ts';
import { noteEvent, type DepositActor } from '../money/cashier/deposit-orders.ts';
import { endSessions } from '../identity/sessions/ended-sessions.ts';
import { endPlay } from '../play/end-play.ts';
import type { RoundEnding } from '../play/tables.ts';
import { endAhead } from './end-ahead.ts';
import { writeMarks } from './exclusion-marks.ts';
import { recordResponsibleGamingEvent } from './events.ts';
import { isOnRequest, type BreakPlan } from './return-rule.ts';
import { putInForce } from './return-store.ts';

/** Cancels a member's unpaid deposits because play or payments end. */
export async function cancelOpenDeposits(
  db: Database,
  memberId: string,
  { why, actor, at }: { readonly why: string; readonly actor: DepositActor; readonly at: Date },
): Promise<void> {
  const orders = await db
    .updateTable('deposit_order')
    .set({ status: 'cancelled', closed_at: at })
    .where('member_id', '=', memberId)
    .where('status', '=', 'waiting')
    .returning('id')
    .execute();
  for (const { id } of orders) await noteEvent(db, { orderId: id, kind: 'cancelled', actor, note: why, at });
}

/**
 * Begins a break, or keeps what is stricter of one that is in force: every session ends, unpaid
 * deposits are cancelled, an open round ends by the market's rule, and all that lies ahead is ended (`endAhead`).
 * Call it with the member's row locked.
 * @returns the end that the member reads
 */
export async function beginBreak(
  db: Database,
  memberId: string,
  {
    merchant,
    plan,
    ending,
    at,
    actor = 'member',
    isExclusion = false,
  }: {
    readonly merchant: string;
    readonly plan: BreakPlan;
    readonly ending: RoundEnding;
    readonly at: Date;
    /** Who began it, for the history of the deposits; the member where left out. */
    readonly actor?: DepositActor;
    /** It is about the person, and known in other accounts too. */
    readonly isExclusion?: boolean;
  },
): Promise<Date> {
  const inForce = await putInForce(db, memberId, plan, at);
  const { endsAt, until } = inForce;
  await endSessions(db, memberId, { reason: actor === 'member' ? 'breakBegan' : 'excluded', at });
  await db.deleteFrom('step_up').where('member_id', '=', memberId).execute();
  await cancelOpenDeposits(db, memberId, { why: 'break', actor, at });
  await endPlay(db, { merchant, memberId, by: 'break', ending, now: at });
  await endAhead(db, memberId, { merchant, ending, at });
  await recordResponsibleGamingEvent(db, memberId, {
    what: 'break',
    endsAt,
    isExclusion,
    at,
    isByStaff: actor.startsWith('operator:'),
    isOnRequest: isOnRequest(inForce),
  });
  if (isExclusion) await writeMarks(db, memberId, { until, now: at });
  return endsAt;
}
