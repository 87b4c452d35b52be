-- The rules of withdrawals and of transfers between members, and those of contracts by kind, are desks: what was asked
-- for about them is with the changes of all desks, where who changed them and when is too.
create function desk_money(amount bigint, asked text) returns text language sql stable as $$
  select round(amount::numeric / power(10::numeric, coalesce(l.places, 2)), coalesce(l.places, 2))::text
  from (select 1) one left join ledger_currency l on l.merchant = asked
$$;
insert into desk_change (merchant, desk, row_key, deed, version, after, alone, state, note,
  proposed_by, proposed_at, decided_by, decided_at, reason, currency)
select p.merchant, p.desk, '', 'change', 0, p.after, false, p.state, p.note,
  p.proposed_by, p.proposed_at, p.decided_by, p.decided_at, p.reason, coalesce(l.code, '')
from (
  select merchant, 'withdrawal-rules' as desk, jsonb_build_object(
      'minimum', desk_money(minimum, merchant), 'maximum', desk_money(maximum, merchant),
      'fee', desk_money(fee, merchant), 'perDay', per_day, 'receiptMinutes', receipt_minutes,
      'mayCancel', may_cancel, 'secondPersonFrom', desk_money(second_person_from, merchant)) as after,
    state, note, proposed_by, proposed_at, decided_by, decided_at, reason, id
  from withdrawal_rules_proposal
  union all
  select merchant, 'transfer-rules', jsonb_build_object(
      'toUpline', to_upline, 'toDownline', to_downline,
      'minimum', desk_money(minimum, merchant), 'maximum', desk_money(maximum, merchant),
      'dailyMost', desk_money(daily_most, merchant)),
    state, note, proposed_by, proposed_at, decided_by, decided_at, reason, id
  from transfer_rules_proposal
  union all
  select merchant, 'contract-rules-' || lower(kind), jsonb_build_object(
      'activeBets', desk_money(coalesce((active -> kind ->> 'bets')::bigint, 0), merchant),
      'activeDeposits', desk_money(coalesce((active -> kind ->> 'deposits')::bigint, 0), merchant))
      || case when kind = 'dividend' then jsonb_build_object('carriesOver', carries_over) else '{}' end,
    state, note, proposed_by, proposed_at, decided_by, decided_at, reason, id
  from contract_rules_proposal cross join unnest(array['dividend', 'daily', 'hourly', 'realTime']) kind
) p left join ledger_currency l on l.merchant = p.merchant
order by p.desk, p.id;
-- Each change was made from the one before it.
update desk_change c set version = p.id, before = p.after
from desk_change p
where c.desk ~ '-rules' and p.id = (
  select max(o.id) from desk_change o
  where o.merchant = c.merchant and o.desk = c.desk and o.state = 'approved' and o.id < c.id
);
drop function desk_money(bigint, text);
drop table withdrawal_rules_proposal;
drop table transfer_rules_proposal;
drop table contract_rules_proposal;

alter table withdrawal_setting drop column changed_by, drop column changed_at;
alter table member_transfer_setting drop column changed_by, drop column changed_at;
-- A row for each kind of contract.
alter table contract_setting drop constraint contract_setting_pkey,
  add column kind text check (kind in ('dividend', 'daily', 'hourly', 'realTime')),
  -- minor units: a downline with so many valid bets in a period is active
  add column active_bets bigint check (active_bets >= 0),
  -- and with so much deposited
  add column active_deposits bigint check (active_deposits >= 0);
insert into contract_setting (merchant, kind, active_bets, active_deposits, carries_over, active)
select merchant, k, coalesce((active -> k ->> 'bets')::bigint, 0), coalesce((active -> k ->> 'deposits')::bigint, 0),
  carries_over, '{}'
from contract_setting cross join unnest(array['dividend', 'daily', 'hourly', 'realTime']) k;
delete from contract_setting where kind is null;
alter table contract_setting drop column active, drop column changed_by, drop column changed_at,
  alter column kind set not null,
  alter column active_bets set not null,
  alter column active_deposits set not null,
  alter column carries_over set default true,
  add primary key (merchant, kind);

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
      or exists (select 1 from desk_change where merchant = asked and state = 'waiting') then 'proposals'
  end
$$;
-- Rules of transfers and of contracts go over to another currency with the others.
do $$ begin
  execute replace(pg_get_functiondef('ledger_currency_desks'::regproc), 'return new;', '
  update member_transfer_setting set
    minimum = rescale_money(minimum, factor, 1),
    maximum = rescale_money(maximum, factor, 1),
    daily_most = rescale_money(daily_most, factor, 1)
  where merchant = old.merchant;
  update contract_setting set
    active_bets = rescale_money(active_bets, factor, 0),
    active_deposits = rescale_money(active_deposits, factor, 0)
  where merchant = old.merchant;
  return new;');
end $$;
