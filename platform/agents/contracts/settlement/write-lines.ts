import type { Database } from '../../../../server/db/database.ts';
import type { DueContract, SettledLine, SettlementFacts } from './facts.ts';
import { writeLineFacts } from './line-facts.ts';

/** Lines that one statement writes. */
const chunk = 500;

/** The days of a line, and its moments where it is of a part of a day. */
interface LineDays {
  readonly from_day: string;
  readonly to_day: string;
  readonly from_at?: Date;
  readonly to_at?: Date;
}
interface Settled extends Pick<SettlementFacts, 'kind' | 'rules'> {
  readonly merchant: string;
  readonly toDays: (contract: DueContract) => LineDays;
  readonly settledAt: Date;
  readonly payAt: Date;
}
/** Stores lines with everything that they follow from. */
export async function writeLines(
  db: Database,
  lines: readonly SettledLine[],
  { merchant, kind, rules, toDays, settledAt, payAt }: Settled,
): Promise<void> {
  const rows = lines.map((line) => ({
    merchant,
    kind,
    contract_id: line.contract.id,
    version: line.contract.version,
    member_id: line.contract.memberId,
    product: line.contract.product,
    period: line.contract.period,
    ...toDays(line.contract),
    amount: line.amount.toString(),
    loss_carried: line.lossCarriedOn.toString(),
    due_carried: line.dueCarriedOn.toString(),
    amount_by_shelf: JSON.stringify(
      Object.fromEntries(
        Object.entries(line.amountByShelf).map(([shelf, amount]) => [shelf, amount.toString()]),
      ),
    ),
    facts: JSON.stringify(writeLineFacts(line, rules)),
    state: line.amount > 0n ? ('pending' as const) : ('nothing' as const),
    settled_at: settledAt,
    pay_at: payAt,
  }));
  for (let from = 0; from < rows.length; from += chunk)
    await db
      .insertInto('contract_line')
      .values(rows.slice(from, from + chunk))
      .execute();
}
