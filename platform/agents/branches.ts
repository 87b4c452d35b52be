import type { AgentBranchesRequest, AgentBranchesValue } from '../../src/protocol/generated/wire-types.ts';
import { readRange } from '../records/range.ts';
import { readCurrency } from '../money/wallet/currency.ts';
import { sumFigures, writeFigures } from './figures/money-sums.ts';
import { readBranchFigures, readTeamFigures } from './figures/read-figures.ts';
import { readHead, type ReportParts, type TeamOf } from './reports/report-head.ts';
import { listDownlines } from './tree.ts';

/**
 * The direct downlines of a member, each with what it and all members below did in some days. The totals are
 * those of all branches, on every page.
 */
export async function readBranches(
  parts: ReportParts,
  team: TeamOf,
  { games = '', pageNo = 1, pageSize = 20, ...asked }: AgentBranchesRequest,
): Promise<AgentBranchesValue> {
  const { db, merchant } = parts;
  const { parentId } = team;
  const range = await readRange(parts, asked);
  const { code } = await readCurrency(db, merchant);
  const of = { merchant, parentId, range, now: parts.clock.now() };
  const { rows, total } = await listDownlines(db, parentId, {
    page: pageNo,
    size: pageSize,
    withTrials: false,
  });
  const ids = rows.map(({ id }) => id);
  const [branches, { days }] = [await readBranchFigures(db, of, ids), await readTeamFigures(db, of)];
  return {
    ...(await readHead(parts, team, range)),
    rows: rows.flatMap(({ id, account, nickname, type }) => {
      const figures = branches.get(id);
      if (figures === undefined) return [];
      const written = writeFigures(sumFigures([figures]), code, games);
      return [{ account, nickname, type, members: figures.members, ...written }];
    }),
    totals: writeFigures(sumFigures(days), code, games),
    pageTotals: writeFigures(sumFigures([...branches.values()]), code, games),
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  };
}
