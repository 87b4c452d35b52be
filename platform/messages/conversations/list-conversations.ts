import { sql } from 'kysely';
import type {
  ConversationsListRequest,
  ConversationsListValue,
  ConversationsSentValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { placePage } from '../../calls/place-page.ts';

/** Letters of the last message that the list shows. */
const previewLength = 140;
interface ListedRow {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly is_below: boolean;
  readonly preview: string | null;
  readonly is_own: boolean | null;
  readonly unread: number;
  readonly last_at: Date;
}
/** Answers `conversations.list`: the one with the newest message first. */
export async function listConversations(
  db: Database,
  memberId: string,
  request: ConversationsListRequest,
): Promise<ConversationsListValue> {
  const { total } = await db
    .selectFrom('conversation')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { offset, size, ...place } = placePage(total, request);
  const { rows } = await sql<ListedRow>`
    select c.id, m.account, m.nickname, m.upline_id is not distinct from ${memberId} as is_below,
      left(last.body, ${previewLength}) as preview, last.is_own, c.last_at,
      (select count(*)::int from inbox_message
        where member_id = ${memberId} and sender_id = c.other_id and read_at is null) as unread
    from (select * from conversation where member_id = ${memberId}
      order by last_at desc, id desc limit ${size} offset ${offset}) c
    join member m on m.id = c.other_id
    left join lateral (
      select * from (
        (select body, created_at, false as is_own from inbox_message
          where member_id = ${memberId} and sender_id = c.other_id order by id desc limit 1)
        union all
        (select body, created_at, true from sent_message
          where sender_id = ${memberId} and recipient_id = c.other_id order by id desc limit 1)
      ) either order by created_at desc, is_own desc limit 1
    ) last on true
    order by c.last_at desc, c.id desc`.execute(db);
  const content = rows.map((row) => ({
    id: row.id,
    side: row.is_below ? ('downline' as const) : ('upline' as const),
    // Who is below knows the name of the agent, not the name that the agent logs in with.
    account: row.is_below ? row.account : '',
    nickname: row.nickname,
    preview: row.preview ?? '',
    isOwn: row.is_own === true,
    unread: row.unread,
    lastAt: row.last_at.toISOString(),
  }));
  return { content, ...place };
}

interface SentRow {
  readonly id: string;
  readonly account: string | null;
  readonly nickname: string | null;
  readonly is_below: boolean | null;
  readonly recipients: number;
  readonly body: string;
  readonly created_at: Date;
}
const nameSide = ({ account, is_below }: SentRow): ConversationsSentValue['content'][number]['to'] => {
  if (account === null) return 'team';
  return is_below === true ? 'downline' : 'upline';
};
/** Answers `conversations.sent`: what a member wrote, the newest first. */
export async function listSent(
  db: Database,
  memberId: string,
  request: ConversationsListRequest,
): Promise<ConversationsSentValue> {
  const { total } = await db
    .selectFrom('sent_message')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('sender_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const { offset, size, ...place } = placePage(total, request);
  const { rows } = await sql<SentRow>`
    select s.id, m.account, m.nickname, m.upline_id is not distinct from ${memberId} as is_below, s.recipients, s.body,
      s.created_at
    from (select * from sent_message where sender_id = ${memberId}
      order by id desc limit ${size} offset ${offset}) s
    left join member m on m.id = s.recipient_id order by s.id desc`.execute(db);
  const content = rows.map((row) => {
    const to = nameSide(row);
    return {
      id: row.id,
      to,
      account: to === 'downline' ? (row.account ?? '') : '',
      nickname: row.nickname ?? '',
      recipients: row.recipients,
      content: row.body,
      sentAt: row.created_at.toISOString(),
    };
  });
  return { content, ...place };
}
