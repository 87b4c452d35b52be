import type { LaunchStepName } from '../../../src/protocol/calls/launch.ts';
import { appendOperation } from '../../infrastructure/audit/operation-audit.ts';
import type { MemberDeps } from '../../infrastructure/deps.ts';

export interface LaunchMark {
  readonly step: LaunchStepName;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}
/** Who said that a step of the launch is right, or tried it with success. */
export interface LaunchMarks {
  list(): Promise<readonly LaunchMark[]>;
  save(step: LaunchStepName, by: string): Promise<void>;
}

export const createLaunchMarks = ({
  db,
  merchant,
  clock,
}: Pick<MemberDeps, 'db' | 'merchant' | 'clock'>): LaunchMarks => ({
  list: async () => {
    const rows = await db
      .selectFrom('launch_mark')
      .select(['step', 'by', 'at'])
      .where('merchant', '=', merchant)
      .execute();
    return rows.map(({ step, by, at }) => ({ step, by, at: at.toISOString() }));
  },
  save: async (step, by) => {
    const now = clock.now();
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('launch_mark')
        .values({ merchant, step, by, at: now })
        .onConflict((conflict) => conflict.columns(['merchant', 'step']).doUpdateSet({ by, at: now }))
        .execute();
      const subject = `launch:${step}`;
      await appendOperation(transaction, merchant, {
        action: 'launch.confirm',
        author: by,
        subject,
        note: '',
        at: now,
      });
    });
  },
});
