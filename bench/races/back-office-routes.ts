import type { FastifyInstance } from 'fastify';
import { createMemberFlows } from '../../platform/flows.ts';
import { createRoundBackOffice } from '../../platform/play/round-back-office.ts';
import { decideRedemption } from '../../platform/rewards/points/decide-redemption.ts';
import { issueReward, type RewardIssue } from '../../platform/rewards/issue-reward.ts';
import { decideWithdrawal } from '../../platform/money/withdrawals/decide-withdrawal.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { WithdrawalAction } from '../../src/protocol/calls/withdrawals.ts';

export interface BackOfficeDecision {
  readonly id: string;
  readonly action: WithdrawalAction;
  readonly text: string;
  /** Made once for each decision. */
  readonly key: string;
}
export interface RedemptionDecision {
  readonly id: string;
  readonly status: 'approved' | 'rejected';
  readonly remark: string;
}
export type RewardOrder = Pick<RewardIssue, 'memberId' | 'subject'> & {
  readonly pays: string;
  readonly points: string;
};

/**
 * What operators do, without the console's session: the same functions that its routes call, in the
 * process that may be killed.
 */
export const registerBackOfficeRoutes = (app: FastifyInstance, deps: MemberDeps): void => {
  const { db, clock, merchant } = deps;
  const backOffice = { db, clock, merchant, flows: createMemberFlows(deps) };
  app.post<{ Body: BackOfficeDecision }>('/back-office/withdrawal', async ({ body }) => {
    await decideWithdrawal(backOffice, { ...body, operator: 'carla', version: null });
    return { success: true };
  });
  const rounds = createRoundBackOffice(deps);
  app.post<{ Body: { readonly round: string } }>('/back-office/round', async ({ body: { round } }) => {
    const row = await db.selectFrom('play_round').select('id').where('round', '=', round).executeTakeFirst();
    if (row === undefined) throw new Error(`Expected a round, got none of the name ${round}`);
    await rounds.giveBack({ id: row.id, note: 'Because.', by: 'carla' });
    return { success: true };
  });
  app.post<{ Body: RedemptionDecision }>('/back-office/redemption', async ({ body }) => {
    await decideRedemption(deps, { ...body, by: 'carla' });
    return { success: true };
  });
  app.post<{ Body: RewardOrder }>('/back-office/reward', async ({ body }) => {
    const { memberId, subject, pays, points } = body;
    const texts = { EN: { title: 'Weekly bonus' } };
    const issue = { merchant, memberId, subject, texts, promotionType: 'BONUS', wagering: 0 };
    const now = clock.now();
    await db.transaction().execute((transaction) =>
      issueReward(transaction, {
        ...issue,
        pays: BigInt(pays),
        points: BigInt(points),
        at: now,
        expiresAt: null,
      }),
    );
    const { id } = await db
      .selectFrom('issued_reward')
      .select('id')
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    return { success: true, value: { id } };
  });
};
