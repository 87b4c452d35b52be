-- What is switched off without a publish. A row goes when it is restored; the audit keeps both.
create table site_kill (
  merchant text not null,
  kind text not null check (kind in ('component', 'vendor', 'form', 'machine', 'feature')),
  name text not null,
  reason text not null,
  author text not null,
  created_at timestamptz not null,
  primary key (merchant, kind, name)
);
alter table site_revision drop constraint site_revision_kind_check;
alter table site_revision add constraint site_revision_kind_check
  check (kind in ('publish', 'rollback', 'initial', 'kill', 'restore'));
-- The release as compiled, where the one shown has something switched off.
alter table site_revision add column compiled_hash text references site_release (hash);
