import { sql } from 'kysely';
import type {
  AgentRegisteredRequest,
  AgentRegisteredValue,
} from '../../src/protocol/generated/wire-types.ts';
import { writeMoney } from '../../src/protocol/money/money.ts';
import type { MemberParts } from '../parts.ts';
import { readCurrency } from '../money/wallet/currency.ts';

interface Row {
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly link: string;
  readonly joined_at: Date;
  readonly valid: string;
  readonly earned: string;
}

/** Answers `agent.registered`: who joined by a link or code of the agent, with what their branches brought, the newest first. */
export async function listRegistered(
  { db, merchant }: MemberParts,
  agentId: string,
  { link = '', pageNo = 1, pageSize = 20 }: AgentRegisteredRequest,
): Promise<AgentRegisteredValue> {
  const { code, symbol } = await readCurrency(db, merchant);
  const uses = sql`from invitation_use u
    where u.agent_id = ${agentId} and (${link} = '' or u.link_id::text = ${link})`;
  const [page, count] = await Promise.all([
    sql<Row>`select m.account, m.nickname, m.customer_type as type, coalesce(nullif(l.name, ''), u.code) as link,
        u.joined_at, coalesce(d.valid, 0)::text as valid, coalesce(d.earned, 0)::text as earned
      from (select u.member_id ${uses} order by u.member_id desc
          limit ${pageSize} offset ${(pageNo - 1) * pageSize}) p
        join invitation_use u on u.member_id = p.member_id left join invitation_link l on l.id = u.link_id
        join member m on m.id = u.member_id
        left join lateral (select sum(valid_bets) as valid, sum(amount) as earned from downline_rebate_day
          where downline_id = u.member_id and member_id = u.agent_id) d on true
      order by u.member_id desc`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${uses}`.execute(db),
  ]);
  const total = count.rows[0]?.total ?? 0;
  return {
    rows: page.rows.map((row) => ({
      account: row.account,
      nickname: row.nickname,
      type: row.type,
      link: row.link,
      joinedAt: row.joined_at.getTime(),
      validBets: writeMoney(BigInt(row.valid), code),
      earnings: writeMoney(BigInt(row.earned), code),
    })),
    symbol,
    pageNum: pageNo,
    totalPages: Math.ceil(total / pageSize),
    totalCount: total,
  };
}
