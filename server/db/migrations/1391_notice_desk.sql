-- Announcements that operators write: kept as a draft, shown between two moments, taken down.
alter table notice
  add column state text not null default 'published' check (state in ('draft', 'published', 'withdrawn')),
  -- null: since starts_on, and without an end
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add column changed_by text,
  add column changed_at timestamptz,
  add constraint notice_window check (ends_at is null or starts_at is null or ends_at > starts_at);
