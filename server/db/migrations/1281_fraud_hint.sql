-- What looks like fraud among agents and members, with the facts that it was found by, and what an operator decided.
create table fraud_hint (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null check (kind in ('selfReferral', 'hedgedBets', 'circularTransfer')),
  -- of the facts: the same ones give one hint
  mark text not null,
  member_ids bigint[] not null,
  -- [{what, at, member, other, detail, amount}]; amounts in minor units
  facts jsonb not null,
  found_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'confirmed')),
  decided_by text,
  decided_at timestamptz,
  reason text not null default '',
  unique (merchant, kind, mark),
  check ((state = 'open') = (decided_at is null))
);
create index fraud_hint_state on fraud_hint (merchant, state, id desc);
