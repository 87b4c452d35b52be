-- Second factors that operators have lost: one administrator asks for their removal, another one confirms it.
create table console_factor_reset (
  id bigint generated always as identity primary key,
  account_id bigint not null references console_account (id) on delete cascade,
  username text not null,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  -- two people, and neither is the one who lost it
  check (proposed_by <> username),
  check (state <> 'approved' or (decided_by <> proposed_by and decided_by <> username))
);
create unique index console_factor_reset_waiting on console_factor_reset (account_id) where state = 'waiting';
create index console_factor_reset_of on console_factor_reset (state, id);
