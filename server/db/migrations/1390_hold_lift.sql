-- Holds on withdrawals that somebody wants lifted early, and what a second person said about it.
create table hold_lift_proposal (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id) on delete cascade,
  account text not null,
  -- the hold as the person who asked saw it
  hold_reason text not null,
  held_until timestamptz not null,
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
create unique index hold_lift_proposal_waiting on hold_lift_proposal (member_id) where state = 'waiting';
create index hold_lift_proposal_of on hold_lift_proposal (merchant, state, id);
