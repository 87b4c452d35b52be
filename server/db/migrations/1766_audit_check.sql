-- The last check of a merchant's records, and how far the one is that runs: nodes share it.
create table audit_check (
  merchant text primary key,
  -- null: none runs
  begun_at timestamptz,
  begun_by text not null,
  entries integer not null default 0 check (entries >= 0),
  checked integer not null default 0 check (checked >= 0),
  -- last sign of life of the one that runs
  moved_at timestamptz not null,
  -- what the last one found, as the console shows it
  verdict jsonb
);
