-- Pictures that members send as proof. Kept as the platform cleaned them, never as they came.
create table upload (
  -- opaque: knowing one is not enough to read it, but nobody should guess it either
  id text primary key,
  member_id bigint not null references member (id) on delete cascade,
  type text not null check (type in ('image/png', 'image/jpeg')),
  name text not null,
  size integer not null check (size > 0),
  -- hex SHA-256 of what is kept
  sha256 text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  -- what it proves, for example 'deposit:17'; null while nothing has claimed it
  subject text
);
create index upload_subject on upload (subject) where subject is not null;
create index upload_unclaimed on upload (member_id, created_at) where subject is null;
