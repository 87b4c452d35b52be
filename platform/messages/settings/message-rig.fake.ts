import { createJobRunner } from '../../../server/infrastructure/jobs/job-runner.ts';
import { createSeededRig, type MemberRig } from '../../member-rig.fake.ts';
import { createMessageCopyJobs } from './copies.ts';
import { createPromotionJobs } from './send-promotion.ts';

export interface MessageRig extends MemberRig {
  readonly logIn: (username: string) => Promise<string>;
  readonly select: <Row extends object>(text: string) => Promise<readonly Row[]>;
  /** Does what is due of copies and promotions. */
  readonly runJobs: () => Promise<number>;
}
/** The platform with its demonstration, and the jobs that send messages. */
export async function createMessageRig(): Promise<MessageRig> {
  const rig = await createSeededRig();
  return {
    ...rig,
    logIn: async (username) =>
      (
        await rig.call('session.login', {
          username,
          password: 'Foyer-2026',
          humanToken: await rig.proveHuman(),
        })
      ).value.token,
    select: async <Row extends object>(text: string) => (await rig.database.pool.query<Row>(text)).rows,
    runJobs: () =>
      createJobRunner({
        db: rig.deps.db,
        clock: rig.clock,
        merchant: 'demo',
        notifications: rig.database.notifications,
        handlers: { ...createMessageCopyJobs(rig.deps), ...createPromotionJobs(rig.deps) },
        onTrouble: (cause) => {
          throw cause;
        },
      }).runDue(),
  };
}
