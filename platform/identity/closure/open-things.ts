import { sql } from 'kysely';
import type { ClosureReadValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberParts } from '../../parts.ts';
import { readPoints } from '../../rewards/points/accounts.ts';
import { hasFundPassword } from '../security/fund-password.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { readWithdrawalSettings } from '../../money/withdrawals/settings.ts';

/** What keeps an account open, beside money: name → SQL that counts it for the member `m`. */
const counted = {
  deposits: sql`select count(*) from deposit_order
    where member_id = m.id and status in ('waiting', 'underReview', 'held')`,
  withdrawals: sql`select count(*) from withdrawal
    where member_id = m.id and status not in ('completed', 'rejected', 'returned')`,
  rounds: sql`select count(*) from play_round where member_id = m.id and state in ('open', 'held')`,
  // A chase is open as long as one of its tickets is: nothing ends it after its last draw.
  tickets: sql`select count(*) from lottery_ticket where member_id = m.id and state = 'placed'`,
  contracts: sql`select (select count(*) from contract
      where m.id in (upline_id, downline_id) and status in ('P', 'E', 'A', 'V'))
    + (select count(*) from contract_line where member_id = m.id and state in ('pending', 'withheld', 'released'))`,
  redemptions: sql`select count(*) from point_redemption where member_id = m.id and status = 'inProcess'`,
} as const;
type Counted = Record<keyof typeof counted, number>;

async function countOpen(db: Database, memberId: string): Promise<Counted> {
  const columns = Object.entries(counted).map(([name, query]) => sql`(${query})::int as ${sql.ref(name)}`);
  const { rows } =
    await sql<Counted>`select ${sql.join(columns)} from member m where m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`Expected the member ${memberId}, got none.`);
  return row;
}

async function sumMoney(db: Database, memberId: string, currency: string): Promise<bigint> {
  const { sum } = await db
    .selectFrom('ledger_account')
    .select((of) => of.fn.coalesce(of.fn.sum<string>('balance'), sql<string>`0`).as('sum'))
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow();
  return BigInt(sum);
}

/** Whether the account can be closed, and all that keeps it open. */
export async function readOpenThings(
  db: Database,
  { merchant }: Pick<MemberParts, 'merchant'>,
  memberId: string,
): Promise<ClosureReadValue> {
  const { code } = await readCurrency(db, merchant);
  const money = await sumMoney(db, memberId, code);
  const { minimum } = await readWithdrawalSettings(db, merchant);
  const open = await countOpen(db, memberId);
  const { password_hash } = await db
    .selectFrom('member')
    .select('password_hash')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const holdsMoney = money >= minimum;
  return {
    ...open,
    isClear: !holdsMoney && Object.values(open).every((count) => count === 0),
    balance: writeMoney(money, code),
    currency: code,
    holdsMoney,
    points: Number(await readPoints(db, memberId)),
    needsPassword: password_hash !== null,
    needsFundPassword: await hasFundPassword(db, memberId),
  };
}
