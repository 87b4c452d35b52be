import { sql } from 'kysely';
import type {
  ConversationsRecipientsRequest,
  ConversationsRecipientsValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { isAgentType } from '../../agents/tree.ts';
import { requireMember, type Caller } from '../../calls/call.ts';
import type { MemberParts } from '../../parts.ts';
import { findCorrespondent, judgeStanding } from './correspondents.ts';
import { placePage } from '../../calls/place-page.ts';

type Row = ConversationsRecipientsValue['content'][number];
interface Counted {
  readonly all: number;
  readonly named: number;
}
/** Answers `conversations.recipients`: whom a member may write to. */
export async function listRecipients(
  parts: MemberParts,
  { name = '', ...request }: ConversationsRecipientsRequest,
  caller: Caller,
): Promise<ConversationsRecipientsValue> {
  const { db } = parts;
  const { id, customerType } = requireMember(caller);
  const above = await findCorrespondent(parts, caller);
  const upline = (await judgeStanding(parts, above)) === 'ready' ? (above?.nickname ?? '') : '';
  if (!isAgentType(customerType))
    return { upline, team: 0, content: [], pageNum: 1, totalPages: 0, totalCount: 0 };
  const isNamed = sql`(starts_with(lower(m.account), lower(${name})) or starts_with(lower(m.nickname), lower(${name})))`;
  const counted =
    await sql<Counted>`select count(*)::int as all, count(*) filter (where ${isNamed})::int as named
    from member m where m.upline_id = ${id}`.execute(db);
  const { all, named } = counted.rows[0] ?? { all: 0, named: 0 };
  const { offset, size, ...place } = placePage(named, request);
  const { rows } =
    await sql<Row>`select m.account, m.nickname from member m where m.upline_id = ${id} and ${isNamed}
    order by lower(m.account) limit ${size} offset ${offset}`.execute(db);
  return { upline, team: all, content: [...rows], ...place };
}
