import { sql } from 'kysely';
import type { RecordsStatementsValue } from '../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { dayIn, utcDay } from '../../src/protocol/time/time-zone.ts';
import type { Database } from '../../server/db/database.ts';
import { spanOfDay, type Span } from '../brand-day.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { readSettings } from '../calls/system/settings.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { findMainWallet } from '../money/wallet/ledger.ts';

/** Months that are offered, the current one among them. */
const mostMonths = 24;

/** The month (`2026-05`) so many months after another; before it where negative. */
const addMonths = (month: string, count: number): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return utcDay(new Date(Date.UTC(year, number - 1 + count, 1))).slice(0, 7);
};

/** The moments of a month by the clocks of a zone. */
export const spanOfMonth = (month: string, zone: string): Span => ({
  from: spanOfDay(`${month}-01`, zone).from,
  to: spanOfDay(`${addMonths(month, 1)}-01`, zone).from,
});

/** What was on an account before a day of a zone began, minor units. */
export async function readBalanceBefore(db: Database, accountId: string, moment: Date): Promise<bigint> {
  const { rows } = await sql<{ balance: string }>`select coalesce(sum(came + went), 0)::text as balance
    from account_quarter where account_id = ${accountId} and at < ${moment}`.execute(db);
  return BigInt(rows[0]?.balance ?? 0);
}

/** What each month with entries changed, minor units. */
async function readChanges(
  db: Database,
  accountId: string,
  zone: string,
): Promise<ReadonlyMap<string, bigint>> {
  const { rows } = await sql<{ month: string; net: string }>`
    select to_char(at at time zone ${zone}, 'YYYY-MM') as month, sum(came + went)::text as net
    from account_quarter where account_id = ${accountId} group by 1`.execute(db);
  return new Map(rows.map(({ month, net }) => [month, BigInt(net)]));
}

/** From the first month with entries until the last one given, the oldest first. */
function listMonths(changes: ReadonlyMap<string, bigint>, last: string): readonly string[] {
  const months: string[] = [];
  const [first = last] = [...changes.keys()].sort();
  for (let month = first; month <= last; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** The months of a member's main wallet: what was on it before and after each. */
export async function readStatements(
  parts: MemberParts,
  _: object,
  caller: Caller,
): Promise<RecordsStatementsValue> {
  const { db, clock } = parts;
  const { id: memberId } = requireMember(caller);
  const { code, symbol } = await readMemberCurrency(db, memberId);
  const { timeZone } = await readSettings(parts);
  const wallet = await findMainWallet(db, memberId);
  const changes = await readChanges(db, wallet, timeZone);
  const write = (minor: bigint): string => writeMoney(minor, code);
  let balance = 0n;
  const months = listMonths(changes, dayIn(timeZone, clock.now()).slice(0, 7)).map((month) => {
    const net = changes.get(month) ?? 0n;
    const opening = balance;
    balance += net;
    return { month, opening: write(opening), closing: write(balance), net: write(net) };
  });
  return { zone: timeZone, symbol, months: months.slice(-mostMonths).reverse() };
}
