-- Offers that operators prepare: members see nothing of a draft, and nothing runs before a second person approved it.
alter table promotion drop constraint promotion_state_check,
  add constraint promotion_state_check check (state in ('draft', 'active', 'paused', 'ended'));
alter table mission add column state text not null default 'active'
  check (state in ('draft', 'active', 'paused', 'ended'));
-- Starts and changes that wait for a second person, and what became of them.
create table offer_proposal (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null check (kind in ('promotion', 'mission')),
  -- of the promotion or the mission
  offer_id bigint not null,
  -- all of the offer as it would be, as the console's wire has it
  fields jsonb not null,
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
create unique index offer_proposal_waiting on offer_proposal (kind, offer_id) where state = 'waiting';
create index offer_proposal_merchant on offer_proposal (merchant, kind, id);
