import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import type { CustomerType } from '../tables.ts';
import { trialType } from '../money/wallet/currency.ts';

/** Types that may see the agent centre (specification, section 6); 4 is a trial account. */
export const agentTypes: readonly CustomerType[] = [1, 2, 41, 42];
export const isAgentType = (type: CustomerType): boolean => agentTypes.includes(type);

/** What an upline may know of a downline before anything is masked. */
export interface Downline {
  readonly id: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: CustomerType;
  readonly levelName: string;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly createdAt: Date;
  readonly directCount: number;
}

/** Whether a member is below another, on any level. One index look-up for each level in between. */
export async function isBelow(db: Database, memberId: string, uplineId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above as (
      select upline_id from member where id = ${memberId}
      union
      select m.upline_id from member m join above a on m.id = a.upline_id
    )
    select exists (select 1 from above where upline_id = ${uplineId}) as found`.execute(db);
  return rows[0]?.found === true;
}

/** The accounts from a member up to (and with) one above it, the highest first. */
export async function listPath(
  db: Database,
  memberId: string,
  topId: string,
): Promise<readonly { readonly account: string; readonly nickname: string }[]> {
  const { rows } = await sql<{ account: string; nickname: string }>`
    with recursive above as (
      select id, upline_id, account, nickname, 0 as step from member where id = ${memberId}
      union all
      select m.id, m.upline_id, m.account, m.nickname, a.step + 1
      from member m join above a on m.id = a.upline_id where a.id <> ${topId}
    )
    select account, nickname from above order by step desc`.execute(db);
  return rows;
}

export async function findMemberByAccount(
  db: Database,
  merchant: string,
  account: string,
): Promise<{ readonly id: string; readonly type: CustomerType; readonly uplineId: string | null } | null> {
  const members = await db
    .selectFrom('member')
    .select(['id', 'customer_type as type', 'upline_id as uplineId'])
    .where('merchant', '=', merchant)
    .where((where) => where(where.fn<string>('lower', ['account']), '=', account.toLowerCase()))
    .executeTakeFirst();
  return members ?? null;
}

/** One page of the direct downlines of a member, by account. */
export async function listDownlines(
  db: Database,
  uplineId: string,
  {
    page,
    size,
    agentsOnly = false,
    withTrials = true,
  }: {
    readonly page: number;
    readonly size: number;
    readonly agentsOnly?: boolean;
    readonly withTrials?: boolean;
  },
): Promise<{ readonly rows: readonly Downline[]; readonly total: number }> {
  let direct = db.selectFrom('member as m').where('m.upline_id', '=', uplineId);
  if (!withTrials) direct = direct.where('m.customer_type', '<>', trialType);
  if (agentsOnly) direct = direct.where('m.customer_type', 'in', agentTypes);
  const { total } = await direct.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await direct
    .select([
      'm.id',
      'm.account',
      'm.nickname',
      'm.customer_type as type',
      'm.level_name as levelName',
      'm.mobile',
      'm.email',
      'm.created_at as createdAt',
    ])
    .select(sql<number>`(select count(*)::int from member d where d.upline_id = m.id)`.as('directCount'))
    .orderBy(sql`lower(m.account)`)
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { rows, total };
}
