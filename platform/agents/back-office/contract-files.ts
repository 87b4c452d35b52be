import { sql } from 'kysely';
import type { AgentContractLine, ContractFile } from '../../../src/protocol/calls/agents.ts';
import { readTopRate } from '../../../src/machines/contract/contract.tiers.ts';
import type { ContractTier } from '../../../src/machines/contract/contract.context.ts';
import type { Database } from '../../../server/db/database.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import type { Product } from '../contracts/products.ts';
import type { SettledKind } from '../contracts/settlement/tables.ts';
import { refuseCall } from '../../calls/refusals.ts';
import { readCurrency } from '../../money/wallet/currency.ts';

const mostShown = 200;
interface Row {
  readonly id: string;
  readonly kind: SettledKind;
  readonly product: Product;
  readonly status: AgentContractLine['status'];
  readonly upline: string | null;
  readonly downline: string;
  readonly upline_id: string | null;
  readonly downline_id: string;
  readonly active_version: number | null;
  readonly tiers: readonly ContractTier[];
  readonly changed_at: Date;
}
/** Contracts `c` with the terms in force, or those that wait for an answer. */
const selectContracts = sql`select c.id, c.kind, c.product, c.status, u.account as upline, d.account as downline,
    c.upline_id, c.downline_id, c.active_version, v.tiers, c.changed_at
  from contract c join member d on d.id = c.downline_id left join member u on u.id = c.upline_id
    join contract_version v on v.contract_id = c.id
      and v.version = case when c.status in ('P', 'E') then c.version else coalesce(c.active_version, c.version) end`;
const writeLine = (row: Row): AgentContractLine => ({
  id: row.id,
  kind: row.kind,
  product: row.product,
  status: row.status,
  upline: row.upline ?? '',
  downline: row.downline,
  rate: readTopRate(row.tiers),
  changedAt: row.changed_at.toISOString(),
});

/** Contracts that a member gets or gives, the newest change first. */
export async function listContractFiles(
  db: Database,
  memberId: string,
): Promise<readonly AgentContractLine[]> {
  const { rows } = await sql<Row>`${selectContracts}
    where c.downline_id = ${memberId} or c.upline_id = ${memberId}
    order by c.downline_id = ${memberId} desc, c.changed_at desc, c.id limit ${mostShown}`.execute(db);
  return rows.map(writeLine);
}

async function readVersions(db: Database, id: string): Promise<ContractFile['versions']> {
  const rows = await db
    .selectFrom('contract_version')
    .selectAll()
    .where('contract_id', '=', id)
    .orderBy('version', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map((row) => ({
    version: row.version,
    period: row.period,
    fingerprint: row.fingerprint,
    tiers: row.tiers.map((tier) => ({ ...tier })),
    offeredAt: row.offered_at.toISOString(),
    offeredFrom: row.offered_from,
    answer: row.answer,
    answeredAt: row.answered_at?.toISOString() ?? null,
    answeredFrom: row.answered_from,
    effectiveAt: row.effective_at?.toISOString() ?? null,
  }));
}
async function readSteps(db: Database, id: string): Promise<ContractFile['steps']> {
  const rows = await db
    .selectFrom('contract_step')
    .select(['id', 'step', 'side', 'version', 'made_at', 'reason'])
    .where('contract_id', '=', id)
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
  return rows.map(({ made_at: madeAt, reason, ...step }) => ({
    ...step,
    at: madeAt.toISOString(),
    reason: reason ?? '',
  }));
}

/** One contract with every offer as both sides signed it, and every step. @throws AppError 404 `contract.unknown` */
export async function readContractFile(
  { db, merchant }: Pick<MemberDeps, 'db' | 'merchant'>,
  id: string,
): Promise<ContractFile> {
  const { rows } = await sql<Row>`${selectContracts}
    where c.id = ${id} and c.merchant = ${merchant}`.execute(db);
  const row = rows[0];
  if (row === undefined) throw refuseCall('contract.unknown', 'There is no such contract.', 404);
  return {
    ...writeLine(row),
    uplineId: row.upline_id,
    downlineId: row.downline_id,
    activeVersion: row.active_version,
    versions: await readVersions(db, id),
    steps: await readSteps(db, id),
    currency: (await readCurrency(db, merchant)).code,
  };
}
