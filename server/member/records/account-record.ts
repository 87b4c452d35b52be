import { sql } from 'kysely';
import type {
  RecordsAccountRequest,
  RecordsAccountValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import { requireMember, type Caller } from '../http/call.ts';
import type { MemberParts } from '../parts.ts';
import { readMemberCurrency } from '../wallet/currency.ts';
import { findMainWallet } from '../wallet/ledger.ts';
import { readRange, type RecordRange } from './range.ts';
import { isOfKind, kindOfTransfer, type MovementKind } from './record-kinds.ts';

interface Movement {
  readonly id: string;
  readonly amount: string;
  readonly balance_after: string;
  readonly booked_at: Date;
  readonly reference: string;
  readonly kind: MovementKind;
}
interface Sums {
  readonly total: string;
  readonly came: string;
  readonly went: string;
}
interface Wanted {
  readonly wallet: string;
  readonly range: RecordRange;
  /** Empty for every kind. */
  readonly kind: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** One page of entries and the sums of all. Transfers are read for the page alone where no kind is asked for. */
async function selectMovements(
  { db }: MemberParts,
  { wallet, range, kind, pageNo, pageSize }: Wanted,
): Promise<{ readonly rows: readonly Movement[]; readonly sums: Sums }> {
  const ofWallet = sql`e.account_id = ${wallet} and e.booked_at >= ${range.since} and e.booked_at < ${range.until}`;
  const ofTransfer = sql`ledger_transfer t on t.id = e.transfer_id`;
  const source =
    kind === ''
      ? sql`ledger_entry e where ${ofWallet}`
      : sql`ledger_entry e join ${ofTransfer} where ${ofWallet} and ${isOfKind(kind)}`;
  const [page, sums] = await Promise.all([
    sql<Movement>`select e.id, e.amount, e.balance_after, e.booked_at, t.reference, ${kindOfTransfer} as kind
      from (select e.* from ${source} order by e.booked_at desc, e.id desc
        limit ${pageSize} offset ${(pageNo - 1) * pageSize}) e
      join ${ofTransfer} order by e.booked_at desc, e.id desc`.execute(db),
    sql<Sums>`select count(*)::text as total, coalesce(sum(e.amount) filter (where e.amount > 0), 0)::text as came,
      coalesce(sum(e.amount) filter (where e.amount < 0), 0)::text as went from ${source}`.execute(db),
  ]);
  return { rows: page.rows, sums: sums.rows[0] ?? { total: '0', came: '0', went: '0' } };
}

/** Every movement of a member's main wallet in a range, the newest first, with what came in and went out. */
export async function readAccountRecord(
  parts: MemberParts,
  { kind = '', pageNo = 1, pageSize = 20, ...asked }: RecordsAccountRequest,
  caller: Caller,
): Promise<RecordsAccountValue> {
  const { db } = parts;
  const { id: memberId } = requireMember(caller);
  const range = await readRange(parts, asked);
  const { code, symbol } = await readMemberCurrency(db, memberId);
  const wallet = await findMainWallet(db, memberId);
  const { rows, sums } = await selectMovements(parts, { wallet, range, kind, pageNo, pageSize });
  const write = (minor: bigint): string => writeMoney(minor, code);
  const { total, came, went } = sums;
  const totalCount = Number(total);
  return {
    ...{ from: range.from, to: range.to, zone: range.timeZone, symbol },
    rows: rows.map((row) => ({
      id: row.id,
      time: row.booked_at.toISOString(),
      kind: row.kind,
      reference: row.reference,
      amount: write(BigInt(row.amount)),
      balance: write(BigInt(row.balance_after)),
    })),
    totals: { in: write(BigInt(came)), out: write(BigInt(went)), net: write(BigInt(came) + BigInt(went)) },
    pageTotal: write(rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
    ...{ pageNum: pageNo, totalPages: Math.ceil(totalCount / pageSize), totalCount },
  };
}
