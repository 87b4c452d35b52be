import { sql } from 'kysely';
import type { AgentInvitation } from '../../../src/protocol/calls/agents.ts';
import { writeMoney } from '../../../src/protocol/money/money.ts';
import type { MemberDeps } from '../../../server/infrastructure/deps.ts';
import { readCurrency } from '../../money/wallet/currency.ts';
import { stateOf } from '../links.ts';

/** Links that are shown: the newest. */
const mostShown = 100;
interface Row {
  readonly code: string;
  readonly name: string | null;
  readonly is_link: boolean;
  readonly paused: boolean;
  readonly expires_at: Date | null;
  readonly most_uses: number | null;
  readonly uses: number;
  readonly removed_at: Date | null;
  readonly created_at: Date | null;
  readonly joined: number;
  readonly earned: string;
}

/** The codes and links of a member, with who came by them and what that brought in rebates. */
export async function listInvitations(
  { db, merchant, clock }: Pick<MemberDeps, 'db' | 'merchant' | 'clock'>,
  memberId: string,
): Promise<readonly AgentInvitation[]> {
  const { code: currency } = await readCurrency(db, merchant);
  const { rows } = await sql<Row>`with used as (
      select u.code, u.link_id, count(*)::int as joined, coalesce(sum(d.earned), 0)::text as earned
      from invitation_use u left join lateral (select sum(amount) as earned from downline_rebate_day
        where downline_id = u.member_id and member_id = u.agent_id) d on true
      where u.agent_id = ${memberId} group by u.code, u.link_id
    ), codes as (
      select code from referral_code where member_id = ${memberId}
      union select code from affiliate where member_id = ${memberId}
      union select code from used where link_id is null
    )
    select c.code, null as name, false as is_link, false as paused, null::timestamptz as expires_at,
      null::int as most_uses, 0 as uses, null::timestamptz as removed_at, null::timestamptz as created_at,
      coalesce(u.joined, 0) as joined, coalesce(u.earned, '0') as earned
    from codes c left join used u on u.link_id is null and u.code = c.code
    union all
    (select l.code, l.name, true, l.paused, l.expires_at, l.most_uses, l.uses, l.removed_at, l.created_at,
      coalesce(u.joined, 0), coalesce(u.earned, '0')
    from invitation_link l left join used u on u.link_id = l.id
    where l.member_id = ${memberId} order by l.id desc limit ${mostShown})`.execute(db);
  return rows.map((row) => ({
    code: row.code,
    name: row.name ?? '',
    isLink: row.is_link,
    joined: row.joined,
    state: row.removed_at === null ? stateOf(row, clock.now()) : 'removed',
    earnings: writeMoney(BigInt(row.earned), currency),
    createdAt: row.created_at?.toISOString() ?? null,
  }));
}
