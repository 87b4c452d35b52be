import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { appendOperation } from '../../server/infrastructure/audit/operation-audit.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Desk, DeskDeed, DeskValues } from '../../src/protocol/desks/define-desk.ts';
import { readLastChanges } from './desk-changes.ts';
import type { DeskRules, Shelf, ShelfChange, ShelfRow } from './shelf.ts';

export type Deps = Pick<MemberDeps, 'db' | 'merchant' | 'clock'>;
/** A desk with where its rows are and what the platform knows of it. */
export interface Keeper {
  readonly deps: Deps;
  readonly desk: Desk;
  readonly shelf: Shelf;
  readonly rules: DeskRules<DeskValues>;
}
export type Change = ShelfChange<DeskValues>;
export const noVersion = '0';

export const scopeOf = ({ deps, desk }: Keeper) => ({ merchant: deps.merchant, desk: desk.name });
/** One change of a desk at a time: what was checked is what is written. */
export const lockDesk = async (db: Database, { deps, desk }: Keeper): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`desk:${deps.merchant}:${desk.name}`}, 0))`.execute(
    db,
  );
};

export const findRow = async (db: Database, { shelf }: Keeper, key: string): Promise<ShelfRow | undefined> =>
  (await shelf.list(db)).find((row) => row.key === key);
/** @param except a change that is taking effect now */
export const readVersion = async (
  db: Database,
  keeper: Keeper,
  key: string,
  except?: string,
): Promise<string> => (await readLastChanges(db, scopeOf(keeper), except)).get(key)?.version ?? noVersion;

interface Noted {
  readonly deed: DeskDeed;
  readonly note: string;
  readonly by: string;
  readonly version: string;
  readonly alone: boolean;
  /** The first change of those that are decided about together; null for the first itself. */
  readonly batch?: string | null;
}
/** Keeps a change: one that waits, or one that took effect. Undefined where another one of the row waits. */
export const insertChange = (
  db: Database,
  { deps, desk }: Keeper,
  { key, before, after, currency, now }: Change,
  { deed, note, by, version, alone, batch = null }: Noted,
) =>
  db
    .insertInto('desk_change')
    .values({
      merchant: deps.merchant,
      desk: desk.name,
      row_key: key,
      deed,
      version,
      before: before === null ? null : JSON.stringify(before),
      after: JSON.stringify(after),
      alone,
      batch,
      currency,
      state: alone ? 'approved' : 'waiting',
      note,
      proposed_by: by,
      proposed_at: now,
      ...(alone ? { decided_by: by, decided_at: now } : {}),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
export const tellAudit = (
  db: Database,
  { deps, desk }: Keeper,
  entry: { readonly verb: string; readonly key: string | null; readonly id: string } & Pick<
    Noted,
    'note' | 'by'
  >,
  now: Date,
): Promise<void> =>
  appendOperation(db, deps.merchant, {
    action: `${desk.audit}.${entry.verb}`,
    author: entry.by,
    subject: `${desk.name}:${entry.key ?? 'new'}:${entry.id}`,
    note: entry.note,
    at: now,
  });
