import type { Database } from '../../server/db/database.ts';
import type { InputOf } from '../../src/protocol/console/define-call.ts';
import type { DeskCalls, DeskValues } from '../../src/protocol/desks/define-desk.ts';
import { toCanonicalJson } from '../../src/protocol/json/canonical-json.ts';
import { tidyValues } from '../../src/protocol/desks/judge-values.ts';
import { refuseCall, refuseFields } from '../calls/refusals.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { endDraft } from './desk-drafts.ts';
import { findFaults } from './desk-faults.ts';
import { toText } from '../../src/protocol/json/to-text.ts';
import {
  findRow,
  insertChange,
  lockDesk,
  noVersion,
  readVersion,
  tellAudit,
  type Change,
  type Keeper,
} from './desk-keeper.ts';

export const isSame = (one: DeskValues, other: DeskValues): boolean =>
  toCanonicalJson(one) === toCanonicalJson(other);
export const unknownRow = () => refuseCall('desk.unknown', 'There is no such row.', 404);
export const movedRow = () =>
  refuseCall('desk.moved', 'It was changed in the meantime. Check the current values, then ask again.', 409);

/** Writes the row, and what has to be kept with it. Gives its key. */
export async function carryOut(keeper: Keeper, db: Database, change: Change): Promise<string> {
  const { shelf, rules } = keeper;
  const isThere = change.before !== null;
  const key = await shelf.save(db, isThere ? change.key : null, change.after, change.now);
  await rules.react?.(db, { ...change, key });
  return key;
}

/**
 * Asks for a new row or a changed one; takes effect immediately where the desk needs no second person.
 * @throws AppError 400 with field → code, 404 `desk.unknown`, 409 `desk.moved`, `desk.same`, `desk.waiting`
 */
export async function propose(
  keeper: Keeper,
  { key, version, values, note, by, draft }: InputOf<DeskCalls['propose']>,
): Promise<void> {
  const { deps, desk } = keeper;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    await lockDesk(db, keeper);
    const { code: currency } = await readCurrency(db, deps.merchant);
    const row = key === null ? undefined : await findRow(db, keeper, key);
    const isFirst = desk.shape !== 'list' && row === undefined;
    if (key !== null && row === undefined && !isFirst) throw unknownRow();
    if (row !== undefined && (await readVersion(db, keeper, row.key)) !== version) throw movedRow();
    const after = tidyValues(desk, values, currency);
    const ownKey = desk.key !== undefined && desk.shape === 'list' ? toText(after[desk.key]) : null;
    const change = { key: isFirst ? '' : (key ?? ownKey), before: row?.values ?? null, after, currency, now };
    const faults = await findFaults(keeper, db, { ...change, key }, await keeper.shelf.list(db));
    if (Object.keys(faults).length > 0) throw refuseFields(faults);
    if (change.before !== null && isSame(change.before, after))
      throw refuseCall('desk.same', 'It is like that already.', 409);
    const alone = desk.rights.decide === null;
    const written = alone ? { ...change, key: await carryOut(keeper, db, change) } : change;
    const deed = row === undefined ? 'add' : 'change';
    const entry = await insertChange(db, keeper, written, { deed, note, by, version, alone });
    if (entry === undefined)
      throw refuseCall('desk.waiting', 'Another change of it is pending already.', 409);
    await endDraft(db, keeper, draft);
    await tellAudit(
      db,
      keeper,
      { verb: alone ? deed : 'propose', key: written.key, id: entry.id, note, by },
      now,
    );
  });
}

/** Takes a row out of use. @throws AppError 404 `desk.unknown`, 409 `desk.same` */
export async function switchOff(
  keeper: Keeper,
  { key, note, by }: InputOf<DeskCalls['switchOff']>,
): Promise<void> {
  const { deps, desk } = keeper;
  const now = deps.clock.now();
  const { switch: name } = desk;
  await deps.db.transaction().execute(async (db) => {
    await lockDesk(db, keeper);
    const row = await findRow(db, keeper, key);
    if (row === undefined || name === undefined) throw unknownRow();
    if (row.values[name] !== true) throw refuseCall('desk.same', 'It is off already.', 409);
    const { code: currency } = await readCurrency(db, deps.merchant);
    const change = { key, before: row.values, after: { ...row.values, [name]: false }, currency, now };
    await carryOut(keeper, db, change);
    const version = await readVersion(db, keeper, key);
    const entry = await insertChange(db, keeper, change, { deed: 'off', note, by, version, alone: true });
    await tellAudit(db, keeper, { verb: 'off', key, id: entry?.id ?? '', note, by }, now);
  });
}
/** Puts all rows in another order. @throws AppError 409 `desk.moved` where these are not all of them */
export async function order(keeper: Keeper, { keys, note, by }: InputOf<DeskCalls['order']>): Promise<void> {
  const { deps, shelf } = keeper;
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (db) => {
    await lockDesk(db, keeper);
    const before = (await shelf.list(db)).map(({ key }) => key);
    const isWhole = new Set(keys).size === before.length && before.every((key) => keys.includes(key));
    if (!isWhole || keys.length !== before.length || shelf.order === undefined) throw movedRow();
    await shelf.order(db, keys);
    const { code: currency } = await readCurrency(db, deps.merchant);
    const change = { key: null, before: { keys: before }, after: { keys }, currency, now };
    const entry = await insertChange(db, keeper, change, {
      deed: 'order',
      note,
      by,
      version: noVersion,
      alone: true,
    });
    await tellAudit(db, keeper, { verb: 'order', key: 'all', id: entry?.id ?? '', note, by }, now);
  });
}
