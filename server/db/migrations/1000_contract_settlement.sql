-- What contracts are settled from: results of a member on a day of the brand, by product of contracts. Written
-- once, when the day has ended. OTHER is what belongs to no product.
create table contract_result_day (
  merchant text not null,
  member_id bigint not null references member (id),
  day date not null,
  shelf text not null check (shelf in ('LIVE', 'RNG', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT', 'OTHER')),
  -- minor units; with what was found late of the day before, which may be negative
  valid_bets bigint not null,
  payouts bigint not null,
  rebates bigint not null,
  bonuses bigint not null,
  deposits bigint not null,
  late_bets bigint not null,
  late_payouts bigint not null,
  primary key (member_id, day, shelf)
);
create index contract_result_day_merchant on contract_result_day (merchant, day);
-- Days whose results are written.
create table contract_result_close (
  merchant text not null,
  day date not null,
  primary key (merchant, day)
);
create index ledger_transfer_income on ledger_transfer (merchant, created_at) where kind in ('bonus', 'deposit');
create index rebate_claim_moment on rebate_claim (merchant, claimed_at);

create table contract_setting (
  merchant text primary key,
  -- minor units: a downline with so much valid bets in a period is active
  active_bets bigint not null check (active_bets >= 0),
  -- and with so much deposited
  active_deposits bigint not null check (active_deposits >= 0),
  -- whether a dividend carries what is negative into its next period
  carries_over boolean not null
);

-- One settlement of a kind of contract: of all periods that end on a day.
create table contract_run (
  merchant text not null,
  kind text not null check (kind in ('dividend', 'daily')),
  day date not null,
  settled_at timestamptz not null,
  primary key (merchant, kind, day)
);
-- What a contract gave for a period, and why. Nothing of it changes but its state.
create table contract_line (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null check (kind in ('dividend', 'daily')),
  contract_id bigint not null,
  version integer not null,
  member_id bigint not null references member (id),
  product text not null,
  period text not null check (period in ('D', 'W', 'H', 'M')),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  -- minor units
  amount bigint not null check (amount >= 0),
  -- 0 or less: what the team won, for the next period
  loss_carried bigint not null check (loss_carried <= 0),
  -- 0 or more: what was due below beyond the share, for the next period
  due_carried bigint not null check (due_carried >= 0),
  -- product → minor units of the amount, as text
  amount_by_shelf jsonb not null,
  -- everything that the amount follows from
  facts jsonb not null,
  -- nothing: there is nothing to be paid; released: withheld before, and to be paid
  state text not null check (state in ('nothing', 'pending', 'withheld', 'released', 'paid')),
  settled_at timestamptz not null,
  pay_at timestamptz not null,
  paid_at timestamptz,
  foreign key (contract_id, version) references contract_version (contract_id, version),
  unique (contract_id, to_day),
  check ((state = 'nothing') = (amount = 0)),
  check ((state = 'paid') = (paid_at is not null))
);
create index contract_line_member on contract_line (member_id, kind, id);
create index contract_line_day on contract_line (merchant, kind, to_day);
create index contract_line_open on contract_line (merchant, kind, pay_at) where state in ('pending', 'withheld', 'released');
create function contract_line_keep() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' or old.state in ('nothing', 'paid')
    or to_jsonb(new) - 'state' - 'paid_at' is distinct from to_jsonb(old) - 'state' - 'paid_at'
  then
    raise exception 'a line of a contract changes its state only' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger contract_line_kept before update or delete on contract_line
  for each row execute function contract_line_keep();
