create table ledger_account (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- 'house' accounts are the other side of money that comes in or goes out
  owner text not null check (owner in ('member', 'house')),
  member_id bigint references member (id),
  -- wire field accountTypeId; 1 is the main wallet
  account_type integer not null,
  currency text not null,
  -- minor units
  balance bigint not null default 0,
  check ((owner = 'member') = (member_id is not null)),
  check (owner = 'house' or balance >= 0)
);
create unique index ledger_account_member on ledger_account (member_id, account_type) where member_id is not null;
create unique index ledger_account_house on ledger_account (merchant, account_type, currency) where member_id is null;

create table ledger_transfer (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null,
  -- what the transfer is for; the same reference is never booked twice
  reference text not null,
  created_at timestamptz not null,
  unique (merchant, reference)
);

create table ledger_entry (
  id bigint generated always as identity primary key,
  transfer_id bigint not null references ledger_transfer (id),
  account_id bigint not null references ledger_account (id),
  -- minor units; negative leaves the account
  amount bigint not null check (amount <> 0)
);
create index ledger_entry_transfer on ledger_entry (transfer_id);
create index ledger_entry_account on ledger_entry (account_id, id);

create function ledger_entry_book() returns trigger language plpgsql as $$
begin
  update ledger_account set balance = balance + new.amount where id = new.account_id;
  return new;
end $$;
create trigger ledger_entry_book after insert on ledger_entry for each row execute function ledger_entry_book();

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger entries are append-only' using errcode = 'integrity_constraint_violation';
end $$;
create trigger ledger_entry_fixed before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create trigger ledger_entry_kept before truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create trigger ledger_transfer_fixed before update or delete on ledger_transfer
  for each row execute function ledger_refuse_change();
create trigger ledger_transfer_kept before truncate on ledger_transfer
  for each statement execute function ledger_refuse_change();

-- Checked at commit: each transfer sums to nothing, within one currency and one merchant.
create function ledger_transfer_check() returns trigger language plpgsql as $$
declare
  total numeric;
  kinds bigint;
begin
  select sum(e.amount), count(distinct (a.currency, a.merchant)) into total, kinds
    from ledger_entry e join ledger_account a on a.id = e.account_id where e.transfer_id = new.transfer_id;
  if total <> 0 or kinds <> 1 then
    raise exception 'transfer % is out of balance by %', new.transfer_id, total
      using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_transfer_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_transfer_check();
