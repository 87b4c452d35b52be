import { sql } from 'kysely';
import type {
  ConversationsSendRequest,
  ConversationsSendValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { Database } from '../../../server/db/database.ts';
import { requireAgent } from '../../agents/require-agent.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import { notAvailable, refuseCall, refuseFields } from '../../calls/refusals.ts';
import { validateForm } from '../../identity/registration/validate-form.ts';
import { tellOpenPages } from '../../identity/sessions/member-news.ts';
import type { MemberParts } from '../../parts.ts';
import { requireToken } from '../../../server/infrastructure/http/limits.ts';
import { lockUnfrozen } from '../../protection/on-break.ts';
import { acceptsFromAgent, findCorrespondent, judgeStanding, type Correspondent } from './correspondents.ts';

/** The form that members fill in: what it takes is what the server takes. */
const formId = 'message';
const perMember = { limit: 30, windowSeconds: 600 } as const;
const perTeam = { limit: 5, windowSeconds: 3_600 } as const;
/** The same words sent again within this time, without a key, are one message: a press too many. */
const sameWithinMs = 10_000;

interface Draft {
  readonly senderId: string;
  /** Null: to all directly below. */
  readonly other: Correspondent | null;
  readonly content: string;
  readonly key: string | null;
}
interface Sent {
  readonly id: string;
  readonly body: string;
  readonly recipient_id: string | null;
  readonly created_at: Date;
}
const writeSent = ({ id, body, recipient_id, created_at }: Sent): ConversationsSendValue => ({
  id: `s${id}`,
  isOwn: true,
  isToTeam: recipient_id === null,
  content: body,
  sentAt: created_at.toISOString(),
});

/** Whom it is to; null for the team. */
async function findRecipient(
  parts: MemberParts,
  { to, account }: ConversationsSendRequest,
  caller: Caller,
): Promise<Correspondent | null> {
  if (to === 'team') {
    requireAgent(caller);
    return null;
  }
  const other = await findCorrespondent(parts, caller, to === 'downline' ? (account ?? '') : '');
  const standing = await judgeStanding(parts, other);
  if (standing === 'closed') throw notAvailable('The brand has messages to the member above closed.');
  if (other === null || (to === 'downline') !== (other.side === 'downline'))
    throw refuseCall('message.no-recipient', 'No member is there to write to.', 404);
  if (standing === 'notAccepted')
    throw refuseCall('message.not-accepted', 'The member cannot get messages.', 409);
  return other;
}

/** What was sent before with this key, or just now with these words. */
async function findSame(db: Database, { senderId, other, content, key }: Draft, now: Date) {
  const sent = db.selectFrom('sent_message').selectAll().where('sender_id', '=', senderId);
  if (key !== null) return sent.where('client_key', '=', key).executeTakeFirst();
  return sent
    .where('recipient_id', other === null ? 'is' : '=', other?.id ?? null)
    .where('body', '=', content)
    .where('created_at', '>', new Date(now.getTime() - sameWithinMs))
    .executeTakeFirst();
}

/** A copy for the sender and one for each who gets it, with the lists of both sides, in one statement. */
async function deliver(
  db: Database,
  { merchant }: MemberParts,
  draft: Draft,
  now: Date,
): Promise<Sent | null> {
  const { senderId, other, content, key } = draft;
  const recipients =
    other === null
      ? sql`select m.id from member m where m.upline_id = ${senderId} and ${acceptsFromAgent(now)}`
      : sql`select ${other.id}::bigint as id`;
  const { rows } = await sql<Sent>`
    with recipient as (${recipients}), sent as (
      insert into sent_message (merchant, sender_id, recipient_id, recipients, body, client_key, created_at)
      select ${merchant}, ${senderId}, ${other?.id ?? null}::bigint, count(*), ${content}, ${key}, ${now}
      from recipient having count(*) > 0 returning id, body, recipient_id, created_at
    ), delivered as (
      insert into inbox_message (member_id, kind, sender_id, title, body, created_at)
      select r.id, 'member', s.id, s.nickname, ${content}, ${now} from recipient r, member s where s.id = ${senderId}
    ), listed as (
      insert into conversation (member_id, other_id, last_at)
      select * from (
        select id, ${senderId}::bigint as other, ${now}::timestamptz from recipient
        union all select ${senderId}::bigint, id, ${now}::timestamptz from recipient where ${other !== null}
      ) side order by 1
      on conflict (member_id, other_id) do update set last_at = excluded.last_at
    ) select * from sent`.execute(db);
  return rows[0] ?? null;
}

async function takeRoom({ limits }: MemberParts, { senderId, other }: Draft): Promise<void> {
  const [what, { limit, windowSeconds }] = other === null ? ['team', perTeam] : ['one', perMember];
  await requireToken(limits, { key: `message:${what}:${senderId}`, limit, windowSeconds });
}

/**
 * Answers `conversations.send`: once for each key of the client.
 * @throws AppError 400 `form.invalid`, `function.not.available`; 403 `agent.only`, `account.trial`, `account.frozen`;
 * 404 `agent.not-below`, `message.no-recipient`; 409 `message.not-accepted`; 422 `request.key-reused`; 429
 */
export async function sendMessage(
  parts: MemberParts,
  request: ConversationsSendRequest,
  caller: Caller,
): Promise<ConversationsSendValue> {
  const { id: senderId } = requireMember(caller);
  const content = request.content.trim();
  const judged = await validateForm(parts, formId, { content });
  if (!judged.ok) throw refuseFields(judged.error);
  const other = await findRecipient(parts, request, caller);
  const draft: Draft = { senderId, other, content, key: request.key ?? null };
  const now = parts.clock.now();
  return parts.db.transaction().execute(async (db) => {
    // One at a time for each sender: two presses at the same time are one message.
    await lockUnfrozen(db, senderId);
    const same = await findSame(db, draft, now);
    if (same !== undefined) {
      if (same.body !== content || same.recipient_id !== (other?.id ?? null))
        throw refuseCall('request.key-reused', 'The key came with another message.', 422);
      return writeSent(same);
    }
    await takeRoom(parts, draft);
    const sent = await deliver(db, parts, draft, now);
    if (sent === null) throw refuseCall('message.no-recipient', 'No member is there to write to.', 404);
    // A whole team would ask in the same moment: its open pages look on their own.
    if (other !== null) await tellOpenPages(db, sql`${other.id}::bigint`);
    return writeSent(sent);
  });
}
