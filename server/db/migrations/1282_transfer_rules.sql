-- Who proposed the rules of transfers between members that are in force; null for those of the first set-up.
alter table member_transfer_setting
  add column changed_by text,
  add column changed_at timestamptz,
  add check ((changed_by is null) = (changed_at is null));

-- Rules of transfers between members that wait for a second person, and what became of them.
create table transfer_rules_proposal (
  id bigint generated always as identity primary key,
  merchant text not null,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  to_upline boolean not null,
  to_downline boolean not null,
  -- minor units, like in member_transfer_setting
  minimum bigint not null check (minimum > 0),
  maximum bigint not null check (maximum >= minimum),
  daily_most bigint not null check (daily_most >= maximum),
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  -- operators do not approve what they proposed
  check (state <> 'approved' or decided_by <> proposed_by)
);
create unique index transfer_rules_waiting on transfer_rules_proposal (merchant) where state = 'waiting';
