import type { Database } from '../../db/database.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import type { JobHandlers } from '../../platform/jobs/job-runner.ts';
import { scheduleJob } from '../../platform/jobs/job-store.ts';
import { tellMember } from './tell-member.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawal-store.ts';

const reminderJob = 'withdrawal.reminder';
/** Part of the waiting time → what the member is told then. */
const reminders = [
  { part: 0.5, notice: 'half' },
  { part: 0.9, notice: 'ending' },
] as const;

/** Plans what a member is told while a receipt waits. Inside the transaction that pays out. */
export async function planReminders(db: Database, row: WithdrawalRow, now: Date): Promise<void> {
  const due = row.receipt_due_at?.getTime() ?? now.getTime();
  for (const { part, notice } of reminders) {
    await scheduleJob(db, {
      merchant: row.merchant,
      kind: reminderJob,
      key: `${row.id}:${notice}`,
      payload: { id: row.id, notice },
      dueAt: new Date(now.getTime() + (due - now.getTime()) * part),
      now,
    });
  }
}

export const createReminderJobs = ({
  clock,
  merchant,
}: Pick<MemberDeps, 'clock' | 'merchant'>): JobHandlers => ({
  [reminderJob]: async (db, { payload }) => {
    const { id, notice } = payload as { id: string; notice: 'half' | 'ending' };
    const now = clock.now();
    const row = await lockWithdrawal(db, { id, merchant });
    // Answered meanwhile, or the reminder comes after the end: there is nothing to remind of.
    if (row?.receipt !== 'pending' || (row.receipt_due_at?.getTime() ?? 0) <= now.getTime()) return;
    await tellMember(db, row, notice, now);
  },
});
