import type { MessagesInboxRequest, MessagesInboxValue } from '../../src/protocol/generated/wire-types.ts';
import { placePage } from '../calls/place-page.ts';
import type { MemberParts } from '../parts.ts';

type Deps = Pick<MemberParts, 'db' | 'clock'>;

const kindsOf = {
  all: ['system', 'personal', 'member'],
  brand: ['system', 'personal'],
  system: ['system'],
  personal: ['personal'],
  member: ['member'],
} as const;

/** One page of a member's messages, the newest first. A page past the end is the last one. */
export async function listInbox(
  { db }: Deps,
  memberId: string,
  { kind = 'all', ...request }: MessagesInboxRequest,
): Promise<MessagesInboxValue> {
  const ofMember = db
    .selectFrom('inbox_message')
    .where('member_id', '=', memberId)
    .where('kind', 'in', [...kindsOf[kind]]);
  const { count } = await ofMember
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  const { offset, size, ...place } = placePage(count, request);
  const rows = await ofMember
    .select(['id', 'kind', 'title', 'body', 'created_at', 'read_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
  const content = rows.map(({ id, kind: of, title, body, created_at, read_at }) => ({
    id,
    kind: of,
    title,
    body,
    createdAt: created_at.toISOString(),
    isRead: read_at !== null,
  }));
  return { content, ...place };
}

/** Those of other members, and those that are gone, are left alone without a word. */
export async function readMessages(
  { db, clock }: Deps,
  memberId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .updateTable('inbox_message')
    .set({ read_at: clock.now() })
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .where('read_at', 'is', null)
    .execute();
}
export async function removeMessages({ db }: Deps, memberId: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('inbox_message')
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();
}
