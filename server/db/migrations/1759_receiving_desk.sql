-- Accounts that members pay into are a desk: what was asked for about them is with the changes of all desks, where who
-- changed one and when is too. Their amounts are in the brand's currency, as those of every desk.
insert into desk_change (merchant, desk, row_key, deed, version, before, after, alone, state, note,
  proposed_by, proposed_at, decided_by, decided_at, reason, currency)
select p.merchant, 'receiving-accounts',
  coalesce(p.account_id, (
    select a.id from receiving_account a
    where p.state = 'approved' and a.merchant = p.merchant and a.method = p.fields ->> 'method'
      and a.provider = p.fields ->> 'provider' and a.number = p.fields ->> 'number'
  ))::text,
  case when p.account_id is null then 'add' else 'change' end, 0, null,
  (p.fields - 'position') || jsonb_build_object(
    'qrText', nullif(p.fields ->> 'qrText', ''),
    'fromLevel', p.fields ->> 'fromLevel',
    'toLevel', p.fields ->> 'toLevel'),
  false, p.state, p.note, p.proposed_by, p.proposed_at, p.decided_by, p.decided_at, p.reason,
  coalesce(l.code, '')
from receiving_proposal p left join ledger_currency l on l.merchant = p.merchant
order by p.id;
-- Each change was made from the one before it.
update desk_change c set version = p.id, before = p.after
from desk_change p
where c.desk = 'receiving-accounts' and c.deed = 'change' and p.id = (
  select max(o.id) from desk_change o
  where o.merchant = c.merchant and o.desk = c.desk and o.row_key = c.row_key and o.state = 'approved' and o.id < c.id
);

-- Without the tables that are gone.
create or replace function ledger_currency_hold(asked text) returns text language sql stable as $$
  select case
    when exists (
      select 1 from ledger_account a join ledger_currency c using (merchant)
      where a.merchant = asked and a.currency = c.code
        and exists (select 1 from ledger_entry e where e.account_id = a.id)
    ) then 'entries'
    when exists (select 1 from deposit_order where merchant = asked)
      or exists (select 1 from withdrawal where merchant = asked) then 'orders'
    when exists (
      select 1 from contract_version v join contract c on c.id = v.contract_id where c.merchant = asked
    ) then 'contracts'
    when exists (select 1 from money_proposal where merchant = asked and state = 'waiting')
      or exists (select 1 from withdrawal_rules_proposal where merchant = asked and state = 'waiting')
      or exists (select 1 from desk_change where merchant = asked and state = 'waiting') then 'proposals'
  end
$$;
do $$ begin
  execute replace(pg_get_functiondef('ledger_currency_change'::regproc),
    'update receiving_account set currency = new.code,', 'update receiving_account set');
end $$;
drop table receiving_proposal;
alter table receiving_account drop column currency, drop column changed_by, drop column changed_at;
