import type { InputOf } from '../../../../../src/protocol/console/define-call.ts';
import { sql } from 'kysely';
import type {
  LinePage,
  RunName,
  settlements,
  SettlementLine,
  SettlementLineFile,
} from '../../../../../src/protocol/calls/settlements.ts';
import { writeMoney } from '../../../../../src/protocol/money/money.ts';
import { writePercent } from '../../../../../src/protocol/money/percent.ts';
import { writeCsv } from '../../../../../server/infrastructure/http/csv.ts';
import { createOperationRecord } from '../../../../../server/infrastructure/audit/operation-audit.ts';
import { refuseCall } from '../../../../calls/refusals.ts';
import { readCurrency } from '../../../../money/wallet/currency.ts';
import { readAccounts, selectLines, writeParts, type StoredLine } from '../lines.ts';
import { isTickKind } from '../ticks.ts';
import { readHoldsOf } from './holds.ts';
import { linesOfRun, readRun, type RunDeps } from './runs.ts';

const pageSize = 25;
/** Of one file. */
const mostExported = 50_000;

const writeLine = (line: StoredLine, currency: string): SettlementLine => {
  const write = (minor: string): string => writeMoney(BigInt(minor), currency);
  return {
    id: line.id,
    memberId: line.member_id,
    account: line.account,
    upline: line.upline ?? '',
    product: line.product,
    from: line.from_day,
    to: line.to_day,
    validBets: write(line.facts.validBets),
    netLoss: write(line.facts.netLoss),
    rate: writePercent(BigInt(line.facts.rate)),
    amount: write(line.amount),
    state: line.state,
  };
};

/** One page of the lines of a settlement, the largest amount first. @throws AppError 404 `settlement.run-unknown` */
export async function listRunLines(
  deps: RunDeps,
  { filter, page, ...run }: InputOf<typeof settlements.lines>,
): Promise<LinePage> {
  const { db, merchant } = deps;
  const totals = await readRun(deps, run);
  const { code: currency } = await readCurrency(db, merchant);
  const which = sql`${linesOfRun(merchant, run)} and ${filter === 'all' ? sql`true` : sql`l.state = ${filter}`}`;
  const count = await sql<{ total: number }>`select count(*)::int as total from contract_line l
    where ${which}`.execute(db);
  const total = count.rows[0]?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const pageNumber = Math.min(page, pages);
  // Lines are ordered before their facts are read.
  const { rows } = await sql<StoredLine>`${selectLines} where l.id = any(array(
      select l.id from contract_line l where ${which} order by l.amount desc, l.id
      limit ${pageSize} offset ${(pageNumber - 1) * pageSize}))
    order by l.amount desc, l.id`.execute(db);
  return {
    run: totals,
    rows: rows.map((row) => writeLine(row, currency)),
    page: pageNumber,
    pages,
    total,
    currency,
  };
}

/** One line to its parts. @throws AppError 404 `settlement.line-unknown` */
export async function readRunLine(deps: RunDeps, id: string): Promise<SettlementLineFile> {
  const { db, merchant } = deps;
  const { rows } = await sql<
    StoredLine & { readonly frozen: boolean }
  >`select s.*, h.frozen from (${selectLines}
    where l.id = ${id} and l.merchant = ${merchant}) s join member h on h.id = s.member_id`.execute(db);
  const line = rows[0];
  if (line === undefined) throw refuseCall('settlement.line-unknown', 'There is no such line.', 404);
  const { code: currency } = await readCurrency(db, merchant);
  const accounts = await readAccounts(
    deps,
    line.facts.branches.map(({ memberId }) => memberId),
  );
  return {
    ...writeParts(line, accounts, currency),
    memberId: line.member_id,
    upline: line.upline ?? '',
    contractId: line.contract_id,
    version: line.version,
    slot: isTickKind(line.kind) ? String(line.to_at?.getTime() ?? 0) : line.to_day,
    settledAt: line.settled_at.toISOString(),
    payAt: line.pay_at.toISOString(),
    paidAt: line.paid_at?.toISOString() ?? null,
    reference: line.state === 'paid' ? `contract:line:${line.id}` : null,
    holds: await readHoldsOf(deps, line.member_id, line.id),
    isFrozen: line.frozen,
    currency,
  };
}

const columns = [
  ...['line', 'account', 'upline', 'product', 'from', 'to', 'valid bets', 'payouts', 'rebates', 'bonuses'],
  ...['net loss', 'carried loss', 'base', 'active members', 'rate %', 'fixed', 'share', 'due below'],
  ...['carried due', 'amount', 'currency', 'state', 'paid (UTC)'],
];
/** All lines of a settlement as a file for a spreadsheet; that it was taken is written down. */
export async function exportRun(deps: RunDeps, run: RunName, by: string): Promise<string> {
  const { db, merchant } = deps;
  const { code: currency } = await readCurrency(db, merchant);
  const { rows } = await sql<StoredLine>`${selectLines} where ${linesOfRun(merchant, run)}
    order by l.amount desc, l.id limit ${mostExported}`.execute(db);
  await createOperationRecord(deps)({
    action: 'settlement.export',
    author: by,
    subject: `settlement:${run.kind}:${run.slot}`,
    note: `${rows.length} rows`,
  });
  return writeCsv(
    columns,
    rows.map((line) => {
      const { facts } = line;
      const write = (minor: string): string => writeMoney(BigInt(minor), currency);
      return [
        ...[line.id, line.account, line.upline ?? '', line.product, line.from_day, line.to_day],
        ...[facts.validBets, facts.payouts, facts.rebates, facts.bonuses, facts.netLoss].map(write),
        ...[write(facts.carriedLoss), write(facts.base), String(facts.activeMembers)],
        ...[writePercent(BigInt(facts.rate)), write(facts.fixed ?? '0'), write(facts.share)],
        write(facts.dueBelow),
        ...[write(facts.carriedDue), write(line.amount), currency, line.state],
        line.paid_at?.toISOString() ?? '',
      ];
    }),
  );
}
