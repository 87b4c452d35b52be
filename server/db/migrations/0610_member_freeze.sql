-- Who froze a member, when and why; null while the account is open.
alter table member
  add column frozen_at timestamptz,
  add column frozen_by text,
  add column frozen_reason text;
create index member_frozen on member (merchant, frozen_at) where frozen;

-- Accounts that somebody wants open again, and what a second person said about it.
create table unfreeze_proposal (
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
create unique index unfreeze_proposal_waiting on unfreeze_proposal (member_id) where state = 'waiting';
create index unfreeze_proposal_of on unfreeze_proposal (merchant, state, id);

-- A start of a game can be ended by a freeze too.
alter table play_launch drop constraint play_launch_closed_by_check;
alter table play_launch
  add constraint play_launch_closed_by_check check (closed_by in ('break', 'time-limit', 'freeze'));
