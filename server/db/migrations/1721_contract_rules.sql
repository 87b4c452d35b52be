-- What an active downline has to bring, for each kind of contract: a period of five minutes asks for less than a month.
-- {"daily": {"bets": "100000", "deposits": "0"}}, minor units; a kind that is left out asks for a bet.
alter table contract_setting
  add column active jsonb not null default '{}' check (jsonb_typeof(active) = 'object'),
  -- who proposed what is in force; null for what the first set-up has
  add column changed_by text,
  add column changed_at timestamptz,
  add check ((changed_by is null) = (changed_at is null));
update contract_setting set active = (
  select jsonb_object_agg(kind, jsonb_build_object('bets', active_bets::text, 'deposits', active_deposits::text))
  from unnest(array['dividend', 'daily', 'hourly', 'realTime']) kind);
alter table contract_setting drop column active_bets, drop column active_deposits;

-- Rules of contracts that wait for a second person, and what became of them.
create table contract_rules_proposal (
  id bigint generated always as identity primary key,
  merchant text not null,
  state text not null check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  active jsonb not null check (jsonb_typeof(active) = 'object'),
  carries_over boolean not null,
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
create unique index contract_rules_waiting on contract_rules_proposal (merchant) where state = 'waiting';
