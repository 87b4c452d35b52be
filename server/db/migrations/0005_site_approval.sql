-- Everybody who edited the draft since it began: none of them may approve it.
alter table site_draft add column authors jsonb not null default '[]';

-- An approval is of one content on one base; a later edit is another content.
create table site_approval (
  id bigint generated always as identity primary key,
  merchant text not null,
  content_hash text not null,
  base_revision integer not null,
  requested_by text not null,
  requested_at timestamptz not null,
  note text not null,
  decision text check (decision in ('approved', 'rejected')),
  decided_by text,
  decided_at timestamptz,
  reason text,
  check ((decision is null) = (decided_by is null)),
  check (decided_by <> requested_by)
);
create index site_approval_newest on site_approval (merchant, id desc);

create table site_comment (
  id bigint generated always as identity primary key,
  merchant text not null,
  document text not null,
  pointer text not null,
  body text not null,
  author text not null,
  created_at timestamptz not null,
  resolved_by text,
  resolved_at timestamptz
);
create index site_comment_open on site_comment (merchant, id) where resolved_by is null;
