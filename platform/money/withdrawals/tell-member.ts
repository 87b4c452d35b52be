import type { Database } from '../../../server/db/database.ts';
import { tellMember as tell } from '../../messages/tell.ts';
import { payoutOf } from './money.ts';
import { noticeTexts, type WithdrawalNotice } from './notice-texts.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

/** Puts a message about a withdrawal into its member's inbox, in the member's language. */
export async function tellMember(
  db: Database,
  row: WithdrawalRow,
  notice: WithdrawalNotice,
  now: Date,
): Promise<void> {
  const milliseconds = row.receipt_due_at === null ? 0 : row.receipt_due_at.getTime() - now.getTime();
  const values = {
    id: row.id,
    amount: { amount: payoutOf(row), currency: row.currency },
    time: { minutes: Math.max(1, Math.round(milliseconds / 60_000)) },
    reason: row.reason,
  };
  await tell(db, row.member_id, { notice: noticeTexts[notice], values, at: now });
}
