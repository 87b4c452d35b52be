import type { Database } from '../../../server/db/database.ts';
import { lockMembers } from '../../identity/accounts/lock-account.ts';
import type { MemberParts } from '../../parts.ts';

type Deps = Pick<MemberParts, 'db' | 'clock'>;
const listOthers = async (db: Database, memberId: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('conversation')
    .select('other_id')
    .where('member_id', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(({ other_id }) => other_id);
};

/** Marks what came in as read. Conversations of other members are left alone without a word. */
export async function readConversations(
  { db, clock }: Deps,
  memberId: string,
  ids: readonly string[],
): Promise<void> {
  const others = await listOthers(db, memberId, ids);
  if (others.length === 0) return;
  await db
    .updateTable('inbox_message')
    .set({ read_at: clock.now() })
    .where('member_id', '=', memberId)
    .where('sender_id', 'in', others)
    .where('read_at', 'is', null)
    .execute();
}

/** Removes a member's own copies. The other side keeps theirs. */
export async function removeConversations(
  { db }: Deps,
  memberId: string,
  ids: readonly string[],
): Promise<void> {
  await db.transaction().execute(async (inside) => {
    await lockMembers(inside, [memberId]);
    const others = await listOthers(inside, memberId, ids);
    if (others.length === 0) return;
    await inside
      .deleteFrom('inbox_message')
      .where('member_id', '=', memberId)
      .where('sender_id', 'in', others)
      .execute();
    await inside
      .deleteFrom('sent_message')
      .where('sender_id', '=', memberId)
      .where('recipient_id', 'in', others)
      .execute();
    await inside
      .deleteFrom('conversation')
      .where('member_id', '=', memberId)
      .where('other_id', 'in', others)
      .execute();
  });
}

export async function removeSent({ db }: Deps, memberId: string, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('sent_message')
    .where('sender_id', '=', memberId)
    .where('id', 'in', [...ids])
    .execute();
}
