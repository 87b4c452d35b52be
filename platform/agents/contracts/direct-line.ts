import type {
  ContractsDirectLineRequest,
  ContractsDirectLineValue,
} from '../../../src/protocol/generated/wire-types.ts';
import { readTopRate } from '../../../src/machines/contract/contract.tiers.ts';
import type { Database } from '../../../server/db/database.ts';
import { listDownlines } from '../tree.ts';
import type { MemberParts } from '../../parts.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { shownVersion } from './contract-lists.ts';
import { readOwnOffer } from './process-step.ts';

/** The state of contracts of a kind and product with members below, by the number of the member. */
async function readStandings(
  db: Database,
  uplineId: string,
  { kind, product }: ContractsDirectLineRequest,
  downlineIds: readonly string[],
) {
  if (downlineIds.length === 0) return new Map<string, never>();
  const rows = await db
    .selectFrom('contract as c')
    .innerJoin('contract_version as v', (join) =>
      join.onRef('v.contract_id', '=', 'c.id').on('v.version', '=', shownVersion),
    )
    .select(['c.downline_id as downlineId', 'c.status', 'c.version', 'v.tiers'])
    .where('c.upline_id', '=', uplineId)
    .where('c.kind', '=', kind)
    .where('c.product', '=', product)
    .where('c.downline_id', 'in', downlineIds)
    .execute();
  return new Map(
    rows.map(({ downlineId, status, version, tiers }) => [
      downlineId,
      { status, version, rate: readTopRate(tiers) },
    ]),
  );
}

/** One page of the agents directly below, each with the state of a contract of a kind and product. */
export async function readDirectLine(
  { db, merchant }: Pick<MemberParts, 'db' | 'merchant'>,
  memberId: string,
  request: ContractsDirectLineRequest,
): Promise<ContractsDirectLineValue> {
  const { kind, product, page = 1, size = 20 } = request;
  const { rows, total } = await listDownlines(db, memberId, { page, size, agentsOnly: true });
  const standings = await readStandings(
    db,
    memberId,
    request,
    rows.map(({ id }) => id),
  );
  const none = { status: 'none' as const, version: 0, rate: '0.00' };
  const { code: currency } = await readCurrency(db, merchant);
  return {
    ownRate: (await readOwnOffer(db, memberId, kind, product)).ownRate,
    currency,
    content: rows.map(({ id, account, nickname }) => ({
      account,
      nickname,
      ...(standings.get(id) ?? none),
    })),
    pageNum: page,
    totalPages: Math.ceil(total / size),
    totalCount: total,
  };
}
