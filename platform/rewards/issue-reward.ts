import type { Database } from '../../server/db/database.ts';
import type { LocalTexts } from '../local-texts.ts';

/** A reward that a member may claim once. */
export interface RewardIssue {
  readonly merchant: string;
  readonly memberId: string;
  readonly promotionType: string;
  readonly texts: LocalTexts;
  /** Minor units; 0 where the reward is points. */
  readonly pays: bigint;
  readonly points: bigint;
  /** How many times the money is to be staked. */
  readonly wagering: number;
  /** What it is for; the same thing is never rewarded twice. */
  readonly subject: string;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

/**
 * Issues a reward, inside the transaction that decides on it.
 * @returns false where the same thing was rewarded before
 */
export async function issueReward(db: Database, issue: RewardIssue): Promise<boolean> {
  const row = await db
    .insertInto('issued_reward')
    .values({
      merchant: issue.merchant,
      member_id: issue.memberId,
      promotion_type: issue.promotionType,
      texts: JSON.stringify(issue.texts),
      pays: issue.pays.toString(),
      points: issue.points.toString(),
      wagering: issue.wagering,
      subject: issue.subject,
      issued_at: issue.at,
      expires_at: issue.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['merchant', 'subject']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
