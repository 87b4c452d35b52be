-- Changes of what operators keep in the desks of the console: those that wait for a second person, and all that took
-- effect, whole before and after. It is the history of each row too.
create table desk_change (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- name of the desk: deposit-methods
  desk text not null,
  -- null: a new row whose key is not known before it is made
  row_key text,
  deed text not null check (deed in ('add', 'change', 'off', 'order')),
  -- the change that the row had last when this one was asked for; 0: none
  version bigint not null check (version >= 0),
  -- as the console's wire has them; null: there was no row
  before jsonb,
  after jsonb not null,
  -- whether one person may: nothing can be lost by it
  alone boolean not null,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  -- nobody approves what they asked for
  check (state <> 'approved' or alone or decided_by <> proposed_by)
);
create unique index desk_change_waiting on desk_change (merchant, desk, row_key)
  where state = 'waiting' and row_key is not null;
create index desk_change_of on desk_change (merchant, desk, state, id);
create index desk_change_row on desk_change (merchant, desk, row_key, id) where state = 'approved';

-- Amounts of what waits are in the currency of now.
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
      or exists (select 1 from receiving_proposal where merchant = asked and state = 'waiting')
      or exists (select 1 from desk_change where merchant = asked and state = 'waiting') then 'proposals'
  end
$$;
-- What operators set up before the currency is fixed goes over to another one, as older tables do.
create function ledger_currency_desks() returns trigger language plpgsql as $$
declare
  factor numeric := power(10::numeric, new.places - old.places);
begin
  update member_level set
    total_bets = rescale_money(total_bets, factor, 0),
    month_bets = rescale_money(month_bets, factor, 0),
    keep_bets = rescale_money(keep_bets, factor, 0),
    bonus = rescale_money(bonus, factor, 0)
  where merchant = old.merchant;
  update rebate_setting set minimum = rescale_money(minimum, factor, 1) where merchant = old.merchant;
  update referral_setting set
    least_bets = rescale_money(least_bets, factor, 1),
    pays = rescale_money(pays, factor, 1)
  where merchant = old.merchant;
  update leaderboard_prize set
    pays = case when pays > 0 then rescale_money(pays, factor, 1) else 0 end
  where merchant = old.merchant;
  update point_setting set
    bets_per_point = case when bets_per_point is not null then rescale_money(bets_per_point, factor, 1) end
  where merchant = old.merchant;
  return new;
end $$;
create trigger ledger_currency_desks before update of code on ledger_currency
  for each row when (new.code <> old.code) execute function ledger_currency_desks();
