-- Flows that the server keeps: a snapshot of the same machine that a browser runs. No actor lives
-- between two steps; a step locks the row, so steps of one flow come one after the other.
create table flow (
  merchant text not null,
  machine text not null,
  -- what the flow is about, for example the number of a withdrawal
  key text not null,
  -- of the machine's contract, when the flow began
  version integer not null,
  value jsonb not null,
  context jsonb not null,
  -- child id → key of the job that ends its wait
  waits jsonb not null default '{}',
  status text not null check (status in ('active', 'done')),
  steps integer not null,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (merchant, machine, key)
);

-- What happened to a flow, in order. Never changed.
create table flow_step (
  merchant text not null,
  machine text not null,
  key text not null,
  step integer not null,
  -- member:12, operator:anna, timer, server
  actor text not null,
  event text not null,
  from_state text not null,
  to_state text not null,
  at timestamptz not null,
  primary key (merchant, machine, key, step),
  foreign key (merchant, machine, key) references flow (merchant, machine, key)
);
