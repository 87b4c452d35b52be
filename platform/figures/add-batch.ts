import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../server/db/database.ts';
import { mainWallet } from '../money/wallet/ledger.ts';
import { playCurrency } from '../money/wallet/currency.ts';

/** A stretch of ids in the ledger, the first left out. */
export interface Stretch {
  readonly merchant: string;
  /** Of the brand. */
  readonly zone: string;
  readonly after: bigint;
  readonly upTo: bigint;
}

/**
 * The kind of game behind the transfer `t` as `p.product`, empty where there is none. References have the order of bytes;
 * names of rounds do not, and are found by their index in their own order alone.
 */
export const productJoin: RawBuilder<unknown> = sql`cross join lateral (
    select t.reference collate "default" as name) n
  cross join lateral (select case
    when t.kind not like 'game.%' then ''
    when n.name like 'lottery:%' then 'LOTT'
    when n.name like 'jackpot:%' then coalesce((select g.game_type from jackpot_win w
      join play_round r on r.id = w.round_id join game g on g.node_id = r.node_id
      where w.merchant = t.merchant and w.pool = split_part(n.name, ':', 2)
        and w.turn::text = split_part(n.name, ':', 4)), '')
    else coalesce((select g.game_type from play_round r join game g on g.node_id = r.node_id
      where r.merchant = t.merchant and r.vendor = split_part(n.name, ':', 2)
        and r.round = any (figure_rounds(n.name))
      order by length(r.round) desc limit 1), '') end as product) p`;

/** The type of the house's account `a`, null for one of a member. */
const houseType = sql`case when a.member_id is null then a.account_type end`;

/** Puts `facts` (name, member_id, at, product, currency, amount, id) into the sums of their hours. */
const addFacts = ({ merchant, zone }: Stretch): RawBuilder<unknown> => sql`added as (
    insert into figure_hour as h (merchant, name, day, at, product, currency, amount, count, first_id, last_id)
    select ${merchant}, name, (at at time zone ${zone})::date, date_trunc('hour', at, ${zone}), product, currency,
      sum(amount), count(*), min(id), max(id)
    from facts group by 2, 3, 4, 5, 6
    on conflict (merchant, name, day, at, product, currency) do update
      set amount = h.amount + excluded.amount, count = h.count + excluded.count,
        first_id = least(h.first_id, excluded.first_id), last_id = greatest(h.last_id, excluded.last_id)
  )`;

/**
 * Adds what is in a stretch of entries to the figures, inside a transaction.
 * @returns when the last of them was booked, null where none counts
 */
export async function addEntries(db: Database, stretch: Stretch): Promise<Date | null> {
  const { merchant, zone, after, upTo } = stretch;
  const { rows } = await sql<{ last: Date | null }>`with entries as materialized (
      select e.id, e.account_id, a.member_id, a.currency, t.created_at as at, p.product,
        figure_name(t.kind, ${houseType}) as name,
        case when t.kind in ('game.bet', 'game.refund') then -e.amount else e.amount end as amount, t.kind
      from ledger_entry e
        join ledger_transfer t on t.id = e.transfer_id and t.merchant = ${merchant}
        join ledger_account a on a.id = e.account_id and a.currency <> ${playCurrency.code}
        ${productJoin}
      where e.id > ${after.toString()}::bigint and e.id <= ${upTo.toString()}::bigint
        and figure_name(t.kind, ${houseType}) is not null
    ), firsts as (
      select f.id, f.member_id, f.currency, f.at, f.amount from entries f
      where f.name = 'deposits' and f.id = (
        select o.id from ledger_entry o join ledger_transfer ot on ot.id = o.transfer_id and ot.kind = 'deposit'
        where o.account_id = f.account_id order by o.id limit 1)
    ), played as (
      select (at at time zone ${zone})::date as day, member_id, currency, min(at) as at, min(id) as id
      from entries where kind = 'game.bet' group by 1, 2, 3
    ), seen as (
      insert into figure_active (merchant, day, member_id, at)
      select ${merchant}, day, member_id, date_trunc('hour', min(at), ${zone}) from played group by 2, 3 order by 2, 3
      on conflict do nothing returning day, member_id
    ), facts as (
      select name, at, product, currency, amount, id from entries
      union all
      select 'firstDeposits', at, '', currency, amount, id from firsts
      union all
      select 'active', p.at, '', p.currency, 0, p.id from played p join seen using (day, member_id)
    ), ${addFacts(stretch)}
    select max(at) as last from entries`.execute(db);
  return rows[0]?.last ?? null;
}

/** Adds those whose main wallet is in a stretch of accounts as registrations, inside a transaction. */
export async function addAccounts(db: Database, stretch: Stretch): Promise<void> {
  const { merchant, after, upTo } = stretch;
  await sql`with facts as (
      select 'registrations' as name, m.created_at as at, '' as product, a.currency, 0 as amount, a.id
      from ledger_account a join member m on m.id = a.member_id
      where a.id > ${after.toString()}::bigint and a.id <= ${upTo.toString()}::bigint and a.merchant = ${merchant}
        and a.account_type = ${mainWallet} and a.currency <> ${playCurrency.code}
    ), ${addFacts(stretch)}
    select 1`.execute(db);
}
