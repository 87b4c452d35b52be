import { sql } from 'kysely';
import type { AgentBranchesRequest, AgentBranchesValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import type { MemberParts } from '../parts.ts';
import { readRange } from '../records/range.ts';
import { readCurrency, trialType } from '../wallet/currency.ts';
import { movesOf } from './team-figures.ts';
import { listPath } from './tree.ts';

interface Row {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly members: number;
  readonly deposits: string;
  readonly withdrawals: string;
  readonly valid: string;
  readonly payout: string;
}
const moneyNames = ['deposits', 'withdrawals', 'valid', 'payout'] as const;

/**
 * The direct downlines of a member, each with what it and all members below did in some days. The totals are
 * those of all branches, on every page.
 */
export async function readBranches(
  parts: MemberParts,
  { ownId, parentId }: { readonly ownId: string; readonly parentId: string },
  { pageNo = 1, pageSize = 20, ...asked }: AgentBranchesRequest,
): Promise<AgentBranchesValue> {
  const { db, merchant } = parts;
  const range = await readRange(parts, asked);
  const { code, symbol } = await readCurrency(db, merchant);
  const { rows } = await sql<Row>`with team as (
      with recursive below as (
        select id, id as root, customer_type from member where upline_id = ${parentId}
        union
        select m.id, b.root, m.customer_type from member m join below b on m.upline_id = b.id
      )
      select id, root from below where customer_type <> ${trialType}
    ), ${movesOf(range)}, sums as (
      select team.root, count(distinct team.id)::int as members, coalesce(sum(deposit), 0) as deposits,
        coalesce(sum(withdrawal), 0) as withdrawals, coalesce(sum(stake), 0) as valid, coalesce(sum(payout), 0) as payout
      from team left join moves on moves.id = team.id group by team.root
    )
    select m.account, m.nickname, m.customer_type as type, s.members, s.deposits::text, s.withdrawals::text,
      s.valid::text, s.payout::text
    from sums s join member m on m.id = s.root where m.customer_type <> ${trialType} order by m.account`.execute(
    db,
  );
  const write = (minor: bigint): string => writeMoney(minor, code);
  const writeAll = (sums: Readonly<Record<(typeof moneyNames)[number], bigint>>) => ({
    deposits: write(sums.deposits),
    withdrawals: write(sums.withdrawals),
    validBets: write(sums.valid),
    payout: write(sums.payout),
    net: write(sums.valid - sums.payout),
  });
  const sum = (name: (typeof moneyNames)[number]): bigint =>
    rows.reduce((all, row) => all + BigInt(row[name]), 0n);
  const page = rows.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return {
    ...{ from: range.from, to: range.to, zone: range.timeZone, symbol },
    path: (await listPath(db, parentId, ownId)).map(({ account, nickname }) => ({ account, nickname })),
    rows: page.map((row) => ({
      ...{ account: row.account, nickname: row.nickname, type: row.type, members: row.members },
      ...writeAll({
        deposits: BigInt(row.deposits),
        withdrawals: BigInt(row.withdrawals),
        valid: BigInt(row.valid),
        payout: BigInt(row.payout),
      }),
    })),
    totals: writeAll({
      deposits: sum('deposits'),
      withdrawals: sum('withdrawals'),
      valid: sum('valid'),
      payout: sum('payout'),
    }),
    ...{ pageNum: pageNo, totalPages: Math.ceil(rows.length / pageSize), totalCount: rows.length },
  };
}
