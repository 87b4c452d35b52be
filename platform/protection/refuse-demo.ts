import type { Caller } from '../calls/call.ts';
import { notAvailable } from '../calls/refusals.ts';
import { findTruster } from '../identity/sessions/trusted-locations.ts';
import type { MemberParts } from '../parts.ts';
import { carryExclusion } from './excluded-person.ts';
import { readJurisdiction } from './jurisdiction.ts';
import { onBreak } from './on-break.ts';
import { readBreakInForce } from './return-store.ts';

/** End of the break of an account, or of an exclusion of the same person; null where play is open. */
async function readClosedUntil(parts: MemberParts, memberId: string): Promise<Date | null> {
  const carried = await carryExclusion(parts, memberId);
  if (carried !== null) return carried;
  const inForce = await readBreakInForce(parts.db, memberId, parts.clock.now());
  return inForce === null ? null : (inForce.opensAt ?? inForce.endsAt);
}

/**
 * Refuses the free demo to a member on a break and to an excluded person, where it imitates play for money and the market does not
 * open it all the same. They are known by the session, or by the browser that they trusted: its answer names no break,
 * since another person may sit at it.
 * @throws AppError 403 `account.on-break` with `value.until`; 400 `function.not.available`
 */
export async function refuseDemoOnBreak(parts: MemberParts, caller: Caller): Promise<void> {
  const { demoOnBreak } = await readJurisdiction(parts);
  if (demoOnBreak) return;
  if (caller.member !== null) {
    const until = await readClosedUntil(parts, caller.member.id);
    if (until !== null) throw onBreak(until);
    return;
  }
  const truster = await findTruster(parts, caller);
  if (truster !== null && (await readClosedUntil(parts, truster)) !== null)
    throw notAvailable('There is no free demo here.');
}
