-- Play money of trial accounts (type 4) has a currency of its own: no transfer mixes currencies, so it
-- never meets money that can be paid in or out.
update ledger_account a set currency = 'FUN'
from member m where m.id = a.member_id and m.customer_type = 4 and a.account_type = 1;
update ledger_account set currency = 'FUN' where owner = 'house' and account_type = 4;

create function ledger_account_currency() returns trigger language plpgsql as $$
declare
  is_trial boolean;
begin
  select customer_type = 4 into is_trial from member where id = new.member_id;
  if new.account_type = 1 and is_trial <> (new.currency = 'FUN') then
    raise exception 'play money is of trial accounts, and trial accounts have no other'
      using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger ledger_account_currency before insert or update of currency, member_id on ledger_account
  for each row when (new.member_id is not null) execute function ledger_account_currency();
