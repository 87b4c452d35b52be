-- Figures of teams by kind of movement, and without walks up the tree: a member knows everyone above.

-- Ids of all members above, the highest first.
alter table member add column path bigint[] not null default '{}';
with recursive tree as (
  select id, '{}'::bigint[] as path from member where upline_id is null
  union all
  select m.id, t.path || t.id from member m join tree t on t.id = m.upline_id
)
update member m set path = t.path from tree t where t.id = m.id and t.path <> '{}';
create function member_path() returns trigger language plpgsql as $$
begin
  new.path := coalesce((select path || id from member where id = new.upline_id), '{}');
  return new;
end $$;
create trigger member_path before insert or update of upline_id on member
  for each row execute function member_path();
create function member_path_below() returns trigger language plpgsql as $$
begin
  update member set path = new.path || path[array_position(path, new.id):] where new.id = any (path);
  return null;
end $$;
create trigger member_path_below after update of upline_id on member
  for each row when (old.upline_id is distinct from new.upline_id) execute function member_path_below();

-- What a movement of a main wallet is in the reports of a team.
create function team_money_kind(kind text) returns text language sql immutable as $$
  select case
    when kind = 'deposit' then 'deposit'
    when kind like 'withdrawal.%' then 'withdrawal'
    when kind in ('rebate', 'game.rebate') then 'rebate'
    when kind = 'bonus' then 'bonus'
    when kind = 'contract.dividend' then 'dividend'
    when kind like 'contract.%' then 'salary'
    when kind like 'transfer.%' then 'transfer'
    when kind = 'adjustment' then 'adjustment'
    when kind like any (array['game.%', 'lottery.%', 'lottery', 'jackpot.%']) then 'play'
    else 'other' end
$$;

truncate team_change, member_day, team_total, team_day;
drop table member_activity;
drop table team_activity;
alter table team_change drop column deposits, drop column withdrawals, drop column balance;
alter table team_change
  add column first_deposits integer not null default 0,
  -- the part of lotteries in rounds, bets and payouts
  add column lottery_rounds bigint not null default 0,
  add column lottery_bets bigint not null default 0,
  add column lottery_payouts bigint not null default 0,
  -- of movements alone
  add column kind text,
  add column entries integer not null default 0,
  add column came bigint not null default 0,
  add column went bigint not null default 0;
alter table member_day drop column deposits, drop column withdrawals;
alter table member_day add column lottery_rounds bigint not null, add column lottery_bets bigint not null,
  add column lottery_payouts bigint not null;
alter table team_day drop column deposits, drop column withdrawals;
alter table team_day add column first_deposits bigint not null, add column rounds bigint not null,
  add column lottery_rounds bigint not null, add column lottery_bets bigint not null,
  add column lottery_payouts bigint not null;

-- What came into the main wallet of a member and went out of it on a day of the brand, in minor units.
create table member_money_day (
  merchant text not null,
  member_id bigint not null references member (id),
  day date not null,
  kind text not null,
  entries bigint not null,
  came bigint not null,
  went bigint not null,
  primary key (member_id, day, kind)
);
-- The same of all members below one.
create table team_money_day (
  merchant text not null,
  member_id bigint not null references member (id),
  day date not null,
  kind text not null,
  entries bigint not null,
  came bigint not null,
  went bigint not null,
  primary key (member_id, day, kind)
);
-- How many members below one had a settled bet on a day, by the last such day before (`-infinity` for none). Those of
-- some days are the ones whose day before is before the first: no member counts twice.
create table team_active_day (
  merchant text not null,
  member_id bigint not null references member (id),
  day date not null,
  previous date not null,
  members bigint not null,
  primary key (member_id, day, previous)
);
-- Members who have paid in.
create table member_first_deposit (
  merchant text not null,
  member_id bigint primary key references member (id),
  at timestamptz not null
);

create or replace function team_change_of_member() returns trigger language plpgsql as $$
declare
  before_type integer := case when tg_op = 'UPDATE' then old.customer_type else 4 end;
  counts integer := (new.customer_type <> 4)::integer - (before_type <> 4)::integer;
  agents integer := (new.customer_type not in (0, 4))::integer - (before_type not in (0, 4))::integer;
begin
  if counts <> 0 or agents <> 0 then
    insert into team_change (merchant, member_id, at, members, agents)
      values (new.merchant, new.id, new.created_at, counts, agents);
  end if;
  return null;
end $$;

create function add_team_round(round play_round, sign integer) returns void language sql as $$
  insert into team_change (merchant, member_id, at, bets, payouts, rounds, lottery_rounds, lottery_bets,
    lottery_payouts)
    select round.merchant, round.member_id, round.closed_at, sign * round.stake, sign * round.payout, sign,
      case when g.game_type in ('LOTT', 'ELOTT') then sign else 0 end,
      case when g.game_type in ('LOTT', 'ELOTT') then sign * round.stake else 0 end,
      case when g.game_type in ('LOTT', 'ELOTT') then sign * round.payout else 0 end
    from game g where g.node_id = round.node_id
