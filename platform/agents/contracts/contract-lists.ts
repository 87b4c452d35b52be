import { sql } from 'kysely';
import type {
  ContractsHistoryValue,
  ContractsLogValue,
  ContractsOwnValue,
} from '../../../src/protocol/generated/wire-types.ts';
import type { ContractSide, ContractTier } from '../../../src/machines/contract/contract.context.ts';
import { readTopFixed, readTopRate } from '../../../src/machines/contract/contract.tiers.ts';
import type { Database } from '../../../server/db/database.ts';
import { readMemberCurrency } from '../../money/wallet/currency.ts';
import { maskAccount } from '../../play/games/winners.ts';
import type { StoredContract } from './contract-store.ts';

type Row = ContractsOwnValue['list'][number];

/** Whose answer is waited for: the downline's to an offer, the other side's to a wish to end. */
const isWaitingFor = (
  side: ContractSide,
  { status, askedBy }: Pick<StoredContract, 'status' | 'askedBy'>,
): boolean => (status === 'V' ? askedBy !== side : side === 'downline' && (status === 'P' || status === 'E'));

/** The version of a contract `c` that both sides look at: the one that waits for an answer, or the one in force. */
export const shownVersion = sql<number>`case when c.status in ('P', 'E') then c.version else coalesce(c.active_version, c.version) end`;

/** The highest fixed amount of some tiers; nothing where there is none. */
function nameTopFixed(tiers: readonly ContractTier[], currency: string): Pick<Row, 'fixed'> {
  const fixed = readTopFixed(tiers, currency);
  return fixed === null ? {} : { fixed };
}

/**
 * The contracts of a member on one side, with whom they are; those that wait for an answer first. The house has
 * no account, and the name of the brand.
 */
export async function listRows(
  db: Database,
  side: ContractSide,
  { memberId, brand }: { readonly memberId: string; readonly brand: string },
): Promise<Row[]> {
  const [ownSide, other] =
    side === 'downline' ? (['downline', 'upline'] as const) : (['upline', 'downline'] as const);
  const rows = await db
    .selectFrom('contract as c')
    .innerJoin('contract_version as v', (join) =>
      join.onRef('v.contract_id', '=', 'c.id').on('v.version', '=', shownVersion),
    )
    .leftJoin('member as m', 'm.id', `c.${other}_id`)
    .select([
      'c.id',
      'c.kind',
      'c.product',
      'c.status',
      'c.version',
      'c.asked_by as askedBy',
      'c.changed_at as changedAt',
      'v.period',
      'v.tiers',
      'm.account',
      'm.nickname',
    ])
    .where(`c.${ownSide}_id`, '=', memberId)
    .orderBy('c.changed_at', 'desc')
    .orderBy('c.id')
    .limit(500)
    .execute();
  const { code: currency } = await readMemberCurrency(db, memberId);
  const list = rows.map(({ tiers, changedAt, account, nickname, ...row }) => ({
    ...row,
    account: account === null ? '' : side === 'downline' ? maskAccount(account) : account,
    nickname: nickname ?? brand,
    isWaiting: isWaitingFor(side, row),
    rate: readTopRate(tiers),
    ...nameTopFixed(tiers, currency),
    changedAt: changedAt.getTime(),
  }));
  return [...list.filter(({ isWaiting }) => isWaiting), ...list.filter(({ isWaiting }) => !isWaiting)];
}

/** The network of the other side, as far as a person may know it: `203.0.•.•`, `2001:db8:•`. */
function maskNetwork(network: string): string {
  if (network.includes(':')) return `${network.split(':').slice(0, 2).join(':')}:•`;
  return `${network.split('.').slice(0, 2).join('.')}.•.•`;
}

/** Every offer of a contract with both signatures, the newest first. */
export async function readVersions(
  db: Database,
  contractId: string,
  memberId: string,
): Promise<ContractsHistoryValue['versions']> {
  const rows = await db
    .selectFrom('contract_version')
    .selectAll()
    .where('contract_id', '=', contractId)
    .orderBy('version', 'desc')
    .limit(200)
    .execute();
  const show = (by: string | null, from: string): string => (by === memberId ? from : maskNetwork(from));
  return rows.map((row) => ({
    version: row.version,
    period: row.period,
    rate: readTopRate(row.tiers),
    tiers: row.tiers.map((tier) => ({ ...tier })),
    fingerprint: row.fingerprint,
    mark: (row.fingerprint.slice(0, 16).match(/.{4}/g) ?? []).join(' '),
    offeredAt: row.offered_at.getTime(),
    offeredFrom: row.offered_by === null ? '' : show(row.offered_by, row.offered_from),
    answer: row.answer,
    answeredAt: row.answered_at?.getTime() ?? null,
    answeredFrom: row.answered_by === null ? null : show(row.answered_by, row.answered_from ?? ''),
    effectiveAt: row.effective_at?.getTime() ?? null,
  }));
}

/** Who took a step, as one of the two sides reads it. */
const readBy = (side: ContractSide | 'system', by: string | null, readerId: string) => {
  if (side === 'system') return 'system' as const;
  return by === readerId ? ('me' as const) : ('other' as const);
};

/** The steps of a contract, the newest first. */
export async function readSteps(
  db: Database,
  contractId: string,
  memberId: string,
): Promise<ContractsHistoryValue['steps']> {
  const rows = await db
    .selectFrom('contract_step')
    .select(['id', 'step', 'side', 'version', 'member_id as by', 'made_at as at', 'reason'])
    .where('contract_id', '=', contractId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ side, by, at, reason, ...step }) => ({
    ...step,
    at: at.getTime(),
    by: readBy(side, by, memberId),
    reason: reason ?? '',
  }));
}

/** One page of all steps of all contracts of a member, the newest first. */
export async function readLog(
  db: Database,
  memberId: string,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<ContractsLogValue> {
  const mine = db
    .selectFrom('contract_step as s')
    .innerJoin('contract as c', 'c.id', 's.contract_id')
    .where((where) => where.or([where('c.upline_id', '=', memberId), where('c.downline_id', '=', memberId)]));
  const { total } = await mine.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await mine
    .leftJoin('member as m', (join) =>
      join.on(
        'm.id',
        '=',
        sql<string>`case when c.upline_id = ${memberId} then c.downline_id else c.upline_id end`,
      ),
    )
    .select(['s.id', 's.step', 's.side', 's.version', 's.member_id as by', 's.made_at as at', 's.reason'])
    .select(['c.kind', 'c.product', 'c.upline_id as uplineId', 'm.account'])
    .orderBy('s.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const content = rows.map(
    ({ id, step, side, version, by, at, kind, product, uplineId, account, reason }) => {
      const role: ContractSide = uplineId === memberId ? 'upline' : 'downline';
      const other = account ?? '';
      return {
        id,
        at: at.getTime(),
        kind,
        product,
        account: role === 'upline' || other === '' ? other : maskAccount(other),
        role,
        step,
        by: readBy(side, by, memberId),
        version,
        reason: reason ?? '',
      };
    },
  );
  return { content, pageNum: page, totalPages: Math.ceil(total / size), totalCount: total };
}
