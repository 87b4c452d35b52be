-- Figures of teams, kept by the transactions that change them. A fact adds a line to team_change in its own
-- transaction, which locks no one else's rows. A job adds the lines to the sums of the member and of everyone above, and
-- takes them away. What a team did is its sums and those of its members' lines that are not added yet.
create table team_change (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null,
  at timestamptz not null,
  members integer not null default 0,
  agents integer not null default 0,
  -- minor units
  balance bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  bets bigint not null default 0,
  payouts bigint not null default 0,
  -- settled bets
  rounds bigint not null default 0
);
create index team_change_merchant on team_change (merchant, id);
create index team_change_member on team_change (member_id);
-- Rows stay for seconds: the table is small where what they leave is cleared often.
alter table team_change set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);

-- What a member did on a day of the brand.
create table member_day (
  merchant text not null,
  member_id bigint not null references member (id),
  day date not null,
  deposits bigint not null,
  withdrawals bigint not null,
  bets bigint not null,
  payouts bigint not null,
  rounds bigint not null,
  primary key (member_id, day)
);
-- The last day on which a member had a settled bet.
create table member_activity (
  merchant text not null,
  member_id bigint primary key references member (id),
  last_day date
);
-- All members below one, on any level.
create table team_total (
  merchant text not null,
  member_id bigint primary key references member (id),
  members bigint not null,
  agents bigint not null,
  balance bigint not null
);
-- What all of them did on a day of the brand.
create table team_day (
  merchant text not null,
  member_id bigint not null references member (id),
  day date not null,
  newcomers bigint not null,
  deposits bigint not null,
  withdrawals bigint not null,
  bets bigint not null,
  payouts bigint not null,
  primary key (member_id, day)
);
-- How many of them had their last settled bet on a day.
create table team_activity (
  merchant text not null,
  member_id bigint not null references member (id),
  last_day date not null,
  members bigint not null,
  primary key (member_id, last_day)
);

-- Accounts of the free trial (type 4) are in no team.
create function team_change_of_member() returns trigger language plpgsql as $$
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
create trigger team_change_of_member after insert or update of customer_type on member
  for each row execute function team_change_of_member();

create function team_change_of_round() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.state = 'settled' then
    insert into team_change (merchant, member_id, at, bets, payouts, rounds)
      values (old.merchant, old.member_id, old.closed_at, -old.stake, -old.payout, -1);
  end if;
  if new.state = 'settled' then
    insert into team_change (merchant, member_id, at, bets, payouts, rounds)
      values (new.merchant, new.member_id, new.closed_at, new.stake, new.payout, 1);
  end if;
  return null;
end $$;
create trigger team_change_of_new_round after insert on play_round
  for each row when (new.state = 'settled') execute function team_change_of_round();
create trigger team_change_of_round after update on play_round
  for each row when (
    (old.state = 'settled' or new.state = 'settled')
    and (old.state, old.stake, old.payout, old.closed_at) is distinct from (new.state, new.stake, new.payout, new.closed_at)
  ) execute function team_change_of_round();

create function team_change_of_new_tickets() returns trigger language plpgsql as $$
begin
  insert into team_change (merchant, member_id, at, bets, payouts, rounds)
    select merchant, member_id, ended_at, sum(amount), sum(payout), count(*) from added
    where state in ('won', 'lost') group by merchant, member_id, ended_at;
  return null;
end $$;
create trigger team_change_of_new_tickets after insert on lottery_ticket
  referencing new table as added for each statement execute function team_change_of_new_tickets();
create function team_change_of_tickets() returns trigger language plpgsql as $$
begin
  insert into team_change (merchant, member_id, at, bets, payouts, rounds)
    select s.merchant, s.member_id, s.ended_at, sum(s.sign * s.amount), sum(s.sign * s.payout), sum(s.sign)
    from (
      select 1 as sign, merchant, member_id, ended_at, amount, payout from added where state in ('won', 'lost')
      union all
      select -1, merchant, member_id, ended_at, amount, payout from gone where state in ('won', 'lost')
    ) s
    group by s.merchant, s.member_id, s.ended_at
    having sum(s.sign * s.amount) <> 0 or sum(s.sign * s.payout) <> 0 or sum(s.sign) <> 0;
  return null;
end $$;
create trigger team_change_of_tickets after update on lottery_ticket
  referencing old table as gone new table as added for each statement execute function team_change_of_tickets();

create function team_change_of_entries() returns trigger language plpgsql as $$
begin
  insert into team_change (merchant, member_id, at, balance, deposits, withdrawals)
    select t.merchant, a.member_id, t.created_at, sum(e.amount),
      coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0),
      coalesce(sum(-e.amount) filter (where t.kind like 'withdrawal.%'), 0)
    from added e join ledger_account a on a.id = e.account_id and a.account_type = 1 and a.member_id is not null
      join ledger_transfer t on t.id = e.transfer_id
    group by t.merchant, a.member_id, t.created_at;
  return null;
end $$;
create trigger team_change_of_entries after insert on ledger_entry
  referencing new table as added for each statement execute function team_change_of_entries();

-- What was there before: a line for each member and quarter of an hour, which no time zone divides.
insert into team_change (merchant, member_id, at, members, agents)
  select merchant, id, created_at, 1, (customer_type <> 0)::integer from member where customer_type <> 4;
insert into team_change (merchant, member_id, at, bets, payouts, rounds)
  select merchant, member_id, date_bin('15 minutes', closed_at, '2000-01-01Z'), sum(stake), sum(payout), count(*)
  from play_round where state = 'settled' group by 1, 2, 3;
insert into team_change (merchant, member_id, at, bets, payouts, rounds)
  select merchant, member_id, date_bin('15 minutes', ended_at, '2000-01-01Z'), sum(amount), sum(payout), count(*)
  from lottery_ticket where state in ('won', 'lost') group by 1, 2, 3;
insert into team_change (merchant, member_id, at, balance, deposits, withdrawals)
  select t.merchant, a.member_id, date_bin('15 minutes', t.created_at, '2000-01-01Z'), sum(e.amount),
    coalesce(sum(e.amount) filter (where t.kind = 'deposit'), 0),
    coalesce(sum(-e.amount) filter (where t.kind like 'withdrawal.%'), 0)
  from ledger_entry e join ledger_account a on a.id = e.account_id and a.account_type = 1 and a.member_id is not null
    join ledger_transfer t on t.id = e.transfer_id
  group by 1, 2, 3;
