import { countApproved } from '../money/approvals/cashier-credits.ts';
import type { MemberParts } from '../parts.ts';
import { refuseCall } from '../calls/refusals.ts';
import { decisionNotices } from '../messages/decision-notices.ts';
import { tellMember } from '../messages/tell.ts';
import { subjectOf } from './activities.ts';
import { issueReward } from './issue-reward.ts';
import { dayMs } from '../calendar-days.ts';
import { lockMember } from '../money/withdrawals/accounts.ts';

/** What an operator decides of an application under review. */
export interface ApplicationDecision {
  readonly id: string;
  readonly status: 'approved' | 'rejected';
  /** What the member reads; needed for a rejection. */
  readonly remark: string;
  readonly by: string;
}

/**
 * Decides an application, in one transaction, and tells the member; an approval issues the reward of the
 * activity. Of two operators who decide the same one, the first counts.
 * @throws AppError 409 `review.decided` where it is no longer under review, `approval.day-used`
 */
export async function decideApplication(
  { db, merchant, clock }: Pick<MemberParts, 'db' | 'merchant' | 'clock'>,
  { id, status, remark, by }: ApplicationDecision,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const now = clock.now();
    const application = await transaction
      .updateTable('activity_application')
      .set({ status, remark, decided_by: by, decided_at: now })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('status', '=', 'processing')
      .returning(['member_id', 'activity_id'])
      .executeTakeFirst();
    if (application === undefined)
      throw refuseCall('review.decided', 'The application is decided already.', 409);
    const notice = decisionNotices.application[status];
    await tellMember(transaction, application.member_id, { notice, values: { reason: remark }, at: now });
    if (status === 'rejected') return;
    const activity = await transaction
      .selectFrom('activity')
      .selectAll()
      .where('id', '=', application.activity_id)
      .executeTakeFirstOrThrow();
    await lockMember(transaction, application.member_id);
    await countApproved(transaction, {
      merchant,
      operator: by,
      memberId: application.member_id,
      way: 'application',
      subject: id,
      amount: BigInt(activity.pays),
      at: now,
    });
    await issueReward(transaction, {
      merchant,
      memberId: application.member_id,
      promotionType: activity.promotion_type,
      texts: activity.texts,
      pays: BigInt(activity.pays),
      points: BigInt(activity.points),
      wagering: activity.wagering,
      subject: subjectOf(id),
      at: now,
      expiresAt: new Date(now.getTime() + activity.claim_days * dayMs),
    });
  });
}
