-- What one person alone credited, whatever the way: for the sums of a day above which a second one is asked.
create table cashier_credit (
  id bigint generated always as identity primary key,
  merchant text not null,
  -- user name of the operator
  operator text not null,
  member_id bigint not null references member (id),
  way text not null check (way in ('deposit', 'heldDeposit', 'application', 'redemption')),
  -- the order, application or order of points
  subject text not null,
  -- minor units
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  unique (merchant, way, subject)
);
create index cashier_credit_operator on cashier_credit (merchant, operator, created_at);
create index cashier_credit_member on cashier_credit (member_id, created_at);

-- The same picture, and the same payer, are looked for among all proofs.
create index upload_bytes on upload (sha256) where subject is not null;
create index deposit_order_payer on deposit_order (merchant, lower(payer_name)) where payer_name <> '';

create function rescale_new_money_rules() returns trigger language plpgsql as $$
begin
  update money_rules set rules = rules
    || case when rules ? 'cashierDay' then jsonb_build_object('cashierDay',
      rescale_money_text(rules ->> 'cashierDay', new.places)) else '{}' end
    || case when rules ? 'memberDay' then jsonb_build_object('memberDay',
      rescale_money_text(rules ->> 'memberDay', new.places)) else '{}' end
  where merchant = old.merchant;
  return new;
end $$;
create trigger rescale_new_money_rules before update of code on ledger_currency
  for each row when (new.code <> old.code) execute function rescale_new_money_rules();
