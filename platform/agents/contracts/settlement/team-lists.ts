import { sql } from 'kysely';
import type { Database } from '../../../../server/db/database.ts';
import { trialType } from '../../../money/wallet/currency.ts';
import type { SettlementFacts } from './facts.ts';

type Members = SettlementFacts['members'];

export const listMembers = (db: Database, merchant: string): Promise<Members> =>
  db
    .selectFrom('member')
    .select(['id', 'upline_id as uplineId'])
    .where('merchant', '=', merchant)
    .where('customer_type', '<>', trialType)
    .execute();

/** A member and all below. */
export async function listTeam(db: Database, memberId: string): Promise<Members> {
  const { rows } = await sql<Members[number]>`with recursive team as (
      select id, upline_id, customer_type from member where id = ${memberId}
      union
      select m.id, m.upline_id, m.customer_type from member m join team on m.upline_id = team.id
    )
    select id, upline_id as "uplineId" from team where customer_type <> ${trialType}`.execute(db);
  return rows;
}

/** Members and all above them. */
export async function listUplines(db: Database, memberIds: readonly string[]): Promise<Members> {
  const { rows } = await sql<Members[number]>`with recursive above as (
      select id, upline_id, customer_type from member where id = any(${memberIds}::bigint[])
      union
      select m.id, m.upline_id, m.customer_type from member m join above on m.id = above.upline_id
    )
    select id, upline_id as "uplineId" from above where customer_type <> ${trialType}`.execute(db);
  return rows;
}
