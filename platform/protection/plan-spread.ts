import type { Database } from '../../server/db/database.ts';
import { scheduleJob } from '../../server/infrastructure/jobs/job-store.ts';

export const spreadJob = 'care.spread';

/**
 * Plans that an exclusion comes to the person's other accounts without their next login, in the transaction in which
 * it begins: one account is locked after the other, so that two exclusions never wait for each other.
 */
export const planSpread = async (
  db: Database,
  plan: { readonly merchant: string; readonly eventId: string; readonly memberId: string; readonly at: Date },
): Promise<void> => {
  const { merchant, eventId: key, memberId, at } = plan;
  await scheduleJob(db, { merchant, kind: spreadJob, key, payload: { memberId }, dueAt: at, now: at });
};
