import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { JobHandlers } from '../../../server/infrastructure/jobs/job-runner.ts';
import { scheduleJob } from '../../../server/infrastructure/jobs/job-store.ts';

const kind = 'member.message-copy';

/** Plans the copies of a message in the portal, where the member wants any. In the message's transaction. */
export async function planCopies(
  db: Database,
  message: {
    readonly merchant: string;
    readonly memberId: string;
    readonly messageId: string;
    readonly at: Date;
  },
): Promise<void> {
  const setting = await db
    .selectFrom('message_setting')
    .select(['account_email', 'account_sms'])
    .where('member_id', '=', message.memberId)
    .executeTakeFirst();
  if (setting === undefined || !(setting.account_email || setting.account_sms)) return;
  const { merchant, messageId: key, at } = message;
  await scheduleJob(db, { merchant, kind, key, dueAt: at, now: at });
}

/** Sends copies by the ways that are chosen then. A message that the member removed has none. */
export const createMessageCopyJobs = ({ outbox }: Pick<MemberDeps, 'outbox'>): JobHandlers => ({
  [kind]: async (db, { key }) => {
    const row = await db
      .selectFrom('inbox_message as i')
      .innerJoin('member as m', 'm.id', 'i.member_id')
      .innerJoin('message_setting as s', 's.member_id', 'i.member_id')
      .select(['i.title', 'i.body', 'm.language', 'm.email', 'm.mobile', 's.account_email', 's.account_sms'])
      .where('i.id', '=', key)
      .executeTakeFirst();
    if (row === undefined) return;
    const { title, body, language } = row;
    const ways = [
      ['email', row.account_email, row.email],
      ['sms', row.account_sms, row.mobile],
    ] as const;
    for (const [channel, isChosen, to] of ways) {
      if (!isChosen || to === null || !(await outbox.hasSender(channel))) continue;
      const message = { kind: 'accountNotice', channel, to, language, expiresAt: null } as const;
      await outbox.send(db, { ...message, words: { title, body } });
    }
  },
});
