import type { Database } from '../../server/db/database.ts';
import type { Desk, DeskFaults } from '../../src/protocol/desks/define-desk.ts';
import { judgeValues } from '../../src/protocol/desks/judge-values.ts';
import type { Change, Keeper } from './desk-keeper.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import type { ShelfRow } from './shelf.ts';

/** What is fixed stays, and the key of a new row is free. */
function findKeyFaults(desk: Desk, { key, before, after }: Change, rows: readonly ShelfRow[]): DeskFaults {
  const fixed = Object.entries(desk.fields).filter(([, { isFixed }]) => isFixed === true);
  if (key !== null && before !== null && desk.shape === 'list')
    return Object.fromEntries(
      fixed.flatMap(([name]) => (before[name] === after[name] ? [] : [[name, 'entry.fixed' as const]])),
    );
  const ownKey = desk.key === undefined || desk.shape !== 'list' ? null : toText(after[desk.key]);
  return ownKey !== null && desk.key !== undefined && rows.some((row) => row.key === ownKey)
    ? { [desk.key]: 'entry.known' }
    : {};
}
/** A reference is to something that is there. */
async function findReferenceFaults(
  { desk, rules }: Keeper,
  db: Database,
  { after }: Change,
): Promise<DeskFaults> {
  const names = Object.keys(desk.fields).filter((name) => desk.fields[name]?.kind === 'reference');
  if (names.length === 0) return {};
  const choices = (await rules.choices?.(db)) ?? {};
  const isThere = (name: string): boolean =>
    after[name] === null || (choices[name] ?? []).some(({ value }) => value === after[name]);
  return Object.fromEntries(
    names.flatMap((name) => (isThere(name) ? [] : [[name, 'choice.unknown' as const]])),
  );
}
/**
 * Every fault of a change: of each field alone, of its key, and by the desk’s rules.
 * @param rows all that the desk has
 */
export async function findFaults(
  keeper: Keeper,
  db: Database,
  change: Change,
  rows: readonly ShelfRow[],
): Promise<DeskFaults> {
  const { desk, rules } = keeper;
  const plain = judgeValues(desk, change.after, change.currency);
  const keyed = findKeyFaults(desk, change, rows);
  const faults = { ...keyed, ...(await findReferenceFaults(keeper, db, change)), ...plain };
  // The rules reckon with the values, so each has to be one.
  if (Object.keys(faults).length > 0) return faults;
  return (await rules.check?.(db, change)) ?? {};
}
