import type { Database } from '../../server/db/database.ts';
import type { DeskFaults } from '../../src/protocol/desks/desk-faults.ts';
import type { Desk } from '../../src/protocol/desks/define-desk.ts';
import { judgeValues } from '../../src/protocol/desks/judge-values.ts';
import type { Change, Keeper } from './desk-keeper.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import type { ShelfRow } from './shelf.ts';

/** The last of the fields that name one thing, where another row has the same. */
function findSameNames(
  { unique = [] }: Desk,
  { key, after }: Pick<Change, 'key' | 'after'>,
  rows: readonly ShelfRow[],
): string | null {
  const isSame = (row: ShelfRow): boolean =>
    row.key !== key && unique.every((name) => after[name] !== null && row.values[name] === after[name]);
  return unique.length > 0 && rows.some(isSame) ? (unique.at(-1) ?? null) : null;
}
/** What is fixed stays, and the key of a new row is free. */
function findKeyFaults(desk: Desk, { key, before, after }: Change, rows: readonly ShelfRow[]): DeskFaults {
  const fixed = Object.entries(desk.fields).filter(([, { isFixed }]) => isFixed === true);
  const sameNames = findSameNames(desk, { key, after }, rows);
  const same: DeskFaults = sameNames === null ? {} : { [sameNames]: 'entry.known' };
  if (key !== null && before !== null && desk.shape === 'list')
    return {
      ...same,
      ...Object.fromEntries(
        fixed.flatMap(([name]) => (before[name] === after[name] ? [] : [[name, 'entry.fixed' as const]])),
      ),
    };
  const ownKey = desk.key === undefined || desk.shape !== 'list' ? null : toText(after[desk.key]);
  return ownKey !== null && desk.key !== undefined && rows.some((row) => row.key === ownKey)
    ? { ...same, [desk.key]: 'entry.known' }
    : same;
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
