import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { InputOf } from '../../src/protocol/console/define-call.ts';
import type { DeskFaults } from '../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls, DeskValues, DeskVerdict } from '../../src/protocol/desks/define-desk.ts';
import { tidyValues } from '../../src/protocol/desks/judge-values.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import { refuseCall, refuseFields } from '../calls/refusals.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { readLastChanges } from './desk-changes.ts';
import { findFaults } from './desk-faults.ts';
import { insertChange, lockDesk, noVersion, scopeOf, tellAudit, type Keeper } from './desk-keeper.ts';
import { carryOut, isSame, movedRow } from './desk-steps.ts';
import type { ShelfRow } from './shelf.ts';

interface AskedRow {
  readonly key: string | null;
  readonly values: DeskValues;
}
/** What a row met with, and the key that it got. */
type Carried = DeskVerdict & { readonly written: string | null };
const isFaulty = (faults: DeskFaults): boolean => Object.keys(faults).length > 0;
/** The field that names rows; of those that the platform numbers, the column of their number. */
const keyFieldOf = ({ desk }: Keeper): string => desk.key ?? 'key';

/**
 * Carries rows out one after another, so that each is judged with those before it in force, and gives what each met
 * with. A faulty row is left out.
 */
async function carryRows(
  keeper: Keeper,
  db: Database,
  requests: readonly AskedRow[],
  now: Date,
): Promise<readonly Carried[]> {
  const { deps, desk, shelf } = keeper;
  const { code: currency } = await readCurrency(db, deps.merchant);
  let rows: readonly ShelfRow[] = await shelf.list(db);
  const seen = new Set<string>();
  const carry = async ({ key, values }: AskedRow): Promise<Carried> => {
    const after = tidyValues(desk, values, currency);
    const before = rows.find((row) => row.key === key)?.values ?? null;
    const plain = { key, before, after, written: key };
    const refuse = (faults: DeskFaults): Carried => ({ ...plain, verdict: 'faulty', faults });
    if (key !== null && before === null) return refuse({ [keyFieldOf(keeper)]: 'entry.unknown' });
    if (key !== null && seen.has(key)) return refuse({ [keyFieldOf(keeper)]: 'entry.known' });
    const change = { key, before, after, currency, now };
    const faults = await findFaults(keeper, db, change, rows);
    if (isFaulty(faults)) return refuse(faults);
    if (key !== null) seen.add(key);
    if (before !== null && isSame(before, after)) return { ...plain, verdict: 'same', faults: {} };
    const written = await carryOut(keeper, db, change);
    rows = [...rows.filter((row) => row.key !== written), { key: written, values: after }];
    return { ...plain, written, verdict: before === null ? 'new' : 'changed', faults: {} };
  };
  const verdicts: Carried[] = [];
  // oxlint-disable-next-line no-await-in-loop -- Each is judged with those before it in force.
  for (const row of requests) verdicts.push(await carry(row));
  return verdicts;
}
/** The real thing, undone: what rows would meet with. */
async function tryRows(
  keeper: Keeper,
  db: Database,
  requests: readonly AskedRow[],
): Promise<readonly Carried[]> {
  await sql`savepoint desk_trial`.execute(db);
  const verdicts = await carryRows(keeper, db, requests, keeper.deps.clock.now());
  await sql`rollback to savepoint desk_trial`.execute(db);
  return verdicts;
}

/** What rows would meet with, changing nothing. */
export const checkRows = async (
  keeper: Keeper,
  { rows }: InputOf<DeskCalls['checkRows']>,
): Promise<{ readonly rows: readonly DeskVerdict[] }> =>
  keeper.deps.db.transaction().execute(async (db) => {
    await lockDesk(db, keeper);
    return { rows: await tryRows(keeper, db, rows) };
  });

/** The key that a change of a row has while it waits; null where the platform will number it. */
function keyOf({ desk }: Keeper, { key, after }: DeskVerdict): string | null {
  return key ?? (desk.key === undefined ? null : toText(after[desk.key]));
}

/**
 * Asks for rows of a list as one: a second person decides about all of them. What is the same already is left out.
 * @throws AppError 400 with `rows.<place>.<field>` → code, 409 `desk.moved`, `desk.same`, `desk.waiting`
 */
export async function proposeRows(
  keeper: Keeper,
  { rows, note, by }: InputOf<DeskCalls['proposeRows']>,
): Promise<void> {
  const { deps, desk } = keeper;
  const now = deps.clock.now();
  const alone = desk.rights.decide === null;
  await deps.db.transaction().execute(async (db) => {
    await lockDesk(db, keeper);
    const last = await readLastChanges(db, scopeOf(keeper));
    const isMoved = rows.some(
      ({ key, version }) => key !== null && (last.get(key)?.version ?? noVersion) !== version,
    );
    if (isMoved) throw movedRow();
    const verdicts = alone ? await carryRows(keeper, db, rows, now) : await tryRows(keeper, db, rows);
    const faults = verdicts.flatMap((verdict, place) =>
      Object.entries(verdict.faults).map(([field, code]) => [`rows.${place}.${field}`, code] as const),
    );
    if (faults.length > 0) throw refuseFields(Object.fromEntries(faults));
    const { code: currency } = await readCurrency(db, deps.merchant);
    let batch: string | null = null;
    for (const [place, verdict] of verdicts.entries()) {
      if (verdict.verdict === 'same') continue;
      const { before, after } = verdict;
      const key = alone ? verdict.written : keyOf(keeper, verdict);
      const change = { key, before, after, currency, now };
      const { version = noVersion } = rows[place] ?? {};
      const noted = { deed: before === null ? 'add' : 'change', note, by, version, alone, batch } as const;
      // oxlint-disable-next-line no-await-in-loop -- One connection writes one row after another.
      const entry = await insertChange(db, keeper, change, noted);
      if (entry === undefined)
        throw refuseCall('desk.waiting', 'Another change of it is pending already.', 409);
      batch ??= entry.id;
    }
    if (batch === null) throw refuseCall('desk.same', 'It is like that already.', 409);
    await db.updateTable('desk_change').set({ batch }).where('id', '=', batch).execute();
    const verb = alone ? 'change' : 'propose';
    await tellAudit(db, keeper, { verb, key: 'together', id: batch, note, by }, now);
  });
}
