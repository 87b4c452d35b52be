import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskFault } from '../../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls, DeskState } from '../../../src/protocol/desks/define-desk.ts';
import { receivingAccounts } from '../../../src/protocol/desks/receiving-accounts.ts';
import { readMoney, writeMoney } from '../../../src/protocol/money/money.ts';
import { createDesk } from '../../desks/create-desk.ts';
import { listLevelRows } from '../../desks/rate-grid.ts';
import type { ShelfChange, ValuesOf } from '../../desks/shelf.ts';
import { openTableShelf } from '../../desks/table-shelf.ts';
import { readLocalText } from '../../messages/local-text.ts';
import { readCurrency } from '../wallet/currency.ts';
import { readReceived } from './receiving-accounts.ts';

type Account = ValuesOf<typeof receivingAccounts>;

const listMethods = (db: Database, merchant: string) =>
  db
    .selectFrom('deposit_method')
    .select(['id', 'texts', 'minimum', 'maximum'])
    .where('merchant', '=', merchant)
    .where('kind', '=', 'account')
    .orderBy('position')
    .execute();
const listChoices = async (db: Database, merchant: string): Promise<DeskState['choices']> => {
  const methods = await listMethods(db, merchant);
  const levels = await listLevelRows(db, merchant);
  return {
    method: methods.map(({ id, texts }) => ({ value: id, label: readLocalText(texts, 'EN').title })),
    fromLevel: [{ value: '0', label: 'All levels' }, ...levels],
    toLevel: levels,
  };
};

/** One that is outside of what its method takes is given to no member. */
async function findUseFaults(
  db: Database,
  merchant: string,
  { after, currency }: ShelfChange<Account>,
): Promise<Record<string, DeskFault>> {
  const method = (await listMethods(db, merchant)).find(({ id }) => id === after.method);
  const [least = 0n, most = 0n] = [after.minimum, after.maximum].map(
    (text) => readMoney(text, currency) ?? 0n,
  );
  return {
    ...(method && least > BigInt(method.maximum) ? { minimum: 'entry.never-used' } : {}),
    ...(method && most < BigInt(method.minimum) ? { maximum: 'entry.never-used' } : {}),
  };
}

/** What each got today, with what is under way, and how many orders members may still pay to it. */
async function listUses({ merchant, clock }: MemberDeps, db: Database) {
  const { code } = await readCurrency(db, merchant);
  const { rows } = await sql<{ id: string; open: number }>`
    select a.id::text, (select count(*)::integer from deposit_order o
      where o.receiving_account_id = a.id and o.status = 'waiting') as open
    from receiving_account a where a.merchant = ${merchant}`.execute(db);
  const uses: Record<string, readonly string[]> = {};
  for (const { id, open } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- One connection answers one question after another.
    const today = await readReceived(db, id, clock.now());
    const sum = today === 0n ? [] : [`received today: ${writeMoney(today, code)} ${code}`];
    uses[id] = [...sum, ...(open > 0 ? [`open orders: ${open}`] : [])];
  }
  return uses;
}

/** The accounts that members pay into, for the console. Orders that were given one keep it. */
export function createReceivingDesk(deps: MemberDeps): Answers<DeskCalls> {
  const { merchant } = deps;
  return createDesk<Account>(
    deps,
    receivingAccounts,
    openTableShelf(receivingAccounts, { merchant, table: 'receiving_account' }),
    {
      check: (db, change) => findUseFaults(db, merchant, change),
      choices: (db) => listChoices(db, merchant),
      usedBy: (db) => listUses(deps, db),
    },
  );
}
