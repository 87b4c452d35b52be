-- What operators keep from being paid: one line, or all payments of contracts to a member. It is in force from the
-- moment that it is asked for; a second person confirms it, or lifts it.
create table contract_hold (
  id bigint generated always as identity primary key,
  merchant text not null,
  member_id bigint not null references member (id),
  -- null: all payments of contracts
  line_id bigint references contract_line (id),
  held_at timestamptz not null,
  held_by text not null,
  reason text not null,
  ended_at timestamptz
);
create unique index contract_hold_open on contract_hold (member_id, coalesce(line_id, 0)) where ended_at is null;
create index contract_hold_line on contract_hold (line_id) where line_id is not null;
create index contract_hold_merchant on contract_hold (merchant, id) where ended_at is null;
create table contract_hold_proposal (
  id bigint generated always as identity primary key,
  merchant text not null,
  hold_id bigint not null references contract_hold (id),
  action text not null check (action in ('withhold', 'release')),
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  note text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  check ((state = 'waiting') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state = 'withdrawn' or decided_by <> proposed_by)
);
create unique index contract_hold_proposal_waiting on contract_hold_proposal (hold_id) where state = 'waiting';
create index contract_hold_proposal_merchant on contract_hold_proposal (merchant, id);
