import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { expireOrders, type DepositOrder } from './deposit-orders.ts';

const expiryJob = 'deposit.expire';

/** Plans the end of an unpaid order, in the transaction that makes it. */
export async function planExpiry(db: Database, order: DepositOrder): Promise<void> {
  await scheduleJob(db, {
    merchant: order.merchant,
    kind: expiryJob,
    key: order.id,
    dueAt: order.expires_at,
    now: order.created_at,
  });
}

/** Ends expired orders, also those that are never read again. */
export const createExpiryJobs = ({
  clock,
  merchant,
}: Pick<MemberDeps, 'clock' | 'merchant'>): JobHandlers => ({
  [expiryJob]: (db) => expireOrders(db, merchant, clock.now()),
});
