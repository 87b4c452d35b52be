-- The currency of a merchant's money: the brand's of the live release, written in the transaction that
-- makes the release live. It is fixed as soon as money, or a promise of money, exists in it.
create table ledger_currency (
  merchant text primary key,
  -- ISO 4217; play money and points have codes that no brand may take
  code text not null check (code ~ '^[A-Z]{3}$' and code not in ('FUN', 'PTS')),
  symbol text not null,
  -- decimal places of its amounts
  places integer not null check (places between 0 and 4)
);
-- Before this table there was one currency.
insert into ledger_currency (merchant, code, symbol, places)
select distinct merchant, 'PHP', '₱', 2 from ledger_account;

-- What holds a merchant to its currency; null while nothing does.
create function ledger_currency_hold(asked text) returns text language sql stable as $$
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
      or exists (select 1 from receiving_proposal where merchant = asked and state = 'waiting') then 'proposals'
  end
$$;

-- An amount that operators or members set, in the minor units of another currency; at least `smallest`.
create function rescale_money(amount bigint, factor numeric, smallest bigint) returns bigint
language sql immutable as $$ select greatest(smallest, round(amount * factor))::bigint $$;
create function rescale_money_text(amount text, places integer) returns text
language sql immutable as $$ select round(amount::numeric, places)::text $$;

-- Refuses another currency once the first is fixed; before that, accounts and settings go over to it: 100
-- of the one become 100 of the other.
create function ledger_currency_change() returns trigger language plpgsql as $$
declare
  factor numeric := power(10::numeric, new.places - old.places);
  hold text;
begin
  -- No entry is booked between the look and the end of this transaction.
  lock table ledger_entry in share mode;
  hold := ledger_currency_hold(old.merchant);
  if hold is not null then
    raise exception 'the currency of % is fixed: there are % in %', old.merchant, hold, old.code
      using errcode = 'integrity_constraint_violation';
  end if;
  update ledger_account set currency = new.code where merchant = old.merchant and currency = old.code;
  update receiving_account set currency = new.code,
    minimum = rescale_money(minimum, factor, 1),
    maximum = rescale_money(maximum, factor, 1),
    per_day = case when per_day is not null then rescale_money(per_day, factor, 1) end
  where merchant = old.merchant;
  update deposit_method set
    minimum = rescale_money(minimum, factor, 1),
    maximum = rescale_money(maximum, factor, 1),
    fee = rescale_money(fee, factor, 0),
    quick = array(select rescale_money(one, factor, 1) from unnest(quick) with ordinality q(one, place) order by place)
  where merchant = old.merchant;
  update withdrawal_setting set
    minimum = rescale_money(minimum, factor, 1),
    maximum = rescale_money(maximum, factor, 1),
    fee = least(rescale_money(fee, factor, 0), rescale_money(minimum, factor, 1) - 1),
    second_person_from = case when second_person_from is not null then rescale_money(second_person_from, factor, 0) end
  where merchant = old.merchant;
  update point_reward set
    amount_requirement = rescale_money(amount_requirement, factor, 0),
    pays = rescale_money(pays, factor, 0)
  where merchant = old.merchant;
  update activity set pays = rescale_money(pays, factor, 0) where merchant = old.merchant;
  update issued_reward set pays = rescale_money(pays, factor, 0) where merchant = old.merchant;
  update envelope_plan set
    least = rescale_money(least, factor, 1),
    most = rescale_money(most, factor, 1),
    budget = rescale_money(budget, factor, 1)
  where merchant = old.merchant;
  update game_win set amount = rescale_money(amount, factor, 1) where merchant = old.merchant;
  update care_limit l set
    amount = case when l.amount is not null then rescale_money(l.amount, factor, 1) end,
    next_amount = case when l.next_amount is not null then rescale_money(l.next_amount, factor, 1) end
  from member m where m.id = l.member_id and m.merchant = old.merchant and l.kind <> 'session';
  update money_rules set rules = rules || jsonb_build_object(
    'creditTolerance', rescale_money_text(rules ->> 'creditTolerance', new.places),
    'creditLimit', rescale_money_text(rules ->> 'creditLimit', new.places),
    'ceilings', (
      select coalesce(jsonb_agg(line || jsonb_build_object(
        'perRound', rescale_money_text(line ->> 'perRound', new.places),
        'perDay', rescale_money_text(line ->> 'perDay', new.places))), '[]')
      from jsonb_array_elements(rules -> 'ceilings') line))
  where merchant = old.merchant;
  return new;
end $$;
create trigger ledger_currency_change before update of code on ledger_currency
  for each row when (new.code <> old.code) execute function ledger_currency_change();

-- The vendor of the demonstration: in what a game was opened and a round is played.
alter table vendor_session add column currency text not null default 'PHP';
alter table vendor_session alter column currency drop default;
alter table vendor_round add column currency text not null default 'PHP';
alter table vendor_round alter column currency drop default;
