import { sql } from 'kysely';
import type { Database } from '../../server/db/database.ts';

/**
 * Sums up the days of members that were added: each with the day before on which the member played. A day that came
 * late goes between its neighbours. Call it in the transaction that added them.
 */
export async function linkActive(db: Database, merchant: string): Promise<void> {
  const ofMember = sql`a.merchant = ${merchant} and a.member_id = f.member_id`;
  await sql`with fresh as materialized (
      select day, member_id, at from figure_active where merchant = ${merchant} and previous is null
    ), linked as materialized (
      select f.day, f.member_id, f.at, coalesce(
        greatest(
          (select max(a.day) from figure_active a where ${ofMember} and a.day < f.day),
          (select a.day from figure_seen a where ${ofMember} and a.day < f.day)),
        (select a.previous from figure_active a where ${ofMember} and a.day > f.day and a.previous is not null
          order by a.day limit 1),
        '-infinity') as previous
      from fresh f
    ), moved as materialized (
      select a.day, a.member_id, a.at, a.previous as former, max(f.day) as previous
      from fresh f join figure_active a on ${ofMember} and a.day > f.day and a.previous < f.day
      group by 1, 2, 3, 4
    ), written as (
      update figure_active a set previous = n.previous
      from (select day, member_id, previous from linked union all select day, member_id, previous from moved) n
      where a.merchant = ${merchant} and a.day = n.day and a.member_id = n.member_id
    ), seen as (
      insert into figure_seen as s (merchant, member_id, day)
      select ${merchant}, member_id, max(day) from fresh group by 2 order by 2
      on conflict (merchant, member_id) do update set day = greatest(s.day, excluded.day)
    )
    insert into figure_return as r (merchant, day, at, previous, count)
    select ${merchant}, day, at, previous, sum(count) from (
      select day, at, previous, 1 as count from linked
      union all select day, at, former, -1 from moved
      union all select day, at, previous, 1 from moved) c
    group by 2, 3, 4
    on conflict (merchant, day, at, previous) do update set count = r.count + excluded.count`.execute(db);
}
