import { sql } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Answers } from '../../../src/protocol/console/define-call.ts';
import type { DeskFault } from '../../../src/protocol/desks/desk-faults.ts';
import type { DeskCalls } from '../../../src/protocol/desks/define-desk.ts';
import { depositMethods } from '../../../src/protocol/desks/deposit-methods.ts';
import { readMoney } from '../../../src/protocol/money/money.ts';
import { createDesk } from '../../desks/create-desk.ts';
import type { ValuesOf } from '../../desks/shelf.ts';
import { openTableShelf } from '../../desks/table-shelf.ts';

type Method = ValuesOf<typeof depositMethods>;

function findFaults({ minimum, maximum, quick }: Method, currency: string): Record<string, DeskFault> {
  const [least = 0n, most = 0n] = [minimum, maximum].map((text) => readMoney(text, currency) ?? 0n);
  const outside = quick.flatMap((text, index): readonly (readonly [string, DeskFault])[] => {
    const amount = readMoney(text, currency) ?? 0n;
    if (amount < least) return [[`quick.${index}`, 'amount.too-small']];
    return amount > most ? [[`quick.${index}`, 'amount.too-large']] : [];
  });
  return Object.fromEntries(outside);
}

/** Why members are not offered a way that is on. */
async function noteMethods(db: Database, merchant: string, hasGateway: boolean) {
  const { rows } = await sql<{ id: string; kind: string; accounts: number }>`
    select m.id, m.kind, (select count(*)::integer from receiving_account a
      where a.merchant = m.merchant and a.method = m.id and a.enabled) as accounts
    from deposit_method m where m.merchant = ${merchant}`.execute(db);
  const explain = (kind: string, accounts: number): readonly string[] => {
    if (kind !== 'account')
      return hasGateway ? [] : ['No payment gateway is connected, so members aren’t offered it.'];
    return accounts > 0 ? [] : ['No receiving account belongs to it, so members aren’t offered it.'];
  };
  return Object.fromEntries(rows.map(({ id, kind, accounts }) => [id, explain(kind, accounts)]));
}
/** Accounts behind each method, and its orders that are under way. */
async function listUses(db: Database, merchant: string) {
  const { rows } = await sql<{ id: string; open: number; accounts: readonly string[] }>`
    select m.id,
      (select count(*)::integer from deposit_order o
        where o.merchant = m.merchant and o.method = m.id and o.status in ('waiting', 'underReview')) as open,
      array(select a.provider || ' ' || a.number from receiving_account a
        where a.merchant = m.merchant and a.method = m.id order by a.position, a.id) as accounts
    from deposit_method m where m.merchant = ${merchant}`.execute(db);
  return Object.fromEntries(
    rows.map(({ id, open, accounts }) => [id, [...accounts, ...(open > 0 ? [`open orders: ${open}`] : [])]]),
  );
}

/** The ways by which members pay in, for the console. Orders that are under way keep the terms that they were made with. */
export function createDepositMethodDesk(deps: MemberDeps): Answers<DeskCalls> {
  const { merchant, paymentGateway } = deps;
  return createDesk<Method>(
    deps,
    depositMethods,
    openTableShelf(depositMethods, { merchant, table: 'deposit_method' }),
    {
      check: async (_db, { after, currency }) => findFaults(after, currency),
      note: (db) => noteMethods(db, merchant, paymentGateway !== null),
      usedBy: (db) => listUses(db, merchant),
    },
  );
}
