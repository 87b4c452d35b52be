import { sql } from 'kysely';
import type {
  ConversationsMessagesRequest,
  ConversationsMessagesValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { findCorrespondent, judgeStanding, type Correspondent } from './correspondents.ts';

type Message = ConversationsMessagesValue['messages'][number];
interface Row {
  readonly id: string;
  readonly is_own: boolean;
  readonly is_to_team: boolean;
  readonly body: string;
  readonly created_at: Date;
}

/** What both wrote, `r` and the number of what was received, `s` and the number of what was sent. */
const ofBoth = (memberId: string, { id, side }: Correspondent) => sql`
  select 'r' || i.id as id, false as is_own, false as is_to_team, i.body, i.created_at, i.id as place
    from inbox_message i where i.member_id = ${memberId} and i.sender_id = ${id}
  union all
  select 's' || s.id, true, false, s.body, s.created_at, s.id
    from sent_message s where s.sender_id = ${memberId} and s.recipient_id = ${id}
  union all
  select 's' || s.id, true, true, s.body, s.created_at, s.id
    from sent_message s join member m on m.id = ${id}
    where ${side === 'downline'} and s.sender_id = ${memberId} and s.recipient_id is null
      and s.created_at >= m.created_at`;

async function listMessages(
  db: Database,
  memberId: string,
  { other, before, size }: { readonly other: Correspondent; readonly before: string; readonly size: number },
): Promise<{ readonly messages: readonly Message[]; readonly hasEarlier: boolean }> {
  const { rows } = await sql<Row>`with message as (${ofBoth(memberId, other)})
    select id, is_own, is_to_team, body, created_at from message
    where ${before === ''} or (created_at, is_own, place) < (
      select created_at, is_own, place from message where id = ${before})
    order by created_at desc, is_own desc, place desc limit ${size + 1}`.execute(db);
  const messages = rows.slice(0, size).map((row) => ({
    id: row.id,
    isOwn: row.is_own,
    isToTeam: row.is_to_team,
    content: row.body,
    sentAt: row.created_at.toISOString(),
  }));
  return { messages: messages.reverse(), hasEarlier: rows.length > size };
}

async function readState(db: Database, memberId: string, otherId: string) {
  const { rows } = await sql<{ readonly id: string; readonly unread: number }>`
    select coalesce((select id::text from conversation where member_id = ${memberId} and other_id = ${otherId}), '') as id,
      (select count(*)::int from inbox_message
        where member_id = ${memberId} and sender_id = ${otherId} and read_at is null) as unread`.execute(db);
  return rows[0] ?? { id: '', unread: 0 };
}

/**
 * Answers `conversations.messages`: what a member and the one above, or one directly below, wrote to each other.
 * @throws AppError of `findCorrespondent`
 */
export async function readConversation(
  parts: MemberParts,
  { account, before = '', size = 30 }: ConversationsMessagesRequest,
  caller: Caller,
): Promise<ConversationsMessagesValue> {
  const { id } = requireMember(caller);
  const other = await findCorrespondent(parts, caller, account);
  const standing = await judgeStanding(parts, other);
  if (other === null) return { standing, id: '', nickname: '', unread: 0, messages: [], hasEarlier: false };
  const [state, listed] = [
    await readState(parts.db, id, other.id),
    await listMessages(parts.db, id, { other, before, size }),
  ];
  return { standing, nickname: other.nickname, ...state, ...listed } as ConversationsMessagesValue;
}
