-- A copy of the data about a member, which the member asked for. Gone some days after it was made.
create table data_export (
  id bigint primary key generated always as identity,
  member_id bigint not null references member (id) on delete cascade,
  requested_at timestamptz not null,
  -- null while it is being made
  ready_at timestamptz,
  expires_at timestamptz not null,
  -- JSON, gzip
  body bytea,
  check ((ready_at is null) = (body is null))
);
create index data_export_of_member on data_export (member_id, id desc);
create index data_export_expires on data_export (expires_at);
-- One at a time for each member, however many calls come together.
create unique index data_export_waiting on data_export (member_id) where ready_at is null;
