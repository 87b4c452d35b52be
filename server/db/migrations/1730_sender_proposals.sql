-- Changes of a sender that one operator asked for and another decides about: codes and links of people go by it.
create table sender_proposal (
  id text primary key,
  merchant text not null,
  channel text not null check (channel in ('sms', 'email')),
  action text not null check (action in ('save', 'remove')),
  -- what it would be, without passwords and secrets
  summary jsonb not null,
  -- what it would be, as the secret box seals it; null for a removal, and once it is decided
  sealed text,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((state = 'waiting') = (decided_at is null)),
  check (state <> 'approved' or decided_by <> proposed_by),
  check (sealed is null or (state = 'waiting' and action = 'save'))
);
create unique index sender_proposal_waiting on sender_proposal (merchant, channel) where state = 'waiting';
create index sender_proposal_of on sender_proposal (merchant, channel, proposed_at);
