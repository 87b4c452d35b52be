import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { MemberDeps } from '../../server/infrastructure/deps.ts';
import type { Answers } from '../../src/protocol/console/define-call.ts';
import { agentRebates } from '../../src/protocol/desks/agent-rebates.ts';
import type { DeskFault } from '../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls } from '../../src/protocol/desks/define-desk.ts';
import type { Grid } from '../../src/protocol/desks/desk-fields.ts';
import { plural } from '../../src/protocol/words/plural.ts';
import { gameTypeNames } from '../../src/protocol/calls/games.ts';
import { createDesk } from '../desks/create-desk.ts';
import { listCells, productColumns, toGrid } from '../desks/rate-grid.ts';
import type { Shelf, ValuesOf } from '../desks/shelf.ts';
import { gameTypes } from '../play/games/game-type.ts';
import { rateStep } from './rates.ts';

const rowName = 'most';
const openCeilings = (merchant: string): Shelf => ({
  list: async (db) => {
    const rows = await db
      .selectFrom('agent_rebate_setting')
      .select(['product', 'most'])
      .where('merchant', '=', merchant)
      .orderBy('product')
      .execute();
    const most = toGrid(rows.map((row) => ({ row: rowName, column: row.product, rate: row.most })));
    return rows.length === 0 ? [] : [{ key: '', values: { most } }];
  },
  save: async (db, _key, values) => {
    await db.deleteFrom('agent_rebate_setting').where('merchant', '=', merchant).execute();
    const rows = listCells(values['most'] as Grid).map(({ column, rate }) => ({
      merchant,
      product: column,
      most: rate,
    }));
    if (rows.length > 0) await db.insertInto('agent_rebate_setting').values(rows).execute();
    return '';
  },
});

/** Agents who give more of a product than the house would: theirs stay until they are saved again. */
async function listAbove(db: Database, merchant: string, most: Grid): Promise<readonly string[]> {
  const ceilings = new Map(listCells(most).map(({ column, rate }) => [column, rate]));
  const { rows } = await sql<{ product: string; agents: number; highest: number }>`
    select r.product, r.rate as highest, count(*)::integer as agents
    from agent_rebate r join member m on m.id = r.member_id
    where m.merchant = ${merchant} group by r.product, r.rate`.execute(db);
  return gameTypes.flatMap((product) => {
    const ceiling = ceilings.get(product) ?? 0;
    const above = rows.filter((row) => row.product === product && row.highest > ceiling);
    const agents = above.reduce((sum, row) => sum + row.agents, 0);
    return agents === 0
      ? []
      : [
          `${gameTypeNames[product]}: ${plural(agents, 'agent has', 'agents have')} more than that, and keep it until it’s set again.`,
        ];
  });
}

/** The most that agents get of the bets of their teams, for the console. */
export const createRebateCeilingDesk = (deps: MemberDeps): Answers<DeskCalls> =>
  createDesk<ValuesOf<typeof agentRebates>>(deps, agentRebates, openCeilings(deps.merchant), {
    check: async (_db, { after }) =>
      Object.fromEntries(
        listCells(after.most).flatMap(({ row, column, rate }): readonly (readonly [string, DeskFault])[] =>
          rate % rateStep === 0 ? [] : [[`most.${row}.${column}`, 'rate.step']],
        ),
      ),
    foresee: (db, { after }) => listAbove(db, deps.merchant, after.most),
    choices: async () => ({ most: [{ value: rowName, label: 'Ceiling' }] }),
    columns: async () => productColumns,
  });
