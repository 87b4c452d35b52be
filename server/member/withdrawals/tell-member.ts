import type { Database } from '../../db/database.ts';
import { writeAmount } from '../wallet/amount.ts';
import { payoutOf } from './money.ts';
import { noticeTexts, type WithdrawalNotice } from './notice-texts.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** Puts a message about a withdrawal into its member's inbox, in the member's language. */
export async function tellMember(
  db: Database,
  row: WithdrawalRow,
  notice: WithdrawalNotice,
  now: Date,
): Promise<void> {
  const { language } = await db
    .selectFrom('member')
    .select('language')
    .where('id', '=', row.member_id)
    .executeTakeFirstOrThrow();
  const { title, body } = noticeTexts[notice][language] ?? noticeTexts[notice].EN;
  const left = row.receipt_due_at === null ? 0 : row.receipt_due_at.getTime() - now.getTime();
  const values = {
    id: row.id,
    amount: `${writeAmount(payoutOf(row))} ${row.currency}`,
    minutes: String(Math.max(1, Math.round(left / 60_000))),
    reason: row.reason,
  };
  await db
    .insertInto('inbox_message')
    .values({
      member_id: row.member_id,
      title: fill(title, values),
      body: fill(body, values),
      created_at: now,
      read_at: null,
    })
    .execute();
}
