import { sql } from 'kysely';
import type {
  ContractsLineValue,
  ContractsLinesRequest,
  ContractsLinesValue,
} from '../../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../../src/protocol/money/money.ts';
import { writePercent } from '../../../../src/protocol/money/percent.ts';
import { refuseCall } from '../../../calls/refusals.ts';
import type { MemberDeps } from '../../../../server/infrastructure/deps.ts';
import type { MemberParts } from '../../../parts.ts';
import { readRange } from '../../../records/range.ts';
import { addDays } from '../../../calendar-days.ts';
import { readToday } from '../../../money/turnover/valid-bets.ts';
import { readCurrency } from '../../../money/wallet/currency.ts';
import type { Product } from '../products.ts';
import type { LineFacts } from './line-facts.ts';
import { findPeriod } from './periods.ts';
import { hourMs } from './ticks.ts';
import type { ContractLineTable, LineState, SettledKind } from './tables.ts';

type Row = ContractsLinesValue['rows'][number];
export interface StoredLine {
  readonly id: string;
  readonly kind: SettledKind;
  readonly product: Product;
  readonly period: ContractLineTable['period'];
  readonly from_day: string;
  readonly to_day: string;
  readonly from_at: Date | null;
  readonly to_at: Date | null;
  readonly amount: string;
  readonly state: LineState;
  readonly pay_at: Date;
  readonly paid_at: Date | null;
  readonly facts: LineFacts;
  readonly account: string;
  readonly member_id: string;
  readonly contract_id: string;
  readonly version: number;
  readonly settled_at: Date;
  /** Who gives it; null for the house. */
  readonly upline: string | null;
}
/** Days of lines that are shown where none are named, the first and the last with them: fewer of what comes often. */
const daysWithoutRange: Readonly<Record<string, number>> = { hourly: 7, realTime: 2 };
const mostDays = 92;

/** Lines `l` of contracts `c`. */
export const selectLines = sql`select l.id, l.kind, l.product, l.period, l.from_day::text, l.to_day::text, l.from_at,
    l.to_at, l.amount::text, l.state, l.pay_at, l.paid_at, l.facts, m.account, l.member_id, l.contract_id, l.version,
    l.settled_at, u.account as upline
  from contract_line l join contract c on c.id = l.contract_id join member m on m.id = l.member_id
    left join member u on u.id = c.upline_id`;

/** Whether terms held for a part of the period only. */
function isCutLine({
  kind,
  period,
  from_day: from,
  to_day: to,
  from_at: begin,
  to_at: end,
}: StoredLine): boolean {
  if (kind === 'hourly') return (end?.getTime() ?? 0) - (begin?.getTime() ?? 0) < hourMs;
  if (kind === 'realTime') return false;
  const days = findPeriod(period, to);
  return from !== days.from || to !== days.to;
}
function toRow(line: StoredLine, currency: string): Row {
  const { facts } = line;
  const write = (minor: string): string => writeMoney(BigInt(minor), currency);
  return {
    id: line.id,
    kind: line.kind,
    product: line.product,
    account: line.account,
    period: line.period,
    from: line.from_day,
    to: line.to_day,
    fromAt: line.from_at?.getTime() ?? 0,
    toAt: line.to_at?.getTime() ?? 0,
    isCut: isCutLine(line),
    validBets: write(facts.validBets),
    netLoss: write(facts.netLoss),
    base: write(facts.base),
    members: facts.activeMembers,
    rate: writePercent(BigInt(facts.rate)),
    amount: write(line.amount),
    state: line.state,
    at: (line.paid_at ?? line.pay_at).getTime(),
  };
}

