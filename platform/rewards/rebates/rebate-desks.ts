import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskCalls } from '../../../src/protocol/desks/define-desk.ts';
import type { Grid } from '../../../src/protocol/desks/desk-fields.ts';
import { rebateRates, rebateSettings } from '../../../src/protocol/desks/rebates.ts';
import { createDesk } from '../../desks/create-desk.ts';
import { listCells, listLevelRows, productColumns, toGrid } from '../../desks/rate-grid.ts';
import type { Shelf, ValuesOf } from '../../desks/shelf.ts';
import { openTableShelf } from '../../desks/table-shelf.ts';

/** All rates of a brand as one grid; what is not in it pays nothing. */
const openRates = (merchant: string): Shelf => ({
  list: async (db) => {
    const rows = await db
      .selectFrom('rebate_rate')
      .select(['rank', 'product', 'rate'])
      .where('merchant', '=', merchant)
      .orderBy('rank')
      .orderBy('product')
      .execute();
    const rates = toGrid(
      rows.map(({ rank, product, rate }) => ({ row: String(rank), column: product, rate })),
    );
    return rows.length === 0 ? [] : [{ key: '', values: { rates } }];
  },
  save: async (db, _key, values) => {
    await db.deleteFrom('rebate_rate').where('merchant', '=', merchant).execute();
    const rows = listCells(values['rates'] as Grid).map(({ row, column, rate }) => ({
      merchant,
      rank: Number(row),
      product: column,
      rate,
    }));
    if (rows.length > 0) await db.insertInto('rebate_rate').values(rows).execute();
    return '';
  },
});

/** Rates of rebate by level and product, for the console. Settled days keep theirs. */
export const createRebateRateDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk<ValuesOf<typeof rebateRates>>(deps, rebateRates, openRates(deps.merchant), {
    choices: async (db) => ({ rates: await listLevelRows(db, deps.merchant) }),
    columns: async () => productColumns,
  });

/** How rebates are paid, for the console. */
export const createRebateSettingDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk(
    deps,
    rebateSettings,
    openTableShelf(rebateSettings, { merchant: deps.merchant, table: 'rebate_setting' }),
  );
