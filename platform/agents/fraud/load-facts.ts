import { sql } from 'kysely';
import { findPlay } from '../../../src/lottery/families.ts';
import type { Content } from '../../../src/lottery/play.ts';
import type { Database } from '../../../server/db/database.ts';
import { findByCode } from '../../lottery/catalogue.ts';
import { trialType } from '../../money/wallet/currency.ts';
import type { Referral, Sent, SidedBet, Trait } from './hints.ts';

interface Since {
  readonly merchant: string;
  readonly since: Date;
}
/** Who was brought by a friend or an agent since a moment. */
export async function loadReferrals(db: Database, { merchant, since }: Since): Promise<readonly Referral[]> {
  const { rows } =
    await sql<Referral>`select member_id as "memberId", referrer_id as "referrerId", joined_at as at
      from referral where merchant = ${merchant} and joined_at >= ${since}
    union
    select id, upline_id, created_at from member
      where merchant = ${merchant} and created_at >= ${since} and upline_id is not null
        and customer_type <> ${trialType}`.execute(db);
  return rows;
}
/** The last four signs of a number that is not to be read in full. */
const masked = (column: string) => sql`'…' || right(${sql.ref(column)}, 4)`;
/** What the accounts of some members have, and who else has it. */
export async function loadTraits(
  db: Database,
  merchant: string,
  members: readonly string[],
): Promise<readonly Trait[]> {
  const { rows } = await sql<Trait>`with asked as (select unnest(${members}::bigint[]) as id), traits as (
      select p.member_id, 'bankAccount' as what, p.provider || ' ' || p.number as value,
        p.provider || ' ' || ${masked('p.number')} as shown
      from payout_account p join asked on asked.id = p.member_id
      union
      select d.member_id, 'document', d.type || ' ' || d.number, d.type || ' ' || ${masked('d.number')}
      from identity_document d join asked on asked.id = d.member_id where d.number <> ''
      union
      select n.member_id, 'networkAndDevice', n.network || ' ' || n.device, n.network || ', ' || n.device
      from (select distinct l.network, l.device from member_login l join asked on asked.id = l.member_id) place
        join member_login n on n.network = place.network and n.device = place.device
        join member m on m.id = n.member_id and m.merchant = ${merchant}
      where n.outcome = 'accepted' and n.device <> ''
    )
    select member_id as "memberId", what, value, shown from traits`.execute(db);
  return rows;
}

interface Ticket {
  readonly memberId: string;
  readonly teamId: string;
  readonly game: string;
  readonly numero: string;
  readonly play: string;
  readonly content: Content;
  readonly at: Date;
  readonly stake: string;
}
/** Bets of which the outcomes exclude each other: each part of a play whose choices do. */
function toSides({ game, numero, play: id, content, ...ticket }: Ticket): readonly SidedBet[] {
  const family = findByCode(game)?.group.family;
  const play = family === undefined ? undefined : findPlay(family, id);
  if (play?.kind !== 'picks' || content.picks === undefined) return [];
  // Choices of a play without groups exclude each other where one wins at most.
  if (play.group === undefined && (play.most ?? 1) > 1) return [];
  const groupOf = play.group ?? (() => '');
  return [...new Set(content.picks.map(groupOf))].map((group) => ({
    memberId: ticket.memberId,
    teamId: ticket.teamId,
    at: ticket.at,
    stake: BigInt(ticket.stake),
    event: `${game} ${numero} ${id} ${group}`.trim(),
    sides: (content.picks ?? []).filter((pick) => groupOf(pick) === group),
    outcomes: play.choices.filter((choice) => groupOf(choice) === group),
  }));
}
/** Tickets of members who are an agent, or directly below one. */
export async function loadSidedBets(db: Database, { merchant, since }: Since): Promise<readonly SidedBet[]> {
  const { rows } = await sql<Ticket>`select t.member_id as "memberId", i.game, i.numero, t.play, t.content,
      case when m.customer_type = 0 then m.upline_id else m.id end as "teamId", t.created_at as at,
      t.amount::text as stake
    from lottery_ticket t join member m on m.id = t.member_id and m.customer_type <> ${trialType}
      join lottery_issue i on i.id = t.issue_id
    where t.merchant = ${merchant} and t.state in ('won', 'lost') and t.ended_at >= ${since}
      and (m.customer_type <> 0 or m.upline_id is not null)
    order by t.id`.execute(db);
  return rows.flatMap(toSides);
}
export async function loadTransfers(db: Database, { merchant, since }: Since): Promise<readonly Sent[]> {
  const { rows } = await sql<Omit<Sent, 'amount'> & { readonly amount: string }>`
    select id, sender_id as "senderId", recipient_id as "recipientId", amount::text as amount, created_at as at
    from member_transfer where merchant = ${merchant} and created_at >= ${since} order by id`.execute(db);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}
