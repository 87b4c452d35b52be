import type { Database } from '../../server/db/database.ts';

/** Gives a member envelopes beyond those of the windows. */
export async function addTickets(db: Database, memberId: string, count: number): Promise<void> {
  await db
    .insertInto('envelope_ticket')
    .values({ member_id: memberId, left_over: count })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((update) => ({
        left_over: update('envelope_ticket.left_over', '+', count),
      })),
    )
    .execute();
}

/** Takes one ticket; false where there is none. */
export async function takeTicket(db: Database, memberId: string): Promise<boolean> {
  const ticket = await db
    .updateTable('envelope_ticket')
    .set((update) => ({ left_over: update('left_over', '-', 1) }))
    .where('member_id', '=', memberId)
    .where('left_over', '>', 0)
    .returning('member_id')
    .executeTakeFirst();
  return ticket !== undefined;
}

export async function countTickets(db: Database, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('envelope_ticket')
    .select('left_over')
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return row?.left_over ?? 0;
}
