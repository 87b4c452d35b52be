create table site_source (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  body text not null,
  created_at timestamptz not null
);

create table site_part (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  type text not null check (type in ('json', 'js', 'css')),
  body bytea not null,
  gzip bytea not null,
  brotli bytea not null,
  created_at timestamptz not null
);
-- They are compressed already.
alter table site_part alter column body set storage external;
alter table site_part alter column gzip set storage external;
alter table site_part alter column brotli set storage external;

create table site_release (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  manifest jsonb not null,
  created_at timestamptz not null
);

create table site_revision (
  merchant text not null,
  revision integer not null check (revision > 0),
  release_hash text not null references site_release (hash),
  source_hash text not null references site_source (hash),
  kind text not null check (kind in ('publish', 'rollback', 'initial')),
  note text not null,
  author text not null,
  published_at timestamptz not null,
  rolled_back_to integer,
  primary key (merchant, revision)
);

create table site_pointer (
  merchant text primary key,
  revision integer not null,
  foreign key (merchant, revision) references site_revision (merchant, revision)
);

create table site_draft (
  merchant text primary key,
  base_revision integer not null,
  version integer not null,
  patches jsonb not null,
  updated_by text,
  updated_at timestamptz,
  foreign key (merchant, base_revision) references site_revision (merchant, revision)
);

create table site_preview (
  token_hash text primary key,
  merchant text not null,
  release_hash text not null references site_release (hash),
  author text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index site_preview_expiry on site_preview (expires_at);

-- What a start of the program imported from its own files, so that the same files are not imported twice.
create table site_import (
  merchant text primary key,
  -- Hash of the files and of the engine that compiled them.
  fingerprint text not null,
  revision integer not null,
  imported_at timestamptz not null
);

create table site_audit (
  merchant text not null,
  position integer not null check (position > 0),
  entry text not null,
  previous text not null,
  hash text not null,
  created_at timestamptz not null,
  primary key (merchant, position)
);

create unlogged table site_adoption (
  node text not null,
  merchant text not null,
  revision integer not null,
  browsers integer not null,
  seen_at timestamptz not null,
  primary key (node, merchant, revision)
);

create table site_report (
  id bigint generated always as identity primary key,
  merchant text not null,
  release_hash text not null,
  page text not null,
  node_id text not null,
  message text not null,
  count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  unique (merchant, release_hash, page, node_id, message)
);

-- What was published stays as it was.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger site_source_immutable before update or delete on site_source for each statement execute function refuse_change();
create trigger site_part_immutable before update on site_part for each statement execute function refuse_change();
create trigger site_release_immutable before update on site_release for each statement execute function refuse_change();
create trigger site_revision_immutable before update or delete on site_revision for each statement execute function refuse_change();
create trigger site_audit_immutable before update or delete on site_audit for each statement execute function refuse_change();
