-- What operators decided about withdrawals, by the key that their browser made for it: asked again, it is
-- answered and not done again.
create table withdrawal_decision (
  merchant text not null,
  operator text not null,
  key text not null,
  withdrawal_id bigint not null references withdrawal (id),
  -- hex SHA-256 of withdrawal, action and words
  fingerprint text not null,
  created_at timestamptz not null,
  primary key (merchant, operator, key)
);

-- Rules of money that wait for a second person, and what became of them.
create table withdrawal_rules_proposal (
  id bigint generated always as identity primary key,
  merchant text not null,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  -- minor units, like in withdrawal_setting
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  fee bigint not null check (fee >= 0 and fee < minimum),
  per_day integer not null check (per_day between 1 and 100),
  receipt_minutes integer not null check (receipt_minutes between 1 and 10080),
  may_cancel boolean not null,
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  -- nobody approves what they asked for
  check (state <> 'approved' or decided_by <> proposed_by)
);
create unique index withdrawal_rules_waiting on withdrawal_rules_proposal (merchant) where state = 'waiting';
