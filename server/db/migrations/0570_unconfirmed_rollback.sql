-- A rollback past changes that took two people: live at once, and confirmed or taken back afterwards.
create table site_rollback (
  merchant text not null,
  -- The revision that the rollback made.
  revision integer not null,
  source_hash text not null,
  -- What was live before, and what the sensitive changes are counted from.
  before_revision integer not null,
  before_source text not null,
  -- Who rolled back: none of them may confirm.
  authors jsonb not null,
  sensitive jsonb not null,
  created_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'taken-back', 'replaced')),
  settled_by text,
  settled_at timestamptz,
  primary key (merchant, revision),
  foreign key (merchant, revision) references site_revision (merchant, revision),
  foreign key (merchant, before_revision) references site_revision (merchant, revision),
  check ((state = 'open') = (settled_at is null))
);
create index site_rollback_open on site_rollback (merchant, revision desc) where state = 'open';
