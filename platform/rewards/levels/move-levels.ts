import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../server/db/database.ts';
import { trialType } from '../../money/wallet/currency.ts';

export interface LevelDay {
  readonly merchant: string;
  /** The day that has ended (`YYYY-MM-DD`); its valid bets are written. */
  readonly day: string;
  readonly at: Date;
}
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const isLastOfMonth = (day: string): boolean =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).getUTCDate() === 1;

/** Members who played on the day and reached a higher level, with the highest they reached. */
const selectRises = ({ merchant, day }: LevelDay): RawBuilder<unknown> => sql`
  select s.id, s.level_rank as from_rank, max(l.rank) as to_rank
  from (
    select m.id, m.level_rank, sum(v.amount) as total,
      coalesce(sum(v.amount) filter (where v.day >= ${monthOf(day)}), 0) as month
    from member m join valid_bet_day v on v.member_id = m.id and v.day <= ${day}
    where m.merchant = ${merchant} and m.customer_type <> ${trialType}
      and m.id in (select member_id from valid_bet_day where merchant = ${merchant} and day = ${day})
    group by m.id
  ) s join member_level l on l.merchant = ${merchant} and l.rank > s.level_rank
    and s.total >= l.total_bets and s.month >= l.month_bets
  group by s.id, s.level_rank`;

/** Members who had a level for the whole month and did not keep it; each falls by one. */
const selectFalls = ({ merchant, day }: LevelDay): RawBuilder<unknown> => sql`
  select m.id, m.level_rank as from_rank,
    (select max(below.rank) from member_level below
      where below.merchant = ${merchant} and below.rank < m.level_rank) as to_rank
  from member m join member_level l on l.merchant = m.merchant and l.rank = m.level_rank
  where m.merchant = ${merchant} and l.keep_bets > 0 and m.customer_type <> ${trialType}
    and m.created_at < ${monthOf(day)}::date
    and exists (select from member_level below where below.merchant = ${merchant} and below.rank < m.level_rank)
    and not exists (select from member_level_change c where c.member_id = m.id and c.day >= ${monthOf(day)})
    and l.keep_bets > (select coalesce(sum(v.amount), 0) from valid_bet_day v
      where v.member_id = m.id and v.day between ${monthOf(day)} and ${day})`;

async function change(db: Database, day: LevelDay, moves: RawBuilder<unknown>): Promise<void> {
  await sql`with moves as (${moves}), changed as (
      update member m set level_rank = l.rank, level_name = l.texts -> 'EN' ->> 'title'
      from moves v join member_level l on l.merchant = ${day.merchant} and l.rank = v.to_rank
      where m.id = v.id
      returning m.id, v.from_rank, v.to_rank)
    insert into member_level_change (merchant, member_id, day, from_rank, to_rank, changed_at)
    select ${day.merchant}, id, ${day.day}::date, from_rank, to_rank, ${day.at}::timestamptz from changed`.execute(
    db,
  );
}

/** Issues the bonus of each level that was reached on the day; a member gets that of a level once. */
async function issueBonuses(db: Database, { merchant, day, at }: LevelDay): Promise<void> {
  await sql`insert into issued_reward
      (merchant, member_id, promotion_type, texts, pays, wagering, subject, issued_at, expires_at)
    select ${merchant}, c.member_id, 'UPGRADE_BONUS', l.bonus_texts, l.bonus, l.bonus_wagering,
      'level:' || c.member_id || ':' || l.rank, ${at}::timestamptz,
      ${at}::timestamptz + make_interval(days => l.bonus_days)
    from member_level_change c join member_level l on l.merchant = c.merchant and l.bonus > 0
      and l.rank > c.from_rank and l.rank <= c.to_rank
    where c.merchant = ${merchant} and c.day = ${day}
    on conflict (merchant, subject) do nothing`.execute(db);
}

/**
 * Moves members between levels by the valid bets that are written through a day, inside the transaction that
 * writes that day: up on any day, down by one when a month has ended.
 */
export async function moveLevels(db: Database, day: LevelDay): Promise<void> {
  await change(db, day, selectRises(day));
  if (isLastOfMonth(day.day)) await change(db, day, selectFalls(day));
  await issueBonuses(db, day);
}