/** Answers `contracts.lines`: what the own contracts gave, or those that the member gave, the newest first. */
export async function readLines(
  parts: Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>,
  memberId: string,
  { kind = '', side = 'own', pageNo = 1, pageSize = 20, ...asked }: ContractsLinesRequest,
): Promise<ContractsLinesValue> {
  const { db, merchant } = parts;
  const to = asked.to ?? (await readToday(parts));
  const range = await readRange(parts, {
    to,
    from: asked.from ?? addDays(to, 1 - (daysWithoutRange[kind] ?? mostDays)),
  });
  const { code, symbol } = await readCurrency(db, merchant);
  const isMine = side === 'own' ? sql`l.member_id = ${memberId}` : sql`c.upline_id = ${memberId}`;
  const ofKind = kind === '' ? sql`true` : sql`l.kind = ${kind}`;
  const lines = sql`${selectLines} where ${isMine} and ${ofKind} and l.to_day >= ${range.from}
    and l.to_day <= ${range.to}`;
  const page = await sql<StoredLine>`${lines} order by l.to_day desc, l.to_at desc nulls last, l.id desc
    limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  const { rows: sums } = await sql<{
    count: string;
    amount: string;
    open: string;
  }>`select count(*)::text as count,
      coalesce(sum(amount::bigint), 0)::text as amount,
      coalesce(sum(amount::bigint) filter (where state <> 'paid'), 0)::text as open
    from (${lines}) counted`.execute(db);
  const { count = '0', amount = '0', open = '0' } = sums[0] ?? {};
  return {
    from: range.from,
    to: range.to,
    zone: range.timeZone,
    symbol,
    rows: page.rows.map((line) => toRow(line, code)),
    totals: { amount: writeMoney(BigInt(amount), code), open: writeMoney(BigInt(open), code) },
    pageNum: pageNo,
    totalPages: Math.ceil(Number(count) / pageSize),
    totalCount: Number(count),
  };
}

/** Member → account. */
export async function readAccounts(
  { db }: Pick<MemberParts, 'db'>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await db.selectFrom('member').select(['id', 'account']).where('id', 'in', memberIds).execute();
  return new Map(rows.map(({ id, account }) => [id, account]));
}

/** A line with everything that it follows from. */
export function writeParts(
  line: StoredLine,
  accounts: ReadonlyMap<string, string>,
  currency: string,
): Omit<ContractsLineValue, 'symbol' | 'isOwn'> {
  const { facts } = line;
  const write = (minor: string): string => writeMoney(BigInt(minor), currency);
  return {
    ...toRow(line, currency),
    payouts: write(facts.payouts),
    rebates: write(facts.rebates),
    bonuses: write(facts.bonuses),
    lateBets: write(facts.lateBets),
    latePayouts: write(facts.latePayouts),
    isLate: facts.lateBets !== '0' || facts.latePayouts !== '0',
    carriedLoss: write(facts.carriedLoss),
    ...(facts.fixed === undefined ? {} : { fixed: write(facts.fixed) }),
    share: write(facts.share),
    dueBelow: write(facts.dueBelow),
    carriedDue: write(facts.carriedDue),
    uncovered: write(facts.uncovered),
    activeBets: write(facts.activeBets),
    activeDeposits: write(facts.activeDeposits),
    tiers: facts.tiers.map((tier, place) => ({
      id: String(place),
      bet: write(tier.bet),
      loss: write(tier.loss),
      members: tier.members,
      rate: writePercent(BigInt(tier.rate)),
      ...(tier.fixed === undefined ? {} : { fixed: write(tier.fixed) }),
      isReached: place === facts.tier,
    })),
    branches: facts.branches.map(({ memberId: branch, amount }) => ({
      account: accounts.get(branch) ?? '',
      amount: write(amount),
    })),
  };
}

/**
 * Answers `contracts.line`: one line with everything that it follows from. Both sides of the contract may read it;
 * for anyone else there is none.
 * @throws AppError 404 `request.not-found`
 */
export async function readLine(
  parts: MemberParts,
  memberId: string,
  id: string,
): Promise<ContractsLineValue> {
  const { db, merchant } = parts;
  const { rows } = await sql<StoredLine>`${selectLines} where l.id = ${id} and l.merchant = ${merchant}
    and (l.member_id = ${memberId} or c.upline_id = ${memberId})`.execute(db);
  const line = rows[0];
  if (line === undefined) throw refuseCall('contract.no-line', 'There is no such line.', 404);
  const { code, symbol } = await readCurrency(db, merchant);
  const accounts = await readAccounts(
    parts,
    line.facts.branches.map(({ memberId: branch }) => branch),
  );
  return { ...writeParts(line, accounts, code), symbol, isOwn: line.member_id === memberId };
}
