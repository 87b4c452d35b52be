import type { DeskState } from '../../src/protocol/desks/define-desk.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { listPast, listWaiting, readLastChanges, toWireChange, type CountedRow } from './desk-changes.ts';
import { listDrafts } from './desk-drafts.ts';
import { scopeOf, noVersion, type Keeper } from './desk-keeper.ts';

/** A desk as the console shows it: its rows, what waits and what was decided lately. */
export async function readState(keeper: Keeper): Promise<DeskState> {
  const { deps, shelf, rules } = keeper;
  const { db, merchant } = deps;
  const { code: currency } = await readCurrency(db, merchant);
  const rows = await shelf.list(db);
  const waiting = await listWaiting(db, scopeOf(keeper));
  const last = await readLastChanges(db, scopeOf(keeper));
  const notes = (await rules.note?.(db)) ?? {};
  const usedBy = (await rules.usedBy?.(db)) ?? {};
  const now = deps.clock.now();
  const write = async (change: CountedRow) => {
    const { row_key: key, before, after } = change;
    return toWireChange(change, (await rules.foresee?.(db, { key, before, after, currency, now })) ?? []);
  };
  const isThere = (key: string | null): boolean => rows.some((row) => row.key === key);
  return {
    rows: await Promise.all(
      rows.map(async ({ key, values }) => {
        const change = waiting.find(({ row_key }) => row_key === key);
        const { version = noVersion, by = null, at = null } = last.get(key) ?? {};
        return {
          key,
          values,
          version,
          changedBy: by,
          changedAt: at,
          notes: notes[key] ?? [],
          usedBy: usedBy[key] ?? [],
          waiting: change === undefined ? null : await write(change),
        };
      }),
    ),
    drafts: await listDrafts(db, keeper),
    added: await Promise.all(waiting.filter(({ row_key }) => !isThere(row_key)).map(write)),
    past: (await listPast(db, scopeOf(keeper))).map((change) => toWireChange(change)),
    choices: (await rules.choices?.(db)) ?? {},
    columns: (await rules.columns?.(db)) ?? [],
    currency,
  };
}
