import { sql, type Selectable } from 'kysely';
import { findAtRisk, type RiskTicket } from '../../src/lottery/at-risk.ts';
import { findPlay, type FamilyName } from '../../src/lottery/families.ts';
import { rebateOf } from '../../src/lottery/odds.ts';
import type { Database } from '../../server/db/database.ts';
import { familyOf } from './catalogue.ts';
import type { Issue } from './issues.ts';
import type { LotteryTicketTable } from './tables.ts';

type Ticket = Selectable<LotteryTicketTable>;
type Bought = Pick<
  Ticket,
  'id' | 'member_id' | 'play' | 'content' | 'price' | 'amount' | 'odds' | 'series' | 'highest_series'
>;

/** A ticket as the engine compares it; null where the program can judge its play no longer. */
function toRisk(family: FamilyName, ticket: Bought): RiskTicket | null {
  const play = findPlay(family, ticket.play);
  if (play === undefined) return null;
  const odds = Object.fromEntries(Object.entries(ticket.odds).map(([tier, paid]) => [tier, BigInt(paid)]));
  const { series, highest_series: highest } = ticket;
  return {
    play,
    content: ticket.content,
    terms: { stake: BigInt(ticket.price), odds },
    rebate: series === null || highest === null ? 0n : rebateOf(BigInt(ticket.amount), { series, highest }),
  };
}

/** What counts of each ticket of one member, by its id. */
function countOne(issue: Issue, family: FamilyName, tickets: readonly Bought[]): readonly [string, bigint][] {
  const risks = tickets.flatMap((ticket) => {
    const risk = toRisk(family, ticket);
    return risk === null ? [] : [{ id: ticket.id, risk }];
  });
  const valid = findAtRisk(
    family,
    risks.map(({ risk }) => risk),
    issue.animal ?? 0,
  );
  return risks.map(({ id }, place) => [id, valid[place] ?? 0n]);
}

/**
 * Writes what counts as a valid bet of the tickets of some members in an issue, whatever order or chase they are of:
 * once, before the first of them is settled. Call it with the members locked.
 */
export async function writeValidBets(
  db: Database,
  issue: Issue,
  tickets: readonly Pick<Ticket, 'member_id' | 'valid'>[],
): Promise<void> {
  const family = familyOf(issue);
  const memberIds = [
    ...new Set(tickets.filter(({ valid }) => valid === null).map(({ member_id: id }) => id)),
  ];
  if (family === undefined || issue.numbers === null || memberIds.length === 0) return;
  const bought = await db
    .selectFrom('lottery_ticket')
    .select(['id', 'member_id', 'play', 'content', 'price', 'amount', 'odds', 'series', 'highest_series'])
    .where('issue_id', '=', issue.id)
    .where('member_id', 'in', memberIds)
    .where('state', '<>', 'cancelled')
    .orderBy('id')
    .execute();
  const valid = memberIds.flatMap((memberId) =>
    countOne(
      issue,
      family,
      bought.filter(({ member_id: id }) => id === memberId),
    ),
  );
  await sql`update lottery_ticket t set valid = least(v.valid, t.amount)
    from unnest(${valid.map(([id]) => id)}::bigint[], ${valid.map(([, amount]) => String(amount))}::bigint[])
      as v (id, valid)
    where t.id = v.id and t.valid is null`.execute(db);
}
