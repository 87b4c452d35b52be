import type { members } from '../../../src/protocol/calls/members.ts';
import type { InputOf } from '../../../src/protocol/console/define-call.ts';
import { forever, isSameLength, type BreakLength } from '../../../src/protocol/time/break-length.ts';
import type { Database } from '../../../server/db/database.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { beginBreak } from '../../protection/begin-break.ts';
import { isOfPerson } from '../../protection/end-of-break.ts';
import { planBreak } from '../../protection/return-rule.ts';
import { readBreakInForce } from '../../protection/return-store.ts';
import { readJurisdiction } from '../../protection/jurisdiction.ts';
import { readPlayRules } from '../../protection/play-rules.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { endAccess } from '../sessions/sessions.ts';
import { tellMember } from '../../messages/tell.ts';
import { accountNotices } from './account-notices.ts';
import { lockAccount } from './lock-account.ts';
import { dayIn } from '../../../src/protocol/time/time-zone.ts';
import { readSettings } from '../../calls/system/settings.ts';

/** Tells the member in the inbox; the confirmation by email or SMS comes with the break. A day that is none is not written. */
async function tellExcluded(
  deps: MemberDeps,
  work: Database,
  {
    id,
    length,
    until,
    at,
  }: { readonly id: string; readonly length: BreakLength; readonly until: Date; readonly at: Date },
): Promise<void> {
  if (length === forever) {
    await tellMember(work, id, { notice: accountNotices.excludedForGood, values: {}, at, about: 'security' });
    return;
  }
  const day = dayIn((await readSettings(deps)).timeZone, until);
  await tellMember(work, id, {
    notice: accountNotices.excluded,
    values: { until: day },
    at,
    about: 'security',
  });
}

/**
 * Excludes a member immediately, as if the member had asked for it: sessions end, unpaid deposits are
 * cancelled, an open round ends by the market's rule, and withdrawals stay open. The member is notified.
 * @throws AppError 404 `member.unknown`, 400 `exclusion.not-offered`, 409 `exclusion.longer`
 */
export async function excludeMember(
  deps: MemberDeps,
  { id, length, reason, by }: InputOf<typeof members.exclude>,
): Promise<void> {
  const { db, merchant, clock } = deps;
  const profile = await readJurisdiction(deps);
  if (!profile.exclusions.some((one) => isSameLength(one, length)))
    throw refuseCall('exclusion.not-offered', 'The market profile has no exclusion of this length.');
  const { roundEnding: ending } = await readPlayRules(deps);
  const now = clock.now();
  const plan = planBreak(profile, length, now, (await readSettings(deps)).timeZone);
  const until = plan.endsAt;
  const isExclusion = isOfPerson(profile, { length, from: now, until });
  await db.transaction().execute(async (work) => {
    await lockAccount(work, merchant, id);
    const inForce = await readBreakInForce(work, id, now);
    if (inForce !== null && inForce.endsAt >= until)
      throw refuseCall('exclusion.longer', 'A break that lasts longer is in force already.', 409);
    await endAccess(work, id, { reason: 'excluded', at: now });
    const actor = `operator:${by}` as const;
    await beginBreak(work, id, { merchant, plan, ending, at: now, actor, isExclusion });
    await tellExcluded(deps, work, { id, length, until, at: now });
    const note = `${length}: ${reason}`;
    const subject = `member:${id}`;
    await appendOperation(work, merchant, { action: 'member.exclude', author: by, subject, note, at: now });
  });
}
