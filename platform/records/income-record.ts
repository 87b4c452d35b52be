import { sql } from 'kysely';
import type { RecordsIncomeRequest, RecordsIncomeValue } from '../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import { requireAgent } from '../agents/require-agent.ts';
import type { Caller } from '../calls/call.ts';
import type { MemberParts } from '../parts.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { findMainWallet } from '../money/wallet/ledger.ts';
import { readRange } from './range.ts';

const sources = ['rebate', 'salary', 'dividend', 'referral', 'bonus'] as const;
/** Minor units by where they come from. */
type Income = Readonly<Record<(typeof sources)[number], bigint>>;
interface Day {
  readonly day: string;
  readonly income: Income;
}
const noIncome: Income = { rebate: 0n, salary: 0n, dividend: 0n, referral: 0n, bonus: 0n };
const sumOf = (income: Income): bigint => sources.reduce((sum, source) => sum + income[source], 0n);
const addAll = (days: readonly Day[]): Income =>
  days.reduce(
    (sum, { income }) => ({
      rebate: sum.rebate + income.rebate,
      salary: sum.salary + income.salary,
      dividend: sum.dividend + income.dividend,
      referral: sum.referral + income.referral,
      bonus: sum.bonus + income.bonus,
    }),
    noIncome,
  );

/** What came into a wallet from rebates, contracts, referrals and bonuses, by day of the brand, the newest first. */
async function readDays(
  { db }: MemberParts,
  wallet: string,
  { since, until, timeZone }: Awaited<ReturnType<typeof readRange>>,
): Promise<readonly Day[]> {
  const { rows } = await sql<{ day: string; source: keyof Income; sum: string }>`
    select to_char(e.booked_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      case when t.kind = 'contract.dividend' then 'dividend' when t.kind like 'contract.%' then 'salary'
        when t.kind = 'rebate' then 'rebate' when r.subject like 'referral:%' then 'referral' else 'bonus' end as source,
      sum(e.amount)::text as sum
    from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
      left join issued_reward r on r.id = case when t.reference ~ '^reward:[0-9]{1,18}$' then substr(t.reference, 8)::bigint end
    where e.account_id = ${wallet} and e.booked_at >= ${since} and e.booked_at < ${until} and e.amount > 0
      and split_part(t.kind, '.', 1) in ('rebate', 'contract', 'bonus')
    group by 1, 2 order by 1 desc`.execute(db);
  const days = new Map<string, Income>();
  for (const { day, source, sum } of rows)
    days.set(day, { ...(days.get(day) ?? noIncome), [source]: BigInt(sum) });
  return [...days].map(([day, income]) => ({ day, income }));
}

/** Answers `records.income`: what an agent earned, by day and source, with the sums of the page and of all days. */
export async function readIncome(
  parts: MemberParts,
  { pageNo = 1, pageSize = 20, ...asked }: RecordsIncomeRequest,
  caller: Caller,
): Promise<RecordsIncomeValue> {
  const { id } = requireAgent(caller);
  const { db, merchant } = parts;
  const range = await readRange(parts, asked);
  const { code, symbol } = await readCurrency(db, merchant);
  const days = await readDays(parts, await findMainWallet(db, id), range);
  const page = days.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const write = (income: Income) => ({
    rebate: writeMoney(income.rebate, code),
    salary: writeMoney(income.salary, code),
    dividend: writeMoney(income.dividend, code),
    referral: writeMoney(income.referral, code),
    bonus: writeMoney(income.bonus, code),
    total: writeMoney(sumOf(income), code),
  });
  return {
    from: range.from,
    to: range.to,
    zone: range.timeZone,
    symbol,
    rows: page.map(({ day, income }) => ({ day, ...write(income) })),
    pageTotals: write(addAll(page)),
    totals: write(addAll(days)),
    pageNum: pageNo,
    totalPages: Math.ceil(days.length / pageSize),
    totalCount: days.length,
  };
}
