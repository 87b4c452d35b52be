import type { Database } from '../../server/db/database.ts';
import type { Decision } from '../../server/infrastructure/http/answer-after.ts';
import { refuseFields } from '../calls/refusals.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { endProposal } from '../second-person.ts';
import { isDecided, selectChanges, type ChangeRow } from './desk-changes.ts';
import { findFaults } from './desk-faults.ts';
import { findRow, lockDesk, readVersion, scopeOf, type Keeper } from './desk-keeper.ts';
import { carryOut, movedRow, unknownRow } from './desk-steps.ts';

/** Puts one approved change in force, under the rules of now. */
async function putInForce(keeper: Keeper, db: Database, row: ChangeRow, now: Date): Promise<void> {
  const { deps, desk } = keeper;
  const { code: currency } = await readCurrency(db, deps.merchant);
  const { row_key, deed, version, after } = row;
  const live = deed === 'add' ? undefined : await findRow(db, keeper, row_key ?? '');
  if (deed !== 'add' && live === undefined) throw unknownRow();
  if (live !== undefined && (await readVersion(db, keeper, live.key, row.id)) !== version) throw movedRow();
  if (deed === 'add' && desk.shape !== 'list' && (await findRow(db, keeper, '')) !== undefined)
    throw movedRow();
  const change = { key: live?.key ?? null, before: live?.values ?? null, after, currency, now };
  const faults = await findFaults(keeper, db, change, await keeper.shelf.list(db));
  if (Object.keys(faults).length > 0) throw refuseFields(faults);
  const key = await carryOut(keeper, db, change);
  if (row_key === null)
    await db.updateTable('desk_change').set({ row_key: key }).where('id', '=', row.id).execute();
}
/** The change that is decided about, and those that are decided about with it, in their order. */
const listTogether = async (keeper: Keeper, db: Database, first: ChangeRow): Promise<readonly ChangeRow[]> =>
  first.batch === null
    ? [first]
    : selectChanges(db, scopeOf(keeper)).where('batch', '=', first.batch).orderBy('id').execute();
/** Those that are decided about with the first end as it does. */
async function endOthers(
  db: Database,
  first: ChangeRow,
  { state, reason, by }: Decision,
  now: Date,
): Promise<void> {
  if (first.batch === null) return;
  await db
    .updateTable('desk_change')
    .set({ state, reason, decided_by: by, decided_at: now })
    .where('batch', '=', first.batch)
    .where('state', '=', 'waiting')
    .execute();
}
const nameSubject = ({ desk }: Keeper, { row_key, id, batch }: ChangeRow): string =>
  `${desk.name}:${batch === null ? (row_key ?? 'new') : 'together'}:${id}`;

/**
 * Ends a change that waits, with those that were asked for together with it: all of them or none. An approved one is
 * checked again under the rules of now.
 * @throws AppError as `endProposal` does, 400 with field → code, 409 `desk.moved`
 */
export async function decide(keeper: Keeper, decision: Decision): Promise<void> {
  const { deps, desk } = keeper;
  await endProposal(
    deps,
    {
      table: 'desk_change',
      select: (db) => selectChanges(db, scopeOf(keeper)).where(isDecided),
      area: desk.audit,
      nameSubject: (row: ChangeRow) => nameSubject(keeper, row),
      carryOut: async (db, first, now) => {
        await lockDesk(db, keeper);
        for (const row of await listTogether(keeper, db, first))
          // oxlint-disable-next-line no-await-in-loop -- Each is judged with those before it in force.
          await putInForce(keeper, db, row, now);
        await endOthers(db, first, decision, now);
      },
      putAside: (db, first, now) => endOthers(db, first, decision, now),
    },
    decision,
  );
}
