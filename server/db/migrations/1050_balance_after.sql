-- What was on the account after each entry, and when it was booked: a record reads both from the entry alone.
alter table ledger_entry
  -- minor units
  add column balance_after bigint,
  add column booked_at timestamptz;
alter table ledger_entry disable trigger ledger_entry_fixed;
update ledger_entry e set balance_after = sums.balance_after, booked_at = t.created_at
from (select id, sum(amount) over (partition by account_id order by id) as balance_after from ledger_entry) sums,
  ledger_transfer t
where sums.id = e.id and t.id = e.transfer_id;
alter table ledger_entry enable trigger ledger_entry_fixed;
alter table ledger_entry alter column balance_after set not null, alter column booked_at set not null;
create index ledger_entry_booked on ledger_entry (account_id, booked_at, id) include (amount);

-- The balance is counted as before, and each entry remembers it.
drop trigger ledger_entry_book on ledger_entry;
create or replace function ledger_entry_book() returns trigger language plpgsql as $$
begin
  update ledger_account set balance = balance + new.amount where id = new.account_id
    returning balance into new.balance_after;
  select created_at into new.booked_at from ledger_transfer where id = new.transfer_id;
  return new;
end $$;
create trigger ledger_entry_book before insert on ledger_entry for each row execute function ledger_entry_book();