$$;
create or replace function team_change_of_round() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'settled' then perform add_team_round(old, -1); end if;
  if new.state = 'settled' then perform add_team_round(new, 1); end if;
  return null;
end $$;

create or replace function team_change_of_new_tickets() returns trigger language plpgsql as $$
begin
  insert into team_change (merchant, member_id, at, bets, payouts, rounds, lottery_rounds, lottery_bets,
    lottery_payouts)
    select merchant, member_id, ended_at, sum(amount), sum(payout), count(*), count(*), sum(amount), sum(payout)
    from added where state in ('won', 'lost') group by merchant, member_id, ended_at;
  return null;
end $$;
create or replace function team_change_of_tickets() returns trigger language plpgsql as $$
begin
  insert into team_change (merchant, member_id, at, bets, payouts, rounds, lottery_rounds, lottery_bets,
    lottery_payouts)
    select merchant, member_id, ended_at, sum(sign * amount), sum(sign * payout), sum(sign),
      sum(sign), sum(sign * amount), sum(sign * payout)
    from (
      select 1 as sign, merchant, member_id, ended_at, amount, payout from added where state in ('won', 'lost')
      union all
      select -1, merchant, member_id, ended_at, amount, payout from gone where state in ('won', 'lost')
    ) t
    group by merchant, member_id, ended_at
    having sum(sign * amount) <> 0 or sum(sign * payout) <> 0 or sum(sign) <> 0;
  return null;
end $$;

create or replace function team_change_of_entries() returns trigger language plpgsql as $$
begin
  with moved as (
    select t.merchant, a.member_id, t.created_at as at, team_money_kind(t.kind) as kind, count(*) as entries,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0) as came,
      coalesce(sum(-e.amount) filter (where e.amount < 0), 0) as went
    from added e join ledger_account a on a.id = e.account_id and a.account_type = 1 and a.member_id is not null
      join ledger_transfer t on t.id = e.transfer_id
    group by 1, 2, 3, 4
  ), firsts as (
    insert into member_first_deposit (merchant, member_id, at)
      select merchant, member_id, min(at) from moved where kind = 'deposit' group by 1, 2
    on conflict do nothing returning *
  )
  insert into team_change (merchant, member_id, at, kind, entries, came, went, first_deposits)
    select *, 0 from moved
    union all
    select merchant, member_id, at, null, 0, 0, 0, 1 from firsts;
  return null;
end $$;

-- What was there before: a line for each member and quarter of an hour, which no time zone divides.
insert into team_change (merchant, member_id, at, members, agents)
  select merchant, id, created_at, 1, (customer_type <> 0)::integer from member where customer_type <> 4;
insert into team_change (merchant, member_id, at, bets, payouts, rounds, lottery_rounds, lottery_bets,
    lottery_payouts)
  select r.merchant, r.member_id, date_bin('15 minutes', r.closed_at, '2000-01-01Z'), sum(r.stake), sum(r.payout),
    count(*), count(*) filter (where g.game_type in ('LOTT', 'ELOTT')),
    coalesce(sum(r.stake) filter (where g.game_type in ('LOTT', 'ELOTT')), 0),
    coalesce(sum(r.payout) filter (where g.game_type in ('LOTT', 'ELOTT')), 0)
  from play_round r join game g on g.node_id = r.node_id
  where r.state = 'settled' group by 1, 2, 3;
insert into team_change (merchant, member_id, at, bets, payouts, rounds, lottery_rounds, lottery_bets,
    lottery_payouts)
  select merchant, member_id, date_bin('15 minutes', ended_at, '2000-01-01Z'), sum(amount), sum(payout), count(*),
    count(*), sum(amount), sum(payout)
  from lottery_ticket where state in ('won', 'lost') group by 1, 2, 3;
insert into team_change (merchant, member_id, at, kind, entries, came, went)
  select t.merchant, a.member_id, date_bin('15 minutes', t.created_at, '2000-01-01Z'), team_money_kind(t.kind),
    count(*), coalesce(sum(e.amount) filter (where e.amount > 0), 0),
    coalesce(sum(-e.amount) filter (where e.amount < 0), 0)
  from ledger_entry e join ledger_account a on a.id = e.account_id and a.account_type = 1 and a.member_id is not null
    join ledger_transfer t on t.id = e.transfer_id
  group by 1, 2, 3, 4;
insert into member_first_deposit (merchant, member_id, at)
  select t.merchant, a.member_id, min(t.created_at)
  from ledger_entry e join ledger_account a on a.id = e.account_id and a.account_type = 1 and a.member_id is not null
    join ledger_transfer t on t.id = e.transfer_id and t.kind = 'deposit'
  group by 1, 2;
insert into team_change (merchant, member_id, at, first_deposits)
  select merchant, member_id, at, 1 from member_first_deposit;

-- What the reports read: the movements of a brand besides those of play, and the tickets of a member.
create index ledger_transfer_moved on ledger_transfer (merchant, created_at) where team_money_kind(kind) <> 'play';
create index lottery_ticket_judged_member on lottery_ticket (member_id, ended_at) where state in ('won', 'lost');
