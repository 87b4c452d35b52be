import { answerAfter, answerEndings } from '../../server/infrastructure/http/answer-after.ts';
import type { Answers, InputOf } from '../../src/protocol/console/define-call.ts';
import type { DeskFaults } from '../../src/protocol/desks/desk-faults.ts';
import type { Desk, DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import { tidyValues } from '../../src/protocol/desks/judge-values.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { listHistory, toWireChange } from './desk-changes.ts';
import { removeDraft, saveDraft } from './desk-drafts.ts';
import { findFaults } from './desk-faults.ts';
import { readState } from './desk-state.ts';
import { decide } from './desk-decisions.ts';
import { checkRows, proposeRows } from './desk-rows.ts';
import { order, propose, switchOff } from './desk-steps.ts';
import { scopeOf, findRow, type Deps, type Keeper } from './desk-keeper.ts';
import type { DeskRules, Shelf } from './shelf.ts';
import { writeDeskCsv } from './write-desk-csv.ts';

/** What values would meet with, changing nothing. */
async function check(
  keeper: Keeper,
  { key, values }: InputOf<DeskCalls['check']>,
): Promise<{ readonly faults: DeskFaults; readonly effects: readonly string[] }> {
  const { deps, desk, rules } = keeper;
  return deps.db.transaction().execute(async (db) => {
    const { code: currency } = await readCurrency(db, deps.merchant);
    const row = await findRow(db, keeper, key ?? '');
    const after = tidyValues(desk, values, currency);
    const change = { key, before: row?.values ?? null, after, currency, now: deps.clock.now() };
    const faults = await findFaults(keeper, db, change, await keeper.shelf.list(db));
    const isWhole = Object.keys(faults).length === 0;
    return { faults, effects: isWhole ? ((await rules.foresee?.(db, change)) ?? []) : [] };
  });
}

/** Answers every call of a desk, over where its rows are and what the platform knows of it. */
export function createDesk<Values>(
  deps: Deps,
  desk: Desk,
  shelf: Shelf,
  rules: DeskRules<Values> = {},
): Answers<DeskCalls> {
  // A row has the fields of its desk: the judge holds its values to them before any rule sees them.
  const keeper: Keeper = { deps, desk, shelf, rules: rules as DeskRules<unknown> };
  const read = () => readState(keeper);
  return {
    list: read,
    history: async ({ key }) => ({
      changes: (await listHistory(deps.db, scopeOf(keeper), key)).map((row) => toWireChange(row)),
    }),
    propose: answerAfter((request) => propose(keeper, request), read),
    proposeRows: answerAfter((request) => proposeRows(keeper, request), read),
    switchOff: answerAfter((request) => switchOff(keeper, request), read),
    order: answerAfter((request) => order(keeper, request), read),
    ...answerEndings((decision) => decide(keeper, decision), read),
    check: (request) => check(keeper, request),
    saveDraft: (request) => saveDraft(keeper, request),
    removeDraft: answerAfter((request) => removeDraft(keeper, request), read),
    checkRows: (request) => checkRows(keeper, request),
    csv: async () => ({
      name: `${desk.name}.csv`,
      content: writeDeskCsv(desk, await shelf.list(deps.db)),
    }),
  };
}
