import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';
import { findClosure, readAvailability } from '../../play/availability/availability.ts';
import { tellMember } from './tell-member.ts';
import { lockWithdrawal } from './withdrawal-store.ts';

const reminderJob = 'withdrawal.reminder';
/** Part of the waiting time → the message that the member gets then. */
const reminders = [
  { part: 0.5, notice: 'half' },
  { part: 0.9, notice: 'ending' },
] as const;

/**
 * Plans what a member is sent between `from` and the deadline for an answer. Inside the transaction
 * that sets that end. Each deadline has its own reminders; those of a moved deadline are not sent.
 */
export async function planReminders(
  db: Database,
  { id, merchant, dueAt }: { readonly id: string; readonly merchant: string; readonly dueAt: Date },
  { from, now }: { readonly from: Date; readonly now: Date },
): Promise<void> {
  const due = dueAt.toISOString();
  for (const { part, notice } of reminders) {
    await scheduleJob(db, {
      merchant,
      kind: reminderJob,
      key: `${id}:${due}:${notice}`,
      payload: { id, notice, due },
      dueAt: new Date(from.getTime() + (dueAt.getTime() - from.getTime()) * part),
      now,
    });
  }
}

export const createReminderJobs = ({
  clock,
  merchant,
}: Pick<MemberDeps, 'clock' | 'merchant'>): JobHandlers => ({
  [reminderJob]: async (db, { payload }) => {
    const { id, notice, due } = payload as { id: string; notice: 'half' | 'ending'; due: string };
    const now = clock.now();
    const row = await lockWithdrawal(db, { id, merchant });
    // Answered meanwhile, or the time was moved, or has ended: this reminder would be wrong.
    if (row?.receipt !== 'pending' || row.receipt_due_at?.toISOString() !== due) return;
    if (row.receipt_due_at <= now) return;
    // The platform is closed at the deadline: the deadline will be postponed, with its own reminders.
    if (findClosure(await readAvailability(db, merchant), row.receipt_due_at) !== null) return;
    await tellMember(db, row, notice, now);
  },
});
