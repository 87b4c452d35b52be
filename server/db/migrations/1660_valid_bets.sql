-- What counts of a stake: bets that cover each other count no more than what is at risk.

-- minor units; null where all of the stake counts
alter table lottery_ticket add column valid bigint check (valid >= 0 and valid <= amount);
alter table play_round add column valid bigint check (valid >= 0 and valid <= stake);

-- Of the stakes that were won or lost, minor units that cover each other and do not count as valid bets.
alter table bet_quarter add column covered bigint not null default 0;

create or replace function count_bets(bets bet_quarter[]) returns void language sql as $$
  insert into bet_quarter as q (member_id, at, product, bets, stake, settled, valid, payout, covered)
    select member_id, at, product, sum(bets), sum(stake), sum(settled), sum(valid), sum(payout), sum(covered)
    from unnest(bets) group by member_id, at, product
    having sum(bets) <> 0 or sum(stake) <> 0 or sum(settled) <> 0 or sum(valid) <> 0 or sum(payout) <> 0
      or sum(covered) <> 0
    order by member_id, at, product
  on conflict (member_id, at, product) do update
    set bets = q.bets + excluded.bets, stake = q.stake + excluded.stake, settled = q.settled + excluded.settled,
      valid = q.valid + excluded.valid, payout = q.payout + excluded.payout, covered = q.covered + excluded.covered
$$;
create function bet_line(sign integer, member_id bigint, at timestamptz, product text, stake bigint, is_settled boolean,
  payout bigint, counted bigint) returns bet_quarter language sql immutable as $$
  select row(member_id, quarter_of(at), product, sign, sign * stake, case when is_settled then sign else 0 end,
    case when is_settled then sign * stake else 0 end, case when is_settled then sign * payout else 0 end,
    case when is_settled then sign * (stake - coalesce(counted, stake)) else 0 end)::bet_quarter
$$;
create or replace function bet_quarter_of_rounds() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform count_bets(array_agg(bet_line(s.sign, s.member_id, s.opened_at, g.game_type, s.stake, s.state = 'settled',
      s.payout + s.jackpot, s.valid)))
    from (select 1 as sign, * from added union all select -1, * from gone) s join game g on g.node_id = s.node_id
    where s.state <> 'void';
  else
    perform count_bets(array_agg(bet_line(1, s.member_id, s.opened_at, g.game_type, s.stake, s.state = 'settled',
      s.payout + s.jackpot, s.valid)))
    from added s join game g on g.node_id = s.node_id where s.state <> 'void';
  end if;
  return null;
end $$;
create or replace function bet_quarter_of_tickets() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform count_bets(array_agg(bet_line(s.sign, s.member_id, s.created_at, 'LOTT', s.amount,
      s.state in ('won', 'lost'), s.payout + s.rebate, s.valid)))
    from (select 1 as sign, * from added union all select -1, * from gone) s;
  else
    perform count_bets(array_agg(bet_line(1, s.member_id, s.created_at, 'LOTT', s.amount, s.state in ('won', 'lost'),
      s.payout + s.rebate, s.valid)))
    from added s;
  end if;
  return null;
end $$;
drop function bet_line(integer, bigint, timestamptz, text, bigint, boolean, bigint);

create or replace function count_records() returns void language sql as $$
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
      coalesce(sum(stake) filter (where is_settled), 0), coalesce(sum(payout) filter (where is_settled), 0),
      coalesce(sum(stake - counted) filter (where is_settled), 0)
    from (
      select r.member_id, r.opened_at, g.game_type as product, r.stake, r.state = 'settled' as is_settled,
        r.payout + r.jackpot as payout, coalesce(r.valid, r.stake) as counted
      from play_round r join game g on g.node_id = r.node_id where r.state <> 'void'
      union all
      select member_id, created_at, 'LOTT', amount, state in ('won', 'lost'), payout + rebate, coalesce(valid, amount)
      from lottery_ticket
    ) b group by 1, 2, 3;
$$;
