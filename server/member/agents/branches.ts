import type { AgentBranchesRequest, AgentBranchesValue } from '../../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../../src/protocol/money.ts';
import type { MemberDeps } from '../../platform/deps.ts';
import { readRange } from '../records/range.ts';
import { readCurrency } from '../wallet/currency.ts';
import { readBranchFigures } from './figures/read-figures.ts';
import { listPath } from './tree.ts';

const moneyNames = ['deposits', 'withdrawals', 'valid', 'payout'] as const;

/**
 * The direct downlines of a member, each with what it and all members below did in some days. The totals are
 * those of all branches, on every page.
 */
export async function readBranches(
  parts: Pick<MemberDeps, 'db' | 'merchant' | 'clock' | 'liveSite'>,
  { ownId, parentId }: { readonly ownId: string; readonly parentId: string },
  { pageNo = 1, pageSize = 20, ...asked }: AgentBranchesRequest,
): Promise<AgentBranchesValue> {
  const { db, merchant } = parts;
  const range = await readRange(parts, asked);
  const { code, symbol } = await readCurrency(db, merchant);
  const rows = await readBranchFigures(db, { merchant, parentId, range, now: parts.clock.now() });
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
