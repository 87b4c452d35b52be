-- Records of a member are read from sums by quarter of an hour, which no time zone divides: totals of a range, and where
-- in it a page begins, without a look at every row. Each transaction keeps the sums of what it writes.

-- What a transfer is called in the records of members.
create function record_kind(kind text, reference text) returns text language sql immutable as $$
  select case split_part(kind, '.', 1)
    when 'deposit' then 'deposit' when 'withdrawal' then 'withdrawal' when 'bonus' then 'bonus' when 'rebate' then 'bonus'
    when 'transfer' then 'transfer' when 'contract' then 'contract' when 'adjustment' then 'adjustment'
    when 'lottery' then 'lottery'
    when 'game' then case when reference like 'lottery%' then 'lottery' else 'game' end
    when 'jackpot' then 'game' else 'other' end
$$;
create function quarter_of(at timestamptz) returns timestamptz language sql immutable as $$
  select date_bin(interval '15 minutes', at, timestamptz '2000-01-01 00:00:00+00')
$$;

-- Movements of an account of a member.
create table account_quarter (
  account_id bigint not null references ledger_account (id),
  -- the first moment of the quarter
  at timestamptz not null,
  kind text not null,
  entries integer not null,
  -- of them, those that came in
  gains integer not null,
  -- minor units; what went is negative
  came bigint not null,
  went bigint not null,
  primary key (account_id, at, kind)
);
-- Bets of a member by the moment when they were opened; those that are void or whose stake never came are none.
create table bet_quarter (
  member_id bigint not null references member (id),
  at timestamptz not null,
  -- kind of game; LOTT for tickets
  product text not null,
  bets integer not null,
  -- minor units of all, and of those that were won or lost
  stake bigint not null,
  settled integer not null,
  valid bigint not null,
  payout bigint not null,
  primary key (member_id, at, product)
);

create function account_quarter_of_entries() returns trigger language plpgsql as $$
begin
  insert into account_quarter as q (account_id, at, kind, entries, gains, came, went)
    select e.account_id, quarter_of(e.booked_at), record_kind(t.kind, t.reference), count(*),
      count(*) filter (where e.amount > 0), sum(greatest(e.amount, 0)), sum(least(e.amount, 0))
    from added e join ledger_account a on a.id = e.account_id and a.owner = 'member'
      join ledger_transfer t on t.id = e.transfer_id
    group by 1, 2, 3 order by 1, 2, 3
  on conflict (account_id, at, kind) do update
    set entries = q.entries + excluded.entries, gains = q.gains + excluded.gains, came = q.came + excluded.came, went = q.went + excluded.went;
  return null;
end $$;
create trigger account_quarter_of_entries after insert on ledger_entry
  referencing new table as added for each statement execute function account_quarter_of_entries();

create function count_bets(bets bet_quarter[]) returns void language sql as $$
  insert into bet_quarter as q (member_id, at, product, bets, stake, settled, valid, payout)
    select member_id, at, product, sum(bets), sum(stake), sum(settled), sum(valid), sum(payout)
    from unnest(bets) group by member_id, at, product
    having sum(bets) <> 0 or sum(stake) <> 0 or sum(settled) <> 0 or sum(valid) <> 0 or sum(payout) <> 0
    order by member_id, at, product
  on conflict (member_id, at, product) do update
    set bets = q.bets + excluded.bets, stake = q.stake + excluded.stake, settled = q.settled + excluded.settled,
      valid = q.valid + excluded.valid, payout = q.payout + excluded.payout
$$;
create function bet_line(sign integer, member_id bigint, at timestamptz, product text, stake bigint, is_settled boolean,
  payout bigint) returns bet_quarter language sql immutable as $$
  select row(member_id, quarter_of(at), product, sign, sign * stake, case when is_settled then sign else 0 end,
    case when is_settled then sign * stake else 0 end, case when is_settled then sign * payout else 0 end)::bet_quarter
$$;

create function bet_quarter_of_rounds() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform count_bets(array_agg(bet_line(s.sign, s.member_id, s.opened_at, g.game_type, s.stake, s.state = 'settled',
      s.payout + s.jackpot)))
    from (select 1 as sign, * from added union all select -1, * from gone) s join game g on g.node_id = s.node_id
    where s.state <> 'void';
  else
    perform count_bets(array_agg(bet_line(1, s.member_id, s.opened_at, g.game_type, s.stake, s.state = 'settled',
      s.payout + s.jackpot)))
    from added s join game g on g.node_id = s.node_id where s.state <> 'void';
  end if;
  return null;
end $$;
create trigger bet_quarter_of_new_rounds after insert on play_round
  referencing new table as added for each statement execute function bet_quarter_of_rounds();
create trigger bet_quarter_of_rounds after update on play_round
  referencing old table as gone new table as added for each statement execute function bet_quarter_of_rounds();

create function bet_quarter_of_tickets() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform count_bets(array_agg(bet_line(s.sign, s.member_id, s.created_at, 'LOTT', s.amount,
      s.state in ('won', 'lost'), s.payout + s.rebate)))
    from (select 1 as sign, * from added union all select -1, * from gone) s;
  else
    perform count_bets(array_agg(bet_line(1, s.member_id, s.created_at, 'LOTT', s.amount, s.state in ('won', 'lost'),
      s.payout + s.rebate)))
    from added s;
  end if;
  return null;
end $$;
create trigger bet_quarter_of_new_tickets after insert on lottery_ticket
  referencing new table as added for each statement execute function bet_quarter_of_tickets();
create trigger bet_quarter_of_tickets after update on lottery_ticket
  referencing old table as gone new table as added for each statement execute function bet_quarter_of_tickets();

-- Writes all sums from what is there. Nothing may be booked meanwhile.
create function count_records() returns void language sql as $$
  delete from account_quarter;
  delete from bet_quarter;
  insert into account_quarter
    select e.account_id, quarter_of(e.booked_at), record_kind(t.kind, t.reference), count(*),
      count(*) filter (where e.amount > 0), sum(greatest(e.amount, 0)), sum(least(e.amount, 0))
    from ledger_entry e join ledger_account a on a.id = e.account_id and a.owner = 'member'
      join ledger_transfer t on t.id = e.transfer_id
    group by 1, 2, 3;
  insert into bet_quarter
    select member_id, quarter_of(opened_at), product, count(*), sum(stake), count(*) filter (where is_settled),
      coalesce(sum(stake) filter (where is_settled), 0), coalesce(sum(payout) filter (where is_settled), 0)
    from (
      select r.member_id, r.opened_at, g.game_type as product, r.stake, r.state = 'settled' as is_settled,
        r.payout + r.jackpot as payout
      from play_round r join game g on g.node_id = r.node_id where r.state <> 'void'
      union all
      select member_id, created_at, 'LOTT', amount, state in ('won', 'lost'), payout + rebate from lottery_ticket
    ) b group by 1, 2, 3;
$$;
select count_records();
drop index lottery_ticket_member;
create index lottery_ticket_member on lottery_ticket (member_id, created_at, id);
