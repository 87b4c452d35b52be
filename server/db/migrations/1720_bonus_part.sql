-- What of a member's main wallet is bonus money: a second book beside the ledger, written in the same transactions.
-- The rest of the wallet is the member's own cash, which nothing locks.
create table member_bonus (
  merchant text not null,
  member_id bigint primary key references member (id),
  -- minor units of the main wallet
  amount bigint not null check (amount >= 0)
);
create table bonus_entry (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  kind text not null check (kind in ('granted', 'staked', 'won', 'refunded', 'returned', 'released')),
  -- what it is for
  reference text not null,
  amount bigint not null check (amount <> 0),
  amount_after bigint not null check (amount_after >= 0),
  booked_at timestamptz not null
);
create index bonus_entry_member on bonus_entry (member_id, id);
create trigger bonus_entry_fixed before update or delete on bonus_entry
  for each row execute function ledger_refuse_change();
create trigger bonus_entry_kept before truncate on bonus_entry
  for each statement execute function ledger_refuse_change();
-- How much of the stakes of a round or an order was bonus money, so that what they bring is parted as they were.
create table bonus_stake (
  merchant text not null,
  -- what all references of the round or the order begin with
  play text not null,
  member_id bigint not null references member (id),
  -- minor units
  staked bigint not null check (staked > 0),
  bonus bigint not null check (bonus >= 0 and bonus <= staked),
  primary key (merchant, play)
);
create index bonus_stake_member on bonus_stake (member_id);

create function move_bonus(owner bigint, moved bigint, what text, why text, at timestamptz) returns void
  language plpgsql as $$
declare house text; rest bigint;
begin
  if moved = 0 then return; end if;
  update member_bonus set amount = amount + moved where member_id = owner returning merchant, amount into house, rest;
  insert into bonus_entry (merchant, member_id, kind, reference, amount, amount_after, booked_at)
    values (house, owner, what, why, moved, rest, at);
end $$;

-- What leaves a wallet is cash first: bonus money goes when no cash is left.
create function bonus_goes_last() returns trigger language plpgsql as $$
declare owner bigint; held bigint;
begin
  select b.member_id, b.amount into owner, held
    from ledger_account a join member_bonus b on b.member_id = a.member_id
    where a.id = new.account_id and a.account_type = 1 and b.amount > new.balance_after for update of b;
  if found then
    perform move_bonus(owner, new.balance_after - held, 'staked',
      (select reference from ledger_transfer where id = new.transfer_id), new.booked_at);
  end if;
  return null;
end $$;
create trigger bonus_goes_last after insert on ledger_entry
  for each row when (new.amount < 0) execute function bonus_goes_last();

-- A bonus that is played off is cash: its part of the bonus money, by what each of the open ones brought.
create function bonus_is_free() returns trigger language plpgsql as $$
declare held bigint; done numeric; total numeric;
begin
  select amount into held from member_bonus where member_id = new.member_id and amount > 0 for update;
  if not found then return null; end if;
  select coalesce(sum(e.amount) filter (where b.mark <= new.asked - new.due), 0), sum(e.amount) into done, total
    from bonus_wagering b
      join bonus_entry e on e.member_id = b.member_id and e.reference = b.reference and e.kind = 'granted'
    where b.member_id = new.member_id and b.mark > old.asked - old.due;
  perform move_bonus(new.member_id, -(case when new.due = 0 then held when done = 0 then 0
    else div(held * done, total) end)::bigint, 'released', 'wagering', clock_timestamp());
  return null;
end $$;
create trigger bonus_is_free after update of due on member_turnover
  for each row when (new.due < old.due) execute function bonus_is_free();

-- What was there before: of the open bonuses, oldest first, as much as the wallet holds.
insert into bonus_entry (merchant, member_id, kind, reference, amount, amount_after, booked_at)
  select merchant, member_id, 'granted', reference, least(amount, balance - earlier),
    least(earlier + amount, balance), now()
  from (
    select b.merchant, b.member_id, b.reference, b.mark, e.amount, w.balance,
      sum(e.amount) over (partition by b.member_id order by b.mark) - e.amount as earlier
    from member_turnover t
      join bonus_wagering b on b.member_id = t.member_id and b.mark > t.asked - t.due
      join ledger_transfer l on l.merchant = b.merchant and l.reference = b.reference
      join ledger_account w on w.member_id = b.member_id and w.account_type = 1
      join ledger_entry e on e.transfer_id = l.id and e.account_id = w.id
    where t.due > 0 and e.amount > 0) of_each
  where balance > earlier order by member_id, mark;
insert into member_bonus (merchant, member_id, amount)
  select merchant, member_id, sum(amount) from bonus_entry group by merchant, member_id;
