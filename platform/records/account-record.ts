import { sql } from 'kysely';
import type { RecordsAccountRequest, RecordsAccountValue } from '../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { requireMember, type Caller } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { readMemberCurrency } from '../money/wallet/currency.ts';
import { findMainWallet } from '../money/wallet/ledger.ts';
import { readQuarters, type PageSpan } from './quarters.ts';
import { readRange, type RecordRange } from './range.ts';
import { showReference } from './show-reference.ts';
import { isOfKind, kindOfTransfer, type MovementKind } from './record-kinds.ts';

interface Movement {
  readonly id: string;
  readonly amount: string;
  readonly balance_after: string;
  readonly booked_at: Date;
  readonly reference: string;
  readonly kind: MovementKind;
}
interface Wanted {
  readonly wallet: string;
  readonly range: RecordRange;
  /** Empty for every kind. */
  readonly kind: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** What a line of the sums counts: of income, what came in. */
function quartersOf({ wallet, range: { since, until }, kind }: Omit<Wanted, 'pageNo' | 'pageSize'>) {
  const ofWallet = sql`account_quarter where account_id = ${wallet} and at >= ${since} and at < ${until}`;
  const all = { rows: sql`entries`, sums: { came: sql`came`, went: sql`went` } };
  if (kind === '') return { source: ofWallet, ...all };
  if (kind !== 'income') return { source: sql`${ofWallet} and kind = ${kind}`, ...all };
  const gains = { rows: sql`gains`, sums: { came: sql`came`, went: sql`0` } };
  return { source: sql`${ofWallet} and kind in ('bonus', 'contract')`, ...gains };
}

async function selectMovements(
  { db }: MemberParts,
  { wallet, kind, pageSize }: Wanted,
  span: PageSpan | null,
): Promise<readonly Movement[]> {
  if (span === null) return [];
  const ofKind = kind === '' ? sql`true` : isOfKind(kind);
  const { rows } = await sql<Movement>`
    select e.id, e.amount, e.balance_after, e.booked_at, t.reference, ${kindOfTransfer} as kind
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
    where e.account_id = ${wallet} and e.booked_at >= ${span.since} and e.booked_at < ${span.until} and ${ofKind}
    order by e.booked_at desc, e.id desc limit ${pageSize} offset ${span.skip}`.execute(db);
  return rows;
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
  const wanted = { wallet, range, kind, pageNo, pageSize };
  const { totalCount, sums, span } = await readQuarters(db, quartersOf(wanted), wanted);
  const rows = await selectMovements(parts, wanted, span);
  const write = (minor: bigint): string => writeMoney(minor, code);
  const { came, went } = sums;
  return {
    from: range.from,
    to: range.to,
    zone: range.timeZone,
    symbol,
    rows: rows.map((row) => ({
      id: row.id,
      time: row.booked_at.toISOString(),
      kind: row.kind,
      reference: showReference(row.reference),
      amount: write(BigInt(row.amount)),
      balance: write(BigInt(row.balance_after)),
    })),
    totals: { in: write(came), out: write(went), net: write(came + went) },
    pageTotal: write(rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)),
    pageNum: pageNo,
    totalPages: Math.ceil(totalCount / pageSize),
    totalCount,
  };
}
