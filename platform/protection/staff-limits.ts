import type { members, MemberLimits } from '../../src/protocol/calls/members.ts';
import type { InputOf } from '../../src/protocol/console/define-call.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { refuseCall, refuseFields } from '../calls/refusals.ts';
import { accountNotices } from '../identity/accounts/account-notices.ts';
import { lockAccount } from '../identity/accounts/lock-account.ts';
import { selectMembers } from '../identity/accounts/read-member.ts';
import { tellMember } from '../messages/tell.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { writeLimit } from './assert-within-limits.ts';
import { cancelAboveRoom } from './cancel-above-room.ts';
import { recordResponsibleGamingEvent } from './events.ts';
import { readJurisdiction } from './jurisdiction.ts';
import { parseLimit, readLimits, storeLimit } from './limits.ts';

/** The limits of a member as staff see them. @throws AppError 404 `member.unknown` */
export async function readMemberLimits(deps: MemberDeps, id: string): Promise<MemberLimits> {
  const [row, currency, profile] = await Promise.all([
    selectMembers(deps).where('id', '=', id).executeTakeFirst(),
    readCurrency(deps.db, deps.merchant),
    readJurisdiction(deps),
  ]);
  if (row === undefined) throw refuseCall('member.unknown', 'There is no such account.', 404);
  const how = { now: deps.clock.now(), currency: currency.code };
  return {
    currency: currency.code,
    limits: (await readLimits(deps.db, id, profile, how)).map((limit) => ({
      kind: limit.kind,
      period: limit.period,
      amount: limit.amount,
      used: limit.used,
      left: limit.left,
      wish:
        limit.nextFrom === null || limit.nextUntil === null
          ? null
          : { amount: limit.next, from: limit.nextFrom, until: limit.nextUntil },
    })),
  };
}

/**
 * Sets a first or lower limit for a member, in force immediately: it cancels a pending higher one and the open deposits
 * that it leaves no room for. A higher limit, or none, is for the member alone to ask for, after the market's wait.
 * @throws AppError 404 `member.unknown`, 400 `form.invalid`, 400 `limit.not-offered`, 409 `limit.looser`
 */
export async function tightenLimit(
  deps: MemberDeps,
  { id, kind, period, amount: typed, reason, by }: InputOf<typeof members.tighten>,
): Promise<void> {
  const { db, merchant, clock } = deps;
  const place = { kind, period };
  const [profile, currency] = await Promise.all([readJurisdiction(deps), readCurrency(db, merchant)]);
  const amount = parseLimit(place, typed.trim(), currency.code);
  if (amount === null)
    throw refuseFields({ amount: kind === 'session' ? 'minutes.invalid' : 'amount.invalid' });
  const now = clock.now();
  await db.transaction().execute(async (work) => {
    await lockAccount(work, merchant, id);
    const row = await work
      .selectFrom('care_limit')
      .select('amount')
      .where('member_id', '=', id)
      .where('kind', '=', kind)
      .where('period', '=', period)
      .executeTakeFirst();
    const inForce = (row?.amount ?? null) === null ? null : BigInt(row?.amount ?? '0');
    if (inForce === null && !(profile.limitKinds.includes(kind) && profile.limitPeriods.includes(period)))
      throw refuseCall('limit.not-offered', 'The market has no such limit.');
    if (inForce !== null && amount >= inForce)
      throw refuseCall('limit.looser', 'Staff lower a limit. The member alone raises it.', 409);
    await storeLimit(work, id, place, { amount, at: now });
    await recordResponsibleGamingEvent(work, id, {
      ...place,
      amount,
      at: now,
      what: inForce === null ? 'set' : 'cut',
      isByStaff: true,
    });
    await cancelAboveRoom(work, id, now, `operator:${by}`);
    // What confirms it outside the portal comes with the event.
    await tellMember(work, id, { notice: accountNotices.limited, values: {}, at: now, about: 'security' });
    const note = `${kind} ${period} ${writeLimit(kind, amount, currency.code)}: ${reason}`;
    await appendOperation(work, merchant, {
      action: 'member.limit',
      author: by,
      subject: `member:${id}`,
      note,
      at: now,
    });
  });
}
