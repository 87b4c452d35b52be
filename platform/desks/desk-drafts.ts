import type { Database } from '../../server/db/database.ts';
import type { InputOf } from '../../src/protocol/console/define-call.ts';
import type { DeskCalls, DeskState } from '../../src/protocol/desks/define-desk.ts';
import { refuseCall } from '../calls/refusals.ts';
import { scopeOf, type Keeper } from './desk-keeper.ts';

/** More than operators have open; the oldest one is not thrown away for a new one. */
const mostDrafts = 200;

const selectDrafts = (db: Database, keeper: Keeper) => {
  const { merchant, desk } = scopeOf(keeper);
  return db.selectFrom('desk_draft').selectAll().where('merchant', '=', merchant).where('desk', '=', desk);
};
const deleteDraft = (db: Database, keeper: Keeper, id: string) => {
  const { merchant, desk } = scopeOf(keeper);
  return db
    .deleteFrom('desk_draft')
    .where('merchant', '=', merchant)
    .where('desk', '=', desk)
    .where('id', '=', id)
    .execute();
};

/** What operators have typed and not yet proposed, newest first. */
export async function listDrafts(db: Database, keeper: Keeper): Promise<DeskState['drafts']> {
  const rows = await selectDrafts(db, keeper).orderBy('id', 'desc').limit(mostDrafts).execute();
  return rows.map(({ id, row_key, version, values, note, author, saved_at }) => ({
    id,
    key: row_key,
    version,
    values,
    note,
    by: author,
    at: saved_at.toISOString(),
  }));
}

/**
 * Saves what was typed as it is, right or not: nothing is in force by it, so that it leaves no line in the audit. Who
 * continues the draft of another is its author from then on.
 * @throws AppError 409 `desk.drafts` where there are too many
 */
export async function saveDraft(
  keeper: Keeper,
  { id, key, version, values, note, by }: InputOf<DeskCalls['saveDraft']>,
): Promise<{ readonly id: string }> {
  const { db, clock } = keeper.deps;
  const { merchant, desk } = scopeOf(keeper);
  const typed = { values: JSON.stringify(values), note, author: by, saved_at: clock.now() };
  const saved =
    id === null
      ? undefined
      : await db
          .updateTable('desk_draft')
          .set(typed)
          .where('merchant', '=', merchant)
          .where('desk', '=', desk)
          .where('id', '=', id)
          .returning('id')
          .executeTakeFirst();
  if (saved !== undefined) return saved;
  const { count } = await db
    .selectFrom('desk_draft')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('merchant', '=', merchant)
    .where('desk', '=', desk)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostDrafts)
    throw refuseCall('desk.drafts', 'There are too many drafts. Delete some of them first.', 409);
  return db
    .insertInto('desk_draft')
    .values({ merchant, desk, row_key: key, version, ...typed })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export const removeDraft = async (
  keeper: Keeper,
  { id }: InputOf<DeskCalls['removeDraft']>,
): Promise<void> => {
  await deleteDraft(keeper.deps.db, keeper, id);
};
/** Ends the draft that a proposal was typed as. */
export const endDraft = async (db: Database, keeper: Keeper, id?: string): Promise<void> => {
  if (id !== undefined) await deleteDraft(db, keeper, id);
};
