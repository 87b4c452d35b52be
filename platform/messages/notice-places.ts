import type { Insertable } from 'kysely';
import type { notices } from '../../src/protocol/calls/notices.ts';
import type { InputOf } from '../../src/protocol/console/define-call.ts';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from '../calls/refusals.ts';
import { isOver, nameState } from './notice-lines.ts';
import type { NoticeTable } from './tables.ts';

/**
 * Puts a new entry in its place: a help topic after all others, anything else before all others of the brand. Of those
 * in one place the newest is first.
 */
export async function insertNotice(
  db: Database,
  merchant: string,
  values: Omit<Insertable<NoticeTable>, 'merchant' | 'position'>,
): Promise<string> {
  const ends = await db
    .selectFrom('notice')
    .select(({ fn }) => [fn.min('position').as('first'), fn.max('position').as('last')])
    .where('merchant', '=', merchant)
    .executeTakeFirst();
  const position = values.kind === 'HT' ? (ends?.last ?? 0) + 1 : (ends?.first ?? 0);
  const { id } = await db
    .insertInto('notice')
    .values({ ...values, merchant, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts the entries of a kind in an order. @throws AppError 409 `notice.moved` where there are others by now */
export async function orderNotices(
  { db: pool, merchant, clock }: MemberDeps,
  { kind, ids, by }: InputOf<typeof notices.order>,
): Promise<void> {
  const now = clock.now();
  await pool.transaction().execute(async (db) => {
    const rows = await db
      .selectFrom('notice')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('kind', '=', kind)
      .orderBy('id')
      .forUpdate()
      .execute();
    const current = rows.filter((row) => !isOver(nameState(row, now))).map(({ id }) => id);
    if (current.toSorted().join() !== ids.toSorted().join())
      throw refuseCall('notice.moved', 'Others changed this meanwhile. Open it again.', 409);
    for (const [position, id] of ids.entries())
      await db.updateTable('notice').set({ position }).where('id', '=', id).execute();
    const entry = {
      action: 'notice.order',
      author: by,
      subject: `notice:${kind}`,
      note: ids.join(),
      at: now,
    };
    await appendOperation(db, merchant, entry);
  });
}
