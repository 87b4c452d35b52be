-- Work that is due at a moment: any node does it, once.
create table job (
  id bigint generated always as identity primary key,
  merchant text not null,
  kind text not null,
  -- what the job is for; the same key of a kind is done at most once
  key text not null,
  payload jsonb not null default '{}',
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  created_at timestamptz not null,
  done_at timestamptz,
  unique (merchant, kind, key)
);
create index job_due on job (merchant, due_at, id) where done_at is null;
create index job_done on job (done_at) where done_at is not null;
