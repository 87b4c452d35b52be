import type { Review } from '../../../src/protocol/calls/reviews.ts';
import { countYears } from '../../../src/protocol/time/minimum-age.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { appendOperation } from '../../../server/infrastructure/audit/operation-audit.ts';
import { proposeUnfreeze } from '../accounts/freeze-member.ts';
import { isProposed } from '../../second-person.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readAgeRule } from './age-rule.ts';
import type { AgeSource, AgeVerdict } from './tables.ts';
import { mostReviews, readReviewFacts } from '../../calls/review-facts.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>;

const places: Readonly<Record<AgeSource, string>> = {
  profile: 'Typed in the profile.',
  paper: 'Typed with an identity document.',
  stored: 'Kept in the account from before.',
};

/** A day of birth beside how old that is, and the age that is wanted. */
export const compareAge = (
  birthday: string,
  { years, today }: Awaited<ReturnType<typeof readAgeRule>>,
): string => `${birthday} (${countYears(birthday, today)} years; ${years} are wanted)`;

/** Birthdays below the age, for the page of members' requests: what is open, the oldest first, or what was decided. */
export async function listAgeReviews(deps: Deps, isOpen: boolean): Promise<readonly Review[]> {
  const { db, merchant } = deps;
  const rule = await readAgeRule(deps);
  const rows = await db
    .selectFrom('age_finding as finding')
    .innerJoin('member', 'member.id', 'finding.member_id')
    .selectAll('finding')
    .select('member.account')
    .where('finding.merchant', '=', merchant)
    .where('finding.status', isOpen ? '=' : '<>', 'open')
    .orderBy('finding.id', isOpen ? 'asc' : 'desc')
    .limit(mostReviews)
    .execute();
  return rows.map((row) => ({
    ...readReviewFacts(row),
    kind: 'age' as const,
    title: `Date of birth ${compareAge(row.birthday, rule)}`,
    comment: `${places[row.source]} The account is suspended, and its money is kept.`,
    status: row.status,
    remark: row.remark,
  }));
}

/**
 * Judges a birthday below the age: right, and the account stays suspended, or a mistake, and the end of the suspension
 * is proposed to a second person. Of two operators who decide the same one, the first counts.
 * @throws AppError 409 `review.decided`
 */
export async function decideAge(
  deps: Deps,
  decision: {
    readonly id: string;
    readonly status: AgeVerdict;
    readonly remark: string;
    readonly by: string;
  },
): Promise<void> {
  const { db, merchant, clock } = deps;
  const { id, status, remark, by } = decision;
  const now = clock.now();
  const memberId = await db.transaction().execute(async (work) => {
    const row = await work
      .updateTable('age_finding')
      .set({ status, remark, decided_by: by, decided_at: now })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('member_id')
      .executeTakeFirst();
    if (row === undefined) throw refuseCall('review.decided', 'That is decided already.', 409);
    const subject = `member:${row.member_id}`;
    const action = status === 'approved' ? 'age.confirm' : 'age.dismiss';
    await appendOperation(work, merchant, { action, author: by, subject, note: remark, at: now });
    return row.member_id;
  });
  if (status === 'rejected') await proposeEnd(deps, memberId, { note: remark, by });
}

/** Another operator may have asked for it, or the account may be open by now. */
async function proposeEnd(
  deps: Deps,
  id: string,
  { note, by }: { readonly note: string; readonly by: string },
): Promise<void> {
  const { frozen } = await deps.db
    .selectFrom('member')
    .select('frozen')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (frozen && !(await isProposed(deps.db, 'unfreeze_proposal', id)))
    await proposeUnfreeze(deps, { id, note, by });
}
