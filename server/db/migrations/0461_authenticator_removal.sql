-- Lost authenticators that support wants taken off, and what a second person said about it.
create table authenticator_removal (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id) on delete cascade,
  account text not null,
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
  check (state <> 'approved' or decided_by <> proposed_by)
);
create unique index authenticator_removal_waiting on authenticator_removal (member_id) where state = 'waiting';
create index authenticator_removal_of on authenticator_removal (merchant, state, id);
