import type { Review } from '../../../src/protocol/calls/reviews.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { tellMember, type MemberNotice } from '../tell.ts';
import { mostReviews, readReviewFacts } from '../../calls/review-facts.ts';

type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;

const answered: MemberNotice = {
  EN: { title: 'We’ve answered your feedback', body: '{answer}' },
  AR: { title: 'رُدَّ على ملاحظتك', body: '{answer}' },
  TY: { title: 'May sagot na sa iyong puna', body: '{answer}' },
};

/** In the place of an account. */
const visitor = 'visitor';
const statusOf = { open: 'open', answered: 'approved', closed: 'rejected' } as const;

/** Feedback for the page of members' requests: what is open, the oldest first, or what was answered or closed. */
export async function listFeedbackReviews(
  { db, merchant }: Deps,
  isOpen: boolean,
): Promise<readonly Review[]> {
  const rows = await db
    .selectFrom('feedback')
    .leftJoin('member', 'member.id', 'feedback.member_id')
    .selectAll('feedback')
    .select('member.account')
    .where('feedback.merchant', '=', merchant)
    .where('feedback.status', isOpen ? '=' : '<>', 'open')
    .orderBy('feedback.id', isOpen ? 'asc' : 'desc')
    .limit(mostReviews)
    .execute();
  const nameOf = ({ account, contact }: (typeof rows)[number]): string =>
    contact === '' ? (account ?? visitor) : `${account ?? visitor} (${contact})`;
  return rows.map((row) => ({
    ...readReviewFacts({ ...row, account: nameOf(row) }),
    kind: 'feedback',
    title: row.type,
    comment: row.content,
    status: statusOf[row.status],
    remark: row.answer,
  }));
}

/**
 * Answers feedback, which the member finds in the inbox, or closes it with a note that its page shows. Of two
 * operators who decide the same one, the first counts.
 * @throws AppError 409 `review.decided` where it is no longer open
 */
export const decideFeedback = (
  { db, merchant, clock }: Deps,
  decision: {
    readonly id: string;
    readonly status: 'approved' | 'rejected';
    readonly remark: string;
    readonly by: string;
  },
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    const { id, status, remark, by } = decision;
    const now = clock.now();
    const row = await transaction
      .updateTable('feedback')
      .set({
        status: status === 'approved' ? 'answered' : 'closed',
        answer: remark,
        decided_by: by,
        decided_at: now,
      })
      .where('merchant', '=', merchant)
      .where('id', '=', id)
      .where('status', '=', 'open')
      .returning('member_id')
      .executeTakeFirst();
    if (row === undefined) throw refuseCall('review.decided', 'The feedback is decided already.', 409);
    // A visitor is answered by the way that they named.
    if (status === 'approved' && row.member_id !== null)
      await tellMember(transaction, row.member_id, { notice: answered, values: { answer: remark }, at: now });
  });
